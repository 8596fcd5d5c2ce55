/** What `/t/<id>` loads. */
import { showTheme } from "./table/theme";
import "./table/shell";

showTheme();
