/** As in english.ts. */
export const ITALIAN = `
drop: tra, il, lo, la, i, gli, le, l, un, uno, una, di, del, della, dei, delle, dello, d, a, al, alla, in, nel, nella, per, con, su, da, dal, presso, lei, tu, tuo, tua, tuoi, tue, suo, sua, suoi, sue, ti, mi, mio, mia, io, sei, sono, avere, essere, che, questo, questa, prego, per favore, indica, indichi, indicare, inserisci, inserire, inserisca, seleziona, selezioni, selezionare, scegli, scelga, seleziona tutte le opzioni applicabili, legalmente, data, possiedi, possiede, utilizzando, qualsiasi, seleziona un opzione, un opzione
which: cosa, quale, quali, qual
could: puoi, puo
have: hai, ha, ho
once: e stato
serial: numero
trade: professionale, professionali
yes: si
will: avrai, avra, sarai, sara
not: non, no, nessun, nessuno, nessuna, mai
without: senza
example: ad esempio, per esempio, es
role: ruolo, posizione, posto
and: e, nonche
or: o, oppure
but: ma, pero
if: se, solo, soltanto, tranne, eccetto, in caso affermativo
past: era, eri, fu
now: ora, adesso, attualmente, attuale, oggi, al momento
future: in futuro, nel futuro, futuro
need: bisogno, necessiti, necessita, richiedi, richiede, hai bisogno di, ha bisogno di
needed: necessario, necessaria, richiesto, richiesta
sponsor: sponsorizzazione, sponsorizzazione del visto, sponsorizzazione per il visto, sponsorizzazione visto, sponsorship, visa sponsorship, supporto per il visto
permit: autorizzato, autorizzata, abilitato, abilitata
auth: autorizzato a lavorare, autorizzata a lavorare, permesso di lavoro, autorizzazione al lavoro, autorizzazione a lavorare, diritto di lavorare, diritto a lavorare
status: stato
visa: visto, visto di lavoro, visto o permesso di lavoro
citizen: cittadino, cittadina, cittadinanza, nazionalita
resident: residente permanente, residenza permanente, permesso di soggiorno di lungo periodo
any-employer: illimitato, illimitata, senza restrizioni, per qualsiasi datore di lavoro
here: paese in cui si trova (il ruolo|la posizione), questo paese, sede di lavoro
work: lavorare, lavoro, lavori, lavora, impiego
how-many: quanti, quante, quanto, quanta
how-long: durata
years: anno, anni
months: mese, mesi
weeks: settimana, settimane
days: giorno, giorni
experience: esperienza, esperienze, esperienza lavorativa, esperienze lavorative, esperienza professionale, esperienze professionali
total: totale, in totale, totali
at-least: almeno, minimo, come minimo
more-than: piu di, oltre
less-than: meno di
up-to: fino a, massimo
within: entro
or-more: o piu, e piu, o superiore
or-less: o meno
notice: preavviso, periodo di preavviso
available: disponibilita, disponibile, data di disponibilita, data di inizio disponibile, disponibile da
start: iniziare, cominciare, inizio
earliest: il prima possibile, prima data utile
when: quando, da quando
soon: immediatamente, immediata, immediato, subito
salary: stipendio, retribuzione, salario, ral
salary expected: aspettative salariali, aspettativa salariale, retribuzione desiderata, stipendio desiderato, ral desiderata, aspettative economiche, richiesta economica, pretese economiche, aspettative retributive
expected: desiderato, desiderata, attesa, atteso, aspettative, prevista, previsto
per-year: annuo, annua, annuale, annui, all anno
per-month: mensile, mensili, al mese
per-hour: orario, oraria, all ora, al giorno, giornaliera
odd-unit: netto, netta, netti, mila
gross: lordo, lorda, lordi
relocate: trasferirti, trasferirsi, trasferimento, trasferirmi
willing: disposto, disposta, aperto, aperta, pronto, pronta
remote: remoto, da remoto, telelavoro, smart working, da casa
hybrid: ibrido, ibrida
travel: viaggiare, trasferte, viaggi di lavoro
licence: patente, patente di guida
valid: valido, valida, in corso di validita
speak: parli, parla, parlare, lingua, lingue, lingue straniere
level-word: livello, conoscenza, padronanza, livello di conoscenza
level=beginner: principiante, base, elementare
level=intermediate: intermedio
level=advanced: avanzato
level=fluent: fluente, fluentemente
level=native: madrelingua, lingua madre
level=vague: bilingue, buono, buona, ottimo, ottima
edu=high-school: diploma di maturita, maturita, diploma di scuola superiore
edu=bachelors: laurea triennale, laurea di primo livello, bachelor
edu=masters: laurea magistrale, laurea specialistica, master
edu=phd: dottorato, phd, dottorato di ricerca
highest: piu alto, piu elevato, massimo livello
education: istruzione, titolo di studio, formazione, livello di istruzione, studi, conseguito
school: universita, scuola, istituto, ateneo
study-field: campo di studio, corso di studi, indirizzo di studio, facolta
graduation: anno di laurea, anno di diploma
first-name: nome di battesimo, primo nome
last-name: cognome
full-name: nome e cognome, nome completo, cognome e nome, nome cognome
name: nome
email: email, e mail, indirizzo email, indirizzo e mail, posta elettronica, indirizzo di posta elettronica, mail
confirm: conferma, confermare, ripeti
phone: telefono, numero di telefono, cellulare, numero di cellulare, telefono cellulare, recapito telefonico, recapito, numero di telefono cellulare, tel, telefono fisso, cell
dial-code: prefisso, prefisso internazionale, prefisso telefonico
house-number: numero civico, civico
street: indirizzo, via, indirizzo di residenza, residente in via, indirizzo di domicilio, via e numero civico, via numero civico
city: citta, comune, citta di residenza, comune di residenza, citta comune, citta residenza
region: provincia, regione, provincia di residenza
zip: cap, codice postale
country-word: paese, paese di residenza, nazione
location: dove vivi, dove risiedi, luogo di residenza, residenza, localita
located: vivi, vive, risiedi, risiede, residente
linkedin: linkedin, profilo linkedin
github: github, profilo github
portfolio: portfolio
website: sito web, sito internet, sito personale
url: profilo, url, link, pagina
phone-part: tipo di telefono
period-word: periodo retributivo
currency-word: valuta
description: descrizione, responsabilita, mansioni, attivita svolte
history: storico lavorativo, carriera, impieghi precedenti
other-person: contatto di emergenza, beneficiario, testimone, medico, tutore, emergenza, referenza, referenze, responsabile diretto, coniuge, segnalato da, marito, moglie, padre, madre, genitore, genitori, figlio, persona di contatto, intestatario, consigliato da, superiore, collega, professore
street-2: indirizzo riga 2, interno, scala
skills: competenze, abilita
letter: lettera di presentazione, lettera motivazionale, lettera di motivazione, lettera di accompagnamento
resume: cv, curriculum, curriculum vitae
headline: titolo del profilo
middle-name: secondo nome
preferred-name: nome preferito, soprannome
company: azienda, datore di lavoro, societa, nome azienda, nome dell azienda
now title: ruolo attuale, posizione attuale, attuale posizione
title: qualifica, titolo professionale, mansione
recent: piu recente, ultimo, ultima
worked: lavorato
before: gia, in passato, precedentemente, in precedenza, prima
employer: noi, nostra azienda, nostra societa
hear: sentito, sentito parlare, conosciuto, venuto a conoscenza, saputo
adult: maggiorenne, almeno 18 anni, piu di 18 anni
job-type: tipo di contratto, tipologia di contratto
looking: cerchi, cerca, preferisci, preferisce
jobtype=full-time: tempo pieno, full time
jobtype=part-time: tempo parziale, part time
jobtype=contract: contratto
jobtype=internship: stage, tirocinio
jobtype=freelance: freelance, partita iva
jobtype=temporary: tempo determinato
blank: lascia questo campo vuoto, lasciare vuoto, non compilare
decline: preferisco non rispondere, preferisco non dirlo, preferisco non specificare, non applicabile
other: altro, altra, altri, nessuno dei precedenti
unsure: non so, non lo so, non sono sicuro, forse
consent: accetto, acconsento, acconsenti, autorizzo, consenso, consensi, privacy, trattamento dei dati, trattamento dei miei dati, dati personali, informativa, informativa sulla privacy, termini e condizioni, newsletter, gdpr, conservazione, presto il consenso
attestation: dichiaro, certifico, confermo, attesto, veritiere, veridicita, ho letto, presa visione, preso visione, comprendo, riconosco
signature: firma, firmare
crime: condann*, reato, reati, penal*, precedenti penali, carichi pendenti, fedina penale, casellario
captcha: captcha, robot, codice di sicurezza, codice di verifica
gender: genere, sesso, pronom*
race: etnia, etnic*, razza, origine etnica, origine
veteran: veteran*, militare, forze armate
disability: disabilit*, invalidita, categorie protette, categoria protetta, legge 68, handicap
orientation: orientamento sessuale
demographic: demografic*, religione, stato civile, data di nascita, eta, figli, gravidanza, luogo di nascita
legal: patto di non concorrenza, non concorrenza, conflitto di interessi, parent*, familiar*, sanzion*, licenziat*, codice fiscale, passaporto, documento di identita, controllo delle esportazioni
`
