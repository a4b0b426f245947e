/** World regions as postings write them, with their countries; borderline countries are included. */
const EU_CODES = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'
const EEA_CODES = `${EU_CODES} IS LI NO`
const EUROPE_CODES = `${EEA_CODES} CH GB AL AD BY BA XK MC MD ME MK RS SM UA VA TR RU GE AM AZ`
const NEAR_EAST_AND_AFRICA_CODES =
  'AE BH IL IQ IR JO KW LB OM PS QA SA SY YE EG DZ AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MU MA MZ NA NE NG RW ST SN SC SL SO ZA SS SD TZ TG TN UG ZM ZW'
const SOUTH_AMERICA_CODES = 'AR BO BR CL CO EC GY PY PE SR UY VE'
const LATAM_CODES = `${SOUTH_AMERICA_CODES} MX BZ CR CU DO GT HT HN NI PA SV`
const NORTH_AMERICA_CODES = 'US CA MX'
export const REGIONS = {
  EU: { label: 'the EU', written: 'EU|E\\.U\\.|European Union', codes: EU_CODES },
  EEA: { label: 'the EEA', written: 'EEA|European Economic Area', codes: EEA_CODES },
  Europe: { label: 'Europe', written: 'Europe(?:an(?= (?:residents?|candidates?|applicants?|countr)))?', codes: EUROPE_CODES },
  EMEA: { label: 'EMEA', written: 'EMEA', codes: `${EUROPE_CODES} ${NEAR_EAST_AND_AFRICA_CODES}` },
  DACH: { label: 'Germany, Austria or Switzerland', written: 'DACH', codes: 'DE AT CH' },
  Nordics: { label: 'the Nordic countries', written: 'Nordics|Nordic countries', codes: 'DK FI IS NO SE' },
  LATAM: { label: 'Latin America', written: 'LATAM|Latin America', codes: LATAM_CODES },
  'South America': { label: 'South America', written: 'South America', codes: SOUTH_AMERICA_CODES },
  'North America': { label: 'North America', written: 'North(?:ern)? America', codes: NORTH_AMERICA_CODES },
  Americas: {
    label: 'the Americas',
    written: 'Americas',
    codes: `${NORTH_AMERICA_CODES} ${LATAM_CODES} AG BS BB DM GD JM KN LC VC TT`,
  },
  APAC: {
    label: 'Asia-Pacific',
    written: 'APAC|Asia[- ]Pacific',
    codes:
      'AU NZ JP CN IN SG MY TH VN PH ID KR KP TW HK MO BD LK NP PK KH LA MM MN BN BT MV TL FJ PG WS TO VU SB KI MH FM NR PW TV',
  },
} as const
export type Region = keyof typeof REGIONS
