import * as s from '#bench/conditions/subjects.ts'
import { all, any, says, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'

export const language: TemplateFile['language'] = 'pt'

const BR = 'Campinas, Brasil'
const jobs = [
  ['cozinheiro', s.years('Cozinheiro')],
  ['contabilista', s.years('Contabilista')],
  ['eletricista', s.years('Eletricista')],
] as const
const tongues = [
  ['inglês', s.language('English')],
  ['alemão', s.language('German')],
  ['francês', s.language('French')],
] as const
const others = [
  ['italiano', s.language('Italian')],
  ['espanhol', s.language('Spanish')],
] as const
const papers = [
  ['certificado NR-10', s.paper('Certificado NR-10')],
  ['certificado ADR', s.paper('Certificado ADR')],
  ['certificado NR-35', s.paper('Certificado NR-35')],
] as const

export const templates: readonly Template[] = [
  says(
    'years',
    'must',
    [
      'É necessário ter pelo menos {n} anos de experiência como {job}.',
      'Exige-se experiência mínima de {n} anos como {job}.',
      '{n} anos de experiência como {job} são obrigatórios.',
    ],
    { n: ['dois', '3', '5'], job: jobs },
  ),
  says('years', 'phrase', ['{n} anos de experiência como {job}', 'Experiência de pelo menos {n} anos como {job}'], {
    n: ['2', 'três', '5'],
    job: jobs,
  }),
  says(
    'years',
    'wish',
    ['{n} anos de experiência como {job} serão um diferencial.', 'De preferência, {n} anos de experiência como {job}.'],
    { n: ['2', '5'], job: jobs },
  ),
  says('years', 'negated', ['Não é necessária experiência como {job}.', 'Não exigimos experiência como {job}.'], { job: jobs }),
  says(
    'years',
    'employer',
    [
      'Há {n} anos cuidamos de famílias.',
      'Somos uma empresa com {n} anos de experiência.',
      'Nossa empresa tem {n} anos de mercado.',
    ],
    { n: ['10', '15'] },
    { about: s.years('Cozinheiro') },
  ),
  says('degree', 'must', ['É obrigatório ter {level}.', 'Exige-se {level}.'], {
    level: [
      ['ensino superior completo', s.degree('bachelors')],
      ['mestrado', s.degree('masters')],
      ['doutorado', s.degree('phd')],
    ],
  }),
  says('degree', 'wish', ['{level} será um diferencial.', 'Desejável {level}.'], {
    level: [
      ['Ensino superior completo', s.degree('bachelors')],
      ['Mestrado', s.degree('masters')],
    ],
  }),
  says('degree', 'negated', ['Não é necessário ensino superior.', 'Não exigimos graduação.'], s.degree('bachelors')),
  says('field', 'must', ['É obrigatória a graduação em {field}.', 'Exige-se licenciatura em {field}.'], {
    field: [
      ['informática', s.degreeIn('bachelors', 'Informática', 'História')],
      ['direito', s.degreeIn('bachelors', 'Direito', 'Biologia')],
    ],
  }),
  says(
    'schooling',
    'must',
    ['É obrigatório o ensino médio completo.', 'Exige-se ensino médio completo.'],
    s.schooling('Ensino médio'),
  ),
  says('licence', 'must', ['É obrigatório o {paper}.', 'Exige-se {paper}.', 'Você precisa ter {paper}.'], { paper: papers }),
  says('licence', 'wish', ['O {paper} será um diferencial.', 'Desejável {paper}.', 'Valoriza-se {paper}.'], { paper: papers }),
  says('licence', 'negated', ['O {paper} não é necessário.', 'Não exigimos {paper}.'], { paper: papers }),
  says('licence', 'offered', ['Oferecemos o {paper}.', 'O {paper} fica por conta da empresa.'], { paper: papers }),
  says(
    'driving',
    'must',
    [
      'É obrigatória a carta de condução.',
      'Exige-se CNH categoria B.',
      'Você precisa ter carteira de motorista.',
      'Carta de condução obrigatória.',
    ],
    s.driving(),
  ),
  says('driving', 'must', ['Exige-se CNH categoria {c}.', 'É obrigatória a carta de condução categoria {c}.'], {
    c: [
      ['C', s.drivingClass()],
      ['D', s.drivingClass()],
      ['E', s.drivingClass()],
    ],
  }),
  says('driving', 'wish', ['Carta de condução será um diferencial.', 'Desejável CNH categoria B.'], s.driving()),
  says('driving', 'negated', ['Não é necessária carta de condução.', 'Não exigimos CNH.'], s.driving()),
  says('vehicle', 'must', ['É obrigatório ter veículo próprio.', 'Você precisa ter carro próprio.'], s.vehicle()),
  says('vehicle', 'offered', ['Oferecemos carro da empresa.', 'O carro da empresa é oferecido.'], s.vehicle()),
  says(
    'language',
    'must',
    ['É obrigatório falar {tongue} fluente.', 'Exige-se {tongue} fluente.', 'Você fala {tongue} fluentemente.'],
    { tongue: tongues },
  ),
  says('language', 'phrase', ['{tongue} fluente', '{tongue} avançado', 'Nível C1 de {tongue}'], { tongue: tongues }),
  says('language', 'wish', ['{tongue} será um diferencial.', 'Desejável {tongue} avançado.', 'Valoriza-se {tongue}.'], {
    tongue: tongues,
  }),
  says('language', 'negated', ['{tongue} não é necessário.', 'Não é preciso falar {tongue}.', 'Não exigimos {tongue}.'], {
    tongue: tongues,
  }),
  says('language', 'and', ['É obrigatório falar {one} e {two} fluentemente.', 'Exige-se {one} e {two} avançado.'], {
    one: tongues,
    two: others,
  }),
  says(
    'language',
    'or',
    ['É obrigatório falar {one} ou {two} fluentemente.', 'Exige-se {one} ou {two} fluente.'],
    { one: tongues, two: others },
    { asks: any('one', 'two') },
  ),
  says(
    'language',
    'mixed',
    ['Exige-se {one} fluente; {two} será um diferencial.', '{one} fluente é obrigatório, {two} é desejável.'],
    { one: tongues, two: others },
    { asks: all('one', wish('two')) },
  ),
  says('language', 'team', ['Nossa equipe fala {tongue}.', 'Nossos colegas falam {tongue} entre si.'], { tongue: tongues }),
  says('language', 'customer', ['Nossos clientes falam {tongue}.', 'Muitos dos nossos clientes falam {tongue} fluentemente.'], {
    tongue: tongues,
  }),
  says('language', 'offered', ['Oferecemos aulas gratuitas de {tongue}.', 'Pagamos o seu curso de {tongue}.'], {
    tongue: tongues,
  }),
  says(
    'workRight',
    'must',
    ['É obrigatória a autorização de trabalho no Brasil.', 'Você precisa ter permissão para trabalhar no Brasil.'],
    s.workRight('Brazil'),
    { at: BR },
  ),
  says('sponsorship', 'must', ['Não patrocinamos vistos.', 'Não oferecemos patrocínio de visto.'], s.sponsorship('Brazil'), {
    at: BR,
  }),
  says(
    'citizenship',
    'must',
    ['É obrigatória a nacionalidade brasileira.', 'Você precisa ter nacionalidade brasileira.'],
    s.citizenship('Brazil'),
    { at: BR },
  ),
  says(
    'citizenship',
    'equal',
    [
      'Aceitamos todas as candidaturas, independentemente de idade ou nacionalidade.',
      'Garantimos igualdade de oportunidades, sem discriminação de nacionalidade.',
    ],
    s.citizenship('Brazil'),
  ),
  says(
    'residence',
    'must',
    ['Você precisa residir no Brasil.', 'É obrigatório morar no Brasil.'],
    s.residence('Brazil', 'Portugal'),
    { at: BR },
  ),
  says(
    'age',
    'must',
    ['Você precisa ser maior de 18 anos.', 'Idade mínima: 18 anos.', 'É obrigatório ter 18 anos completos.'],
    s.age(),
  ),
  says('shift', 'must', ['É obrigatório trabalhar em turnos.', 'Você precisa trabalhar nos fins de semana.'], s.shift()),
  says('shift', 'negated', ['Não é necessário trabalhar nos fins de semana.', 'Não há turnos noturnos.'], s.shift()),
  says(
    'travel',
    'must',
    ['É obrigatória a disponibilidade para viajar (40 %).', 'Você precisa viajar com frequência.'],
    s.travel(),
  ),
  says('travel', 'negated', ['Não é necessário viajar.', 'Não há viagens.'], s.travel()),
  says('physical', 'must', ['Você precisa carregar peso.', 'Exige-se boa condição física.'], s.physical()),
  says(
    'check',
    'must',
    ['Exige-se certidão de antecedentes criminais.', 'É obrigatório apresentar o registo criminal.'],
    s.check(),
  ),
]
