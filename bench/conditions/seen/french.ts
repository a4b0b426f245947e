import * as s from '#bench/conditions/subjects.ts'
import { all, any, says, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'

export const language: TemplateFile['language'] = 'fr'

const FR = 'Tours, France'
const jobs = [
  ['cuisinier', s.years('Cuisinier')],
  ['comptable', s.years('Comptable')],
  ['électricien', s.years('Électricien')],
] as const
const tongues = [
  ['anglais', s.language('English')],
  ['allemand', s.language('German')],
  ['espagnol', s.language('Spanish')],
] as const
const others = [
  ['italien', s.language('Italian')],
  ['portugais', s.language('Portuguese')],
] as const
const papers = [
  ['Le CACES 3', s.paper('CACES 3')],
  ["L'habilitation électrique B1", s.paper('Habilitation électrique B1')],
  ['La carte professionnelle CNAPS', s.paper('Carte professionnelle CNAPS')],
] as const

export const templates: readonly Template[] = [
  says(
    'years',
    'must',
    [
      "Une expérience d'au moins {n} ans comme {job} est exigée.",
      "Vous justifiez d'au moins {n} ans d'expérience comme {job}.",
      "{n} ans d'expérience en tant que {job} sont obligatoires.",
    ],
    { n: ['deux', '3', '5'], job: jobs },
  ),
  says('years', 'phrase', ["{n} ans d'expérience comme {job}", "Minimum {n} ans d'expérience en tant que {job}"], {
    n: ['2', 'trois', '5'],
    job: jobs,
  }),
  says(
    'years',
    'wish',
    ["{n} ans d'expérience comme {job} seraient un plus.", "Idéalement, vous avez {n} ans d'expérience comme {job}."],
    { n: ['2', '5'], job: jobs },
  ),
  says('years', 'negated', ["Aucune expérience comme {job} n'est exigée.", "L'expérience comme {job} n'est pas nécessaire."], {
    job: jobs,
  }),
  says(
    'years',
    'employer',
    [
      'Depuis {n} ans, nous accompagnons les familles.',
      "Notre entreprise a {n} ans d'expérience.",
      'Nous existons depuis {n} ans.',
    ],
    { n: ['10', '15'] },
    { about: s.years('Cuisinier') },
  ),
  says('degree', 'must', ['{level} est exigé.', 'Vous êtes titulaire de : {level}.'], {
    level: [
      ['Un diplôme bac +5', s.degree('masters')],
      ['Un diplôme bac +3', s.degree('bachelors')],
      ['Un doctorat', s.degree('phd')],
    ],
  }),
  says('degree', 'wish', ['{level} serait un plus.', '{level} est souhaité.'], {
    level: [
      ['Un diplôme bac +5', s.degree('masters')],
      ['Un doctorat', s.degree('phd')],
    ],
  }),
  says('degree', 'negated', ["Aucun diplôme n'est exigé.", "Un diplôme n'est pas nécessaire."], s.degree('bachelors')),
  says('field', 'must', ['Un diplôme bac +5 en {field} est exigé.', 'Vous avez un master en {field}.'], {
    field: [
      ['informatique', s.degreeIn('masters', 'Informatique', 'Histoire')],
      ['droit', s.degreeIn('masters', 'Droit', 'Biologie')],
    ],
  }),
  says('licence', 'must', ['{paper} est obligatoire.', '{paper} est exigé.', '{paper} est indispensable.'], { paper: papers }),
  says('licence', 'wish', ['{paper} serait un plus.', '{paper} est souhaité.', '{paper} serait apprécié.'], { paper: papers }),
  says('licence', 'negated', ["{paper} n'est pas exigé.", "{paper} n'est pas nécessaire."], { paper: papers }),
  says('licence', 'offered', ['{paper} est pris en charge par nous.', '{paper} est financé par notre entreprise.'], {
    paper: papers,
  }),
  says(
    'driving',
    'must',
    [
      'Le permis B est obligatoire.',
      'Vous êtes titulaire du permis B.',
      'Le permis de conduire est exigé.',
      'Permis de conduire indispensable.',
    ],
    s.driving(),
  ),
  says('driving', 'must', ['Le permis {c} est obligatoire.', 'Vous êtes titulaire du permis {c}.'], {
    c: [
      ['C', s.drivingClass()],
      ['CE', s.drivingClass()],
      ['D', s.drivingClass()],
    ],
  }),
  says('driving', 'wish', ['Le permis B serait un plus.', 'Permis B souhaité.'], s.driving()),
  says('driving', 'negated', ["Le permis de conduire n'est pas nécessaire.", "Le permis B n'est pas exigé."], s.driving()),
  says('vehicle', 'must', ['Un véhicule personnel est indispensable.', 'Vous devez être véhiculé.'], s.vehicle()),
  says(
    'vehicle',
    'offered',
    ['Nous vous proposons une voiture de fonction.', 'Une voiture de service est fournie.'],
    s.vehicle(),
  ),
  says(
    'language',
    'must',
    [
      'Vous parlez couramment {tongue}.',
      'Un {tongue} courant est exigé.',
      'La maîtrise de la langue ({tongue}, niveau C1) est indispensable.',
    ],
    { tongue: tongues },
  ),
  says('language', 'phrase', ['{tongue} courant', '{tongue} : niveau C1', 'Excellent niveau en {tongue}'], { tongue: tongues }),
  says(
    'language',
    'wish',
    ['Un bon niveau en {tongue} serait un plus.', 'Idéalement, vous parlez {tongue}.', 'Un {tongue} courant est apprécié.'],
    { tongue: tongues },
  ),
  says('language', 'negated', ["Parler {tongue} n'est pas nécessaire.", "Aucune connaissance en {tongue} n'est exigée."], {
    tongue: tongues,
  }),
  says('language', 'and', ['Vous parlez couramment {one} et {two}.', 'Un {one} courant et un excellent {two} sont exigés.'], {
    one: tongues,
    two: others,
  }),
  says(
    'language',
    'or',
    ['Vous parlez couramment {one} ou {two}.', 'Un {one} ou {two} courant est obligatoire.'],
    { one: tongues, two: others },
    { asks: any('one', 'two') },
  ),
  says(
    'language',
    'mixed',
    ["Un {one} courant est exigé, l'{two} serait un plus.", 'Vous devez parler couramment {one} ; {two} est un atout.'],
    { one: tongues, two: [others[0]] },
    { asks: all('one', wish('two')) },
  ),
  says('language', 'team', ['Notre équipe parle {tongue}.', 'Nos collègues parlent {tongue} entre eux.'], { tongue: tongues }),
  says('language', 'customer', ['Nos clients parlent {tongue}.', 'Notre clientèle parle couramment {tongue}.'], {
    tongue: tongues,
  }),
  says('language', 'offered', ["Nous vous offrons des cours d'{tongue}.", 'Nous finançons votre formation en {tongue}.'], {
    tongue: tongues,
  }),
  says(
    'workRight',
    'must',
    ['Une autorisation de travail en France est obligatoire.', 'Vous devez être autorisé à travailler en France.'],
    s.workRight('France'),
    { at: FR },
  ),
  says(
    'sponsorship',
    'must',
    ['Nous ne pouvons pas parrainer de visa.', 'Aucun parrainage de visa possible.'],
    s.sponsorship('France'),
    { at: FR },
  ),
  says(
    'citizenship',
    'must',
    ['La nationalité française est exigée.', 'Vous devez être de nationalité française.'],
    s.citizenship('France'),
    { at: FR },
  ),
  says(
    'citizenship',
    'equal',
    [
      "Nous étudions toutes les candidatures, sans distinction d'âge ou de nationalité.",
      "Nous garantissons l'égalité des chances, quelle que soit la nationalité.",
    ],
    s.citizenship('France'),
  ),
  says('residence', 'must', ['Vous devez résider en France.', 'Il faut habiter en France.'], s.residence('France', 'Germany'), {
    at: FR,
  }),
  says('age', 'must', ['Vous devez avoir au moins 18 ans révolus.', 'Il faut être majeur.', 'Âge minimum : 18 ans.'], s.age()),
  says(
    'shift',
    'must',
    [
      'Vous devez travailler le week-end.',
      'Le travail de nuit est obligatoire.',
      'Des horaires décalés sont à prévoir et obligatoires.',
    ],
    s.shift(),
  ),
  says('shift', 'negated', ["Le travail de nuit n'est pas exigé.", 'Pas de travail le week-end.'], s.shift()),
  says(
    'travel',
    'must',
    ['Des déplacements (40 %) sont obligatoires.', 'Vous devez accepter de fréquents déplacements.'],
    s.travel(),
  ),
  says('travel', 'negated', ['Aucun déplacement nécessaire.', 'Pas de déplacements.'], s.travel()),
  says('physical', 'must', ['Vous devez porter des charges lourdes.', 'Une bonne condition physique est exigée.'], s.physical()),
  says(
    'check',
    'must',
    ['Un extrait de casier judiciaire vierge est exigé.', 'Vous devez présenter un casier judiciaire.'],
    s.check(),
  ),
]
