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

const ENGLISH = ['inglês', speaks('English')] as const
const SPANISH = ['espanhol', speaks('Spanish')] as const
const COOK = ['cozinheiro', years('Cozinheiro')] as const
const ACCOUNTANT = ['contador', years('Contador')] as const

export const language: TemplateFile['language'] = 'pt'
export const templates: readonly Template[] = [
  says(
    'workRight',
    'must',
    ['É preciso poder trabalhar legalmente no Brasil.', 'Antes da contratação pediremos a autorização de trabalho no Brasil.'],
    workRight('Brazil'),
  ),
  says(
    'workRight',
    'described',
    [
      'Você acompanhará as autorizações de trabalho dos funcionários estrangeiros.',
      'Você ajudará clientes a pedir autorização de trabalho.',
    ],
    workRight('Brazil'),
    { form: 'offer' },
  ),
  says(
    'citizenship',
    'must',
    ['Só podem se candidatar pessoas de nacionalidade brasileira.', 'A nacionalidade brasileira é obrigatória.'],
    citizenship('Brazil'),
  ),
  says(
    'residence',
    'must',
    ['Você precisa morar no Brasil.', 'Consideramos apenas pessoas que residem no Brasil.'],
    residence('Brazil', 'Portugal'),
  ),
  says('residence', 'must', ['Você deve morar a no máximo 20 km do depósito.'], nearby()),
  says('age', 'must', ['É preciso ter completado 18 anos.', 'Por lei, você deve ser maior de idade.'], age()),
  says('age', 'employer', ['Há 18 anos assamos nosso próprio pão.', 'Nossa padaria completa 18 anos.'], age(), { form: 'offer' }),
  says('licence', 'must', ['Sua NR-35 está em dia.', 'Sem NR-35 válida não é possível começar.'], paper('NR-35')),
  says('licence', 'offered', ['Nós pagamos a sua NR-35.', 'Ainda não tem NR-35? Nós treinamos você.'], paper('NR-35'), {
    form: 'offer',
  }),
  says(
    'registration',
    'must',
    ['Você está inscrito no COREN.', 'A inscrição ativa no COREN é indispensável.'],
    registration('COREN', 'Conselho Regional de Enfermagem'),
  ),
  says(
    'driving',
    'must',
    ['Você vai dirigir todos os dias e por isso precisa de CNH B.', 'Sem carteira de motorista não é possível assumir a vaga.'],
    driving(),
  ),
  says('driving', 'negated', ['Não é preciso ter carteira de motorista.', 'Mesmo sem CNH você pode se candidatar.'], driving()),
  says('driving', 'must', ['Para dirigir os caminhões é preciso ter CNH categoria D.'], drivingClass()),
  says('vehicle', 'must', ['Você usará seu próprio carro nas visitas.', 'É preciso ter carro próprio.'], vehicle(), {
    may: ['driving', 'travel'],
  }),
  row('language', 'and', ['Você se comunica bem em {a} e em {b}.', 'Você fala {a} e {b} fluentemente.'], {
    a: [ENGLISH],
    b: [SPANISH],
  }),
  row(
    'language',
    'mixed',
    ['Você domina o {a}; o {b} conta pontos.', '{a} fluente obrigatório e {b} desejável.'],
    { a: [ENGLISH], b: [SPANISH] },
    {
      asks: all('a', { wish: 'b' }),
    },
  ),
  row(
    'language',
    'team',
    ['Na cozinha fala-se {a} e {b}.', 'A equipe fala {a}, {b} e português.'],
    { a: [ENGLISH], b: [SPANISH] },
    { form: 'offer' },
  ),
  row(
    'years',
    'must',
    ['Você trabalhou como {job} por pelo menos {n} anos.', 'É preciso ter trabalhado no mínimo {n} anos como {job}.'],
    {
      n: ['três', '4'],
      job: [COOK, ACCOUNTANT],
    },
  ),
  row(
    'years',
    'employer',
    ['Nosso {job} está na casa há {n} anos.', 'Faz {n} anos que nosso {job} começou aqui.'],
    { n: ['quatro', '12'], job: [COOK, ACCOUNTANT] },
    {
      form: 'offer',
    },
  ),
  row(
    'degree',
    'or',
    '{degree} ou pelo menos {n} anos de experiência como {job}',
    {
      degree: [['Ensino superior completo', degree('bachelors')]],
      n: ['quatro', '5'],
      job: [COOK, ACCOUNTANT],
    },
    { asks: any('degree', 'job'), form: 'phrase' },
  ),
  row('field', 'must', ['Você concluiu um {degree}.', 'Você possui {degree}.'], {
    degree: [
      ['mestrado em Química', degreeIn('masters', 'Química', 'Música')],
      ['mestrado em Informática', degreeIn('masters', 'Informática', 'Música')],
    ],
  }),
  says(
    'shift',
    'must',
    ['Você trabalhará em turnos de manhã, tarde e noite.', 'É preciso trabalhar em fins de semana alternados.'],
    shift(),
  ),
  says('travel', 'must', ['Você passará três noites por semana viajando.', 'É preciso viajar metade do mês.'], travel()),
  says('travel', 'benefit', ['Descontos em viagens', 'Sorteio anual de viagens entre a equipe'], travel()),
  says('physical', 'must', ['Você levantará cargas de até 20 kg.', 'É preciso ficar em pé o dia todo.'], physical()),
  says(
    'check',
    'must',
    ['Pediremos a certidão de antecedentes criminais.', 'É necessário não ter antecedentes criminais.'],
    check(),
  ),
  says(
    'check',
    'described',
    [
      'Você cuidará das certidões de antecedentes criminais dos voluntários.',
      'Você arquivará as certidões de antecedentes criminais da equipe.',
    ],
    check(),
    {
      form: 'offer',
    },
  ),
]
