/** Countries as German, French, Spanish and Portuguese postings name them, then what belongs to them: "deutsche Staatsangehörigkeit". */
const NATIONS = `
Germany: Deutschland|Allemagne|Alemania|Alemanha; German|deutsche?[nrs]?|allemande?s?|alemana?|alemã|alemão
Austria: Österreich|Autriche|Áustria; Austrian|österreichische?[nrs]?|autrichienne?s?|austriaca|austríac[ao]
Switzerland: Schweiz|Suisse|Suiza|Suíça; Swiss|Schweizer|schweizerische?[nrs]?|suiz[ao]|suíç[ao]
France: Frankreich|Francia|França; French|französische?[nrs]?|française?s?|frances[ao]?|francés|francês
Belgium: Belgien|Belgique|Bélgica; Belgian|belgische?[nrs]?|belges?
Spain: Spanien|Espagne|España|Espanha; Spanish|spanische?[nrs]?|espagnole?s?|español[ao]?|espanhol[ao]?
Portugal: Portugal; Portuguese|portugiesische?[nrs]?|portugaise?s?|portugués|portuguesa|português
Italy: Italien|Italie|Italia|Itália; Italian|italienische?[nrs]?|italienne?s?|italian[ao]
Netherlands: Niederlande[n]?|Pays-Bas|Países Bajos|Holanda|Países Baixos; Dutch|niederländische?[nrs]?|néerlandaise?s?|neerlandes[ao]|holandes[ao]
United Kingdom: Großbritannien|Vereinigtes Königreich|Royaume-Uni|Reino Unido|Great Britain; British|britische?[nrs]?|britanniques?|británic[ao]|britânic[ao]
Ireland: Irland|Irlande|Irlanda; Irish|irische?[nrs]?|irlandaise?s?|irlandes[ao]
United States: USA|Vereinigte Staaten|États-Unis|Estados Unidos|EE\\.? ?UU\\.?; American|amerikanische?[nrs]?|américaine?s?|estadounidense|american[ao]
Canada: Kanada|Canadá; Canadian|kanadische?[nrs]?|canadienne?s?|canadiense
Brazil: Brasilien|Brésil|Brasil; Brazilian|brasilianische?[nrs]?|brésilienne?s?|brasileñ[ao]|brasileir[ao]
Argentina: Argentinien|Argentine; Argentin(?:e|ian)|argentinische?[nrs]?|argentin[ao]
Mexico: Mexiko|Mexique|México; Mexican|mexikanische?[nrs]?|mexican[ao]
Colombia: Kolumbien|Colombie|Colômbia; Colombian|colombian[ao]
Chile: Chili; Chilean|chilen[ao]
Australia: Australien|Australie|Austrália; Australian
Poland: Polen|Pologne|Polonia|Polônia|Polónia; Polish|polnische?[nrs]?|polonaise?s?|polac[ao]
`
const parsed = NATIONS.trim()
  .split('\n')
  .map((line) => {
    const [country = '', rest = ''] = line.split(': ')
    const [names = '', people = ''] = rest.split('; ')
    return { country, names, people }
  })
const whole = (words: string) => `(?<![\\p{L}])(?:${words})(?![\\p{L}])`
const ANY_NAME = new RegExp(whole(parsed.map(({ names }) => names).join('|')), 'u')
const NAMES = parsed.map(({ country, names }) => [country, new RegExp(whole(names), 'u')] as const)
const PEOPLE = parsed.map(({ country, people }) => [country, new RegExp(whole(people), 'iu')] as const)

/** The countries that a text names in another language than English. */
export const nationsIn = (text: string): string[] =>
  ANY_NAME.test(text) ? NAMES.flatMap(([country, pattern]) => (pattern.test(text) ? country : [])) : []

/** The country whose people a text speaks of: "a British citizen". */
export const nationalityIn = (text: string): string | undefined => PEOPLE.find(([, pattern]) => pattern.test(text))?.[0]
