import { paper } from '#bench/conditions/subjects.ts'
import { any, row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { CARDS, PERMITS } from './fillings/de.ts'

export const language: TemplateFile['language'] = 'de'
export const templates: readonly Template[] = [
  row(
    'licence',
    'must',
    [
      'Ein gültiger {card} ist zwingend erforderlich.',
      'Sie müssen einen {card} haben.',
      'Ohne {card} können Sie bei uns nicht anfangen.',
    ],
    { card: CARDS },
  ),
  row('licence', 'phrase', ['Gültiger {card}', '{card} (zwingend erforderlich)', '{card} vorhanden'], { card: CARDS }),
  row('licence', 'and', ['Sowohl der {a} als auch der {b} sind Voraussetzung.', '{a} und {b} sind beide erforderlich.'], {
    a: CARDS,
    b: CARDS,
  }),
  row(
    'licence',
    'or',
    ['Ein {a} oder {b} ist erforderlich.', 'Sie brauchen entweder einen {a} oder einen {b}.'],
    { a: CARDS, b: CARDS },
    { asks: any('a', 'b') },
  ),
  row('licence', 'wish', ['Ein {card} ist von Vorteil.', 'Schön wäre ein {card}.', 'Ein {card} ist kein Muss, hilft aber.'], {
    card: CARDS,
  }),
  row('licence', 'wish', '{card}', { card: CARDS }, { form: 'wishList' }),
  row('licence', 'negated', ['Ein {card} ist nicht nötig.', 'Sie brauchen keinen {card}.', 'Kein {card}? Kein Problem!'], {
    card: CARDS,
  }),
  row(
    'licence',
    'benefit',
    ['Wir bezahlen Ihren {card}', 'Den {card} machen Sie bei uns, auf unsere Kosten'],
    { card: CARDS },
    { form: 'benefit' },
  ),
  row(
    'licence',
    'employer',
    ['Wir sind nach {name} zertifiziert.', 'Unsere Werkstatt ist ein nach {name} zertifizierter Betrieb.'],
    { name: ['ISO 9001', 'DIN EN 1090', 'EMAS'] },
    { about: paper('ISO 9001 Lead Auditor') },
  ),
  row('licence', 'inherited', ['Bitte beachten Sie: Ein gültiger {card} ist Pflicht.', 'Zwingend ist ein gültiger {card}.'], {
    card: CARDS,
  }),
  row(
    'registration',
    'must',
    ['Die {permit} ist zwingend erforderlich.', 'Sie müssen die deutsche {permit} besitzen.', 'Voraussetzung ist die {permit}.'],
    { permit: PERMITS },
  ),
  row('registration', 'phrase', ['Deutsche {permit}', '{permit}'], { permit: PERMITS }),
  row(
    'registration',
    'beside',
    ['Die {permit} und ein {card} sind Voraussetzung.', 'Erforderlich sind ein {card} sowie die {permit}.'],
    { permit: PERMITS, card: CARDS },
  ),
  row('registration', 'wish', ['Die {permit} ist wünschenswert.', 'Von Vorteil ist eine {permit}.'], { permit: PERMITS }),
  row('registration', 'negated', ['Eine {permit} ist nicht erforderlich.', 'Für diese Stelle brauchen Sie keine {permit}.'], {
    permit: PERMITS,
  }),
]
