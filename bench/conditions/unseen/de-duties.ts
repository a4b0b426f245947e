import { someLanguage, language as speaks } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { DEGREES, heben, nachts, OTHER_TONGUES, reisen, TONGUES } from './fillings/de.ts'

export const language: TemplateFile['language'] = 'de'
export const templates: readonly Template[] = [
  row(
    'language',
    'must',
    [
      'Sie müssen fließend {tongue} sprechen.',
      'Fließendes {tongue} ist zwingend erforderlich.',
      'Sehr gute Kenntnisse in {tongue} in Wort und Schrift sind Voraussetzung.',
    ],
    { tongue: TONGUES },
  ),
  row(
    'language',
    'phrase',
    [
      'Verhandlungssicheres {tongue}',
      '{tongue} fließend in Wort und Schrift',
      '{tongue} auf C1-Niveau',
      'Sie sprechen fließend {tongue}',
    ],
    { tongue: TONGUES },
  ),
  row('language', 'phrase', ['Sehr gute {tongue}kenntnisse in Wort und Schrift', '{tongue}kenntnisse (mindestens C1)'], {
    tongue: [
      ['Englisch', speaks('English')],
      ['Französisch', speaks('French')],
      ['Spanisch', speaks('Spanish')],
    ],
  }),
  row('language', 'phrase', ['Grundkenntnisse in {tongue}', 'Einfache Kenntnisse in {tongue}'], {
    tongue: [
      ['Englisch', someLanguage('English')],
      ['Polnisch', someLanguage('Polish')],
    ],
  }),
  row(
    'language',
    'and',
    [
      'Fließendes {a} und {b} sind Voraussetzung.',
      'Sie sprechen fließend {a} und {b}; beides ist ein Muss.',
      'Verhandlungssicheres {a} und sehr gutes {b} sind zwingend erforderlich.',
    ],
    { a: TONGUES, b: OTHER_TONGUES },
  ),
  row(
    'language',
    'or',
    ['Fließendes {a} oder {b} ist Voraussetzung.', 'Sie müssen fließend {a} oder {b} sprechen.'],
    { a: TONGUES, b: OTHER_TONGUES },
    { asks: any('a', 'b') },
  ),
  row(
    'language',
    'beside',
    ['Ein {degree} und fließendes {tongue} sind erforderlich.', 'Voraussetzung sind fließendes {tongue} sowie ein {degree}.'],
    { degree: DEGREES, tongue: TONGUES },
  ),
  row(
    'language',
    'mixed',
    ['Fließendes {a} ist zwingend, {b} ist von Vorteil.', '{b} wäre schön, fließendes {a} aber ist Voraussetzung.'],
    { a: TONGUES, b: OTHER_TONGUES },
    { asks: all('a', wish('b')) },
  ),
  row(
    'language',
    'wish',
    [
      '{tongue} ist von Vorteil.',
      'Weitere Sprachen, etwa {tongue}, sind ein Plus.',
      'Schön wäre es, wenn Sie auch {tongue} sprechen.',
      'Gute Kenntnisse in {tongue} sind wünschenswert.',
    ],
    { tongue: TONGUES },
  ),
  row('language', 'wish', ['Fließendes {tongue}', '{tongue}'], { tongue: TONGUES }, { form: 'wishList' }),
  row(
    'language',
    'negated',
    ['{tongue} ist nicht erforderlich.', 'Sie müssen kein {tongue} sprechen.', 'Kenntnisse in {tongue} brauchen Sie nicht.'],
    { tongue: TONGUES },
  ),
  row(
    'language',
    'benefit',
    ['Kostenlose Kurse in {tongue}', 'Wir zahlen Ihren Sprachkurs in {tongue}'],
    { tongue: TONGUES },
    { form: 'benefit' },
  ),
  row(
    'language',
    'team',
    ['Die Hälfte des Teams spricht {tongue}.', 'Unsere Kollegen aus neun Ländern sprechen fließend {tongue}.'],
    { tongue: TONGUES },
    { form: 'offer' },
  ),
  row(
    'language',
    'customer',
    ['Die meisten unserer Gäste sprechen {tongue}.', 'Unsere Kunden lesen die Anleitung auf {tongue}.'],
    { tongue: TONGUES },
    { form: 'offer' },
  ),
  row(
    'shift',
    'must',
    [
      'Sie müssen im Schichtdienst arbeiten können.',
      'Die Bereitschaft zu {hours} ist zwingend.',
      'Voraussetzung ist die Bereitschaft zu {hours}.',
    ],
    { hours: ['Nachtschichten', 'Wochenenddiensten', 'Wechselschicht'] },
    nachts,
  ),
  row(
    'shift',
    'phrase',
    ['Bereitschaft zur {hours}', 'Bereitschaft zur {hours} (erforderlich)'],
    { hours: ['Schichtarbeit', 'Wochenendarbeit', 'Nachtarbeit'] },
    nachts,
  ),
  row(
    'shift',
    'negated',
    ['Es gibt keine Nachtschichten.', 'Am Wochenende haben Sie immer frei.', 'Keine Schichtarbeit, keine Wochenendarbeit.'],
    {},
    nachts,
  ),
  row(
    'shift',
    'benefit',
    ['Zuschläge für Nachtschichten', 'Freie Wochenenden', 'Hohe Schichtzulagen'],
    {},
    { ...nachts, form: 'benefit' },
  ),
  row(
    'shift',
    'described',
    ['Sie planen die Schichten von dreißig Fahrern.', 'Die Nachtschicht übergibt Ihnen die Station um sieben.'],
    {},
    { ...nachts, form: 'offer' },
  ),
  row(
    'travel',
    'must',
    ['Sie müssen bereit sein, {much} der Zeit zu reisen.', 'Eine Reisebereitschaft von {much} ist zwingend erforderlich.'],
    { much: ['50 %', 'bis zu 60 %'] },
    reisen,
  ),
  row(
    'travel',
    'phrase',
    ['Reisebereitschaft', 'Hohe Reisebereitschaft ({much})', 'Bereitschaft zu Dienstreisen'],
    { much: ['50 %', 'ca. 60 %'] },
    reisen,
  ),
  row(
    'travel',
    'negated',
    ['Dienstreisen fallen nicht an.', 'Reisebereitschaft ist nicht erforderlich.', 'Keine Reisetätigkeit.'],
    {},
    reisen,
  ),
  row('travel', 'employer', ['Wir sind ein führender Reiseveranstalter.', 'Unser Reisebüro gibt es seit 1990.'], {}, reisen),
  row(
    'travel',
    'benefit',
    ['Vergünstigte Reisen für Sie und Ihre Familie', 'Wir erstatten Ihre Reisekosten'],
    {},
    { ...reisen, form: 'benefit' },
  ),
  row(
    'travel',
    'described',
    ['Sie buchen Reisen für den Vorstand und führen Kalender.', 'Sie bearbeiten Reisekostenabrechnungen.'],
    {},
    reisen,
  ),
  row(
    'physical',
    'must',
    [
      'Sie müssen {kg} heben können.',
      'Sie müssen körperlich belastbar sein und bis zu {kg} tragen.',
      'Heben und Tragen von bis zu {kg} gehört zwingend dazu.',
    ],
    { kg: ['25 kg', '20 Kilo'] },
    heben,
  ),
  row('physical', 'phrase', ['Körperliche Belastbarkeit', 'Körperlich fit und belastbar', 'Schwindelfreiheit'], {}, heben),
  row('physical', 'negated', ['Schweres Heben gibt es bei uns nicht.', 'Sie müssen nichts Schweres tragen.'], {}, heben),
  row(
    'physical',
    'equal',
    [
      'Menschen mit Behinderung sind ausdrücklich willkommen.',
      'Schwerbehinderte Bewerber werden bei gleicher Eignung bevorzugt.',
    ],
    {},
    { ...heben, form: 'offer' },
  ),
  row('physical', 'described', ['Sie verkaufen Hebebühnen.', 'Unsere Kräne heben bis zu 40 Tonnen.'], {}, heben),
]
