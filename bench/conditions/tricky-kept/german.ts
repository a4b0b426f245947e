import * as s from '#bench/conditions/subjects.ts'
import type { Template, TemplateFile } from '#bench/conditions/template.ts'
import { twists } from '#bench/conditions/twists.ts'

export const language: TemplateFile['language'] = 'de'
export const templates: readonly Template[] = [
  ...twists('workRight', s.workRight('Germany'), {
    must: ['Sie benötigen eine gültige Arbeitserlaubnis für Deutschland.'],
    denied: ['Bewerbungen ohne Arbeitserlaubnis für Deutschland können wir nicht berücksichtigen.'],
    negated: ['Nach einer Arbeitserlaubnis fragen wir nicht.'],
    hypothetical: ['Bei einem späteren Wechsel nach Köln könnten Sie eine Arbeitserlaubnis für Deutschland benötigen.'],
    others: ['Die Beschäftigten der Fremdfirmen müssen eine Arbeitserlaubnis haben.'],
    past: ['Eine Arbeitserlaubnis für Deutschland wurde damals verlangt.'],
    duties: ['Ablage der Arbeitserlaubnisse aller Beschäftigten.'],
  }),
  ...twists('citizenship', s.citizenship('Germany'), {
    must: ['Voraussetzung ist die deutsche Staatsangehörigkeit.'],
    denied: ['Außer Personen mit deutscher Staatsangehörigkeit können wir niemanden einstellen.'],
    negated: ['Die deutsche Staatsangehörigkeit setzen wir nicht voraus.'],
    hypothetical: ['Für eine spätere Verbeamtung wäre die deutsche Staatsangehörigkeit nötig.'],
    others: ['Die Wähler müssen die deutsche Staatsangehörigkeit haben.'],
    past: ['Damals war die deutsche Staatsangehörigkeit zwingend.'],
    duties: ['Beratung von Menschen, die die deutsche Staatsangehörigkeit erwerben möchten.'],
  }),
  ...twists('residence', s.residence('Germany', 'Austria'), {
    must: ['Ihr Wohnsitz muss in Deutschland liegen.'],
    denied: ['Ohne Wohnsitz in Deutschland ist eine Anstellung nicht möglich.'],
    negated: ['Ein Wohnsitz in Deutschland ist nicht nötig.'],
    hypothetical: ['Sollte die Stelle einmal in den Vertrieb wandern, müssten Sie in Deutschland wohnen.'],
    others: ['Die Mitglieder müssen in Deutschland wohnen.'],
    past: ['Ein Wohnsitz in Deutschland war früher Bedingung.'],
    duties: ['Prüfung, ob Antragsteller in Deutschland wohnen.'],
  }),
  ...twists('age', s.age(), {
    must: ['Das Mindestalter beträgt 18 Jahre.'],
    denied: ['Bewerbungen von Personen unter 18 Jahren können wir nicht annehmen.'],
    negated: ['Ein Mindestalter von 18 Jahren gibt es nicht.'],
    others: ['Teilnehmer müssen mindestens 18 Jahre alt sein.'],
    duties: ['Kontrolle, ob Käufer mindestens 18 Jahre alt sind.'],
  }),
  ...twists('licence', s.paper('Staplerschein'), {
    must: ['Sie besitzen einen gültigen Staplerschein.'],
    denied: [
      'Wer keinen Staplerschein hat, kann nicht anfangen.',
      'Sofern Sie keinen Staplerschein besitzen, sehen Sie bitte von einer Bewerbung ab.',
    ],
    negated: ['Weder Staplerschein noch Erfahrung sind nötig.', 'Auch wer keinen Staplerschein hat, ist willkommen.'],
    hypothetical: ['Je nach Einsatzort könnte ein Staplerschein nötig sein.'],
    others: ['Die Speditionen müssen einen Staplerschein vorzeigen.'],
    past: ['Einen Staplerschein verlangen wir nicht mehr.'],
    optional: ['Über einen Staplerschein freuen wir uns, verlangt wird er nicht.'],
    duties: ['Pflege der Liste aller Fahrer, die einen Staplerschein benötigen.'],
  }),
  ...twists('registration', s.registration('Approbation als Apotheker', 'Landesapothekerkammer'), {
    must: ['Sie verfügen über die Approbation als Apotheker.'],
    denied: ['Wer keine Approbation als Apotheker hat, kann leider nicht eingestellt werden.'],
    negated: ['Auf eine Approbation als Apotheker verzichten wir.'],
    hypothetical: ['Bei Übernahme der Leitung wäre die Approbation als Apotheker nötig.'],
    others: ['Die Vertretungen müssen die Approbation als Apotheker haben.'],
    past: ['Damals brauchte man die Approbation als Apotheker.'],
    duties: ['Kontrolle, wer die Approbation als Apotheker nachweisen muss.'],
  }),
  ...twists(
    'driving',
    s.driving(),
    {
      must: ['Sie haben einen Führerschein der Klasse B.'],
      denied: [
        'Wer keinen Führerschein hat, kommt nicht in Frage.',
        'Anders als mit Führerschein ist die Arbeit nicht zu machen.',
      ],
      negated: ['Ob Sie einen Führerschein haben, spielt keine Rolle.', 'Ein Führerschein ist entbehrlich.'],
      hypothetical: ['Wer den Dienstwagen mitnimmt, benötigt einen Führerschein.'],
      others: ['Die Eltern brauchen einen Führerschein, um unseren Bus zu leihen.'],
      past: ['Einen Führerschein verlangen wir seit dem Umzug nicht mehr.'],
      optional: ['Wir freuen uns über einen Führerschein, setzen ihn aber nicht voraus.'],
      duties: ['Kopieren der Führerscheine, die Kunden vorlegen müssen.'],
    },
    ['vehicle'],
  ),
]
