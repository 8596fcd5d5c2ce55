/** What the server's pages load: small comforts, nothing that a page cannot do without. */
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

