import { citizenship, sponsorship, vetting } from '#bench/conditions/subjects.ts'
import { row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { FR } from './fillings/fr.ts'

export const language: TemplateFile['language'] = 'fr'
export const templates: readonly Template[] = [
  row(
    'workRight',
    'must',
    [
      'Vous devez être autorisé à travailler en France.',
      'Un titre de séjour vous autorisant à travailler en France est exigé.',
      'Il faut avoir une autorisation de travail valable en France.',
    ],
    {},
    FR,
  ),
  row('workRight', 'phrase', ['Autorisation de travail en France', 'Autorisé à travailler en France'], {}, FR),
  row(
    'workRight',
    'described',
    [
      'Vous conseillez les entreprises sur les autorisations de travail.',
      'Nous aidons nos salariés à renouveler leur titre de séjour.',
    ],
    {},
    { ...FR, form: 'offer' },
  ),
  row(
    'sponsorship',
    'must',
    [
      'Nous ne parrainons pas de visa.',
      'Nous ne pouvons pas prendre en charge de visa de travail.',
      'Pas de parrainage de visa pour ce poste.',
    ],
    {},
    { about: sponsorship('France') },
  ),
  row(
    'sponsorship',
    'offered',
    ['Nous prenons en charge votre visa.', 'Nous parrainons les visas de travail.'],
    {},
    { about: sponsorship('France'), form: 'offer' },
  ),
  row(
    'citizenship',
    'must',
    [
      'La nationalité française est exigée.',
      'Vous devez être de nationalité française.',
      'Il faut avoir la nationalité française.',
    ],
    {},
    { about: citizenship('France') },
  ),
  row(
    'citizenship',
    'equal',
    [
      "Nous étudions toutes les candidatures, sans distinction d'âge, de sexe ou de nationalité.",
      'Toutes les nationalités sont les bienvenues.',
    ],
    {},
    { about: citizenship('France'), form: 'offer' },
  ),
  row(
    'citizenship',
    'negated',
    ["La nationalité française n'est pas exigée.", "Il n'est pas nécessaire d'être de nationalité française."],
    {},
    { about: citizenship('France') },
  ),
  row(
    'clearance',
    'must',
    ['Vous devez pouvoir être habilité secret défense.', 'Le poste exige une habilitation de défense.'],
    {},
    { about: vetting() },
  ),
]
