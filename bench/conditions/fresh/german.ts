import {
  age,
  check,
  citizenship,
  clearance,
  degree,
  degreeIn,
  driving,
  drivingClass,
  paper,
  physical,
  residence,
  shift,
  language as speaks,
  travel,
  vehicle,
  workRight,
  years,
} from '#bench/conditions/subjects.ts'
import { all, any, row, says, type Template, type TemplateFile } from '#bench/conditions/template.ts'

const ENGLISH = ['Englisch', speaks('English')] as const
const POLISH = ['Polnisch', speaks('Polish')] as const
const COOK = ['Koch', years('Koch')] as const
const BOOKKEEPER = ['Buchhalter', years('Buchhalter')] as const

export const language: TemplateFile['language'] = 'de'
export const templates: readonly Template[] = [
  says(
    'workRight',
    'must',
    [
      'Sie dürfen ohne Einschränkung in Deutschland arbeiten.',
      'Vor Arbeitsbeginn müssen Sie eine gültige Arbeitserlaubnis für Deutschland vorlegen.',
    ],
    workRight('Germany'),
  ),
  says(
    'workRight',
    'described',
    [
      'Sie beraten unsere Kundschaft zu Fragen der Arbeitserlaubnis.',
      'Sie prüfen die Arbeitserlaubnis neuer Kolleginnen und Kollegen.',
    ],
    workRight('Germany'),
    { form: 'offer' },
  ),
  says(
    'citizenship',
    'must',
    ['Einstellen dürfen wir nur Personen mit deutscher Staatsangehörigkeit.', 'Zwingend ist die deutsche Staatsbürgerschaft.'],
    citizenship('Germany'),
  ),
  says('clearance', 'must', ['Eine bestehende Sicherheitsüberprüfung (Ü2) bringen Sie mit.'], clearance('secret'), {
    may: ['check'],
  }),
  says(
    'residence',
    'must',
    ['Ihr Wohnsitz liegt in Deutschland.', 'Wir können nur Bewerbungen von Personen berücksichtigen, die in Deutschland wohnen.'],
    residence('Germany', 'Austria'),
  ),
  says('age', 'must', ['Das Mindestalter beträgt 18 Jahre.', 'Da es um Spirituosen geht, müssen Sie volljährig sein.'], age()),
  says(
    'age',
    'employer',
    ['Seit 18 Jahren backen wir unser Brot selbst.', 'Unser Betrieb wird dieses Jahr 18 Jahre alt.'],
    age(),
    { form: 'offer' },
  ),
  says(
    'licence',
    'must',
    ['Den Staplerschein haben Sie bereits in der Tasche.', 'Ohne gültigen Staplerschein ist ein Einsatz nicht möglich.'],
    paper('Staplerschein'),
  ),
  says(
    'licence',
    'offered',
    ['Den Staplerschein machen Sie bei uns, die Kosten tragen wir.', 'Wir bezahlen Ihnen den Staplerschein.'],
    paper('Staplerschein'),
    {
      form: 'offer',
    },
  ),
  says(
    'driving',
    'must',
    ['Sie fahren sicher Auto und haben den Führerschein.', 'Ohne Führerschein geht es bei uns nicht.'],
    driving(),
  ),
  says(
    'driving',
    'negated',
    ['Einen Führerschein brauchen Sie dafür nicht.', 'Auch ohne Führerschein sind Sie bei uns richtig.'],
    driving(),
  ),
  says('driving', 'must', ['Mit Ihrem Führerschein dürfen Sie Lkw der Klasse C fahren.'], drivingClass()),
  says(
    'vehicle',
    'must',
    ['Für die Fahrten zu den Kunden nutzen Sie Ihr eigenes Auto.', 'Ein eigener Pkw ist unerlässlich.'],
    vehicle(),
    {
      may: ['driving'],
    },
  ),
  row('language', 'and', ['Sie verständigen sich sicher auf {a} und auf {b}.', '{a} und {b} sprechen Sie verhandlungssicher.'], {
    a: [ENGLISH],
    b: [POLISH],
  }),
  row(
    'language',
    'mixed',
    ['Sie sprechen fließend {a}; {b} ist kein Muss, hilft aber.', '{a} beherrschen Sie in Wort und Schrift, {b} wäre schön.'],
    {
      a: [ENGLISH],
      b: [POLISH],
    },
    { asks: all('a', { wish: 'b' }) },
  ),
  row(
    'language',
    'team',
    ['In der Küche wird {a} und {b} gesprochen.', 'Unser Team spricht {a}, {b} und Deutsch.'],
    { a: [ENGLISH], b: [POLISH] },
    {
      form: 'offer',
    },
  ),
  row(
    'years',
    'must',
    [
      'Sie haben wenigstens {n} Jahre lang als {job} gearbeitet.',
      'Auf {n} Jahre Praxis als {job} können Sie mindestens zurückblicken.',
    ],
    {
      n: ['drei', '4'],
      job: [COOK, BOOKKEEPER],
    },
  ),
  row(
    'years',
    'employer',
    ['Unser {job} ist seit {n} Jahren bei uns.', 'Vor {n} Jahren fing unser {job} hier als Lehrling an.'],
    {
      n: ['vier', '12'],
      job: [COOK, BOOKKEEPER],
    },
    { form: 'offer' },
  ),
  row(
    'degree',
    'or',
    '{degree} oder mindestens {n} Jahre Erfahrung als {job}',
    {
      degree: [['Abgeschlossenes Hochschulstudium', degree('bachelors')]],
      n: ['vier', '5'],
      job: [COOK, BOOKKEEPER],
    },
    { asks: any('degree', 'job'), form: 'phrase' },
  ),
  row(
    'field',
    'must',
    [
      'Sie haben {field} studiert und mit dem Bachelor abgeschlossen.',
      'Ihr Bachelorstudium der {field} haben Sie erfolgreich beendet.',
    ],
    {
      field: [
        ['Chemie', degreeIn('bachelors', 'Chemie', 'Musik')],
        ['Informatik', degreeIn('bachelors', 'Informatik', 'Musik')],
      ],
    },
  ),
  says(
    'shift',
    'must',
    ['Früh-, Spät- und Nachtdienste übernehmen Sie im Wechsel.', 'Sie arbeiten auch an jedem zweiten Wochenende.'],
    shift(),
  ),
  says(
    'travel',
    'must',
    ['Sie sind an drei Tagen in der Woche auf Dienstreise.', 'Mit Dienstreisen von bis zu 50 % müssen Sie einverstanden sein.'],
    travel(),
  ),
  says('travel', 'benefit', ['Vergünstigte Reisen für Beschäftigte', 'Zuschuss zum Deutschlandticket und zu Reisen'], travel()),
  says(
    'physical',
    'must',
    ['Sie heben regelmäßig Lasten bis 25 kg.', 'Die Arbeit im Stehen und das Tragen von 20 kg dürfen Ihnen nichts ausmachen.'],
    physical(),
  ),
  says(
    'check',
    'must',
    ['Vor der Einstellung brauchen wir Ihr erweitertes Führungszeugnis.', 'Ein Führungszeugnis ohne Einträge legen Sie vor.'],
    check(),
  ),
  says(
    'check',
    'described',
    ['Sie beantragen Führungszeugnisse für unsere Ehrenamtlichen.', 'Sie verwalten die Führungszeugnisse des Personals.'],
    check(),
    {
      form: 'offer',
    },
  ),
]
