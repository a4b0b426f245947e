import { shift, someLanguage } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { BARE_TONGUES, DEGREES, nuit, OTHER_TONGUES, permis, port, TONGUES, voyages } from './fillings/fr.ts'

export const language: TemplateFile['language'] = 'fr'
export const templates: readonly Template[] = [
  row(
    'language',
    'must',
    [
      'Vous devez parler couramment {tongue}.',
      'La maîtrise de {tongue} est indispensable.',
      'Il faut maîtriser {tongue} à l’écrit comme à l’oral.',
    ],
    { tongue: TONGUES },
  ),
  row(
    'language',
    'phrase',
    ['{tongue} courant', '{tongue} courant exigé', '{tongue} niveau C1', 'Maîtrise de l’{tongue} à l’écrit et à l’oral'],
    { tongue: BARE_TONGUES },
  ),
  row('language', 'phrase', ['Notions d’{tongue}', 'Bases en {tongue} (exigées)'], {
    tongue: [
      ['anglais', someLanguage('English')],
      ['allemand', someLanguage('German')],
    ],
  }),
  row(
    'language',
    'and',
    [
      'Un {a} et un {b} courants sont exigés.',
      'Vous devez parler couramment {a} et {b}.',
      'Un niveau courant en {a} et en {b} est indispensable.',
    ],
    { a: BARE_TONGUES, b: OTHER_TONGUES },
  ),
  row(
    'language',
    'or',
    ['Vous devez parler couramment {a} ou {b}.', '{a} ou {b} courant exigé.'],
    { a: BARE_TONGUES, b: OTHER_TONGUES },
    { asks: any('a', 'b') },
  ),
  row(
    'language',
    'beside',
    [
      'Il faut avoir {degree} et parler couramment {tongue}.',
      'La maîtrise de {tongue} est exigée, ainsi que le fait d’avoir {degree}.',
    ],
    { degree: DEGREES, tongue: TONGUES },
  ),
  row(
    'language',
    'beside',
    ['Le {permis} et la maîtrise de {tongue} sont exigés.', 'Vous devez parler couramment {tongue} et avoir le {permis}.'],
    { permis, tongue: TONGUES },
  ),
  row(
    'language',
    'mixed',
    ['Un {a} courant est indispensable, {b} est un plus.', 'Parler {b} serait apprécié, mais un {a} courant est exigé.'],
    { a: BARE_TONGUES, b: OTHER_TONGUES },
    { asks: all('a', wish('b')) },
  ),
  row(
    'language',
    'wish',
    [
      'Parler {tongue} est un plus.',
      'La pratique de {tongue} serait appréciée.',
      'Des notions dans une autre langue, comme {tongue}, sont un atout.',
    ],
    { tongue: TONGUES },
  ),
  row('language', 'wish', ['{tongue} courant', '{tongue}'], { tongue: BARE_TONGUES }, { form: 'wishList' }),
  row(
    'language',
    'negated',
    [
      "Parler {tongue} n'est pas exigé.",
      "Vous n'avez pas besoin de parler {tongue}.",
      "La maîtrise de {tongue} n'est pas nécessaire.",
    ],
    { tongue: TONGUES },
  ),
  row(
    'language',
    'benefit',
    ['Cours d’{tongue} gratuits', 'Nous payons vos cours d’{tongue}'],
    { tongue: BARE_TONGUES },
    { form: 'benefit' },
  ),
  row(
    'language',
    'team',
    ['La moitié de l’équipe parle {tongue}.', 'Vos collègues viennent de neuf pays et parlent {tongue}.'],
    { tongue: BARE_TONGUES },
    { form: 'offer' },
  ),
  row(
    'language',
    'customer',
    ['La plupart de nos clients parlent {tongue}.', 'Nos hôtes lisent la carte en {tongue}.'],
    { tongue: BARE_TONGUES },
    { form: 'offer' },
  ),
  row('shift', 'must', ['Vous devez pouvoir travailler {hours}.', 'Il faut être disponible {hours}.'], {
    hours: [
      ['la nuit', shift()],
      ['le week-end', shift()],
      ['en horaires décalés', shift()],
    ],
  }),
  row('shift', 'phrase', ['Disponible {hours}', 'Accepter de travailler {hours}'], {
    hours: [
      ['le week-end', shift()],
      ['la nuit et les jours fériés', shift()],
      ['en 3x8', shift()],
    ],
  }),
  row('shift', 'negated', ['Pas de travail de nuit.', 'Vous ne travaillez jamais le week-end.'], {}, nuit),
  row('shift', 'benefit', ['Primes de nuit', 'Tous les week-ends libres'], {}, { ...nuit, form: 'benefit' }),
  row(
    'shift',
    'described',
    ['Vous planifiez les horaires de trente chauffeurs.', "L'équipe de nuit vous passe le relais à sept heures."],
    {},
    { ...nuit, form: 'offer' },
  ),
  row(
    'travel',
    'must',
    ['Vous devez accepter de vous déplacer {much} du temps.', 'Des déplacements fréquents ({much} du temps) sont exigés.'],
    { much: ['50 %', '60 %'] },
    voyages,
  ),
  row(
    'travel',
    'phrase',
    ['Déplacements fréquents à prévoir ({much})', 'Mobilité nationale, {much} de déplacements'],
    { much: ['50 %', '60 %'] },
    voyages,
  ),
  row('travel', 'negated', ['Aucun déplacement à prévoir.', 'Le poste ne comporte pas de déplacements.'], {}, voyages),
  row('travel', 'employer', ['Nous sommes une agence de voyages.', 'Notre guide de voyage a reçu un prix.'], {}, voyages),
  row(
    'travel',
    'benefit',
    ['Frais de déplacement remboursés', 'Voyages à tarif réduit pour votre famille'],
    {},
    { ...voyages, form: 'benefit' },
  ),
  row(
    'travel',
    'described',
    ['Vous organisez les déplacements de la direction.', 'Vous traitez les notes de frais de voyage.'],
    {},
    voyages,
  ),
  row(
    'physical',
    'must',
    ['Vous devez pouvoir porter {kg}.', 'Le poste exige le port de charges de {kg}.'],
    { kg: ['25 kg', '20 kilos'] },
    port,
  ),
  row(
    'physical',
    'phrase',
    ['Bonne condition physique', 'Apte au port de charges lourdes', 'Capable de rester debout toute la journée'],
    {},
    port,
  ),
  row('physical', 'negated', ['Pas de port de charges.', 'Vous ne portez rien de lourd.'], {}, port),
  row(
    'physical',
    'equal',
    ['Ce poste est ouvert aux personnes en situation de handicap.', 'Nous accueillons les personnes en situation de handicap.'],
    {},
    { ...port, form: 'offer' },
  ),
  row('physical', 'described', ['Nos grues portent jusqu’à 40 tonnes.', 'Vous vendez des chariots élévateurs.'], {}, port),
]
