import { STATES } from '@jobapply/core/jobs/fields/place-names'
import { countriesIn } from './work-rights.ts'

/** A driving licence, or a car of one's own. `classes`: those beyond a car, of which one is enough unless `isEach`. */
export type AskedDriving = {
  classes: string[]
  isEach: boolean
  country: string | null
  ownVehicle: boolean
  /** The sentence denies something, and may deny this: nobody is told that it is met. */
  isUnsure?: true
}

const LICENCE =
  /driver'?s?'?s?[ -]+licen[cs]es?|driving[ -]+licen[cs]es?|driver'?s permit|\bfull (?:(?:UK|EU|clean|manual|valid|Irish|Australian|current) )*licen[cs]e\b(?! (?:as|to practi))|\bclean licen[cs]e\b|\bvalid licen[cs]e to drive|\b(?:C\+E|CE|C1E?|D1E?|vocational|driving) entitlement\b|Führerschein(?![- ]?(?:zuschuss|förder|kosten|finanz|übernahme))|Fahrerlaubnis|\bpermis (?:de conduire|VL|PL|poids)|\b(?:carn[eé]t?|permiso|licencia|registro) de conduci?r|\bcarn[eé]t? de coche\b|rijbewijs|\bpatente (?:di guida|[A-D]\b)|carta de (?:condução|motorista|habilitação)|carteira (?:de )?(?:motorista|habilitação|nacional de habilitação)|\bCNH\b|prawo jazdy|körkort|\bB-?körkort|\blicensed to drive\b|\bdriving is (?:essential|required)|\bable to drive\b(?=\W*$|[.,;)]| (?:and|or|in|on|to|from|between|legally|safely|independently(?! and)|daily|long|manual|automatic|(?:(?:an?|the|our|your own|own|company|different|large|small|manual|electric|[\d.]+(?: ?t| tonnes?)) )*(?:cars?|vans?|trucks?|lorr(?:y|ies)|vehicles?|bus(?:es)?|minibus(?:es)?|forklifts?|tractors?|HGVs?))(?![\wÀ-ÿ]))/i
/** With the letter of a class. */
const LETTERED =
  /\b(?:[Pp]ermis|[Cc]arn[eé]t?|[Pp]ermiso|[Cc]arta|[Cc]arteira|[Ll]icencia|[Ll]icença|CNH)(?: (?:de |tipo |clase |classe |categoria |catégorie |categoría ))? ?[A-E][1-3]?E?(?![A-Za-zÀ-ɏ\d])/
/** Classes that only a licence to drive has: "the licence needs the categories B+E and C1". */
const ONLY_DRIVEN = /\blicen[cs]es?\b[^;]{0,120}(?<![a-zß-ɏ\d])(?:B\+E|C\+E|C1E?|D1E?)(?![a-zß-ɏ\d])/i
const isLicence = (clause: string) => LICENCE.test(clause) || LETTERED.test(clause) || ONLY_DRIVEN.test(clause)
const VEHICLE =
  /\b(?:own|personal|private|reliable) (?:[\w-]+ )?(?:car|vehicle|transport(?:ation)?|van|automobile)\b|\b(?:access to|use of) (?:an? |your own |own )?(?:reliable |private |own )?(?:car|vehicle|transport)\b|\bcar owner|\b(?:car|van|vehicle) (?:that |which )?you (?:can|may) use\b|\b(?:car|van|vehicle) of (?:your|their) own\b|\b(?:tu|su) propio (?:coche|vehículo|carro|auto)|\b(?:seu|teu) próprio (?:carro|veículo)|\b(?:véhicule|voiture) à (?:vous|toi|soi)\b|\beigene[nrs]? (?:Pkw|PKW|Auto|Fahrzeug|Wagen|Kfz|KFZ)|\b(?:véhicule|voiture) (?:personnel(?:le)?|propre|individuel(?:le)?)|\bvéhiculée?(?![a-zß-ɏ])|\bvotre propre (?:véhicule|voiture)|\b(?:coche|vehículo|automóvil|auto|carro|movilidad|moto) propi[oa]|\b(?:carro|veículo|viatura|transporte|automóvel) própri[oa]|\bviatura pessoal|\bveículo pessoal/i
/** The vehicle is the employer's, or what is worked on. */
const GIVEN =
  /\b(?:company|firm|pool|service|fleet|Dienst|Firmen|empresa|fonction|service|société|customer's|patient's)[- ]?(?:car|vehicle|van|wagen|fahrzeug)|voiture de (?:fonction|service|société)|coche de empresa|carro da empresa/i

/** Letters of classes, after a word for class, category or licence. */
const CLASSES =
  /(?:[Kk]lassen?|(?:[Ff]ührerschein|[Ff]ahrerlaubnis)[A-Za-zÀ-ɏ]*|[Cc]lass(?:es)?|[Cc]ategor(?:y|ies)|[Cc]at\.?|[Cc]lases?|[Cc]lasses?|[Cc]at[eé]gor[ií]as?|[Cc]atégories?|[Tt]ipo|[Pp]ermis|[Pp]ermiso|[Cc]arn[eé]t?|[Ll]icen[cs]e|[Ll]icences|CNH|[Rr]ijbewijs|[Pp]atente|[Kk]ategorii?|[Gg]rupo)[ .:–-]{0,3}(?:[Kk]lassen?|[Cc]lass|[Cc]lase|[Cc]lasse|[Cc]ategor[ií]a|[Cc]atégorie|[Tt]ipo|[Cc]ategory)?[ .:(]{0,3}((?:(?:C1E|C1|CE|C\+E|BE|B\+E|D1E|D1|DE|AM|A1|A2|A3|A|B1|B2|B|C2|C|D|E|T|L|[1-5])(?![A-Za-zÀ-ɏ\d]))(?:(?: ?[,/+&–-] ?| (?:and|or|und|oder|et|ou|y|o|e|en|of|i|och|bzw\.?) )(?:C1E|C1|CE|C\+E|BE|B\+E|D1E|D1|DE|AM|A1|A2|A3|A|B1|B2|B|C2|C|D|E|T|L|[1-5])(?![A-Za-zÀ-ɏ\d]))*)/
const HEAVY = /\b(LKW|Lkw|camion|poids lourds?|PL|camión|caminhão)\b/
const ONE_CLASS = /C1E|C1|C\+E|CE|B\+E|BE|D1E|D1|DE|AM|A1|A2|A3|A|B1|B2|B|C2|C|D|E|T|L|[1-5]/g
const EITHER = /(?<![A-Za-zÀ-ɏ])(?:or|oder|ou|o|bzw)(?![A-Za-zÀ-ɏ])|\//
/** "A D1 driving licence". */
const BEFORE = /(?<![A-Za-zÀ-ɏ\d])(C1E?|C\+?E|D1E?|D\+?E|B\+?E|[CD])[ -](?:(?:driving |driver's |driver )?licen[cs]e|entitlement)/
/** A list of such classes that no word announces. */
const ALONE =
  /(?<![A-Za-zÀ-ɏ\d])(?:B\+E|C\+E|C1E?|D1E?)(?:(?: ?[,/&] ?| (?:and|or|und|oder|et|ou|y|o|e) )(?:B\+E|C\+E|C1E?|D1E?|[BCD])(?![A-Za-zÀ-ɏ\d]))+/
/** The classes of a car: "B" almost everywhere, "3" in old German licences, "Class 5" in parts of Canada. */
const CAR = new Set(['B', 'B1'])
const AMERICAN_CAR = new Set(['C', 'D'])
const US_STATE = new RegExp(
  `\\b(?:${STATES.filter(({ country }) => country === 'United States')
    .map(({ name }) => name)
    .join('|')}|Department of Motor Vehicles)\\b`,
)

const listedClasses = (clause: string) => CLASSES.exec(clause)?.[1] ?? BEFORE.exec(clause)?.[1] ?? ALONE.exec(clause)?.[0] ?? ''
const classesOf = (listed: string) => [...new Set((listed.match(ONE_CLASS) ?? []).map((one) => one.replace('+', '')))]

/** The classes that a line of a profile names: "Führerschein Klasse B und C1". */
export const drivingClassesIn = (line: string): string[] => {
  const heavy = HEAVY.exec(line)?.[1]
  return [...classesOf(listedClasses(line)), ...(heavy ? [heavy] : [])]
}
export const namesLicence = (line: string) => isLicence(line) || /\b(?:HGV|LGV|PCV|CDL)\b|\blicen[cs]e\b/.test(line)

/** Whether words name a driving licence or a vehicle. */
export const namesDriving = (words: string) => (isLicence(words) && !COMMERCIAL.test(words)) || VEHICLE.test(words)

/** Papers of their own, which licences.ts reads. */
const COMMERCIAL = /\bcommercial driv|\b(?:HGV|LGV|PCV|CDL)\b/i

/** What a clause asks of a person who drives. */
export function requiredDriving(said: string, mayOwn = true): AskedDriving[] {
  const clause = said.includes('’') ? said.replaceAll('’', "'") : said
  const asked: AskedDriving[] = []
  if (isLicence(clause) && !COMMERCIAL.test(clause)) {
    const listed = listedClasses(clause)
    const named = classesOf(listed)
    // There the classes A and B are those of lorries and buses, and C or D is a car's.
    const isAmerican = US_STATE.test(clause)
    const isOldCar = /[Ff]ührerschein|[Ff]ahrerlaubnis/.test(clause) && named.includes('3')
    const isCar = (one: string) => (isAmerican ? AMERICAN_CAR : CAR).has(one)
    const hasCar = named.some(isCar) || isOldCar
    const isEither = EITHER.test(listed)
    const beyond = named.filter((one) => !isCar(one) && !(isOldCar && one === '3'))
    const heavy = HEAVY.exec(clause)?.[1]
    const classes = hasCar && isEither ? [] : beyond.length > 0 ? beyond : heavy ? [heavy] : []
    const near = NEAR_COUNTRY.exec(clause)?.[0] ?? ''
    asked.push({
      classes,
      isEach: !isEither,
      country: countriesIn(near)[0] ?? NATIONAL.find(([pattern]) => pattern.test(near))?.[1] ?? null,
      ownVehicle: false,
    })
  }
  if (mayOwn && VEHICLE.test(clause) && !GIVEN.test(clause))
    asked.push({ classes: [], isEach: false, country: null, ownVehicle: true })
  return asked
}

const NEAR_COUNTRY = new RegExp(`.{0,30}(?:${LICENCE.source}).{0,24}`, 'i')
const NATIONAL: readonly [RegExp, string][] = [
  [/\bBritish\b|\bUK\b|\bGB\b/, 'United Kingdom'],
  [/\bdeutsche[rn]?\b|\bGerman\b/, 'Germany'],
  [/\bfrançais\b|\bFrench\b/, 'France'],
  [/\bespañol\b|\bSpanish\b/, 'Spain'],
  [/\bportuguesa?\b|\bPortuguese\b/i, 'Portugal'],
  [/\bIrish\b/, 'Ireland'],
  [/\bCanadian\b/, 'Canada'],
  [/\bAustralian\b/, 'Australia'],
  [/\bSwiss\b/, 'Switzerland'],
  [/\bbrasileira\b/i, 'Brazil'],
]
