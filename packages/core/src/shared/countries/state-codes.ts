import { foldWords } from '@jobapply/language/fold'

/** States that forms list by their short names. */
const TABLES: Readonly<Record<string, string>> = {
  'United States':
    'Alabama AL,Alaska AK,Arizona AZ,Arkansas AR,California CA,Colorado CO,Connecticut CT,Delaware DE,Florida FL,Georgia GA,Hawaii HI,Idaho ID,Illinois IL,Indiana IN,Iowa IA,Kansas KS,Kentucky KY,Louisiana LA,Maine ME,Maryland MD,Massachusetts MA,Michigan MI,Minnesota MN,Mississippi MS,Missouri MO,Montana MT,Nebraska NE,Nevada NV,New Hampshire NH,New Jersey NJ,New Mexico NM,New York NY,North Carolina NC,North Dakota ND,Ohio OH,Oklahoma OK,Oregon OR,Pennsylvania PA,Rhode Island RI,South Carolina SC,South Dakota SD,Tennessee TN,Texas TX,Utah UT,Vermont VT,Virginia VA,Washington WA,West Virginia WV,Wisconsin WI,Wyoming WY,District of Columbia DC',
  Canada:
    'Alberta AB,British Columbia BC,Manitoba MB,New Brunswick NB,Newfoundland and Labrador NL,Nova Scotia NS,Ontario ON,Prince Edward Island PE,Quebec QC,Saskatchewan SK',
  Australia:
    'New South Wales NSW,Victoria VIC,Queensland QLD,Western Australia WA,South Australia SA,Tasmania TAS,Australian Capital Territory ACT,Northern Territory NT',
}

const STATES = new Map(
  Object.entries(TABLES).map(([country, table]) => [
    country,
    table.split(',').map((line) => {
      const at = line.lastIndexOf(' ')
      return [foldWords(line.slice(0, at)), foldWords(line.slice(at + 1))] as const
    }),
  ]),
)

/** The full and the short name of a state, folded; empty where only one is known. */
export function stateNames(state: string, country: string): readonly string[] {
  const own = foldWords(state)
  return STATES.get(country)?.find((names) => names.includes(own)) ?? []
}
