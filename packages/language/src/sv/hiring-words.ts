import type { HiringWords } from '#word-lists/hiring-words'

export const HIRING_WORDS: HiringWords = {
  common: 'och att det som en ett är på för med vi du din ditt av till har inte om den oss vår hej tack dig jag så kan i ni',
  you: 'du, dig, din, ditt, dina, ni, er',
  not: 'inte, ej, ingen, inget, inga, aldrig, utan, varken',
  harmlessNot:
    'inte ännu, ännu inte, inte än, inte bara, tveka inte, inte svara, inte svaras, läser inte, inga problem, inte nödvändigt, inte glöm, inte alla, inget beslut, inte behöver, behöver inte',
  idle: 'fångat vår uppmärksamhet, i stånd att, intervjuträning, intervjutips, intervjuare, erbjuda .. återkoppling, ge återkoppling, ge feedback',
  condition:
    'om du går, om du är, om vi, om du, om din, ifall, när vi, kanske, eventuellt, hur du, utan, endast, såvida, kan komma att, annars, i annat fall, i så fall',
  opening: 'om, ifall, endast utvalda, bara de, så hanterar',
  past: 'nyligen, redan, förra veckan, igår, tidigare, i fredags, i måndags, i tisdags, i onsdags, i torsdags, senast vi, efter intervjun, efter vårt möte, som avtalat, enligt överenskommelse, som . avtalat, det var, var kul, var trevligt, kul att träffas, kul att träffa, trevligt att träffa',
  ongoing: 'fortfarande, fortsätter',
  never: 'aldrig, bedräg*',
  applicant:
    'min ansökan, mitt cv, jag söker tjänsten, jag vill söka, som du bad om, på din begäran, enligt önskemål, du meddelade, bjuda in mig, erbjuda mig, min erfarenhet, jag har sökt',
  sorry: 'tyvärr, beklag*, ledsen, ledsna, besvik*, ursäkta, synd, rädd, rädda',
  inform: 'meddela, informera, berätta, besked, säga, återkoppla',
  application:
    'ansökan, ansökningar, ansökt, sökt, sökte, cv, söka, visat intresse, intresse, personligt brev, *ansökan, portfolio, din intresseanmälan',
  job: 'tjänst*, jobb, jobbet, roll, rollen, befattning, anställning, position, vikariat, praktik*, arbete, rekryteringen',
  hiring:
    'kandidat*, tjänst*, intervju*, rekryter*, anställ*, cv, urval*, jobbet, roll, referens*, jobba hos oss, arbetsprov*, praktik*, personligt brev, portfolio',
  rival:
    'annan/andra/intern kandidat*/sökande/person/personer, någon annan, en kandidat med/som, kandidater vars, någon med mer, kandidater som, en sökande med/som, andra kandidater, någon som redan, mer erfarenhet, kandidater/sökande .. mer/bättre/längre, kandidater/sökande med',
  someone: 'en kandidat/sökande/person, någon, en . kandidat, en kollega, en av dem, en av våra/oss',
  candidates: 'kandidater, sökande, ansökningar, ofullständiga ansökningar',
  decide:
    'valt, valde, val, beslut*, bestämt, gå vidare, gått vidare, tillsatt*, fick, fått, föll, erbjud*, tackat ja, anställt, motsvarar, bättre, gick, utsett, mer relevant, mer erfarenhet, hittat, bestämt oss, gett, gav, gick till',
  recruit: 'söker, letar, anställer, behöver fler, lediga tjänster, rekryterar, har ... tjänst/tjänster/jobb',
  proceed:
    'gå vidare, går vidare, gått vidare, vidare, fortsätta, utvald, aktuell, erbjuda, motsvarar, uppfyller, komma ifråga, gå med',
  stage: 'nästa steg, nästa omgång, nästa fas, andra intervju, slutlig* omgång, vidare i processen',
  choose: 'utvald, vald, valt dig, antagen, utsedd, valts, valts ut',
  gone: 'tillsatt*, tillsätt*, avslutad, avslutats, stängd, inställd, dragits tillbaka, fryst, pausad, avbruten, avbrutits',
  refuse:
    'inte bland, avslag, avböj*, tacka nej, nej tack från, någon annan som fick, gick till en annan, inte gå vidare, valt bort, söker inte längre, anställningsstopp, behöver ingen, inte du, inte dig, gick .. inte till dig, inte till dig, avbryta rekryteringen, avbryts, avbrutit rekryteringen, inte .. tillsättas, inte .. tillsätta, inte .. att tillsättas, valde till slut, valde en person, valt en person, dras in, räckte inte, räckte tyvärr inte, går vidare med andra, tillsatt .. internt, tillsätta .. internt, tillsätts internt, intern rekrytering, internt tillsatt',
  retract: 'dra tillbaka, drar tillbaka, återkalla*, återta, tar tillbaka, ta tillbaka, upphäva',
  fit: 'passar, matchar, motsvarar, uppfyller, stämmer',
  unreal: 'hade gärna, skulle gärna ha',
  farewell:
    'lycka till, framtida, framöver, sparar din, spara ditt, sparar .. din/ditt, kandidatbank*, önskar dig, allt gott, ha det fint, sök gärna igen, fortsatta',
  invite:
    'bjud* ... in, bjuda in, inbjud*, kalla*, kallelse, träffa dig, träffas, välkommen på, välkommen till en, välkommen till intervju',
  interview: 'intervju*, träffa dig, provjobba*, provdag, anställningsintervju*',
  meeting: 'samtal*, möte*, telefon, videomöte, ringa, fika, träff, zoom, teams, träffas, höras',
  meet: 'träffa, träffas, prata, samtal, höras, ringa, lära känna, ses',
  arrange:
    'boka*, tid, tider, passar, när, bekräfta*, flytta*, ombok*, kalender, klockan, kl, schema*, datum, anmäl, föreslå*, bokas, boka en tid, välj en tid, välj själv, som passar dig, tid som passar',
  wish: 'vill, gärna, skulle, kan, bjuder, glada, önskar, ser fram, ska vi, har du, ber, välkommen, glädje',
  test: 'test, tester, logiktest*, språktest*, personlighetstest*, arbetsprov*, uppgift, case, kodtest*, prov, övning, utmaning, testet',
  take: 'göra, gör, genomföra, länk*, senast, dagar, timmar, minuter, online, skicka in, hemma, lämna in, nästa steg, fylla i, genomför*',
  offer: 'erbjud*, erbjudande',
  hire: 'erbjuda dig tjänst*, erbjuda dig .. jobb*/anställning/tjänst*/roll*, erbjuder dig .. anställning/tjänst*/jobb*/roll*, erbjudande om anställning, anställningserbjudande, jobbet är ditt, du har fått jobbet, du fick jobbet, välkommen till teamet, välkommen ombord, välkommen till oss, anställa dig, vi vill ha dig, grattis till ditt nya jobb, valt dig för, du får tjänst*/jobb*/rollen, din anställning, att du börjar hos oss, jobbet/tjänsten/platsen/rollen ... är din/ditt, erbjuder dig jobbet/tjänsten, dig som vår nya, du är vår nya',
  contract: 'avtal, avtalet, anställningsavtal*, kontrakt*',
  sign: 'skriv* ... under, underteckn*, bifog*, signera*, skriva under, underskrift',
  received:
    'tagit emot, mottagen, mottagit, registrer*, fått din, kommit in, bekräftelse på, inkommit, mottagits, mottog, kommit fram, finns hos oss, hos oss, i vårt system, sparad, är inne, har kommit, i händerna på, i goda händer',
  thanks: 'tack, tackar, uppskatt*, kul att du sökt, roligt att du',
  review:
    'går igenom, läser, urval*, hör av oss, återkommer, återkommer med, granskar, bedöm*, besked, behandla*, hör från oss, hör vi av oss',
  ask: 'skicka, skicka in, komplettera, behöver, kan du skicka, ber dig .. skicka, sänd, ladda upp, fyll i, bifoga, inkom med, lämna, mejla, ange, kan du meddela, svara, behöver vi, vi behöver, skicka oss, sänd in, sänd oss, lämna in, ge oss, maila',
  missing: 'saknas, saknar, komplettera, komplettering, ofullständig, fattas, behöver vi, vi behöver, komplettering*',
  document:
    'examensbevis, referens*, intyg, cv, betyg, kopia, körkort, löneanspråk, lönekrav, startdatum, tillgänglighet, börja, personligt brev, kontaktuppgifter, dokument, handlingar, legitimation, arbetstillstånd, portfolio, uppsägningstid, formulär, uppgifter, utdrag, belastningsregistret, referenser, samtycke, namn på',
  delay: 'flytta*, ombok*, sjuk, förhindrad, ny tid, försen*, längre tid, tar längre, skjuta upp, uppskjut*',
  withdrawn: 'dragit tillbaka, återtagit, återkallat, återtagande',
  autoReply:
    'autosvar, automatiskt svar, på semester, frånvarande, inte på kontoret, föräldraledig, åter på kontoret, jag är ledig',
  courtesy:
    'vi ses då, tack för bekräftelsen, vi ses, trevlig helg, ses då, toppen, perfekt, då säger vi så, tack för att du kom, kul att träffa dig, trevligt att träffa dig, ser fram emot att träffa, det var så lite, varsågod, ingen orsak, inga problem, gärna',
  bulk: 'nyhetsbrev, nya jobb, nya annonser, jobbannonser, bevakning, jobbtips, andra jobb nära, enkät*, undersökning, webbinarium, jobbmässa, lösenord, bekräfta din e, din beställning, ansök direkt, fyll i din profil, tips för, kurs*, utbildning*, verifieringskod, ditt konto, faktura, rabatt, veckans, matchar din bevakning, visa alla, användarnamn, aktivera ditt konto, raderar vi dina uppgifter, anonym*, två minuter, cv granskning, jobbet du tittade på, jobbet du sparade, liknande jobb, ansök nu, i detta nummer, läs mer, tips, enkät, vad tyckte du, din bevakning, sparade sökning, betygsätt, hur var, hur upplevde, hjälp oss bli bättre',
  smallPrint: 'avregistrera, avsluta prenumerationen, avprenumerera, visa i webbläsaren, integritetspolicy',
  outreach:
    'såg din profil, hittade din profil, sett din profil, min kund, vår kund, en kund, uppdragsgivare, öppen för nya, ny utmaning, intresserad av att höra, skulle du vara intresserad, intresserad av en ny, spännande roll, spännande tjänst, hos en kund, jag har en roll/tjänst, jag söker för, tänkte på dig, öppen för något, våra kunder, mina kunder, en av våra kunder, såg ditt cv, hittade ditt cv, sett ditt cv',
  otherMatter:
    'lån, låneansökan, lånet, bolån, kredit*, lägenhet*, hyra, hyres*, bostad*, visning, hyresvärd*, stipendi*, antagning*, kursplats, demo, provar, provperiod, prenumeration, programmet, priser, offert, visum, bygglov, läkar*, tandläk*, vårdcentral, bokning av bord, leverans, paket, donation, bidrag, förskola, medlemskap, jury, juryn, tävling*, upphandling*, ambassad*, konsulat*, ditt barn, föräldramöte, föreningen, kursen, kursanmälan, lägenheten, tilldelats, kvar i kön, intresseanmälan, lönespecifikation för, bilbesiktning, besiktning, körskola, körprov, teoriprov, veterinär*, skadeanmälan, kontoutdrag, projektansökan, biljett*, elavtal, kundnummer, din tid hos, en tid hos oss, avboka, din son, din dotter, ditt barns, årsmöte, föreningsstämma, köpekontrakt, semesteransökan, väntelista, utvecklingssamtal om, bästa kund, kära kund, tack för att du registrerade, ditt konto har',
  pending:
    'ännu inte fattat, inte fattat .. beslut, pågår fortfarande, fortfarande pågår, pågår, tar längre tid, tar lite längre, dröjer, tålamod, ännu inte klar*, inget beslut än, inte klara med, vilande, på is, ingen avböjan, inte ett nej, pausad till, är fortfarande aktuell',
  verdict: 'till slut, slutligen, den här gången, denna gång, till sist, nu har, efter noga',
  another: 'annan, annat, andra, någon annan',
  employer:
    'du ska intervjua, din rekommendation, bedömningsmall, ny kandidat till, har sökt din tjänst, din annons, som intervjuare, din kandidat, kandidaternas cv, cv n för de .. kandidaterna, intervjupanelen, rekryteringsgruppen för',
  letter: 'tack för inbjudan, tack för att jag fick, jag tackar ja, jag tackar nej, jag drar tillbaka',
  money:
    'betala, avgift*, administrationsavgift, swisha, swish, insättning, bankuppgifter, kontonummer, handpenning, presentkort, bitcoin, deposition, bankkonto, swish*, kortnummer, internetbank',
  identity: 'pass, bild på ditt pass, id kort, legitimation, personnummer, kopia av ditt pass/id/körkort/bankkort, identitet',
  credentials: 'lösenord, verifiera ditt konto, bekräfta din identitet, bankid',
}
