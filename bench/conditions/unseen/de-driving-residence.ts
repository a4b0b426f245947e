import { age, check, drivingClass, residence, vehicle } from '#bench/conditions/subjects.ts'
import { row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { CARDS, car, licence, licenceB, TONGUES } from './fillings/de.ts'

export const language: TemplateFile['language'] = 'de'
export const templates: readonly Template[] = [
  row(
    'driving',
    'must',
    [
      'Sie müssen einen {licence} haben.',
      'Ein {licence} ist zwingend erforderlich.',
      'Ohne {licence} ist die Arbeit nicht möglich.',
    ],
    { licence: licenceB },
  ),
  row('driving', 'phrase', ['{licence}', 'Gültiger {licence}', 'Sie besitzen einen {licence}'], { licence: licenceB }),
  row('driving', 'must', ['Ein {class} ist zwingend erforderlich.', 'Für unsere Lkw brauchen Sie einen {class}.'], {
    class: [
      ['Führerschein der Klasse C1', drivingClass()],
      ['Führerschein Klasse CE', drivingClass()],
      ['Busführerschein (Klasse D)', drivingClass()],
    ],
  }),
  row('driving', 'phrase', ['Führerscheinklasse {class}', 'Fahrerlaubnis der Klasse {class}'], {
    class: [
      ['C1E', drivingClass()],
      ['CE', drivingClass()],
      ['D1', drivingClass()],
    ],
  }),
  row('driving', 'wish', ['Ein {licence} ist von Vorteil.', 'Ein {licence} wäre hilfreich, ist aber nicht notwendig.'], {
    licence: licenceB,
  }),
  row(
    'driving',
    'negated',
    [
      'Ein {licence} ist nicht erforderlich.',
      'Sie brauchen keinen {licence}.',
      'Kein {licence} nötig, der Bus hält vor der Tür.',
    ],
    { licence },
  ),
  row('driving', 'benefit', ['Wir zahlen Ihren {licence}', 'Zuschuss zum {licence}'], { licence }, { form: 'benefit' }),
  row(
    'driving',
    'team',
    ['Unsere Fahrer haben alle einen {licence} und holen Sie ab.', 'Ein Kollege mit {licence} nimmt Sie zur Baustelle mit.'],
    { licence },
    { form: 'offer' },
  ),
  row(
    'driving',
    'beside',
    ['Ein {card} und ein {licence} sind erforderlich.', 'Sie brauchen einen {licence} sowie einen {card}.'],
    { licence: licenceB, card: CARDS },
  ),
  row(
    'driving',
    'beside',
    ['Erforderlich sind ein {licence} und fließendes {tongue}.', 'Fließendes {tongue} und ein {licence} sind ein Muss.'],
    { licence: licenceB, tongue: TONGUES },
  ),
  row(
    'vehicle',
    'must',
    [
      'Ein eigenes {car} ist zwingend erforderlich.',
      'Sie müssen ein eigenes {car} mitbringen.',
      'Voraussetzung ist ein eigenes {car}.',
    ],
    { car },
    { may: ['driving'] },
  ),
  row(
    'vehicle',
    'and',
    ['{licence} und eigenes {car} sind Voraussetzung.', 'Sie brauchen einen {licence} und ein eigenes {car}.'],
    { licence, car },
  ),
  row(
    'vehicle',
    'benefit',
    ['Firmenwagen, auch für privat', 'Ein Dienstwagen steht Ihnen zur Verfügung'],
    {},
    { about: vehicle(), form: 'benefit' },
  ),
  row('vehicle', 'wish', ['Ein eigenes {car} ist von Vorteil.', 'Schön, wenn Sie ein eigenes {car} haben.'], { car }),
  row(
    'vehicle',
    'negated',
    ['Ein eigenes {car} brauchen Sie nicht.', 'Ein eigenes {car} ist nicht nötig, wir haben Poolfahrzeuge.'],
    { car },
  ),
  row(
    'residence',
    'must',
    [
      'Sie müssen Ihren Wohnsitz in Deutschland haben.',
      'Ein Wohnsitz in Deutschland ist zwingend erforderlich.',
      'Voraussetzung ist ein fester Wohnsitz in Deutschland.',
    ],
    {},
    { about: residence('Germany', 'Canada') },
  ),
  row(
    'residence',
    'phrase',
    ['Wohnsitz in Deutschland', 'Wohnhaft in Deutschland'],
    {},
    { about: residence('Germany', 'Canada') },
  ),
  row(
    'residence',
    'negated',
    ['Wo Sie wohnen, spielt keine Rolle.', 'Ein Wohnsitz in Deutschland ist nicht erforderlich.'],
    {},
    { about: residence('Germany', 'Canada') },
  ),
  row(
    'residence',
    'employer',
    ['Unser Sitz ist in Deutschland, das zweite Büro in Wien.', 'Wir sind in ganz Deutschland zu Hause.'],
    {},
    { about: residence('Germany', 'Canada') },
  ),
  row(
    'age',
    'must',
    [
      'Sie müssen mindestens {n} Jahre alt sein.',
      'Das Mindestalter beträgt {n} Jahre.',
      'Aus rechtlichen Gründen stellen wir nur Personen ab {n} Jahren ein.',
    ],
    { n: ['18', '21'] },
    { about: age() },
  ),
  row('age', 'phrase', ['Mindestalter {n} Jahre', 'Mindestens {n} Jahre alt'], { n: ['18', '21'] }, { about: age() }),
  row(
    'age',
    'equal',
    ['Alle Altersgruppen sind willkommen.', 'Ihr Alter spielt bei uns keine Rolle.'],
    {},
    { about: age(), form: 'offer' },
  ),
  row(
    'age',
    'customer',
    ['Sie betreuen Kinder ab {n} Jahren.', 'Unsere Bewohner sind mindestens {n} Jahre alt.'],
    { n: ['3', '65'] },
    { about: age(), form: 'offer' },
  ),
  row(
    'check',
    'must',
    [
      'Ein {check} ist vor Arbeitsbeginn vorzulegen.',
      'Sie müssen ein {check} vorlegen.',
      'Voraussetzung ist ein einwandfreies {check}.',
    ],
    {
      check: [
        ['erweitertes Führungszeugnis', check()],
        ['polizeiliches Führungszeugnis', check()],
      ],
    },
  ),
  row(
    'check',
    'phrase',
    ['Einwandfreies Führungszeugnis', 'Bereitschaft zu einer Zuverlässigkeitsüberprüfung'],
    {},
    { about: check(), may: ['clearance'] },
  ),
  row(
    'check',
    'described',
    ['Sie prüfen Rechnungen und Lieferscheine.', 'Sie führen Qualitätsprüfungen durch.'],
    {},
    { about: check() },
  ),
  row(
    'check',
    'negated',
    ['Ein Führungszeugnis ist nicht nötig.', 'Wir verlangen kein Führungszeugnis.'],
    {},
    { about: check() },
  ),
]
