/** What the server's pages load: small comforts, nothing that a page cannot do without. */
import { copyLinks } from "./pages/copy";
import { join } from "./pages/join";
import { followLobby } from "./pages/lobby";
import { themeSwitch } from "./pages/themes";
import { transfer } from "./pages/transfer";

themeSwitch();
followLobby();
copyLinks();
join();
transfer();

