import { setImmediate as letOthersRun } from 'node:timers/promises'
import { readCountry } from '@jobapply/core/shared/countries/country-rules'
import type { Wish } from '#features/jobs/sources/readers/source'
import type { CompanyBlock } from './company-file.ts'

/** Fields of work by words in the names of employers, and by words of what people want to work as. */
const FIELDS: readonly { employer: RegExp; occupation: RegExp }[] = [
  {
    employer:
      /hospital|clini[ck]|klini[ck]|health|\bcare\b|pflege|medical|nursing|praxis|dental|hospice|senior|sant[eé]|zorg|v[aå]rd|salud|sa[uú]de|pharm|apothek/i,
    occupation:
      /nurs|care|pfleg|health|doctor|physio|midwi|infirm|enferm|sjuksk|verpleeg|medic|pharm|dental|therap|zorg|aide-soignant/i,
  },
  {
    employer:
      /restaurant|hotel|caf[eé]|gastro|catering|food|pizza|burger|baker|b[aä]ckerei|kitchen|resort|brew|cocina|diner|hospitality/i,
    occupation:
      /cook|chef|koch|k[oö]chin|cuisin|kitchen|waiter|waitress|kellner|serveu|barista|baker|b[aä]cker|reception|cociner|kock|camarer/i,
  },
  {
    employer:
      /metall|stahl|steel|weld|elektro|electric|\bbau\b|construct|plumb|hvac|automotive|motors?\b|sanit[aä]r|handwerk|maschinen|machin|industr|manufactur|werk|engineering|roof|solar|energ/i,
    occupation:
      /weld|schwei[sß]+er|soud|electric|elektr|plumb|carpent|tischler|mechani|mechat|mont(?:eur|ador)|machin|install|technician|techniker|roof|paint|svets|soldador|lasser/i,
  },
  {
    employer: /logisti|transport|truck|spedition|warehouse|freight|shipping|express|delivery|lager|haul/i,
    occupation:
      /driver|fahrer|chauffeur|conduct|warehouse|lager|logisti|forklift|stapler|courier|magasin|picker|repartidor|moto(?:rista)/i,
  },
  {
    employer: /school|schule|academy|kita|kinder|universit|educat|college|learning|escola|nursery|bildung/i,
    occupation: /teach|lehrer|enseign|educat|erzieh|l[aä]rare|profes|docent|tutor|lecturer|nursery/i,
  },
  {
    employer: /store|retail|market|markt|handel|mode|fashion|shop|grocer|supermer|boutique|reinigung|clean|facility|hygiene/i,
    occupation:
      /sales|verk[aä]uf|vend|shop|retail|cashier|kass|store|clean|reinig|nettoy|limpi|st[aä]d|schoonma|s[aä]ljare|verkoper/i,
  },
  {
    employer: /software|\btech|labs?\b|data|digital|\bai\b|cloud|systems?\b|\bit\b|cyber|robot/i,
    occupation:
      /software|develop|entwickl|d[eé]velopp|engineer|programm|data|devops|\bit\b|design|product|qa\b|utvecklar|ontwikkel/i,
  },
  {
    employer: /bank|financ|steuer|\btax|account|insur|versicher|capital|wealth|audit|consult|law|legal|group|services/i,
    occupation:
      /account|buchhalt|financ|compta|payroll|controll|admin|office|b[uü]ro|clerk|assist|secretar|legal|recruit|human|market|contab/i,
  },
]

/** Where most boards of a system are, and legal forms and ends of hosts that say where a company is. */
const SYSTEM_COUNTRY: Readonly<Record<string, string>> = {
  ...{
    join: 'Germany',
    softgarden: 'Germany',
    personio: 'Germany',
    gupy: 'Brazil',
    pinpoint: 'United Kingdom',
    recruitee: 'Netherlands',
  },
  ...{ teamtailor: 'Sweden', paycom: 'United States', paylocity: 'United States', jazzhr: 'United States', ukg: 'United States' },
  ...{ applicantpro: 'United States', hireology: 'United States', careerplug: 'United States', neogov: 'United States' },
  ...{
    icims: 'United States',
    bamboohr: 'United States',
    dayforce: 'United States',
    adp: 'United States',
    rippling: 'United States',
  },
}
const FORMS: readonly (readonly [country: string, form: RegExp])[] = [
  ['Germany', /\b(?:gmbh|ag|kg|ohg|e\.? ?v\.?|mbh|ug)\b|\.de$/i],
  ['United Kingdom', /\b(?:ltd|limited|plc|llp|nhs)\b|\.uk$/i],
  ['France', /\b(?:sarl|sas|sasu)\b|\.fr$/i],
  ['Spain', /\b(?:s\.l\.?|sl|slu)\b|\.es$/i],
  ['Netherlands', /\bb\.?v\b\.?|\.nl$/i],
  ['Sweden', /\bab\b|\.se$/i],
  ['Denmark', /\b(?:aps|a\/s)\b|\.dk$/i],
  ['Norway', /\bas\b|\.no$/i],
  ['Finland', /\boy(?:j)?\b|\.fi$/i],
  ['Italy', /\b(?:srl|s\.r\.l|spa|s\.p\.a)\b|\.it$/i],
  ['Poland', /\bsp\. ?z\b|\.pl$/i],
  ['Brazil', /\b(?:ltda|eireli)\b|\.br$/i],
  ['India', /\b(?:pvt|private limited)\b|\.in$/i],
  ['Canada', /\.ca$|\bcanada\b/i],
  ['Australia', /\bpty\b|\.au$/i],
  ['United States', /\b(?:inc|llc|corp)\b/i],
]

const LONGEST_NAME = 200

/** What people look for: a bit for each field of work, by country. */
function fieldsWanted(wishes: readonly Wish[]): Map<string, number> {
  const wanted = new Map<string, number>()
  for (const { words, country } of wishes) {
    const known = readCountry(country)
    if (!known) continue
    const said = words.slice(0, LONGEST_NAME)
    const fields = FIELDS.reduce((bits, { occupation }, field) => (occupation.test(said) ? bits | (1 << field) : bits), 0)
    wanted.set(known, (wanted.get(known) ?? 0) | fields)
  }
  return wanted
}

export type ChosenBoard = { source: string; line: string }

/** What the names of a block say: a country for each line (its place in `names`), and a bit for each field of work. */
type Traits = { names: readonly string[]; countries: Uint8Array; fields: Uint8Array }
const read = new WeakMap<CompanyBlock, Traits>()
const AT_ONCE = 1_000

/** Read once for each block, some lines at a time: eighty thousand names take a moment. */
async function traitsOf(block: CompanyBlock): Promise<Traits> {
  const known = read.get(block)
  if (known) return known
  const { source, lines } = block
  const names = ['']
  const [countries, fields] = [new Uint8Array(lines.length), new Uint8Array(lines.length)]
  for (const [place, line] of lines.entries()) {
    const said = line.slice(0, LONGEST_NAME).replaceAll('-', ' ')
    const country = countryOf(source, said) ?? ''
    if (!names.includes(country)) names.push(country)
    countries[place] = names.indexOf(country)
    fields[place] = FIELDS.reduce((bits, { employer }, field) => (employer.test(said) ? bits | (1 << field) : bits), 0)
    if (place % AT_ONCE === AT_ONCE - 1) await letOthersRun()
  }
  const traits = { names, countries, fields }
  read.set(block, traits)
  return traits
}

/**
 * Boards of the directory in the order in which they are worth a try: of the countries and fields that people look for first, then of
 * their countries, then those of their fields that may be anywhere. The rest is left alone, and so is everything while nobody looks for
 * anything.
 */
export async function rankBoards(
  blocks: readonly CompanyBlock[],
  sources: readonly string[],
  wishes: readonly Wish[],
): Promise<ChosenBoard[]> {
  const wanted = fieldsWanted(wishes)
  const anyField = [...wanted.values()].reduce((bits, fields) => bits | fields, 0)
  const ranks: ChosenBoard[][] = [[], [], []]
  for (const block of blocks) {
    if (!sources.includes(block.source)) continue
    const { names, countries, fields } = await traitsOf(block)
    for (const [place, line] of block.lines.entries()) {
      const country = names[countries[place] ?? 0] ?? ''
      const ofCountry = wanted.get(country)
      const isField = ((fields[place] ?? 0) & (ofCountry ?? anyField)) !== 0
      const rank = ofCountry !== undefined ? (isField ? 0 : 1) : isField && country === '' ? 2 : undefined
      if (rank !== undefined) ranks[rank]?.push({ source: block.source, line })
    }
    await letOthersRun()
  }
  return ranks.flatMap(inTurns)
}

const countryOf = (source: string, said: string) => FORMS.find(([, form]) => form.test(said))?.[0] ?? SYSTEM_COUNTRY[source]

/** One of each system after the other, so that no system is asked for everything at once. */
function inTurns(boards: readonly ChosenBoard[]): ChosenBoard[] {
  const bySource = [...Map.groupBy(boards, ({ source }) => source).values()]
  const longest = Math.max(0, ...bySource.map((some) => some.length))
  return Array.from({ length: longest }, (_, place) => bySource.flatMap((some) => some[place] ?? [])).flat()
}
