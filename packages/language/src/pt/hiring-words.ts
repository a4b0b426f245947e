import type { HiringWords } from '#word-lists/hiring-words'

export const HIRING_WORDS: HiringWords = {
  common:
    'o a os as de que e em um uma por para com sua seu se te lhe nos foi do da no na ao mais olá oi você obrigado obrigada não é à são às, nossa nosso está nas nos',
  you: 'você, te, ti, lhe, sua, seu, suas, seus, consigo, contigo, la',
  not: 'não, nunca, nenhum*, nem, sem, ninguém',
  harmlessNot:
    'ainda não, não só, não hesite, não responda, não é necessário, sem compromisso, não se preocupe, não deixe, não conseguimos responder, não perca, sem problema, não foi tomada',
  idle: 'chamou a nossa atenção, processo de seleção, em conta, preparação para entrevista*, preparar para a entrevista, entrevistador*, oferecer .. feedback, dar feedback',
  condition:
    'se o, se a, se for, se não, se você, se avançar, caso, quando, como responder, o que fazer, apenas os, somente, poderá, poderão, até que, a menos, caso contrário, senão, do contrário',
  opening: 'caso, se, somente os, apenas os, na eventualidade',
  past: 'recentemente, semana passada, ontem, anteriormente, passado, há pouco, após a entrevista, depois da entrevista, como combinado, conforme combinado, como . combinado, foi um prazer, gostámos de, gostamos de, foi ótimo',
  ongoing:
    'ainda, continuamos, seguimos con, seguimos en, seguimos habland*, seguimos entrevist*, seguimos valorand*, seguimos revisand*',
  never: 'nunca, jamais, fraude*, golpe*',
  applicant:
    'minha candidatura, meu currículo, meu cv, candidato me, gostaria de me candidatar, conforme solicitou, a seu pedido, como pediu, nos pediu, informou nos, convidar me, fico feliz com o convite, minha experiência, me candidatei',
  sorry: 'infelizmente, lament*, pena, desculp*, sentimos, más notícias, receio, receamos',
  inform: 'comunicamos, informar, informamos, comunicar, dizer, avisar, notificar, informá*',
  application:
    'candidatura*, candidat*, currículo, cv, inscrição, inscrev*, interesse, processo seletivo, solicitação, portfólio, portefólio, sua inscrição, tua inscrição, inscrição na vaga',
  job: 'vaga*, posição, cargo, emprego, função, lugar, oportunidade, estágio, trabalho, posto',
  hiring:
    'vaga*, entrevista*, currículo, cv, processo seletivo, recrutamento, seleção, recursos humanos, rh, emprego, estágio, perfil, talentos, pretensão salarial, teste técnico, contratação, portfólio, portefólio',
  rival:
    'outro/outra/outros/outras candidat*/perfil*/pessoa*/profissional/profissionais, outra pessoa, outras pessoas, um candidato que, uma candidata que, candidat* com mais, perfil com mais, perfil mais, perfis mais, candidat* intern*, alguém com mais, candidatos cujo*, outros candidatos, outros perfis, candidatos/perfis/candidatas .. mais/melhor, candidatos/perfis com',
  someone:
    'um/uma candidato/candidata/pessoa/profissional/perfil, alguém, um/uma colega, um deles, uma delas, um/uma dos/das nossos/nossas',
  candidates: 'candidatos, candidatas, pessoas, candidaturas, inscrições incompletas, candidaturas incompletas, inscrições',
  decide:
    'escolh*, selecionad*, optámos, optamos, optou, decid*, decisão, preenchid*, avançar, seguir, prosseguir, preferência, atribuíd*, aceit*, melhor, alinhad*, contratad*, contratámos, contratamos, contratou, encontrámos, encontramos, encontrado, ficámos com, ficamos com, atribuí*, entregue, entregámos, dado, dada, fechamos, fechámos, fechada, preench*',
  recruit: 'procura*, contrat*, recrut*, buscando, precisa*, vagas abertas, temos ... vaga/vagas/necessidade',
  proceed:
    'avançar, avançou, prossegu*, seguir*, seguirá, seguiremos, continu*, selecionad*, aprovad*, dar continuidade, dar seguimento, contratar, considerad*, próxima fase, próximas etapas, passou',
  stage:
    'próxima/próximas/segunda/última etapa/etapas/fase/fases, próximo passo, segunda entrevista, triagem, seguinte fase, fase seguinte, etapa seguinte',
  choose: 'selecionad*, escolhid*, aprovad*, aceit*, contratad*, selecionar',
  gone: 'preenchid*, cancelad*, encerrad*, suspens*, fechad*, congelad*, encerrámos, encerramos, pausad*, ocupad*, anulad*, extint*',
  refuse:
    'rejeitad*, recusad*, reprovad*, não aprovad*, indeferid*, descartad*, resposta negativa, não avançar*, não foi selecionad*, não seguirá, não estamos mais contratando, não vamos contratar, não foi desta vez, não será preenchida, não vai ser preenchida, não será preenchido, vaga .. cancelada, processo .. encerrado, fechamos .. com outra, encerramos, não foi suficiente, ficou de fora, seguimos/seguiremos/vamos seguir com outr*, preenchida .. internamente, preenchido .. internamente, recrutamento interno, promoção interna',
  retract:
    'retirar, retiramos, retirada da, revogar, revogamos, anular, anulamos, cancelar a proposta/oferta, voltar atrás, sem efeito',
  fit: 'adequa*, corresponde*, enquadra*, encaixa*, atende*, alinhad*',
  unreal: 'gostaríamos de ter, teríamos gostado, gostaria de ter',
  farewell:
    'boa sorte, muito sucesso, sucesso, banco de talentos, guardaremos, futuras oportunidades, tudo de bom, próximas oportunidades, de olho nas, agradecemos a sua participação, percurso profissional',
  invite: 'convid*, convite, convocad*, convocação, conhecê*, conhecer você, chamar você, gostaríamos de conversar, que venha',
  interview: 'entrevista*, dia de teste, bate papo, bater um papo, dinâmica, conversa com a gestora/o gestor, conversa com, papo',
  meeting:
    'conversa, chamada, ligação, reunião, videochamada, videoconferência, papo, telefonema, zoom, teams, meet, encontro, call',
  meet: 'conversar, conhecer, conhecê*, falar, bater um papo, encontrar, conhecermos, ligar',
  arrange:
    'agendar, agenda, marcar, horário*, disponib*, disponível, escolhe, escolha, confirm*, remarcar, adiar, reagendar, combinar, reserv*, quando, data, presença, calendário, será, melhor horário, escolha o, escolhe o, que preferir, que preferires, reserve, reserva',
  wish: 'gostaríamos, queremos, gostaria, quero, adoraríamos, podemos, pode, poderia, por favor, está disponível, tem disponibilidade, prazer, alegria, felizes, temos o prazer, bora, me passa, convidamos, vamos',
  test: 'teste*, desafio, prova, exercício, avaliação, estudo de caso, case',
  take: 'realiz*, fazer, complet*, enviar, prazo, link, horas, minutos, dias, online, entrega, tem até, próxima etapa, próximo passo, responder, concluir, acess*',
  offer: 'oferec*, propor',
  hire: 'carta oferta, carta proposta, carta de oferta, proposta de trabalho, proposta de emprego, proposta de contratação, oferecer .. vaga/posição/cargo/lugar, oferecemos a posição, oferecemos a vaga, oferecer lhe, vaga é sua, lugar é seu, você foi contratad*, está contratad*, bem vind* ao time, bem vind* à equipa, bem vind* à equipe, contratar você, contratá*, aprovada para a vaga, aprovado para a vaga, selecionad* para a vaga, fazer parte do nosso time, integrar a nossa equipa, fazer uma proposta, fazer te uma proposta, fazer lhe uma proposta, seu contrato de trabalho, apresentamos uma proposta, apresentar uma proposta, sua admissão, sua contratação, aprovad* no processo seletivo, faça parte do nosso time, faça parte da nossa equipa, faça parte da nossa equipe, aguardamos seu aceite, seu aceite, vaga/posição/emprego/lugar/cargo ... é sua/seu/tua/teu, queremos que seja, queremos que sejas, que seja a nossa, que seja o nosso',
  contract: 'contrato*, proposta',
  sign: 'assin*, anex*, segue em anexo, em anexo, resposta até',
  received:
    'recebid*, recebemos, receção, recepção, registad*, registrad*, cadastrad*, concluíd*, enviad*, acusamos, realizad*, em análise, analisad*, sucesso, deu tudo certo, no nosso sistema, em nosso sistema, nas nossas mãos, chegou, guardad*, já temos, nas mãos, em boas mãos',
  thanks: 'obrigad*, agradec*, grat*',
  review:
    'analis*, avali*, entraremos em contacto/contato, contacto, contato, retorno, novidades, contactad*, análise, dar um retorno, responderemos, rever',
  ask: 'envie*, enviar, envio, nos envie, mande*, mandar, precisamos, necessitamos, solicitamos, pode dizer, pode enviar, pode informar, poderia enviar, poderia informar, indique, informe, forneça, anexe, preencha, complete, responda, queira, pedimos que, diga nos, dizer me, pode enviar nos, podes enviar nos, pode nos enviar, envie nos, envia nos, mande nos, indique nos, informe nos',
  missing: 'falta, em falta, faltam, faltando, pendente*, incomplet*, informação adicional, falta nos, faltam nos',
  document:
    'certificado*, registo criminal, registro criminal, documento*, referência*, comprovativo*, comprovante*, diploma*, pretensão salarial, expectativa salarial, pretensões, disponível para começar, disponibilidade, cópia*, carteira, habilitações, portfólio, dados, formulário, currículo atualizado, data de início, carta de motivação, informações, histórico, começar, questionário, cédula, antecedentes, referências, contactos, contatos, consentimento',
  delay:
    'adiar, adiad*, remarcar, reagendar, nova data, doente, atras*, imprevisto, mais tempo, não conseguimos responder, demor*',
  withdrawn: 'retirada da sua candidatura, retirámos a sua, retiramos sua, desistência, cancelamento da sua candidatura',
  autoReply:
    'resposta automática, fora do escritório, ausente, de férias, assim que regressar, férias até, estou de viagem, sem acesso ao',
  courtesy:
    'até lá, obrigada pela confirmação, obrigado pela confirmação, combinado, bom fim de semana, até breve, perfeito, anotado, obrigad* por ter vindo, obrigad* por vir, foi bom conhecê*, prazer em conhecê*, de nada, imagina, não tem de quê, com todo o gosto, por nada',
  bulk: 'newsletter, novas vagas, vagas para você, vagas perto, alertas, seu alerta, alerta de vagas, pesquisa de satisfação, inquérito, questionário de satisfação, webinar, feira de emprego, complete o seu perfil, palavra passe, senha, confirme o seu email, confira, ver vagas, candidate se agora, nesta edição, dicas para, o seu pedido, sua compra, curso*, código de verificação, desconto, promoção, vagas recomendadas, sua opinião, combinam com seu perfil, combinam com o seu perfil, ative a sua conta, ative sua conta, nome de utilizador, nome de usuário, dados serão eliminados, dados serão excluídos, anónim*, anônim*, dois minutos, análise do seu currículo, pontuação do seu currículo, vaga que você viu, vaga que você salvou, vagas semelhantes, candidate se já, leia mais, ler mais, dicas, ver todas, avalie, o que achou, como foi, sua experiência, ajude nos a melhorar',
  smallPrint:
    'cancelar subscrição, cancelar inscrição, descadastrar, ver no navegador, gerenciar alertas, gerir alertas, política de privacidade',
  outreach:
    'vi o seu perfil, vi seu perfil, encontrei o seu perfil, encontrei seu perfil, um cliente, meu cliente, nosso cliente, vaga confidencial, tem interesse em, aberto a novas, aberta a novas, teria interesse, estaria interessad*, tens interesse, oportunidade incrível, vaga incrível, grande oportunidade, achei o seu perfil, achei seu perfil, tenho uma posição/vaga/oportunidade, topa bater, procuro para, nossos clientes, meus clientes, um dos nossos clientes, vi o seu/teu cv/currículo, encontrei o seu/teu cv/currículo, vi o teu perfil',
  otherMatter:
    'empréstimo*, crédito, hipoteca, financiamento, apartamento, arrendamento, aluguel, aluguer, senhorio, inquilin*, imóvel, imobiliária, visita ao, bolsa, bolsas, admissão ao, matrícula, mestrado, demonstração, teste gratuito, período de teste, assinatura do plano, plano, preços, apólice, visto, consulta médica, médico, reserva, encomenda, entrega da, fatura, doação, orçamento, subsídio, dentista, júri, prêmio, prémio, concurso de, licitação, embaixada, consulado, seu filho, sua filha, creche, inscrição no curso, inscrição para a bolsa, o curso de, solicitação de empréstimo, extrato bancário, seu pedido, rastreio, está sendo preparado, sua encomenda, vestibular, financiamento estudantil, projeto submetido, comissão avaliadora, sinistro, veterinári*, autoescola, exame teórico, ingresso*, assembleia, vendedor do imóvel, teu filho, pedido de férias, lista de espera, palestra gratuita, prezado cliente, caro cliente, estimado cliente, obrigad* por se registar, obrigad* por se cadastrar, sua conta foi',
  pending:
    'ainda está em andamento, em andamento, ainda não temos, ainda não tomámos, ainda não tomamos, ainda não há, ainda estamos, continua em, demorando mais, demorar mais, mais tempo do que, sua paciência, a paciência, assim que tivermos, uma definição, em pausa, em suspenso, suspens* até, continua de pé, não é um não, continua ativa, até que',
  verdict: 'no final, no fim, finalmente, por fim, desta vez, dessa vez, entretanto, nesta ocasião',
  another: 'outro, outra, outros, outras',
  employer:
    'vai entrevistar, sua indicação, ficha de avaliação, novo candidato para, candidatou se à sua vaga, seu anúncio de vaga, como entrevistador*, seu candidato, currículos dos .. candidatos, cv dos .. candidatos, painel de entrevista*',
  letter:
    'obrigad* pelo convite, agradeço o convite, confirmo minha presença, confirmo a minha presença, aceito a proposta, retiro a minha, retiro minha',
  money:
    'pix, taxa, pagar, pagamento, transfira, transferência, depósito, depositar, deposite, dados bancários, conta bancária, boleto, cartão presente, bitcoin, mb way, caução, iban, cartão de crédito, número do cartão, foto do cartão, curso obrigatório, mbway',
  identity: 'rg, cpf, passaporte, cartão de cidadão, documento de identidade, foto do seu, identidade, bilhete de identidade',
  credentials: 'palavra passe, senha, verifique a sua conta, confirme sua identidade, confirme a sua identidade, credenciais',
}
