import { citizenship, sponsorship } from '#bench/conditions/subjects.ts'
import { row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { BR } from './fillings/pt.ts'

export const language: TemplateFile['language'] = 'pt'
export const templates: readonly Template[] = [
  row(
    'workRight',
    'must',
    [
      'Você precisa ter autorização para trabalhar no Brasil.',
      'É obrigatório ter autorização de trabalho no Brasil.',
      'Exigimos autorização válida para trabalhar no Brasil.',
    ],
    {},
    BR,
  ),
  row('workRight', 'phrase', ['Autorização para trabalhar no Brasil', 'Permissão de trabalho válida no Brasil'], {}, BR),
  row(
    'workRight',
    'described',
    ['Você vai orientar empresas sobre autorização de trabalho.', 'Ajudamos nossos colegas a renovar a autorização de trabalho.'],
    {},
    { ...BR, form: 'offer' },
  ),
  row(
    'sponsorship',
    'must',
    ['Não patrocinamos vistos.', 'Não oferecemos patrocínio de visto.', 'Não há patrocínio de visto para esta vaga.'],
    {},
    { about: sponsorship('Brazil') },
  ),
  row(
    'sponsorship',
    'offered',
    ['Patrocinamos o seu visto de trabalho.', 'Oferecemos patrocínio de visto.'],
    {},
    { about: sponsorship('Brazil'), form: 'offer' },
  ),
  row(
    'citizenship',
    'must',
    [
      'É obrigatório ter nacionalidade brasileira.',
      'Você precisa ter nacionalidade brasileira.',
      'Exigimos nacionalidade brasileira.',
    ],
    {},
    { about: citizenship('Brazil') },
  ),
  row(
    'citizenship',
    'equal',
    [
      'Avaliamos todas as candidaturas, sem distinção de idade, sexo ou nacionalidade.',
      'Pessoas de qualquer nacionalidade são bem-vindas.',
    ],
    {},
    { about: citizenship('Brazil'), form: 'offer' },
  ),
  row(
    'citizenship',
    'negated',
    ['Não é necessário ter nacionalidade brasileira.', 'Não exigimos nacionalidade brasileira.'],
    {},
    { about: citizenship('Brazil') },
  ),
]
