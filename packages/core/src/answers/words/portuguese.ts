/** As in english.ts. */
export const PORTUGUESE = `
drop: entre, o, a, os, as, um, uma, de, do, da, dos, das, em, na, nos, nas, ao, aos, para, com, por, pelo, pela, seu, sua, seus, suas, teu, tua, voce, te, se, lhe, eu, meu, minha, meus, minhas, e voce, esta, estao, estou, sao, sou, es, tem, tens, tenho, ter, possui, possuir, ha, que, isso, este, favor, por favor, indique, informe, insira, digite, selecione, escolha, todas as opcoes aplicaveis, selecione todas as opcoes aplicaveis, legalmente, data, usando, alguma, algum, qualquer, selecione uma opcao, uma opcao
which: qual, quais
could: pode, poderia
must: tem que, tens que, tenho que, tem de
serial: numero
trade: profissional, profissionais
yes: sim
will: sera, tera, ira
not: nao, nenhum, nenhuma, nunca, nem
without: sem
example: por exemplo, ex
role: vaga, posicao, funcao
and: e, bem como
or: ou
but: mas, porem
if: caso, somente, apenas, exceto, em caso afirmativo, se sim
past: foi, era, estava
now: agora, atualmente, atual, hoje, no momento
future: no futuro, futuramente, futuro
need: precisa, precisara, preciso, necessita, necessitara, necessito, requer
needed: necessario, necessaria, exigido
sponsor: patrocinio, patrocinio de visto, patrocinio para visto, patrocinio do visto, sponsorship, patrocinio de visto de trabalho
permit: autorizado, autorizada, habilitado, habilitada
auth: autorizado a trabalhar, autorizada a trabalhar, autorizado para trabalhar, autorizacao de trabalho, autorizacao para trabalhar, permissao de trabalho, permissao para trabalhar, direito de trabalhar, direito a trabalhar
status: status, situacao
visa: visto, visto de trabalho, visto ou permissao de trabalho
citizen: cidadao, cidada, cidadania, nacionalidade
resident: residente permanente, residencia permanente
any-employer: ilimitado, ilimitada, sem restricoes, para qualquer empregador
here: pais (da vaga|desta vaga), pais onde a vaga esta localizada, este pais, neste pais
work: trabalhar, trabalho, emprego
how-many: quantos, quantas, quanto, quanta
how-long: duracao
years: ano, anos
months: mes, meses
weeks: semana, semanas
days: dia, dias
experience: experiencia, experiencias, experiencia profissional, experiencias profissionais, experiencia de trabalho
total: total, no total, ao todo
at-least: pelo menos, no minimo, minimo, ao menos
more-than: mais de
less-than: menos de
up-to: ate, no maximo, maximo
within: dentro de
or-more: ou mais, e mais, ou superior
or-less: ou menos
notice: aviso previo, periodo de aviso previo, prazo de aviso previo
available: disponibilidade, disponivel, data de disponibilidade, disponibilidade para inicio, disponivel a partir de
start: comecar, iniciar, inicio
earliest: o mais cedo possivel, mais breve possivel
when: quando, a partir de quando
soon: imediato, imediata, imediatamente
salary: salario, remuneracao, salarial
salary expected: pretensao salarial, pretensoes salariais, expectativa salarial, expectativas salariais, salario desejado, salario pretendido, remuneracao desejada, remuneracao pretendida
expected: desejado, desejada, pretendido, pretendida, expectativa, esperado
per-year: anual, anuais, por ano, ao ano
per-month: mensal, mensais, por mes, ao mes
per-hour: por hora, a hora, diario, por dia
odd-unit: liquido, liquida, mil
gross: bruto, bruta, brutos
relocate: mudar, mudanca, realocacao, relocacao, mudar se
willing: disposto, disposta, aberto, aberta, disponha, capaz
remote: remoto, remota, home office, teletrabalho, a distancia
hybrid: hibrido, hibrida
travel: viajar, viagens, viagens a trabalho
licence: carteira de motorista, carteira de habilitacao, cnh, carta de conducao
valid: valido, valida, vigente
speak: fala, falar, falas, idioma, idiomas, lingua, linguas
level-word: nivel, dominio, proficiencia, conhecimento, nivel de proficiencia
level=beginner: basico, iniciante, elementar
level=intermediate: intermediario, intermedio
level=advanced: avancado
level=fluent: fluente, fluentemente, fluencia
level=native: nativo, nativa, lingua materna
level=vague: bilingue, bom, muito bom
edu=high-school: ensino medio, ensino secundario
edu=bachelors: graduacao, bacharelado, licenciatura, bacharel
edu=masters: mestrado
edu=phd: doutorado, doutoramento, phd
highest: mais alto, mais elevado, maior nivel
education: escolaridade, formacao, educacao, formacao academica, nivel de escolaridade, grau academico, habilitacoes literarias, diploma
school: universidade, escola, faculdade, instituicao de ensino, instituicao
study-field: area de estudo, curso, area de formacao
graduation: ano de conclusao, ano de formatura
first-name: primeiro nome, nome proprio
last-name: sobrenome, apelido, ultimo nome
full-name: nome completo, nome e sobrenome, nome e apelido
name: nome
email: email, e mail, endereco de email, endereco de e mail, correio eletronico, correio eletronico
confirm: confirmar, confirme, repita
phone: telefone, numero de telefone, celular, telemovel, numero de celular, telefone celular, telefone de contato, numero de telemovel, tel, contacto telefonico, telefone fixo
dial-code: ddi, codigo do pais, indicativo
house-number: numero da casa, numero da rua, numero da porta
street: endereco, morada, rua, logradouro, endereco residencial, rua e numero, endereco completo
city: cidade, cidade de residencia, municipio, localidade, cidade municipio, concelho
region: estado, uf, provincia, distrito
zip: cep, codigo postal
country-word: pais, pais de residencia
location: localizacao, onde voce mora, onde mora, onde reside, local de residencia
located: mora, moras, reside, resides, localizado, localizada
linkedin: linkedin, perfil do linkedin, perfil no linkedin
github: github, perfil do github
portfolio: portfolio
website: site, website, site pessoal, pagina pessoal
url: perfil, url, link
phone-part: tipo de telefone, ramal
period-word: periodo salarial
currency-word: moeda
description: descricao, responsabilidades, atividades, descricao do cargo
history: historico profissional, historico de trabalho, trajetoria profissional, empregos anteriores
other-person: contato de emergencia, beneficiario, testemunha, medico, responsavel legal, emergencia, referencia, referencias, supervisor, conjuge, indicado por, gestor direto, marido, esposa, pai, mae, filho, filha, pessoa de contato, pessoa de contacto, indicacao de, quem indicou, chefe, superior, titular da conta, colega, professor
street-2: complemento, endereco linha 2
skills: habilidades, competencias, aptidoes
letter: carta de apresentacao, carta de motivacao, carta de candidatura
resume: curriculo, cv, curriculum, curriculum vitae
headline: titulo do perfil, titulo profissional
middle-name: nome do meio, segundo nome
preferred-name: nome social, nome preferido, como prefere ser chamado, nome de preferencia
company: empresa, empregador, companhia, nome da empresa
now title: cargo atual, funcao atual, posicao atual
title: cargo, titulo do cargo
recent: mais recente, ultimo, ultima
worked: trabalhou, trabalhado
before: anteriormente, antes, ja, previamente
employer: nos mesmos, nossa empresa, nossa companhia, conosco
hear: soube, ouviu falar, conheceu, ficou sabendo, encontrou
adult: maior de idade, maior de 18 anos, pelo menos 18 anos
job-type: tipo de contrato, tipo de emprego, regime de contratacao
looking: procura, busca, prefere
jobtype=full-time: tempo integral, periodo integral
jobtype=part-time: meio periodo, tempo parcial, part time
jobtype=contract: contrato
jobtype=internship: estagio
jobtype=freelance: freelance, freelancer, autonomo
jobtype=temporary: temporario
blank: deixe este campo em branco, deixe em branco, nao preencha
decline: prefiro nao responder, prefiro nao dizer, prefiro nao informar, nao se aplica
other: outro, outra, outros, nenhuma das anteriores
unsure: nao sei, nao tenho certeza, talvez
consent: aceito, concordo, consinto, consentimento, autorizo, privacidade, tratamento dos meus dados, tratamento de dados, dados pessoais, lgpd, rgpd, termos e condicoes, termos de uso, banco de talentos, newsletter, politica de privacidade, armazen*
attestation: declaro, certifico, confirmo, atesto, veracidade, verdadeiras, li e, estou ciente, compreendo, reconheco
signature: assinatura, assinar, assine
crime: condenad*, crime, crimes, antecedentes criminais, antecedentes, criminal, criminais, penal, delito*
captcha: captcha, robo, codigo de seguranca, codigo de verificacao
gender: genero, sexo, pronome*
race: raca, etnia, etnic*, cor, origem etnica, origem
veteran: veteran*, militar, forcas armadas
disability: deficiencia*, pcd, pessoa com deficiencia, incapacidade
orientation: orientacao sexual
demographic: demografic*, religiao, estado civil, data de nascimento, idade, filhos, gravid*, local de nascimento
legal: nao concorrencia, conflito de interesses, familiar*, parente*, parentesco, sancao, sancoes, demitid*, cpf, rg, nif, passaporte, controle de exportacoes
`
