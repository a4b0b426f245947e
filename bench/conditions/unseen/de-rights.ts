import { citizenship, sponsorship, vetting, workRight } from '#bench/conditions/subjects.ts'
import { row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { cleared, DE, TONGUES } from './fillings/de.ts'

export const language: TemplateFile['language'] = 'de'
export const templates: readonly Template[] = [
  row(
    'workRight',
    'must',
    [
      'Sie müssen eine gültige Arbeitserlaubnis für Deutschland haben.',
      'Eine Arbeitserlaubnis für Deutschland ist zwingend erforderlich.',
      'Voraussetzung ist eine gültige Arbeitserlaubnis für Deutschland.',
    ],
    {},
    DE,
  ),
  row(
    'workRight',
    'phrase',
    ['Gültige Arbeitserlaubnis für Deutschland', 'Uneingeschränkte Arbeitserlaubnis in Deutschland'],
    {},
    DE,
  ),
  row(
    'workRight',
    'beside',
    [
      'Eine Arbeitserlaubnis für Deutschland und fließendes {tongue} sind Voraussetzung.',
      'Sie sprechen fließend {tongue} und haben eine Arbeitserlaubnis für Deutschland; beides ist Pflicht.',
    ],
    { tongue: TONGUES, right: [['', workRight('Germany')]] },
  ),
  row(
    'workRight',
    'described',
    [
      'Sie beraten Betriebe zur Arbeitserlaubnis.',
      'Wir begleiten neue Kolleginnen zum Amt, wenn es um die Arbeitserlaubnis geht.',
    ],
    {},
    { ...DE, form: 'offer' },
  ),
  row(
    'sponsorship',
    'must',
    [
      'Ein Visum können wir nicht sponsern.',
      'Eine Visa-Unterstützung ist leider nicht möglich.',
      'Wir bieten kein Visa-Sponsoring an.',
    ],
    {},
    { about: sponsorship('Germany') },
  ),
  row(
    'sponsorship',
    'offered',
    ['Wir unterstützen Sie gern beim Visum.', 'Visa-Sponsoring ist möglich.', 'Wir helfen bei Visum und Umzug.'],
    {},
    { about: sponsorship('Germany'), form: 'offer' },
  ),
  row(
    'citizenship',
    'must',
    [
      'Die deutsche Staatsangehörigkeit ist zwingend erforderlich.',
      'Sie müssen die deutsche Staatsangehörigkeit besitzen.',
      'Voraussetzung ist die deutsche Staatsangehörigkeit.',
    ],
    {},
    { about: citizenship('Germany') },
  ),
  row(
    'citizenship',
    'equal',
    [
      'Wir freuen uns über Bewerbungen unabhängig von Alter, Geschlecht und Staatsangehörigkeit.',
      'Uns ist jede Nationalität willkommen.',
    ],
    {},
    { about: citizenship('Germany'), form: 'offer' },
  ),
  row(
    'citizenship',
    'negated',
    ['Die deutsche Staatsangehörigkeit ist nicht erforderlich.', 'Sie brauchen keine deutsche Staatsangehörigkeit.'],
    {},
    { about: citizenship('Germany') },
  ),
  row(
    'clearance',
    'must',
    [
      'Sie müssen sich einer Sicherheitsüberprüfung nach SÜG unterziehen.',
      'Die Bereitschaft zu einer Sicherheitsüberprüfung (Ü2) ist zwingend.',
    ],
    {},
    { about: vetting() },
  ),
  row(
    'clearance',
    'described',
    ['Sie führen Sicherheitsüberprüfungen an unseren Maschinen durch.', 'Sie prüfen die Sicherheit der Anlagen.'],
    {},
    cleared,
  ),
]
