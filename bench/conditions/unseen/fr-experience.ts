import { degree, schooling, language as speaks } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { cuisinier, DEGREES, FEW, FIELDS, JOBS, TONGUES, TRADES } from './fillings/fr.ts'

export const language: TemplateFile['language'] = 'fr'
export const templates: readonly Template[] = [
  row(
    'years',
    'must',
    [
      "Vous devez justifier d'au moins {n} ans d'expérience comme {job}.",
      "Une expérience d'au moins {n} ans en tant que {job} est exigée.",
      "Au moins {n} ans d'expérience comme {job} sont indispensables.",
    ],
    { n: FEW, job: JOBS },
  ),
  row(
    'years',
    'phrase',
    [
      "{n} ans d'expérience minimum en tant que {job}",
      'Expérience de {n} ans minimum comme {job}',
      "Minimum {n} ans d'expérience comme {job}",
    ],
    { n: ['3', '5', 'quatre'], job: JOBS },
  ),
  row(
    'years',
    'label',
    ['{trade} : {n} ans (requis)', '{trade} : {n} ans (obligatoire)'],
    { trade: TRADES, n: ['2', '3', '5'] },
    { form: 'phrase' },
  ),
  row(
    'years',
    'beside',
    [
      "Vous avez au moins {n} ans d'expérience comme {job} et parlez couramment {tongue} ; les deux sont exigés.",
      "Un {tongue2} courant et {n} ans d'expérience comme {job} sont indispensables.",
    ],
    { n: ['trois', '5'], job: JOBS, tongue: [["l'anglais", speaks('English')]], tongue2: ['anglais'] },
    { asks: all('job', 'tongue') },
  ),
  row(
    'years',
    'or',
    [
      "{degree} ou {n} ans d'expérience comme {job} : l'un des deux est exigé.",
      "Vous avez soit {degree}, soit {n} ans d'expérience comme {job} (indispensable).",
    ],
    { degree: DEGREES, n: ['cinq', '6'], job: JOBS },
    { asks: any('degree', 'job') },
  ),
  row(
    'years',
    'wish',
    [
      "{n} ans d'expérience comme {job} seraient un plus.",
      "Dans l'idéal, vous avez {n} ans d'expérience comme {job}.",
      'Une expérience de {n} ans comme {job} est souhaitée.',
    ],
    { n: FEW, job: JOBS },
  ),
  row('years', 'wish', "{n} ans d'expérience comme {job}", { n: ['deux', '5'], job: JOBS }, { form: 'wishList' }),
  row(
    'years',
    'negated',
    [
      "Aucune expérience de {job} n'est exigée : nous vous formons.",
      "L'expérience comme {job} n'est pas nécessaire.",
      'Vous pouvez postuler sans expérience de {job}.',
    ],
    { job: JOBS },
  ),
  row(
    'years',
    'employer',
    [
      'Depuis {n} ans, nous faisons du pain dans cette ville.',
      "Forts de plus de {n} ans d'expérience, nous sommes la plus ancienne maison de la région.",
      'Créée il y a {n} ans, notre entreprise compte six agences.',
    ],
    { n: ['20', 'trente-cinq', '140'] },
    cuisinier,
  ),
  row(
    'years',
    'team',
    [
      "Nos cuisiniers ont en moyenne {n} ans d'expérience.",
      'Vous apprenez auprès de collègues qui font ce métier depuis {n} ans.',
    ],
    { n: ['10', 'quinze'] },
    { ...cuisinier, form: 'offer' },
  ),
  row(
    'years',
    'described',
    ["Au cours des {n} dernières années, nous avons doublé notre chiffre d'affaires.", 'Le contrat dure {n} ans.'],
    { n: ['deux', '3'] },
    cuisinier,
  ),
  row(
    'years',
    'benefit',
    ['Deux jours de congé en plus après {n} ans chez nous', "Prime d'ancienneté après {n} ans"],
    { n: ['trois', '5', 'dix'] },
    { ...cuisinier, form: 'benefit' },
  ),
  row(
    'years',
    'customer',
    ['Nos clients nous font confiance depuis plus de {n} ans.', 'Vous suivez des clients qui sont chez nous depuis {n} ans.'],
    { n: ['dix', '15'] },
    { ...cuisinier, form: 'offer' },
  ),
  row(
    'years',
    'pay',
    ['Le salaire augmente tous les {n} ans.', 'Salaire selon expérience.', 'Rémunération selon vos années de métier.'],
    { n: ['deux', '3'] },
    { ...cuisinier, form: 'offer' },
  ),
  row(
    'years',
    'mixed',
    [
      "{n} ans d'expérience comme {job} sont indispensables, {tongue} est un plus.",
      "{tongue} serait apprécié, mais {n} ans d'expérience comme {job} sont exigés.",
    ],
    { n: ['trois', '5'], job: JOBS, tongue: TONGUES },
    { asks: all('job', wish('tongue')) },
  ),
  row(
    'years',
    'heading',
    ["Au moins 3 ans d'expérience comme {job}", "Trois ans d'expérience ou plus comme {job}"],
    { job: JOBS },
    {
      form: 'phrase',
      headings: [
        'Ce que nous attendons de vous',
        'Vos atouts indispensables',
        'Compétences requises',
        'Le profil idéal pour ce poste',
      ],
    },
  ),
  row(
    'degree',
    'must',
    ['Vous devez avoir {degree}.', '{degree} : obligatoire pour ce poste.', 'Il faut avoir obtenu {degree}.'],
    { degree: DEGREES },
  ),
  row(
    'degree',
    'phrase',
    ['Diplôme de niveau bac +5 exigé', 'Titulaire d’un bac +5', 'Formation bac +5 validée'],
    {},
    { about: degree('masters') },
  ),
  row(
    'degree',
    'wish',
    ['Avoir {degree} est un plus.', 'Avoir {degree} serait apprécié, sans être obligatoire.', 'Idéalement, vous avez {degree}.'],
    { degree: DEGREES },
  ),
  row(
    'degree',
    'negated',
    ["Il n'est pas nécessaire d'avoir {degree}.", "Vous n'avez pas besoin d'avoir {degree}.", 'Aucun diplôme exigé.'],
    { degree: DEGREES },
  ),
  row(
    'degree',
    'benefit',
    ['Nous finançons vos études si vous préparez {degree}', 'Possibilité de préparer {degree} en travaillant'],
    { degree: DEGREES },
    { form: 'benefit' },
  ),
  row(
    'degree',
    'team',
    ['La moitié de l’équipe a {degree}.', 'Votre responsable a {degree} et aime transmettre.'],
    { degree: DEGREES },
    { form: 'offer' },
  ),
  row('field', 'must', ['Une licence en {field} est exigée.', 'Vous devez avoir une licence en {field}.'], { field: FIELDS }),
  row('field', 'phrase', ['Licence en {field}', 'Bac +3 en {field}', 'Diplôme universitaire (bac +3) en {field}'], {
    field: FIELDS,
  }),
  row(
    'field',
    'or',
    ['Licence en {field} ou en {other}', 'Bac +3 en {field} ou {other}'],
    { field: FIELDS, other: FIELDS },
    { asks: any('field', 'other'), form: 'phrase' },
  ),
  row('field', 'wish', ['Une licence en {field} serait appréciée.', 'Une licence en {field} est un plus.'], { field: FIELDS }),
  row('schooling', 'phrase', ['Baccalauréat', 'Bac obtenu', 'Niveau bac minimum'], {}, { about: schooling('Baccalauréat') }),
  row(
    'schooling',
    'must',
    ['Le baccalauréat est exigé.', 'Vous devez avoir le bac.', 'Le brevet des collèges est obligatoire.'],
    {},
    { about: schooling('Baccalauréat') },
  ),
  row(
    'schooling',
    'negated',
    ["Le bac n'est pas exigé.", 'Vous pouvez postuler sans le bac.'],
    {},
    { about: schooling('Baccalauréat') },
  ),
]
