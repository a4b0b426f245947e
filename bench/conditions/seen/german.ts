import * as s from '#bench/conditions/subjects.ts'
import { all, any, says, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'

export const language: TemplateFile['language'] = 'de'

const DE = 'Kassel, Deutschland'
const jobs = [
  ['Koch', s.years('Koch')],
  ['Elektriker', s.years('Elektriker')],
  ['Krankenpfleger', s.years('Krankenpfleger')],
] as const
const tongues = [
  ['Deutsch', s.language('German')],
  ['Französisch', s.language('French')],
  ['Spanisch', s.language('Spanish')],
] as const
const others = [
  ['Italienisch', s.language('Italian')],
  ['Niederländisch', s.language('Dutch')],
] as const
const papers = [
  ['Ein Staplerschein', s.paper('Staplerschein')],
  ['Ein Kranschein', s.paper('Kranschein')],
  ['Ein ADR-Schein', s.paper('ADR-Schein')],
] as const
const held = [
  ['einen Staplerschein', s.paper('Staplerschein')],
  ['einen Kranschein', s.paper('Kranschein')],
  ['einen ADR-Schein', s.paper('ADR-Schein')],
] as const

export const templates: readonly Template[] = [
  says(
    'years',
    'must',
    [
      'Mindestens {n} Jahre Erfahrung als {job} sind erforderlich.',
      'Sie haben mindestens {n} Jahre als {job} gearbeitet.',
      '{n} Jahre Berufserfahrung als {job} sind Voraussetzung.',
    ],
    { n: ['zwei', '3', '5'], job: jobs },
  ),
  says('years', 'phrase', ['{n} Jahre Berufserfahrung als {job}', 'Mindestens {n} Jahre Erfahrung als {job}'], {
    n: ['2', 'drei', '5'],
    job: jobs,
  }),
  says(
    'years',
    'wish',
    ['{n} Jahre Erfahrung als {job} sind von Vorteil.', 'Idealerweise haben Sie {n} Jahre Erfahrung als {job}.'],
    { n: ['2', '5'], job: jobs },
  ),
  says('years', 'negated', ['Erfahrung als {job} ist nicht erforderlich.', 'Sie brauchen keine {n} Jahre Erfahrung als {job}.'], {
    n: ['2', '5'],
    job: jobs,
  }),
  says(
    'years',
    'employer',
    [
      'Seit {n} Jahren sind wir für unsere Kunden da.',
      'Unser Unternehmen hat {n} Jahre Erfahrung am Markt.',
      'Wir blicken auf {n} Jahre Erfahrung zurück.',
    ],
    { n: ['10', '15'] },
    { about: s.years('Koch') },
  ),
  says('degree', 'must', ['Ein {level} ist erforderlich.', 'Ein {level} wird vorausgesetzt.'], {
    level: [
      ['Bachelorabschluss', s.degree('bachelors')],
      ['Masterabschluss', s.degree('masters')],
      ['Hochschulabschluss', s.degree('bachelors')],
    ],
  }),
  says('degree', 'wish', ['Ein {level} ist von Vorteil.', 'Ein {level} wäre wünschenswert.'], {
    level: [
      ['Bachelorabschluss', s.degree('bachelors')],
      ['Masterabschluss', s.degree('masters')],
    ],
  }),
  says('degree', 'negated', ['Ein Studium ist nicht erforderlich.', 'Sie brauchen kein Studium.'], s.degree('bachelors')),
  says(
    'field',
    'must',
    ['Ein abgeschlossenes Studium der {field} ist erforderlich.', 'Sie haben ein Studium der {field} abgeschlossen.'],
    {
      field: [
        ['Informatik', s.degreeIn('bachelors', 'Informatik', 'Geschichte')],
        ['Betriebswirtschaft', s.degreeIn('bachelors', 'Betriebswirtschaft', 'Biologie')],
      ],
    },
  ),
  says(
    'schooling',
    'must',
    ['Ein Hauptschulabschluss ist erforderlich.', 'Sie brauchen einen Realschulabschluss.'],
    s.schooling('Realschulabschluss'),
  ),
  says('licence', 'must', ['{paper} ist erforderlich.', '{paper} wird vorausgesetzt.', '{paper} ist ein Muss.'], {
    paper: papers,
  }),
  says('licence', 'must', ['Sie besitzen {paper}.', 'Du hast {paper}.', 'Sie müssen {paper} haben.'], { paper: held }),
  says('licence', 'wish', ['{paper} ist von Vorteil.', '{paper} wäre ein Plus.', '{paper} ist kein Muss, aber von Vorteil.'], {
    paper: papers,
  }),
  says('licence', 'negated', ['{paper} ist nicht nötig.', '{paper} ist nicht erforderlich.'], { paper: papers }),
  says('licence', 'offered', ['{paper} wird von uns bezahlt.', '{paper} wird von uns finanziert.'], { paper: papers }),
  says(
    'licence',
    'or',
    ['Sie müssen {one} oder {two} haben.', 'Sie besitzen {one} oder {two}.'],
    { one: [held[0]], two: [held[1], held[2]] },
    { asks: any('one', 'two') },
  ),
  says('licence', 'and', ['Sie müssen {one} und {two} haben.', 'Sie besitzen {one} sowie {two}.'], {
    one: [held[0]],
    two: [held[1], held[2]],
  }),
  says(
    'driving',
    'must',
    [
      'Ein Führerschein ist erforderlich.',
      'Sie besitzen einen Führerschein der Klasse B.',
      'Führerscheinklasse B wird vorausgesetzt.',
      'Sie müssen einen gültigen Führerschein haben.',
    ],
    s.driving(),
  ),
  says('driving', 'must', ['Ein Führerschein der Klasse {c} ist erforderlich.', 'Führerscheinklasse {c} ist Voraussetzung.'], {
    c: [
      ['C1', s.drivingClass()],
      ['CE', s.drivingClass()],
      ['D', s.drivingClass()],
    ],
  }),
  says('driving', 'wish', ['Ein Führerschein ist von Vorteil.', 'Führerschein Klasse B wünschenswert.'], s.driving()),
  says('driving', 'negated', ['Ein Führerschein ist nicht nötig.', 'Sie brauchen keinen Führerschein.'], s.driving()),
  says('vehicle', 'must', ['Ein eigenes Auto ist erforderlich.', 'Sie besitzen einen eigenen Pkw.'], s.vehicle()),
  says('vehicle', 'offered', ['Wir stellen einen Firmenwagen.', 'Wir bieten einen Dienstwagen.'], s.vehicle()),
  says(
    'language',
    'must',
    [
      'Sie sprechen fließend {tongue}.',
      'Verhandlungssicheres {tongue} ist erforderlich.',
      '{tongue} auf C1-Niveau wird vorausgesetzt.',
    ],
    { tongue: tongues },
  ),
  says(
    'language',
    'phrase',
    [
      'Fließend {tongue} in Wort und Schrift',
      '{tongue} (C1)',
      'Verhandlungssicheres {tongue}',
      'Sehr gute Kenntnisse in {tongue}',
    ],
    { tongue: tongues },
  ),
  says(
    'language',
    'wish',
    ['{tongue} ist von Vorteil.', 'Kenntnisse in {tongue} sind wünschenswert.', 'Idealerweise sprechen Sie {tongue}.'],
    { tongue: tongues },
  ),
  says(
    'language',
    'negated',
    ['{tongue} ist nicht erforderlich.', 'Sie müssen kein {tongue} sprechen.', 'Kenntnisse in {tongue} sind nicht nötig.'],
    { tongue: tongues },
  ),
  says(
    'language',
    'and',
    ['Sie sprechen fließend {one} und {two}.', 'Verhandlungssicheres {one} und sehr gutes {two} sind erforderlich.'],
    { one: tongues, two: others },
  ),
  says(
    'language',
    'or',
    ['Sie sprechen fließend {one} oder {two}.', 'Fließendes {one} oder {two} ist Voraussetzung.'],
    { one: tongues, two: others },
    { asks: any('one', 'two') },
  ),
  says(
    'language',
    'mixed',
    ['Fließendes {one} ist erforderlich, {two} ist von Vorteil.', 'Sie sprechen fließend {one}; {two} wäre ein Plus.'],
    { one: tongues, two: others },
    { asks: all('one', wish('two')) },
  ),
  says('language', 'team', ['Unser Team spricht {tongue}.', 'Unsere Kollegen sprechen {tongue} miteinander.'], {
    tongue: tongues,
  }),
  says('language', 'customer', ['Unsere Kunden sprechen {tongue}.', 'Viele unserer Gäste sprechen fließend {tongue}.'], {
    tongue: tongues,
  }),
  says('language', 'offered', ['Wir bieten kostenlose Kurse in {tongue}.', 'Wir bezahlen Ihren Sprachkurs in {tongue}.'], {
    tongue: tongues,
  }),
  says(
    'workRight',
    'must',
    [
      'Eine gültige Arbeitserlaubnis für Deutschland ist erforderlich.',
      'Sie müssen in Deutschland arbeiten dürfen und eine Arbeitserlaubnis haben.',
    ],
    s.workRight('Germany'),
    { at: DE },
  ),
  says(
    'sponsorship',
    'must',
    ['Wir können kein Visum sponsern.', 'Eine Unterstützung beim Visum ist nicht möglich.'],
    s.sponsorship('Germany'),
    { at: DE },
  ),
  says(
    'citizenship',
    'must',
    ['Die deutsche Staatsangehörigkeit ist erforderlich.', 'Sie müssen die deutsche Staatsangehörigkeit besitzen.'],
    s.citizenship('Germany'),
    { at: DE },
  ),
  says(
    'citizenship',
    'equal',
    [
      'Wir freuen uns über alle Bewerbungen, unabhängig von Alter, Nationalität oder Staatsangehörigkeit.',
      'Bei uns zählt der Mensch, ungeachtet von Staatsangehörigkeit und Alter.',
    ],
    s.citizenship('Germany'),
  ),
  says(
    'clearance',
    'must',
    [
      'Sie müssen sich einer Sicherheitsüberprüfung unterziehen.',
      'Die Bereitschaft zu einer Sicherheitsüberprüfung ist Voraussetzung.',
    ],
    s.laterClearance(),
  ),
  says(
    'residence',
    'must',
    ['Sie müssen in Deutschland wohnen.', 'Ein Wohnsitz in Deutschland ist erforderlich.'],
    s.residence('Germany', 'France'),
    { at: DE },
  ),
  says(
    'age',
    'must',
    ['Sie müssen mindestens 18 Jahre alt sein.', 'Das Mindestalter beträgt 18 Jahre.', 'Sie sind volljährig.'],
    s.age(),
  ),
  says(
    'shift',
    'must',
    [
      'Die Bereitschaft zur Schichtarbeit ist erforderlich.',
      'Sie müssen auch am Wochenende arbeiten.',
      'Schichtdienst wird vorausgesetzt.',
    ],
    s.shift(),
  ),
  says('shift', 'negated', ['Es gibt keine Schichtarbeit.', 'Wochenendarbeit ist nicht erforderlich.'], s.shift()),
  says(
    'travel',
    'must',
    ['Reisebereitschaft ist erforderlich.', 'Sie müssen bereit sein zu Dienstreisen (ca. 40 %).'],
    s.travel(),
  ),
  says('travel', 'negated', ['Reisebereitschaft ist nicht erforderlich.', 'Dienstreisen sind nicht nötig.'], s.travel()),
  says(
    'physical',
    'must',
    ['Sie müssen schwere Lasten heben können.', 'Körperliche Belastbarkeit ist erforderlich.'],
    s.physical(),
  ),
  says(
    'check',
    'must',
    ['Ein erweitertes Führungszeugnis ist erforderlich.', 'Sie müssen ein Führungszeugnis vorlegen.'],
    s.check(),
  ),
]
