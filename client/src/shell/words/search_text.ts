/** Text as it is searched for: in lower case, without accents. */
export const searchText = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
