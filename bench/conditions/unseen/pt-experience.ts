import { degree, finishedSchool } from '#bench/conditions/subjects.ts'
import { all, any, row, type Template, type TemplateFile, wish } from '#bench/conditions/template.ts'
import { cozinheiro, DEGREES, FEW, FIELDS, JOBS, TONGUES, TRADES } from './fillings/pt.ts'

export const language: TemplateFile['language'] = 'pt'
export const templates: readonly Template[] = [
  row(
    'years',
    'must',
    [
      'É obrigatório ter no mínimo {n} anos de experiência como {job}.',
      'São exigidos {n} anos de experiência como {job}.',
      'Você precisa ter trabalhado como {job} por pelo menos {n} anos.',
    ],
    { n: FEW, job: JOBS },
  ),
  row(
    'years',
    'phrase',
    [
      'Experiência mínima de {n} anos como {job}',
      'Pelo menos {n} anos de experiência como {job}',
      '{n} anos ou mais de experiência como {job}',
    ],
    { n: ['3', '5', 'quatro'], job: JOBS },
  ),
  row(
    'years',
    'label',
    ['{trade}: {n} anos (obrigatório)', '{trade}: {n} anos (imprescindível)'],
    { trade: TRADES, n: ['2', '3', '5'] },
    { form: 'phrase' },
  ),
  row(
    'years',
    'beside',
    [
      'São exigidos pelo menos {n} anos como {job} e {tongue} fluente.',
      '{tongue} fluente e {n} anos de experiência como {job}, ambos obrigatórios.',
    ],
    { n: ['três', '5'], job: JOBS, tongue: TONGUES },
  ),
  row(
    'years',
    'or',
    [
      'É exigido {degree} ou {n} anos de experiência como {job}.',
      'Você precisa ter {degree} ou então {n} anos de experiência como {job}.',
    ],
    { degree: DEGREES, n: ['cinco', '6'], job: JOBS },
    { asks: any('degree', 'job') },
  ),
  row(
    'years',
    'wish',
    [
      '{n} anos de experiência como {job} serão um diferencial.',
      'O ideal é ter {n} anos de experiência como {job}.',
      'São desejáveis {n} anos de experiência como {job}.',
    ],
    { n: FEW, job: JOBS },
  ),
  row('years', 'wish', '{n} anos de experiência como {job}', { n: ['dois', '5'], job: JOBS }, { form: 'wishList' }),
  row(
    'years',
    'negated',
    [
      'Não exigimos experiência como {job}: nós ensinamos.',
      'Não é necessária experiência anterior como {job}.',
      'Você pode se candidatar mesmo sem nunca ter trabalhado como {job}.',
    ],
    { job: JOBS },
  ),
  row(
    'years',
    'employer',
    [
      'Há {n} anos fazemos pão nesta cidade.',
      'Com mais de {n} anos de experiência, somos a casa mais antiga da região.',
      'Fundada há {n} anos, a empresa tem seis lojas.',
    ],
    { n: ['20', 'trinta e cinco', '140'] },
    cozinheiro,
  ),
  row(
    'years',
    'team',
    [
      'Nossos cozinheiros têm em média {n} anos de experiência.',
      'Você vai aprender com colegas que estão há {n} anos na profissão.',
    ],
    { n: ['10', 'quinze'] },
    { ...cozinheiro, form: 'offer' },
  ),
  row(
    'years',
    'described',
    ['Nos últimos {n} anos dobramos as vendas.', 'O contrato dura {n} anos.'],
    { n: ['dois', '3'] },
    cozinheiro,
  ),
  row(
    'years',
    'benefit',
    ['Dois dias a mais de férias depois de {n} anos conosco', 'Adicional por tempo de casa a cada {n} anos'],
    { n: ['três', '5', 'dez'] },
    { ...cozinheiro, form: 'benefit' },
  ),
  row(
    'years',
    'customer',
    ['Muitos clientes confiam em nós há mais de {n} anos.', 'Você vai atender clientes que estão conosco há {n} anos.'],
    { n: ['dez', '15'] },
    { ...cozinheiro, form: 'offer' },
  ),
  row(
    'years',
    'pay',
    ['O salário sobe a cada {n} anos.', 'Salário conforme experiência.', 'A remuneração depende do seu tempo de profissão.'],
    { n: ['dois', '3'] },
    { ...cozinheiro, form: 'offer' },
  ),
  row(
    'years',
    'mixed',
    [
      '{n} anos de experiência como {job} são obrigatórios; {tongue} é um diferencial.',
      '{tongue} é desejável, mas {n} anos de experiência como {job} são obrigatórios.',
    ],
    { n: ['três', '5'], job: JOBS, tongue: TONGUES },
    { asks: all('job', wish('tongue')) },
  ),
  row(
    'years',
    'heading',
    ['Pelo menos 3 anos de experiência como {job}', 'Três anos ou mais de experiência como {job}'],
    { job: JOBS },
    { form: 'phrase', headings: ['O que esperamos de você', 'Imprescindível', 'Pré-requisitos', 'Sua bagagem'] },
  ),
  row('degree', 'must', ['É obrigatório ter {degree}.', 'Você precisa ter {degree}.', 'Exigimos {degree}.'], { degree: DEGREES }),
  row('degree', 'phrase', ['{degree}', 'Escolaridade: {degree}', '{degree} (obrigatório)'], { degree: DEGREES }),
  row(
    'degree',
    'wish',
    ['Ter {degree} é um diferencial.', 'É desejável ter {degree}.', 'O ideal é ter {degree}, mas não é obrigatório.'],
    { degree: DEGREES },
  ),
  row('degree', 'negated', ['Não é necessário ter {degree}.', 'Não exigimos {degree}.', 'Você não precisa ter {degree}.'], {
    degree: DEGREES,
  }),
  row(
    'degree',
    'benefit',
    ['Bolsa de estudos para a faculdade', 'Pagamos parte da sua graduação'],
    {},
    { about: degree('bachelors'), form: 'benefit' },
  ),
  row(
    'degree',
    'team',
    ['Metade da equipe tem {degree}.', 'Sua gestora tem {degree} e gosta de ensinar.'],
    { degree: DEGREES },
    { form: 'offer' },
  ),
  row('field', 'must', ['É obrigatório ter graduação em {field}.', 'Você precisa ter ensino superior completo em {field}.'], {
    field: FIELDS,
  }),
  row('field', 'phrase', ['Ensino superior completo em {field}', 'Graduação em {field}', 'Formação superior em {field}'], {
    field: FIELDS,
  }),
  row(
    'field',
    'or',
    ['Graduação em {field} ou {other}', 'Ensino superior completo em {field} ou em {other}'],
    { field: FIELDS, other: FIELDS },
    { asks: any('field', 'other'), form: 'phrase' },
  ),
  row('field', 'wish', ['Graduação em {field} é um diferencial.', 'É desejável ter graduação em {field}.'], { field: FIELDS }),
  row(
    'schooling',
    'phrase',
    ['Ensino médio completo', 'Escolaridade: ensino médio completo', 'Segundo grau completo'],
    {},
    { about: finishedSchool() },
  ),
  row(
    'schooling',
    'must',
    [
      'É obrigatório ter ensino médio completo.',
      'Você precisa ter concluído o ensino médio.',
      'Exigimos ensino fundamental completo.',
    ],
    {},
    { about: finishedSchool() },
  ),
  row(
    'schooling',
    'negated',
    ['Não exigimos ensino médio.', 'Não é necessário ter ensino médio completo.'],
    {},
    { about: finishedSchool() },
  ),
]
