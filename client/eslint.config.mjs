import tseslint from "typescript-eslint";

/** What the compiler does not see: promises that nobody waits for, values of no type, dead code. */
export default tseslint.config(
  { ignores: ["node_modules"] },
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { project: "./tsconfig.json", tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // As for the compiler, an argument that is there for its place begins with an underscore.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
);
