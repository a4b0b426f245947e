import * as s from '#bench/conditions/subjects.ts'
import type { Template, TemplateFile } from '#bench/conditions/template.ts'
import { twists } from '#bench/conditions/twists.ts'

export const language: TemplateFile['language'] = 'de'
export const templates: readonly Template[] = [
  ...twists('workRight', s.workRight('Germany'), {
    must: ['Eine gültige Arbeitserlaubnis für Deutschland ist erforderlich.'],
    denied: ['Ohne Arbeitserlaubnis für Deutschland können wir niemanden einstellen.'],
    negated: ['Eine Arbeitserlaubnis für Deutschland brauchen Sie nicht.', 'Eine Arbeitserlaubnis ist hier nicht nötig.'],
    hypothetical: ['Falls Sie später nach Berlin wechseln, kann eine Arbeitserlaubnis für Deutschland nötig werden.'],
    others: ['Unsere Gäste aus dem Ausland müssen eine Arbeitserlaubnis vorlegen.'],
    past: ['Früher war eine Arbeitserlaubnis für Deutschland erforderlich.'],
    optional: ['Eine vorhandene Arbeitserlaubnis für Deutschland wäre von Vorteil.'],
    duties: ['Sie beantragen die Arbeitserlaubnis für neue Fachkräfte.'],
  }),
  ...twists('citizenship', s.citizenship('Germany'), {
    must: ['Die deutsche Staatsangehörigkeit ist zwingend erforderlich.'],
    denied: ['Ohne die deutsche Staatsangehörigkeit ist eine Einstellung nicht möglich.'],
    negated: [
      'Die deutsche Staatsangehörigkeit ist nicht erforderlich.',
      'Auf die deutsche Staatsangehörigkeit kommt es nicht an.',
    ],
    hypothetical: ['Sollten Sie später verbeamtet werden, ist die deutsche Staatsangehörigkeit erforderlich.'],
    others: ['Unsere Mandanten müssen die deutsche Staatsangehörigkeit besitzen.'],
    past: ['Bis 2015 war die deutsche Staatsangehörigkeit erforderlich.'],
    optional: ['Die deutsche Staatsangehörigkeit ist gern gesehen.'],
    duties: ['Sie prüfen, wer die deutsche Staatsangehörigkeit besitzen muss.'],
  }),
  ...twists('residence', s.residence('Germany', 'Austria'), {
    must: ['Sie müssen in Deutschland wohnen.'],
    denied: ['Wer nicht in Deutschland wohnt, kann nicht eingestellt werden.'],
    negated: ['Sie müssen nicht in Deutschland wohnen.'],
    hypothetical: ['Wenn Sie einmal in den Außendienst gehen, müssen Sie in Deutschland wohnen.'],
    others: ['Unsere Versicherten müssen in Deutschland wohnen.'],
    past: ['Früher musste man dafür in Deutschland wohnen.'],
    optional: ['Idealerweise wohnen Sie in Deutschland.'],
    duties: ['Sie beraten Menschen, die in Deutschland wohnen müssen.'],
  }),
  ...twists(
    'clearance',
    s.clearance('secret'),
    {
      must: ['Eine gültige Sicherheitsüberprüfung Ü2 ist Voraussetzung.'],
      negated: ['Eine Sicherheitsüberprüfung Ü2 ist nicht nötig.'],
      hypothetical: ['Falls Sie in die Wehrtechnik wechseln, wird eine Sicherheitsüberprüfung Ü2 nötig.'],
      others: ['Die Wachleute unserer Kunden haben eine Sicherheitsüberprüfung Ü2.'],
      past: ['Früher war eine Sicherheitsüberprüfung Ü2 Voraussetzung.'],
      duties: ['Sie leiten Sicherheitsüberprüfungen Ü2 für unsere Belegschaft ein.'],
    },
    ['check'],
  ),
  ...twists('age', s.age(), {
    must: ['Sie müssen mindestens 18 Jahre alt sein.'],
    denied: ['Wer nicht mindestens 18 Jahre alt ist, darf hier nicht arbeiten.'],
    negated: ['Sie müssen nicht 18 Jahre alt sein.'],
    others: ['Unsere Gäste müssen mindestens 18 Jahre alt sein.'],
    past: ['Früher musste man 21 Jahre alt sein.'],
    duties: ['Sie achten darauf, dass Käufer mindestens 18 Jahre alt sind.'],
  }),
  ...twists('licence', s.paper('Staplerschein'), {
    must: ['Ein gültiger Staplerschein ist erforderlich.'],
    denied: ['Niemand darf ohne Staplerschein anfangen.', 'Nur mit Staplerschein können wir Sie einstellen.'],
    negated: ['Einen Staplerschein brauchen Sie nicht.', 'Alles außer einem Staplerschein ist erforderlich.'],
    hypothetical: ['Wenn Sie später ins Lager wechseln, brauchen Sie einen Staplerschein.'],
    others: ['Unsere Lieferanten müssen einen Staplerschein haben.', 'Die Kollegen im Lager brauchen einen Staplerschein.'],
    past: ['Früher war ein Staplerschein Pflicht.'],
    optional: ['Ein Staplerschein ist kein Muss, hilft aber.'],
    duties: ['Sie prüfen, ob alle Fahrer einen gültigen Staplerschein haben.'],
  }),
  ...twists('registration', s.registration('Approbation als Apotheker', 'Landesapothekerkammer'), {
    must: ['Die Approbation als Apotheker ist Voraussetzung.'],
    denied: ['Ohne Approbation als Apotheker ist die Leitung nicht möglich.'],
    negated: ['Eine Approbation als Apotheker ist nicht erforderlich.'],
    hypothetical: ['Sollten Sie die Filiale einmal leiten, ist die Approbation als Apotheker erforderlich.'],
    others: ['Unsere Kundinnen müssen die Approbation als Apotheker nachweisen.'],
    past: ['Die Approbation als Apotheker war früher Voraussetzung.'],
    optional: ['Eine Approbation als Apotheker wäre schön.'],
    duties: ['Sie helfen Fachkräften, die eine Approbation als Apotheker brauchen.'],
  }),
  ...twists(
    'driving',
    s.driving(),
    {
      must: ['Ein Führerschein der Klasse B ist zwingend erforderlich.'],
      denied: [
        'Ohne Führerschein geht es leider nicht.',
        'Es sei denn, Sie haben einen Führerschein, können wir Sie nicht einstellen.',
      ],
      negated: ['Einen Führerschein müssen Sie nicht haben.', 'Wir verlangen weder Führerschein noch Auto.'],
      hypothetical: ['Wenn Sie eines Tages den Wagen nutzen möchten, benötigen Sie einen Führerschein.'],
      others: ['Unsere Kuriere müssen einen Führerschein haben.', 'Unsere Mieter müssen einen Führerschein vorlegen.'],
      past: ['Bis zum Umzug in die Stadt war ein Führerschein erforderlich.'],
      optional: ['Ein Führerschein schadet nicht, ist aber keine Bedingung.'],
      duties: ['Sie prüfen Menschen, die einen Führerschein brauchen.'],
    },
    ['vehicle'],
  ),
]
