import * as s from '#bench/conditions/subjects.ts'
import type { Template, TemplateFile } from '#bench/conditions/template.ts'
import { twists } from '#bench/conditions/twists.ts'

export const language: TemplateFile['language'] = 'pt'
export const templates: readonly Template[] = [
  ...twists('workRight', s.workRight('Brazil'), {
    must: ['Você deve ter autorização de trabalho no Brasil.'],
    denied: ['Candidaturas sem autorização de trabalho no Brasil não serão consideradas.'],
    negated: ['Não pedimos autorização de trabalho.'],
    hypothetical: ['Em caso de transferência para Recife, pode ser pedida uma autorização de trabalho no Brasil.'],
    others: ['As empresas terceirizadas devem ter autorização de trabalho.'],
    past: ['Naquela época era pedida autorização de trabalho no Brasil.'],
    duties: ['Arquivo das autorizações de trabalho dos funcionários.'],
  }),
  ...twists('citizenship', s.citizenship('Brazil'), {
    must: ['É necessário ter nacionalidade brasileira.'],
    denied: ['Salvo pessoas com nacionalidade brasileira, ninguém pode ser nomeado.'],
    negated: ['Não é necessário ter nacionalidade brasileira.'],
    hypothetical: ['Para uma futura vaga efetiva seria exigida a nacionalidade brasileira.'],
    others: ['Os eleitores devem ter nacionalidade brasileira.'],
    past: ['Naquela época a nacionalidade brasileira era exigida.'],
    duties: ['Atendimento a famílias que devem comprovar a nacionalidade brasileira.'],
  }),
  ...twists('residence', s.residence('Brazil', 'Portugal'), {
    must: ['É necessário residir no Brasil.'],
    denied: ['Se você não reside no Brasil, não podemos contratar.'],
    negated: ['Não é obrigatório residir no Brasil.'],
    hypothetical: ['Se a vaga virar comercial, seria preciso residir no Brasil.'],
    others: ['Os sócios devem residir no Brasil.'],
    past: ['Naquela época era obrigatório residir no Brasil.'],
    duties: ['Conferência de que os solicitantes residem no Brasil.'],
  }),
  ...twists('age', s.age(), {
    must: ['Idade mínima: 18 anos.'],
    denied: ['A não ser que tenha 18 anos completos, você não pode trabalhar aqui.'],
    negated: ['Não há idade mínima de 18 anos.'],
    others: ['Os visitantes devem ter 18 anos completos.'],
    duties: ['Controle para que nenhum menor de 18 anos entre na sala.'],
  }),
  ...twists('licence', s.paper('NR-35'), {
    must: ['Você tem certificado NR-35 válido.'],
    denied: [
      'Quem não tiver o certificado NR-35 não pode começar.',
      'Não contratamos ninguém que não tenha o certificado NR-35.',
    ],
    negated: [
      'Nem o certificado NR-35 nem experiência são necessários.',
      'Mesmo que não tenha o certificado NR-35, candidate-se.',
    ],
    hypothetical: ['Conforme o local, o certificado NR-35 pode ser exigido.'],
    others: ['As transportadoras devem mostrar o certificado NR-35.'],
    past: ['Não pedimos mais o certificado NR-35.'],
    optional: ['Gostaríamos que você tivesse o certificado NR-35, mas não é requisito.'],
    duties: ['Acompanhamento dos operadores que devem renovar o certificado NR-35.'],
  }),
  ...twists('registration', s.registration('COREN', 'Conselho Regional de Enfermagem'), {
    must: ['Você deve ter COREN ativo.'],
    denied: ['Quem não tiver COREN ativo não poderá ser contratado.'],
    negated: ['Não exigimos COREN ativo.'],
    hypothetical: ['Em caso de mudança para a clínica, seria necessário COREN ativo.'],
    others: ['As substitutas devem ter COREN ativo.'],
    past: ['Naquela época exigia-se COREN ativo.'],
    duties: ['Controle de quem deve renovar o COREN.'],
  }),
  ...twists(
    'driving',
    s.driving(),
    {
      must: ['Você deve ter carteira de motorista B.'],
      denied: ['Ninguém pode fazer estas rotas sem carteira de motorista.'],
      negated: ['Tanto faz se você tem carteira de motorista.', 'Não é requisito a carteira de motorista.'],
      hypothetical: ['Quem levar a van para casa precisa de carteira de motorista.'],
      others: ['Os pais devem ter carteira de motorista para usar o nosso micro-ônibus.'],
      past: ['Não exigimos mais carteira de motorista.'],
      optional: ['Gostaríamos que tivesse carteira de motorista, sem exigir.'],
      duties: ['Cópia da carteira de motorista que cada cliente deve apresentar.'],
    },
    ['vehicle'],
  ),
]
