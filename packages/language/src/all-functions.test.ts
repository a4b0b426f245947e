import { expect, test } from 'vitest'
import { foldCompany } from './company.ts'
import { languageOf } from './detect.ts'
import { parseDigits } from './digits.ts'
import { fold, foldName, foldWords, searchWords, stripAccents } from './fold.ts'
import { withoutGenderMarks } from './job-titles.ts'
import { findMarkers, findModality } from './modality.ts'
import { MONTH_LANGUAGES, monthNumbers } from './months.ts'
import { NUMBER_WORDS } from './number-words.ts'
import { isPersonalDetail } from './personal-details.ts'

const rows = (texts: readonly string[], show: (text: string) => unknown) =>
  texts.map((text) => `${JSON.stringify(text)} -> ${JSON.stringify(show(text)) ?? 'undefined'}`)
const block = (title: string, lines: readonly string[]) => [`== ${title}`, ...lines]

const TEXTS = [
  ...['Łódź', 'Straße', 'ÆRØ', 'Þór', 'ıstanbul', 'Ångström', 'naïve', 'Σωκράτης', 'Ðuro', 'œuvre', 'ﬁn', 'ŊAA', 'ə'],
  ...[
    'R&D',
    "McDonald's",
    'McDonald’s',
    'O´Neil',
    'O`Neil',
    'C++',
    'C#',
    '.NET',
    'Node.js',
    'a – b',
    'a−b',
    'a ‑ b',
    ' two  words\t',
    'A/B',
    'É́',
    '日本 語',
  ],
]
const COMPANIES = [
  ...[
    'Acme, Inc.',
    'ACME GmbH & Co. KG',
    'Acme',
    'The Acme Company',
    'Acme Co., Ltd.',
    'Acme S.r.l.',
    'Acme S.p.A.',
    'Alpine SpA',
    'Acme SpA',
  ],
  ...[
    'GmbH',
    'Inc',
    'AB Volvo',
    'Volvo AB',
    'Kiln & Sons Ltd',
    'Kiln and Co',
    'X s. r. o.',
    'Y d.o.o.',
    'Z a b c',
    'Sociedade Lda.',
    'Firma Sp. z o.o.',
  ],
  ...[
    'Bakery plc',
    'Berg AS',
    'Nord ApS',
    'N.V. Maas',
    'Maas B.V.',
    'Rue SARL',
    'Rue S.A.S.',
    'Santos S.A. de C.V.',
    'Group',
    'A',
  ],
]
const NUMBERS = [
  ...[
    '1,200',
    '1.200',
    '90.000',
    '7,5',
    '7.5',
    '1,200.50',
    '1.200,50',
    '12,34,567',
    '1 200',
    "1'200",
    '0,500',
    '0.500',
    '1,20',
    '12,345,6',
  ],
  ...['1200.5', '1.2.3', '', 'x', '-5', '1,2345', '100', '1.000.000', '1\u00a0000\u202f000', '1,200.505', '01,200'],
]
const TITLES = [
  ...[
    'Cook (m/w/d)',
    'Cook (f|m|x)',
    'Cook (all genders)',
    'Cook m/w/d',
    'Cook H/F',
    'Cook m / v',
    'Night W/H keeper',
    'Cook (gn)',
    'Cook (m/w/*)',
  ],
  ...[
    'Cook (alle Geschlechter)',
    'R/D Manager',
    'Cook (w|m)',
    'Cook M/F/X/D',
    'UX/UI Designer',
    'Cook (a/b)',
    'Cook d/w',
    'Team X/V',
  ],
]
const DETAILS = [
  ...[
    'Date of birth: 3 May 1990',
    'Geburtsdatum\t03.05.1990',
    'Born 3 May 1990',
    'Born on 3 May',
    'Date of birth',
    'Born',
    'Age',
    'Age: 34',
  ],
  ...[
    'Age – 34',
    'Children: led the play group in the park',
    'Children: 2',
    'Marital status | single',
    'Sex: f',
    'Sexo	femenino',
    'né le 3 mai 1990',
  ],
  ...[
    '3 May 1990',
    'Nationality',
    'National service: two years in a kitchen of the army',
    'Fødselsdato: 1.1.1990',
    'Geb. am 3.5.1990',
    'Nato il 3/5/1990',
  ],
  ...[
    'Passport no: X1',
    'Height: 180 cm',
    'Alter Markt 3',
    'Weight lifting: bronze',
    'Born Free Foundation 2019',
    `${'long '.repeat(20)}: 3`,
    'Age:',
  ],
  ...[
    'Father: Tom',
    'Religion: none of the reader’s business at all',
    'PESEL 90050312345',
    'Driving licence no: 12',
    'Born: 1990',
    'geboren 1990 in Ulm',
  ],
]
const SENTENCES = [
  ...[
    'German is a must, English is a plus.',
    'You must not smoke.',
    'A degree is not required but welcome.',
    'Deutsch ist Voraussetzung, Englisch wünschenswert.',
  ],
  ...[
    'Kein Führerschein erforderlich.',
    'Permis B exigé ou souhaité.',
    'Experiencia imprescindible y carnet valorable.',
    'No es necesario inglés.',
  ],
  ...[
    'Inglês obrigatório; espanhol é um diferencial.',
    'Without experience',
    'We offer a car, and you bring your licence.',
    'Sans expérience, formation assurée.',
  ],
  ...[
    'Mustard or ketchup',
    'must',
    'MUST HAVE: SQL',
    'ohne Berufserfahrung, aber mit Freude',
    'Ideally you know Go or Rust and, preferably, C.',
    'needed',
    'need not apply',
  ],
  ...[
    'Requires two years',
    'requirement',
    'nice to have: Kafka',
    'It would be great if you knew Perl',
    'We provide laptops; no overtime.',
    'Vous devez parler anglais et vous aimez voyager.',
  ],
]
const LANGUAGE_TEXTS = [
  ...[
    'The cook and the baker work in the kitchen',
    'Der Koch und die Bäckerin arbeiten in der Küche',
    'Le cuisinier et la boulangère sont dans la cuisine',
  ],
  ...[
    'El cocinero y la panadera están en la cocina',
    'Il cuoco e la fornaia sono nella cucina',
    'O cozinheiro e a padeira estão na cozinha',
    'De kok en de bakker zijn in de keuken',
  ],
  ...['', 'xyz', 'und', 'die', `${'word '.repeat(799)}und der`, `${'word '.repeat(820)}`],
]

test('how texts, names, numbers, titles and personal details are read is as approved', async () => {
  const lines = [
    ...block(
      'fold, words, name, search, without accents',
      rows(TEXTS, (text) => [fold, foldWords, foldName, searchWords, stripAccents].map((one) => one(text))),
    ),
    ...block('companies', rows(COMPANIES, foldCompany)),
    ...block(
      'numbers',
      rows(NUMBERS, (text) => String(parseDigits(text))),
    ),
    ...block('titles', rows(TITLES, withoutGenderMarks)),
    ...block('personal details', rows(DETAILS, isPersonalDetail)),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('all-functions-texts.approved.txt')
})

test('how firmly a sentence asks, in which language it is, and its months and numbers are as approved', async () => {
  const shown = (sentence: string) => (found: ReturnType<typeof findModality>) =>
    found.map(({ notion, from, to }) => `${notion} '${sentence.slice(from, to)}'`).join(', ')
  const lines = [
    ...block(
      'how firmly',
      SENTENCES.map((one) => `${one} -> ${shown(one)(findModality(one))} | ${shown(one)(findMarkers(one))}`),
    ),
    ...block(
      'language',
      LANGUAGE_TEXTS.map(
        (one) =>
          `${one.slice(0, 60)} [${one.length}] -> ${languageOf([one])}, before 'und der die das' ${languageOf([one, 'und der die das'])}`,
      ),
    ),
    ...block(
      'months',
      MONTH_LANGUAGES.map((one) => `${one}: ${[...monthNumbers([one])].map(([name, number]) => `${number} ${name}`).join(', ')}`),
    ),
    ...block('number words', [[...NUMBER_WORDS].map(([word, number]) => `${number} ${word}`).join(', ')]),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('all-functions-sentences.approved.txt')
})
