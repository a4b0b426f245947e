import { age, check, drivingClass, nearby, residence, vehicle } from '#bench/conditions/subjects.ts'
import { row, type Template, type TemplateFile } from '#bench/conditions/template.ts'
import { CARDS, carro, cnh } from './fillings/pt.ts'

export const language: TemplateFile['language'] = 'pt'
export const templates: readonly Template[] = [
  row(
    'driving',
    'must',
    ['É obrigatório ter {cnh}.', 'Você precisa ter {cnh}.', 'Sem {cnh} não é possível fazer este trabalho.'],
    { cnh },
  ),
  row('driving', 'phrase', ['Possuir {cnh}', '{cnh} (obrigatório)', '{cnh} válida'], { cnh }),
  row('driving', 'must', ['É obrigatório ter {class}.', 'Você precisa ter {class} para dirigir nossos veículos.'], {
    class: [
      ['CNH D', drivingClass()],
      ['CNH categoria E', drivingClass()],
      ['CNH C', drivingClass()],
    ],
  }),
  row('driving', 'phrase', ['{class}', 'Habilitação {class2}'], {
    class: [
      ['CNH categoria D', drivingClass()],
      ['CNH E', drivingClass()],
    ],
    class2: ['categoria D', 'categoria E'],
  }),
  row('driving', 'wish', ['{cnh} é um diferencial.', 'É desejável ter {cnh}.'], { cnh }),
  row(
    'driving',
    'negated',
    ['Não é necessário ter {cnh}.', 'Você não precisa de {cnh}.', 'Não exigimos {cnh}: o ônibus para na porta.'],
    { cnh },
  ),
  row('driving', 'benefit', ['Pagamos a sua {cnh}', 'Ajuda para tirar a {cnh}'], { cnh }, { form: 'benefit' }),
  row(
    'driving',
    'team',
    ['Nossos motoristas têm {cnh} e buscam você em casa.', 'Um colega com {cnh} leva você à obra.'],
    { cnh },
    { form: 'offer' },
  ),
  row('driving', 'beside', ['É obrigatório ter {cnh} e {card}.', 'Você precisa ter o {card} além de {cnh}.'], {
    cnh,
    card: CARDS,
  }),
  row(
    'vehicle',
    'must',
    ['É obrigatório ter {carro} próprio.', 'Você precisa ter {carro} próprio.', 'Exigimos {carro} próprio.'],
    { carro },
    { may: ['driving'] },
  ),
  row('vehicle', 'and', ['É obrigatório ter {cnh} e {carro} próprio.', 'Você precisa ter {carro} próprio e {cnh}.'], {
    cnh,
    carro,
  }),
  row(
    'vehicle',
    'benefit',
    ['Carro da empresa', 'Veículo da empresa também para uso pessoal'],
    {},
    { about: vehicle(), form: 'benefit' },
  ),
  row('vehicle', 'wish', ['Ter {carro} próprio é um diferencial.', 'É desejável ter {carro} próprio.'], { carro }),
  row('vehicle', 'negated', ['Não é necessário ter {carro} próprio.', 'Você não precisa de {carro} próprio.'], { carro }),
  row(
    'residence',
    'must',
    ['Você precisa morar no Brasil.', 'É obrigatório residir no Brasil.', 'Só contratamos pessoas que moram no Brasil.'],
    {},
    { about: residence('Brazil', 'Canada') },
  ),
  row(
    'residence',
    'must',
    ['É obrigatório residir em {city}.', 'Você precisa morar em {city} ou região.'],
    { city: ['Campinas', 'Sorocaba'] },
    { about: nearby() },
  ),
  row('residence', 'phrase', ['Residir no Brasil', 'Morar no Brasil'], {}, { about: residence('Brazil', 'Canada') }),
  row(
    'residence',
    'negated',
    ['Você pode morar onde quiser.', 'Não é necessário residir no Brasil.'],
    {},
    { about: residence('Brazil', 'Canada') },
  ),
  row(
    'residence',
    'employer',
    ['Nossa sede fica no Brasil e o segundo escritório, no Porto.', 'Estamos em todo o Brasil.'],
    {},
    { about: residence('Brazil', 'Canada') },
  ),
  row(
    'age',
    'must',
    ['Você precisa ter no mínimo {n} anos de idade.', 'É obrigatório ser maior de {n} anos.', 'A idade mínima é de {n} anos.'],
    { n: ['18', '21'] },
    { about: age() },
  ),
  row('age', 'phrase', ['Maior de {n} anos', 'Idade mínima: {n} anos'], { n: ['18', '21'] }, { about: age() }),
  row(
    'age',
    'equal',
    ['Contratamos pessoas de qualquer idade.', 'A idade não importa para nós.'],
    {},
    { about: age(), form: 'offer' },
  ),
  row(
    'age',
    'customer',
    ['Você vai cuidar de crianças maiores de {n} anos.', 'Nossos moradores têm pelo menos {n} anos.'],
    { n: ['3', '65'] },
    { about: age(), form: 'offer' },
  ),
  row('check', 'must', ['É obrigatório apresentar {check}.', 'Você precisa apresentar {check} antes de começar.'], {
    check: [
      ['certidão de antecedentes criminais', check()],
      ['atestado de antecedentes criminais', check()],
    ],
  }),
  row('check', 'phrase', ['Não possuir antecedentes criminais', 'Certidão de antecedentes criminais'], {}, { about: check() }),
  row(
    'check',
    'described',
    ['Você vai conferir a qualidade de cada lote.', 'Você vai conferir as notas fiscais.'],
    {},
    { about: check() },
  ),
  row(
    'check',
    'negated',
    ['Não pedimos certidão de antecedentes criminais.', 'Não é necessário apresentar antecedentes criminais.'],
    {},
    { about: check() },
  ),
]
