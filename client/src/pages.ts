/** The script of the server's pages: conveniences only, every page works without it. */
import { copyLinks } from "./pages/copy_buttons";
import { join } from "./pages/join_form";
import { followLobby } from "./pages/lobby_refresh";
import { themeSwitch } from "./pages/theme_switch";
import { transfer } from "./pages/transfer_form";

themeSwitch();
followLobby();
copyLinks();
join();
transfer();
