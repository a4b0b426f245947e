import type { HiringWords } from '#word-lists/hiring-words'

export const HIRING_WORDS: HiringWords = {
  common:
    'de het een en van je jouw u uw we wij ons voor met is niet op dat om te in bij aan hebben heb ben bent zijn naar beste graag hoi',
  you: 'je, jij, jou, jouw, u, uw',
  not: 'niet, geen, nooit, niemand, onvoldoende, zonder, noch',
  harmlessNot:
    'nog niet, nog geen, niet alleen, aarzel niet, niet iedereen, niet beantwoorden, niet reageren, geen probleem, niet te reageren, niet nodig, lees mijn mail niet, geen zorgen, niet persoonlijk, niet vergeten',
  idle: 'in staat, op de hoogte, sollicitatietraining, interviewer*, interviewtips, feedback aanbieden, feedback geven, toelichting aanbieden',
  condition:
    'indien, mocht*, wanneer, als je, als u, als uw, als jouw, als we, als wij, als het, of we je, of je bij, of u, eventueel, mogelijk, zonder, tenzij, zodra, hoe, alleen kandidaten, totdat, anders kunnen, zo niet, in het andere geval',
  opening: 'als je/u/uw/jouw/we/wij, heeft u na, heb je na, hoor je/u, mocht, indien, zonder, alleen geselecteerde, wat te doen',
  past: 'onlangs, recent, recentelijk, vorige week, afgelopen, gisteren, eerder, reeds, laatst, na de gesprekken, na ons gesprek, geweest, zoals besproken, zoals afgesproken, zoals . besproken, het was, was leuk, was fijn, leuk gesprek, fijne gesprek',
  ongoing: 'momenteel in gesprek, nog steeds, nog in gesprek, nog met, nog bezig',
  never: 'nooit, fraude*, oplicht*',
  applicant:
    'mijn sollicitatie, mijn cv, ik solliciteer, ik wil solliciteren, zoals gevraagd, op jouw verzoek, op je verzoek, op uw verzoek, zoals je vroeg, je gaf aan, mij uitnodigen, mijn ervaring, ik heb gesolliciteerd',
  sorry: 'helaas, spijt*, jammer, sorry, teleurstell*, excuses, spijtig, vrees, vrezen',
  inform: 'mededelen, mede te delen, meedelen, mee te delen, laten weten, berichten, melden, informeren, vertellen',
  application:
    'sollicitatie*, cv, brief, gesolliciteerd, solliciteren, gereageerd, reactie op onze, belangstelling, interesse, motivatiebrief, kandidatuur*, portfolio, je cv',
  job: 'functie, vacature*, baan, positie, rol, plek, stage, plaats, bijbaan, werk',
  hiring:
    'sollicit*, vacature*, functie, selectie*, procedure, werving, recruitment, cv, gesprek, sollicitatiegesprek*, arbeidscontract, arbeidsovereenkomst, baan, stage, dienst, arbeidsvoorwaarden, commissie, portfolio',
  rival:
    'andere/ander/interne kandida*/sollicitant*/persoon/profiel*, iemand anders, iemand met meer, een kandidaat met, een kandidaat die, kandidaten die, een sollicitant die/met, intern ingevuld, intern vervuld, voor iemand, andere kandidaten, beter past, beter aansluit*, ander*, kandidaten/sollicitanten .. beter/meer, kandidaten/sollicitanten met',
  someone:
    'een kandidaat/sollicitant/persoon, iemand, een . kandidaat/sollicitant/persoon, een collega, een van hen, een van onze/ons',
  candidates: 'kandidaten, sollicitanten, kandidaturen, sollicitaties, onvolledige sollicitaties',
  decide:
    'gekozen, keuze, kiezen, kozen, voorkeur, besloten, beslissing, besluit, uitgegaan, gevallen, aangenomen, verder, doorgaan, ingevuld, vervuld, geaccepteerd, gegaan, aansluit*, voorrang, beter, gevonden, gegund, gegeven, toegekend, in zee, knoop doorgehakt, doorgehakt, gaan met',
  recruit: 'zoek, zoeken, op zoek, nodig, aannemen, vacatures open, plek voor, hebben ... vacature/vacatures/functie/plek',
  proceed:
    'verder, verdergaan, doorgaan, door, vervolg*, voortzetten, voort, geselecteerd, uitnodig*, behandeling, aanbieden, selectie, in aanmerking, gesprek aan, door naar',
  stage: 'volgende/tweede/laatste/vervolg ronde/stap/fase, vervolggesprek, tweede gesprek',
  choose: 'geselecteerd, gekozen, uitgekozen, aangenomen, uitgenodigd, keuze ... gevallen, weerhouden',
  gone: 'vervuld, ingevuld, ingetrokken, gesloten, geannuleerd, vervallen, dicht, stopgezet, bevroren, on hold, opgevuld, vergeven',
  refuse:
    'niet onder de, afgewezen, afwijz*, afwijzing, buiten de selectie, valt .. af, afgevallen, zoeken niemand meer, niemand meer nodig, stoppen .. procedure/sollicitatie, vacaturestop, te weinig ervaring, geen plek, niet verder in, in zee, gekozen voor een ander, vervalt, te vervallen, niet ingevuld, wordt niet ingevuld, wordt niet vervuld, stoppen .. met de, gaan met iemand anders, keuze is gevallen op een, niet genoeg om, net niet geworden, niet geworden, het niet geworden, intern ingevuld, intern vervuld, intern in, intern invullen, van een collega ingevuld',
  retract: 'intrekken, in te trekken, trekken ... in, terugtrekken, terug te trekken, herroep*, komt te vervallen',
  fit: 'past, passen, passend*, aansluit*, sluit .. aan, sluiten .. aan, match*, geschikt, aansluiting',
  unreal: 'hadden .. graag, had .. graag, zouden graag hebben',
  farewell:
    'veel succes, succes met, succes bij, sterkte, in portefeuille, talentpool, bewaren je gegevens, toekomst, zoektocht, verdere loopbaan, zoeken, jobzoektocht',
  invite:
    'uitnodig*, uitgenodigd, nodig* ... uit, uitnodiging, ontmoeten, kennismaken, kom je langs, langs te komen, langskomen, zin om, uit te nodigen',
  interview:
    'sollicitatiegesprek*, gesprek, gesprekken, interview*, kennismaking*, kennismaken, kennis te maken, kennis maken, kennis komen maken, meeloopdag*, proefdag*, videogesprek*, assessment center, proefdraaien, kennis te .. maken, kennis met je, kennis met u, koffie te komen drinken, koffie komen drinken, op de koffie, kopje koffie',
  meeting: 'belafspraak, afspraak, bellen, videocall, call, telefonisch, koffie, teams, zoom, meeting, bel',
  meet: 'ontmoeten, kennismaken, spreken, bellen, praten, leren kennen, kennis, bereiken, sparren, langskomen',
  arrange:
    'plan, plannen, gepland, inplannen, moment, tijdstip, afspraak, kies, prik, wanneer, bevestig*, verplaats*, verzet*, schikt, uitkomt, beschikbaar*, agenda, datum, lukt, om, dagdeel, prik zelf, zelf een moment, kies zelf, een moment in, plan zelf, boek',
  wish: 'graag, willen, wil, zouden, zou, zin, kun, kunt, kunnen, nodigen, zullen, laat, leuk, verheugd, plezier, vragen, wilt',
  test: 'test, testen, assessment*, opdracht, opdrachten, case, casus, proefopdracht, challenge, onlinetest, capaciteitentest',
  take: 'maken, doen, invullen, afronden, link, geldig, dagen, uur, minuten, tijd, volgende stap, inleveren, uitwerken, tot en met, online',
  offer: 'aanbied*, aan te bieden, aanbod, bied* ... aan, voorstel',
  hire: 'functie/baan/contract/positie .. aanbieden, functie/baan/contract/positie .. aan te bieden, bieden .. functie/baan/contract/positie .. aan, bieden je ... aan, bieden u ... aan, baan is voor jou, je hebt de baan, bent aangenomen, is aangenomen, welkom bij, welkom in het team, welkom aan boord, er .. bij hebben, erbij hebben, jou aannemen, je aannemen, willen jou, nieuwe baan, arbeidsvoorwaardenvoorstel, in ons team als, voorstel .. arbeidsvoorwaarden, je arbeidscontract, uw arbeidscontract, je bent het geworden, je aanstelling, uw aanstelling, baan hebt, baan gekregen, baan hebben, graag in ons team, in ons team hebben, in ons team verwelkomen, jaarcontract, ons voorstel, baan/functie/plek/plaats ... is van jou/u, baan/functie/plek/plaats ... is voor jou, we willen jou, wij willen jou, willen je als, jou als onze, je als onze',
  contract: 'contract, arbeidscontract, arbeidsovereenkomst, voorstel, arbeidsvoorwaarden',
  sign: 'onderteken*, getekend, teken*, bijlage, bijgaand, bijgevoegd, ja zegt, reageren, retour',
  received:
    'ontvangen, ontvangst*, aangekomen, binnen, geregistreerd, doorgestuurd, verwerkt, in behandeling, goede orde, ontvangstbevestiging, verstuurd, verzonden, in ons systeem, staat in ons, binnengekomen, goed ontvangen, opgeslagen, in handen van, in goede handen',
  thanks: 'bedankt, dank*, leuk dat, fijn dat, waarderen',
  review:
    'bekijk*, beoordel*, contact met, laten .. weten, hoort, hoor je, lezen, reageren, werkdagen, commissie, bericht, terugkoppeling, beslissing, nemen .. door, hoort .. van ons',
  ask: 'stuur*, sturen, toesturen, toe te sturen, mailen, opsturen, aanleveren, wilt u ons, wil je ons, zou je ons, kun je ons, kun je mij, kunt u ons, ontvangen we graag, ontvangen wij graag, doorgeven, hebben we nodig, nodig, uploaden, vul, aanvullen, laten weten op welke, laat ons weten, beantwoord*, verzoeken wij, graag ontvangen, ontvang ik graag, ontvang graag, wil je .. opsturen, wilt u .. opsturen, wil je .. sturen, wilt u .. sturen, stuur ons, stuur je, geef ons, nodig hebben, nodig van jou, vul .. in, graag ontvangen we',
  missing:
    'ontbre*, missen, onvolledig, niet bij je sollicitatie, nog nodig, niet compleet, aanvullende informatie, missen we nog, missen wij, ontbreekt, ontbreken',
  document:
    'kopie*, diploma*, rijbewijs, referentie*, documenten, stukken, cv, motivatiebrief, salaris*, verdienen, beschikbaarheid, startdatum, kunt beginnen, kunt werken, identiteitsbewijs, paspoort, vog, certifica*, getuigschrift*, portfolio, opzegtermijn, werkvergunning, formulier, gegevens, informatie, cijferlijst, contactgegevens, beginnen, per wanneer, nummer, kopie, referenties, toestemming, bewijs, namen van',
  delay:
    'verplaats*, annuleren, verzet*, uitstel*, ziek, verhinderd, in plaats daarvan, niet doorgaan, duurt, langer, niet iedereen, vertrag*, nieuwe datum, nieuw moment',
  withdrawn: 'ingetrokken sollicitatie, sollicitatie ingetrokken, je sollicitatie is ingetrokken, intrekking',
  autoReply:
    'automatisch antwoord, afwezig*, niet op kantoor, out of office, met vakantie, op vakantie, verlof, lees mijn mail niet',
  courtesy:
    'tot dan, dank voor de bevestiging, bedankt voor de bevestiging, fijn weekend, tot dinsdag, tot donderdag, prima, helemaal goed, bedankt voor je komst, fijn je ontmoet, leuk je ontmoet, graag gedaan, geen dank, geen probleem, met plezier',
  bulk: 'nieuwsbrief, nieuwe vacatures, nieuwste vacatures, nieuwe banen, alle banen, banen voor jou, zoekopdracht, jobalert, vacature alert, enquête, vragenlijst invullen, wat vond je, tevredenheid*, jouw mening, webinar, banenmarkt, meetup, schrijf je nu in, vul je profiel, wachtwoord, bevestig je e, je bestelling, werkgevers, solliciteer direct, tips voor, cursus, training, verificatiecode, je account, factuur, korting, open dag, bekijk de nieuwste, gebruikersnaam, activeer je account, verwijderen we je gegevens, bewaartermijn, anoniem, twee minuten, cv check, cv score, vacature die je hebt bekeken, vacature die je hebt opgeslagen, vergelijkbare vacatures, solliciteer nu, in dit nummer, lees verder, lees meer, tips, hoe je de procedure, bekijk alles, een zoekopdracht, geef een cijfer, beoordeel, hoe was, vond je ervan, help ons verbeteren',
  smallPrint: 'afmelden, uitschrijven, bekijk online, privacyverklaring, voorkeuren aanpassen',
  outreach:
    'kwam je profiel tegen, kwam uw profiel tegen, je profiel gezien, jouw profiel, mijn klant, onze klant, nieuwe uitdaging, sta je open, interessante functie bij, voor een klant, via linkedin, bij een opdrachtgever, heb je interesse in, open voor een nieuwe, zou je openstaan, mooie functie, leuke functie bij, interessante rol, heb een opdrachtgever, voor een opdrachtgever, opdrachtgever die, ik heb een functie/rol/vacature, zag je profiel, via via, ken je iemand, ik zoek voor, onze klanten, mijn klanten, een van onze klanten, je cv .. voorbij*/gezien/tegen, uw cv .. voorbij*/gezien/tegen, zag je cv, zag uw cv, cv op de vacaturesite',
  otherMatter:
    'lening*, hypotheek, krediet, woning*, huur*, verhuur*, appartement, verhuurder, makelaar, bezichtiging*, beurs, studiebeurs, inschrijving opleiding, toelating*, aanvraag*, demo, proefabonnement, abonnement, proefperiode van ons, het programma, tarieven, offerte, polis, vergunning, huisarts, tandarts, doktersafspraak, reservering, bestelling, pakket, bezorg*, donatie, toeslag, subsidie, uitkering, jury, prijsvraag, wedstrijd, aanbesteding, ambassade, consulaat, uw kind, je kind, kinderopvang, oudergesprek, ouderavond, vereniging, inschrijving voor de cursus, de cursus, geselecteerd voor deze woning, uw auto, apk, onderhoudsbeurt, uw overstap, klantnummer, uw melding, rijschool, theorie examen, rijexamen, dierenarts, schademelding, bankafschrift*, loonstrook voor, subsidieaanvraag, projectvoorstel, uw zoon, uw dochter, je zoon, je dochter, koopovereenkomst, ledenvergadering, verlofaanvraag, wachtlijst, ouders, beste klant, geachte klant, bedankt voor je aanmelding, bedankt voor je registratie, uw rekening is',
  pending:
    'nog geen besluit, nog geen beslissing, nog niet besloten, nog niet afgerond, loopt nog, duurt .. langer, iets langer, wat langer, geduld, nog in behandeling, nog in volle gang, zodra we meer weten, staat .. stil, niet afgewezen, in de wacht, on hold, draad weer op, op pauze, tijdelijk stil',
  verdict: 'uiteindelijk, tenslotte, ten slotte, deze keer, dit keer, ditmaal, inmiddels, na lang beraad, na rijp beraad',
  another: 'ander, andere, iemand anders',
  employer:
    'je interviewt, u interviewt, je aanbeveling, jouw aanbeveling, beoordelingsformulier, nieuwe kandidaat voor, heeft gesolliciteerd op je vacature, je vacature is, uw vacature, als interviewer, jouw kandidaat, uw kandidaat, cv s van de .. kandidaten, in de selectiecommissie, sollicitatiecommissie zit*, brieven van de kandidaten',
  letter:
    'bedankt voor de uitnodiging, dank voor de uitnodiging, bedankt voor uw uitnodiging, ik bevestig graag, ik neem het aanbod, ik kom graag, ik trek mijn',
  money:
    'betaal, betalen, betaling, maak ... over, overmaken, administratiekosten, borg, aanbetaling, bankgegevens, rekeningnummer, bitcoin, cadeaukaart*, tikkie, waarborg*, iban, creditcard*, pinpas, internetbankieren',
  identity:
    'paspoort, identiteitsbewijs, identiteitskaart, id kaart, bsn, kopie van uw paspoort, kopie van je paspoort, burgerservicenummer',
  credentials: 'wachtwoord, verifieer, bevestig uw identiteit, bevestig je identiteit, inloggegevens',
}
