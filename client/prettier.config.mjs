/** How sources are laid out. Templates of `lit` are left as they are written: white space in them is shown. */
export default { printWidth: 120, embeddedLanguageFormatting: "off" };
