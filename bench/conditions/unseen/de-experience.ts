import { degree, schooling } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { DEGREES, FEW, FIELDS, JOBS, koch, TONGUES, TRADES } from './fillings/de.ts'

export const language: TemplateFile['language'] = 'de'
export const templates: readonly Template[] = [
  row(
    'years',
    'must',
    [
      'Sie haben mindestens {n} Jahre als {job} gearbeitet, das ist Voraussetzung.',
      'Mindestens {n} Jahre Berufserfahrung als {job} sind erforderlich.',
      'Wir setzen {n} Jahre Erfahrung als {job} voraus.',
    ],
    { n: FEW, job: JOBS },
  ),
  row(
    'years',
    'phrase',
    [
      'Mindestens {n} Jahre Berufserfahrung als {job}',
      '{n} Jahre Erfahrung als {job}',
      'Berufserfahrung als {job} von mindestens {n} Jahren',
    ],
    { n: ['3', '5', 'vier'], job: JOBS },
  ),
  row(
    'years',
    'label',
    ['{trade}: {n} Jahre (erforderlich)', '{trade}: {n} Jahre (zwingend erforderlich)'],
    { trade: TRADES, n: ['2', '3', '5'] },
    { form: 'phrase' },
  ),
  row('years', 'must', 'Ohne {n} Jahre Praxis in der {trade} geht es hier leider nicht.', { n: ['zwei', 'drei'], trade: TRADES }),
  row(
    'years',
    'beside',
    [
      'Sie bringen mindestens {n} Jahre Erfahrung als {job} und fließendes {tongue} mit.',
      'Verhandlungssicheres {tongue} sowie {n} Jahre Berufserfahrung als {job} sind zwingend.',
    ],
    { n: ['drei', '5'], job: JOBS, tongue: TONGUES },
    { form: 'phrase' },
  ),
  row(
    'years',
    'or',
    [
      'Ein {degree} oder {n} Jahre Berufserfahrung als {job} sind Voraussetzung.',
      'Sie haben entweder einen {degree} oder {n} Jahre als {job} gearbeitet; eines von beiden ist Pflicht.',
    ],
    { degree: DEGREES, n: ['fünf', '6'], job: JOBS },
    { asks: any('degree', 'job') },
  ),
  row(
    'years',
    'wish',
    [
      '{n} Jahre Erfahrung als {job} wären von Vorteil.',
      'Idealerweise haben Sie schon {n} Jahre als {job} gearbeitet.',
      'Wünschenswert sind {n} Jahre Berufserfahrung als {job}.',
    ],
    { n: FEW, job: JOBS },
  ),
  row('years', 'wish', '{n} Jahre Berufserfahrung als {job}', { n: ['zwei', '5'], job: JOBS }, { form: 'wishList' }),
  row(
    'years',
    'negated',
    [
      'Erfahrung als {job} ist nicht nötig, wir lernen Sie an.',
      'Sie brauchen keine Berufserfahrung als {job}.',
      'Auch ohne Erfahrung als {job} sind Sie bei uns richtig.',
    ],
    { job: JOBS },
  ),
  row(
    'years',
    'employer',
    [
      'Seit {n} Jahren backen wir Brot in dieser Stadt.',
      'Mit über {n} Jahren Erfahrung sind wir der älteste Betrieb am Ort.',
      'Wir blicken auf {n} Jahre Firmengeschichte zurück.',
    ],
    { n: ['20', 'fünfunddreißig', '140'] },
    koch,
  ),
  row(
    'years',
    'team',
    ['Unsere Köche haben im Schnitt {n} Jahre Erfahrung.', 'Du lernst von Kollegen, die seit {n} Jahren im Beruf sind.'],
    { n: ['10', 'fünfzehn'] },
    { ...koch, form: 'offer' },
  ),
  row(
    'years',
    'described',
    [
      'In den letzten {n} Jahren haben wir unseren Umsatz verdoppelt.',
      'Der Vertrag ist auf {n} Jahre befristet.',
      'Das Projekt läuft noch {n} Jahre.',
    ],
    { n: ['zwei', '3'] },
    koch,
  ),
  row(
    'years',
    'benefit',
    ['Zwei zusätzliche Urlaubstage nach {n} Jahren bei uns', 'Sabbatical nach {n} Jahren Betriebszugehörigkeit'],
    { n: ['drei', '5', '10'] },
    { ...koch, form: 'benefit' },
  ),
  row(
    'years',
    'customer',
    ['Viele unserer Kunden vertrauen uns seit mehr als {n} Jahren.', 'Du betreust Kunden, die seit {n} Jahren bei uns sind.'],
    { n: ['zehn', '15'] },
    { ...koch, form: 'offer' },
  ),
  row(
    'years',
    'pay',
    [
      'Das Gehalt steigt alle {n} Jahre.',
      'Die Bezahlung richtet sich nach Ihren Berufsjahren.',
      'Nach {n} Jahren wechseln Sie in die nächste Entgeltstufe.',
    ],
    { n: ['zwei', '3'] },
    { ...koch, form: 'offer' },
  ),
  row(
    'years',
    'mixed',
    [
      '{n} Jahre Erfahrung als {job} sind ein Muss, {tongue} ist ein Plus.',
      '{tongue} wäre schön, {n} Jahre Berufserfahrung als {job} sind aber zwingend.',
    ],
    { n: ['drei', '5'], job: JOBS, tongue: TONGUES },
    { asks: all('job', wish('tongue')) },
  ),
  row(
    'years',
    'heading',
    ['Mindestens 3 Jahre Berufserfahrung als {job}', 'Drei Jahre oder mehr als {job}'],
    { job: JOBS },
    { form: 'phrase', headings: ['Was Sie auszeichnet', 'Damit überzeugst du uns', 'Unsere Erwartungen', 'Dein Rucksack'] },
  ),
  row(
    'degree',
    'must',
    ['Ein {degree} ist zwingend erforderlich.', 'Sie müssen einen {degree} vorweisen.', 'Voraussetzung ist ein {degree}.'],
    { degree: DEGREES },
  ),
  row(
    'degree',
    'phrase',
    [
      'Abgeschlossenes Hochschulstudium',
      'Erfolgreich abgeschlossenes Studium (mindestens Bachelor)',
      'Abgeschlossenes Bachelorstudium',
    ],
    {},
    { about: degree('bachelors') },
  ),
  row(
    'degree',
    'wish',
    ['Ein {degree} ist von Vorteil.', 'Ein {degree} ist wünschenswert, aber keine Bedingung.', 'Gern mit {degree}.'],
    { degree: DEGREES },
  ),
  row(
    'degree',
    'negated',
    ['Ein {degree} ist nicht erforderlich.', 'Sie brauchen keinen {degree}.', 'Auf einen {degree} legen wir keinen Wert.'],
    { degree: DEGREES },
  ),
  row(
    'degree',
    'benefit',
    ['Wir unterstützen Sie auf dem Weg zum {degree}', 'Übernahme der Kosten für Ihren {degree}'],
    { degree: DEGREES },
    { form: 'benefit' },
  ),
  row(
    'degree',
    'team',
    ['Die Hälfte des Teams hat einen {degree}.', 'Deine Chefin hat einen {degree} und unterrichtet gern.'],
    { degree: DEGREES },
    { form: 'offer' },
  ),
  row(
    'field',
    'must',
    [
      'Ein abgeschlossenes Studium der Fachrichtung {field} ist Voraussetzung.',
      'Sie müssen ein Studium im Fach {field} abgeschlossen haben.',
    ],
    { field: FIELDS },
  ),
  row(
    'field',
    'phrase',
    ['Abgeschlossenes Studium der Fachrichtung {field}', 'Bachelor in {field}', 'Studium im Bereich {field}'],
    { field: FIELDS },
  ),
  row(
    'field',
    'or',
    ['Abgeschlossenes Studium der Fachrichtung {field} oder {other}', 'Bachelor in {field} oder {other}'],
    { field: FIELDS, other: FIELDS },
    { asks: any('field', 'other'), form: 'phrase' },
  ),
  row(
    'field',
    'wish',
    ['Idealerweise haben Sie {field} studiert.', 'Ein Studium im Fach {field} wäre schön, ist aber nicht nötig.'],
    { field: FIELDS },
  ),
  row('schooling', 'phrase', ['{paper}', 'Mindestens {paper}'], {
    paper: [
      ['mittlere Reife', schooling('Mittlere Reife')],
      ['Abitur', schooling('Abitur')],
      ['guter Hauptschulabschluss', schooling('Hauptschulabschluss')],
    ],
  }),
  row('schooling', 'must', ['Für die Ausbildung brauchen Sie {paper}.', 'Voraussetzung ist {paper}.'], {
    paper: [
      ['das Abitur', schooling('Abitur')],
      ['die mittlere Reife', schooling('Mittlere Reife')],
      ['die Fachhochschulreife', schooling('Fachhochschulreife')],
    ],
  }),
  row(
    'schooling',
    'negated',
    ['Ein Schulabschluss ist nicht nötig.', 'Das Abitur brauchen Sie dafür nicht.'],
    {},
    { about: schooling('Abitur') },
  ),
]
