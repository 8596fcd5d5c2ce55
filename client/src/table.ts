/** The script of the table page, `/t/<id>`. */
import { showTheme } from "./shell/device/theme";
import "./shell/hb_table";

showTheme();
