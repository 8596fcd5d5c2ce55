/** What `/t/<id>` loads. */
import { showTheme } from "./shell/device/theme";
import "./shell/hb_table";

showTheme();
