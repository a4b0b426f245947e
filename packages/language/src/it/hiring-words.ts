import type { HiringWords } from '#word-lists/hiring-words'

export const HIRING_WORDS: HiringWords = {
  common:
    'il la lo i gli le di che e in un una per con sua suo tuo tua ti si non è del della al alla nostro nostra abbiamo gentile ciao grazie sono da ci le nel',
  you: 'ti, te, tu, tuo, tua, tuoi, la, le, lei, suo, sua, *arti, *arle, *arla, *erti, *erle, *irti, *irle, *erla, *irla',
  not: 'non, nessun*, mai, né, senza',
  harmlessNot:
    'non ancora, non solo, non esit*, non rispondere, non è necessario, senza impegno, non è ancora, nessun problema, non vediamo l ora, non dimenticare, non monitorata',
  idle: 'colpito la nostra attenzione, in grado di, preparazione al colloquio, prepararsi al colloquio, intervistatore, in corso, offrirti/offrirle . feedback/riscontro',
  condition:
    'se, qualora, quando, nel caso, in caso, eventual*, solo i, solamente, potrebbe, come rispondere, cosa fare, finché, a meno, altrimenti, in caso contrario, in difetto',
  opening: 'se, qualora, in caso, solo i candidati, nell eventualità',
  past: 'recentemente, scorsa settimana, settimana scorsa, ieri, precedentemente, scorso, dopo il colloquio, poco fa, dopo i colloqui, come concordato, come da accordi, come . concordato, è stato, ci ha fatto piacere, ci è piaciuto',
  ongoing: 'stiamo, tuttora, ancora incontrando, ancora in',
  never: 'mai, truff*, frod*',
  applicant:
    'la mia candidatura, il mio curriculum, il mio cv, mi candido, vorrei candidarmi, come richiesto, su sua richiesta, su tua richiesta, come ci hai chiesto, ci ha chiesto, invitarmi, offrirmi, la mia esperienza, mi sono candidat*',
  sorry: 'purtroppo, spiacent*, dispiace, rammarico, scus*, ci duole, dispiaciuti, temo, temiamo',
  inform: 'comunichiamo, informiamo, comunicar*, informar*, dire, dirle, darti, darle, annunciare, far sapere',
  application:
    'candidatura*, curriculum, cv, candidarti, candidata, candidato, domanda, interesse, candidarsi, lettera di presentazione, portfolio, tuo curriculum, suo curriculum, tua iscrizione, sua iscrizione',
  job: 'posizione*, ruolo, posto, lavoro, impiego, offerta, tirocinio, stage, incarico, mansione, ricerca',
  hiring:
    'colloqui*, posizione*, ruolo, curriculum, cv, selezione, assunzion*, assumere, risorse umane, personale, recruiting, stage, tirocinio, lavoro, profilo, prova tecnica, iter, retribuzione, hr, portfolio, la selezione, processo di selezione, selezione è',
  rival:
    'altro/altra/altri/altre candidat*/profil*/person*, un altro, un altra, altri profili, profilo più, profili più, candidat* con maggiore, candidat* con più, con maggiore esperienza, candidat* intern*, qualcuno con più, trovato una persona, trovato qualcuno, già trovato, un interno, altri candidati, candidati che, più in linea, candidati/profili .. più/maggior*, candidati/profili con',
  someone:
    'un/una/un candidato/candidata/persona/profilo, qualcuno, un/una . candidato/candidata, un/una collega, uno di loro, una di loro, uno/una dei/delle nostri/nostre',
  candidates: 'candidati, candidate, persone, candidature incomplete, domande incomplete',
  decide:
    'scelto, scelt*, selezionat*, optato, deciso, decisione, ricopert*, copert*, assunt*, preferit*, proceduto, procedere, proseguire, trovato, orientat*, individuat*, accettat*, affidat*, in linea, meglio, precedenza, preferenza, assegnat*, dato, andato, andata',
  recruit: 'cerca*, cerchiamo, assum*, prendiamo, ricerca di, bisogno di, abbiamo ... posizione/posizioni/necessità',
  proceed:
    'proced*, prosegu*, continuare, dare seguito, seguito, andare avanti, avanti, selezionat*, accogliere, considerare, prendere in considerazione, passat*, passare, offrirle, offrirti, superat*, positiv*, superato',
  stage:
    'prossima/successiva/seconda/ultima fase/step, prossimo passo, passo successivo, secondo colloquio, prossimo step, fase successiva, prossime fasi, fasi successive',
  choose: 'selezionat*, scelt*, prescelt*, assunt*, accettat*, selezionare',
  gone: 'ricopert*, copert*, chius*, annullat*, sospes*, cancellat*, conclus*, congelat*, assegnat*, occupat*',
  refuse:
    'tra loro non, non è tra, non figura tra, respint*, rifiutat*, scartat*, risposta negativa, esito negativo, non prendiamo nessuno, non cerchiamo più, non assumiamo, negativ*, non idone*, non è stata accolta, non è stata selezionata, non ci è .. possibile dare, non verrà riaperta, non verrà coperta, non sarà coperta, abbiamo scelto un altr*, abbiamo scelto una candidata, abbiamo scelto un candidato, individuato un profilo, ricerca .. annullata, ricerca .. chiusa, non è bastato, non è stato sufficiente, proseguiremo/proseguiamo/procederemo con altr*, coperta .. internamente, risorsa interna, ricoperta .. internamente, candidatura interna',
  retract:
    'ritirare, ritiriamo, ritiro della, revocare, revochiamo, annullare la proposta/offerta, annulliamo la proposta/offerta, fare marcia indietro',
  fit: 'in linea, corrispond*, adatt*, idone*, rispond*, compatibil*',
  unreal: 'avremmo voluto, ci sarebbe piaciuto, avremmo gradito, avremmo desiderato',
  farewell:
    'in bocca al lupo, migliori auguri, auguriamo, auguri, buona fortuna, conserveremo, terremo, future opportunità, il meglio, prossime opportunità, in futuro, futuro professionale',
  invite:
    'invit*, incontrarla, incontrarti, conoscerla, conoscerti, convoc*, convocazione, incontrare, potresti passare, passare in, vederti, vederla',
  interview:
    'colloqui*, intervista, conoscerti, conoscerla, incontrarla, incontrarti, giornata di prova, videocolloquio, colloquio conoscitivo',
  meeting:
    'chiamata, telefonata, videochiamata, appuntamento, incontro, chiacchiere, chiacchierata, video, zoom, teams, riunione, call, passare',
  meet: 'incontr*, conosc*, parlare, parlarne, chiacchiere, chiacchierata, sentirci, sentiamo, vederci, confrontarci',
  arrange:
    'fiss*, prenot*, orari*, scegli, disponib*, conferm*, quando, data, programm*, agenda, calendario, spost*, rimand*, concordare, organizzare, ore, slot, prenota tu, momento che preferisci, quando preferisci, che preferisci, quando ti, scegli tu',
  wish: 'vorremmo, vorrei, saremmo lieti, lieti, piacere, farebbe piacere, piacerebbe, desideriamo, potresti, potrebbe, può, puoi, felici, invitiamo, preghiamo, prego, gradiremmo, scegli, chiediamo, ti va',
  test: 'test, prova tecnica, prova, esercizio, sfida, assessment, caso di studio, valutazione, challenge',
  take: 'svolg*, complet*, fare, sostenere, link, giorni, ore, minuti, entro, consegn*, online, da casa, eseguire, valido, realizzare',
  offer: 'offriamo, offrir*, proporti, proporle, proponiamo',
  hire: 'lettera di assunzione, proposta di assunzione, offerta di lavoro .. allegat*, lettera di impegno, offrirle la posizione, offrirti la posizione, offrirle il posto, offrirti il posto, offrirle il ruolo, offrirti il ruolo, proporti di entrare, proporle di entrare, sei assunt*, è assunt*, è stata assunta, è stato assunto, sei dei nostri, il posto è tuo, il posto è suo, benvenut* nel team, benvenut* a bordo, benvenut* in squadra, assumerti, assumerla, vogliamo te, entrare nel nostro team come, unirti a noi come, selezionat* per la posizione, selezionat* per il ruolo, sei stat* assunt*, averti nel nostro team, averla nel nostro team, proposta contrattuale, scelto te, scelto lei, sua assunzione, tua assunzione, posto/posizione/lavoro ... è tuo/tua/suo/sua, ti vogliamo, la vogliamo come, ti vorremmo come, sei la nostra, sei il nostro',
  contract: 'contratto*, proposta, lettera di assunzione',
  sign: 'firm*, allegat*, allegato, in allegato, rimand*, sottoscri*',
  received:
    'ricevut*, ricezione, inviat*, registrat*, pervenut*, arrivat*, confermiamo di aver, correttamente, in valutazione, preso in carico, acquisit*, a destinazione, nel nostro sistema, nelle nostre mani, salvat*, abbiamo il tuo, abbiamo il suo, ci è arrivat*, nelle mani, in buone mani',
  thanks: 'grazie, ringraz*',
  review:
    'esamin*, valut*, legger*, contatt*, ricontatt*, analizz*, risponderemo, al più presto, verificare, visionare, faremo sapere, facciamo sapere',
  ask: 'inviarci, invia*, inviare, trasmettere, mandarci, mandaci, manda*, fornire, fornirci, allegare, chiediamo di, servirebbe, ci serve, ci servono, abbiamo bisogno, necessit*, scriverci, comunicarci, indicar*, compilare, integrare, la invitiamo a trasmettere, farci avere, farci sapere, aggiornar*, farci pervenire, preghiamo di inviar*, preghiamo di fornir*, preghiamo di trasmett*, chiediamo di inviar*, può inviarceli, puoi inviarceli, può inviarci, puoi inviarci, può mandarci, puoi mandarci, inviaci, ci mandi, ci invii, compila, indicaci',
  missing:
    'manca*, incomplet*, integrazione, da integrare, ci servono, ci serve, manca, mancano, ancora il, ci manca, ci mancano',
  document:
    'copia, titolo di studio, documento*, certificat*, referenz*, diploma*, disponibilità, retribuzione, aspettative, pretese, ral, patente, permesso di soggiorno, portfolio, curriculum aggiornato, lettera di referenze, data di inizio, preavviso, modulo, informazioni, dati, attestat*, carta d identità, iniziare, cominciare, curriculum, questionario, due referenze, copia del diploma, titoli, albo, iscrizione all albo, referenze, casellario, consenso, contatti di',
  delay: 'rimandare, rinvi*, spost*, nuova data, malat*, ritardo, più tempo, non possiamo rispondere, imprevist*',
  withdrawn:
    'ritiro della candidatura, ritiro della sua, ritiro della tua, ritirato la tua, ritirato la sua, candidatura ritirata',
  autoReply: 'risposta automatica, fuori ufficio, in ferie, assente, al mio rientro, fuori sede, sarò assente, in viaggio',
  courtesy:
    'grazie della conferma, grazie per la conferma, a martedì, a giovedì, a presto allora, perfetto, buon fine settimana, buon weekend, ci vediamo, grazie per essere venut*, piacere di averti conosciut*, piacere di averla conosciut*, di nulla, prego, figurati, si figuri, con piacere, non c è di che',
  bulk: 'newsletter, nuovi annunci, ultimi annunci, nuove offerte, offerte di lavoro per te, altre offerte, avviso, alert, sondaggio, questionario di gradimento, webinar, fiera del lavoro, completa il tuo profilo, password, conferma la tua email, candidati subito, vedi tutte, consigli per, il tuo ordine, acquisto, corso*, codice di verifica, il tuo account, fattura, sconto, promozione, offerte per te, corrispondono alla tua ricerca, attiva il tuo account, nome utente, cancelleremo i tuoi dati, conservazione dei dati, due minuti, anonim*, analisi del tuo cv, punteggio del tuo cv, annuncio che hai visto, annuncio che hai salvato, annunci simili, candidati ora, in questo numero, leggi online, leggi tutto, consigli, la tua opinione, ricerca salvata, valuta la, com è andata, la tua esperienza, aiutaci a migliorare',
  smallPrint: 'cancellati, disiscriv*, annulla iscrizione, visualizza nel browser, disattiva, informativa privacy',
  outreach:
    'visto il tuo profilo, visto il suo profilo, trovato il tuo profilo, notato il tuo profilo, un mio cliente, mio cliente, nostro cliente, un cliente, nuova opportunità, saresti interessat*, ti andrebbe di parlarne, valutare nuove, sei interessat*, saresti interessat* a, head hunter, posizione interessante, ottima opportunità, trovato il suo, ho una posizione/opportunità, cerco per, lo trovo molto, nostri clienti, miei clienti, visto il tuo/suo cv/curriculum, trovato il tuo cv/curriculum, notato il tuo/suo cv/curriculum',
  otherMatter:
    'prestit*, mutuo, credito, finanziamento, appartamento, affitt*, proprietario, inquilin*, immobil*, borsa di studio, borse di studio, bando borse, ammissione al corso, immatricolazione, dimostrazione, prova gratuita, provato, abbonamento, funzioni, tariffe, preventivo, polizza, visto per, visita medica, medico, prenotazione, ordine, spedizione, pacco, donazione, filiale, gentile cliente, richiesta è stata respinta, dentista, giuria, premio, concorso di, gara d appalto, ambasciata, consolato, suo figlio, sua figlia, asilo, iscrizione al corso, domanda di iscrizione, il corso di, altro appartamento, inquilini, estratto conto, busta paga per, richiesta di prestito, richiesta di finanziamento, laurea magistrale, immatricolarsi, finanziamento del progetto, commissione di valutazione, sinistro, veterinari*, revisione auto, autoscuola, esame di teoria, biglietti, rinnovarlo, luce e gas, contatore, assemblea, compravendita, tuo figlio, tua figlia, richiesta di ferie, lista d attesa, incontro gratuito, caro cliente, grazie per esserti registrat*, il tuo account è',
  pending:
    'ancora in corso, tuttora in corso, è in corso, non abbiamo ancora, ancora preso, più del previsto, in più del previsto, più tempo, ti aggiorneremo, la aggiorneremo, pazienza, appena possibile ti, stiamo ancora valutando, stiamo ancora, in sospeso, sospesa fino, sospeso fino, non è un no, resta valida, ferma fino, fino a nuovo',
  verdict: 'alla fine, infine, questa volta, stavolta, in definitiva, nel frattempo, in questa occasione',
  another: 'altro, altra, altri, altre',
  employer:
    'intervisterai, la tua segnalazione, scheda di valutazione, nuovo candidato per, si è candidat* al tuo annuncio, il tuo annuncio, come intervistatore, il tuo candidato, il suo candidato, cv dei .. candidati, curriculum dei .. candidati, commissione di selezione per',
  letter: 'grazie per l invito, ringrazio per l invito, confermo la mia, accetto la proposta, accetto l offerta, ritiro la mia',
  money:
    'paghi, paga, pagare, pagamento, versi, versare, versa, spese amministrative, ricarica, postepay, bonifico, caparra, cauzione, iban, dati bancari, conto corrente, bitcoin, carta regalo, prepagata, carta di credito, numero della carta, home banking',
  identity: 'carta d identità, documento di identità, passaporto, foto della carta, patente',
  credentials:
    'password, verifica il tuo account, verificare il suo account, confermi la sua identità, conferma la tua identità, credenziali',
}
