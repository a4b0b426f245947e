import {
  age,
  check,
  citizenship,
  degree,
  degreeIn,
  driving,
  drivingClass,
  nearby,
  paper,
  physical,
  registration,
  residence,
  shift,
  language as speaks,
  travel,
  vehicle,
  workRight,
  years,
} from '#bench/conditions/subjects.ts'
import { all, any, row, says, type Template, type TemplateFile } from '#bench/conditions/template.ts'

const ENGLISH = ["l'anglais", speaks('English')] as const
const GERMAN = ["l'allemand", speaks('German')] as const
const COOK = ['cuisinier', years('Cuisinier')] as const
const ACCOUNTANT = ['comptable', years('Comptable')] as const

export const language: TemplateFile['language'] = 'fr'
export const templates: readonly Template[] = [
  says(
    'workRight',
    'must',
    [
      'Vous devez être en règle pour travailler en France (titre de séjour avec autorisation de travail ou nationalité).',
      'Un titre autorisant à travailler en France vous sera demandé avant la signature.',
    ],
    workRight('France'),
    { may: ['citizenship'] },
  ),
  says(
    'workRight',
    'described',
    [
      'Vous suivrez les autorisations de travail de nos salariés étrangers.',
      'Vous aiderez nos clients à obtenir une autorisation de travail.',
    ],
    workRight('France'),
    { form: 'offer' },
  ),
  says(
    'citizenship',
    'must',
    ['Poste ouvert uniquement aux personnes de nationalité française.', 'La nationalité française est impérative.'],
    citizenship('France'),
  ),
  says(
    'residence',
    'must',
    ['Vous habitez obligatoirement en France.', 'Seules les personnes résidant en France peuvent postuler.'],
    residence('France', 'Belgium'),
  ),
  says('residence', 'must', ["Vous habitez à moins de 20 km de l'entrepôt."], nearby()),
  says('age', 'must', ['Il faut avoir 18 ans révolus.', "La loi impose d'être majeur pour ce poste."], age()),
  says(
    'age',
    'employer',
    ['Notre boulangerie fête ses 18 ans cette année.', 'Depuis 18 ans, nous cuisons notre pain nous-mêmes.'],
    age(),
    { form: 'offer' },
  ),
  says(
    'licence',
    'must',
    ['Votre CACES 3 est à jour.', 'Sans CACES 3 valide, pas de prise de poste possible.'],
    paper('CACES 3'),
  ),
  says('licence', 'offered', ['Nous finançons votre CACES 3.', 'Pas encore de CACES 3 ? Nous vous formons.'], paper('CACES 3'), {
    form: 'offer',
  }),
  says(
    'registration',
    'must',
    ["Vous êtes inscrit à l'Ordre des infirmiers.", "L'inscription à l'Ordre des infirmiers est indispensable."],
    registration('Inscription à l’Ordre des infirmiers', 'Ordre national des infirmiers'),
  ),
  says(
    'driving',
    'must',
    ['Le poste demande de conduire : permis B en cours de validité.', 'Sans permis B, le poste ne peut pas être tenu.'],
    driving(),
    {
      may: ['vehicle'],
    },
  ),
  says('driving', 'negated', ['Inutile d’avoir le permis de conduire.', "Le permis de conduire n'est pas demandé."], driving()),
  says('driving', 'must', ['Vous conduisez des poids lourds et possédez le permis C.'], drivingClass()),
  says(
    'vehicle',
    'must',
    ['Vous vous déplacez chez les clients avec votre propre voiture.', 'Un véhicule à vous est nécessaire pour les tournées.'],
    vehicle(),
    {
      may: ['driving', 'travel'],
    },
  ),
  row('language', 'and', ['Vous parlez couramment {a} et {b}.', 'Vous êtes aussi à l’aise avec {a} que vous maîtrisez {b}.'], {
    a: [ENGLISH],
    b: [GERMAN],
  }),
  row(
    'language',
    'mixed',
    'Vous maîtrisez {a} ; connaître {b} serait un avantage.',
    { a: [ENGLISH], b: [GERMAN] },
    { asks: all('a', { wish: 'b' }) },
  ),
  row(
    'language',
    'customer',
    ['Nos clients parlent surtout {a} et {b}.', 'Une clientèle qui pratique {a} et {b} vous attend.'],
    { a: [ENGLISH], b: [GERMAN] },
    {
      form: 'offer',
    },
  ),
  row(
    'years',
    'must',
    ['Vous avez exercé comme {job} pendant au moins {n} ans.', 'Il faut avoir travaillé {n} ans minimum comme {job}.'],
    {
      n: ['trois', '4'],
      job: [COOK, ACCOUNTANT],
    },
  ),
  row(
    'years',
    'employer',
    ['Notre {job} est là depuis {n} ans.', 'Il y a {n} ans, notre {job} débutait ici.'],
    { n: ['quatre', '12'], job: [COOK, ACCOUNTANT] },
    {
      form: 'offer',
    },
  ),
  row(
    'degree',
    'or',
    '{degree} ou {n} ans d’expérience minimum comme {job}',
    {
      degree: [['Licence', degree('bachelors')]],
      n: ['quatre', '5'],
      job: [COOK, ACCOUNTANT],
    },
    { asks: any('degree', 'job'), form: 'phrase' },
  ),
  row('field', 'must', ['Vous êtes titulaire d’un {degree}.', 'Vous avez validé un {degree}.'], {
    degree: [
      ['master en chimie', degreeIn('masters', 'Chimie', 'Musique')],
      ['master en informatique', degreeIn('masters', 'Informatique', 'Musique')],
    ],
  }),
  says('shift', 'must', ['Vous travaillez en 3x8.', 'Il faut être libre un week-end sur deux.'], shift()),
  says(
    'travel',
    'must',
    ['Vous passez trois nuits par semaine en déplacement.', 'Accepter des déplacements fréquents est indispensable.'],
    travel(),
  ),
  says(
    'travel',
    'benefit',
    ['Réductions sur vos voyages', "Prise en charge de l'abonnement de transport et de vos voyages"],
    travel(),
  ),
  says(
    'physical',
    'must',
    ['Vous portez des charges allant jusqu’à 20 kg.', 'Il faut pouvoir rester debout toute la journée.'],
    physical(),
  ),
  says(
    'check',
    'must',
    ['Un extrait de casier judiciaire vierge vous sera demandé.', 'Votre casier judiciaire doit être vierge.'],
    check(),
  ),
  says(
    'check',
    'described',
    ['Vous vérifiez les casiers judiciaires des bénévoles.', 'Vous classez les extraits de casier judiciaire du personnel.'],
    check(),
    {
      form: 'offer',
    },
  ),
]
