/** As in english.ts. */
export const DUTCH = `
drop: tussen, de, het, een, in, om, te, voor, van, met, bij, op, naar, aan, als, is, ben, bent, zijn, je, jij, jouw, u, uw, ik, mijn, mij, dit, deze, dat, die, er, graag, alstublieft, aub, vul, selecteer, kies, geef, alle die van toepassing zijn, selecteer alles wat van toepassing is, meerdere antwoorden mogelijk, wettelijk, wettig, beschik, beschikt, over, bezit, datum, hoogte, selecteer een optie, kies een optie
which: wat, welke, welk, hoe
could: zou, kun, kunt, kan, kunnen, wil
have: heb, hebt, heeft, hebben
trade: professionele
yes: ja
will: zult, zal, zul, wordt
not: niet, geen, nee, nooit, noch
without: zonder
example: bijv, bijvoorbeeld
role: functie, rol, vacature
and: en, evenals
or: of
but: maar
if: indien, alleen, tenzij, zo ja, indien ja
past: was, waren, had
now: nu, momenteel, huidige, huidig, op dit moment, thans, vandaag, actuele
future: in de toekomst, toekomst
need: nodig
needed: vereist, benodigd
sponsor: visumsponsoring, sponsoring, visum sponsoring, visumsponsorschap, sponsorschap, visa sponsorship, sponsorship, visumondersteuning
permit: gerechtigd, bevoegd, gemachtigd, mag, mogen
auth: werkvergunning, gerechtigd om te werken, tewerkstellingsvergunning, recht om te werken, werkgerechtigd, geldige werkvergunning, verblijfs en werkvergunning
status: status
visa: visum, werkvisum, visum of werkvergunning, visum of een werkvergunning
citizen: staatsburger, nationaliteit, staatsburgerschap, burger
resident: permanente verblijfsvergunning, permanent verblijf
any-employer: onbeperkt, onbeperkte, permanente, voor elke werkgever
here: land waar (de|deze) functie (is gevestigd|gevestigd is), land van (de|deze) functie, dit land, land waar je solliciteert
work: werk, werken, werkt
how-many: hoeveel, aantal
how-long: hoe lang, hoelang
years: jaar, jaren
months: maand, maanden
weeks: week, weken
days: dag, dagen
experience: ervaring, werkervaring
total: totaal, in totaal, totale
at-least: minimaal, minstens, ten minste, tenminste, minimum
more-than: meer dan, langer dan, boven
less-than: minder dan, korter dan, onder
up-to: tot, maximaal, hooguit
within: binnen
or-more: of meer, en meer, of hoger
or-less: of minder
notice: opzegtermijn
available: beschikbaarheid, beschikbaar vanaf, startdatum, vanaf wanneer ben je beschikbaar, per wanneer ben je beschikbaar, per wanneer beschikbaar, vanaf wanneer beschikbaar, ingangsdatum, wanneer beschikbaar
start: beginnen, starten, start
earliest: vroegst*, vroegste, eerst mogelijke
when: wanneer, vanaf wanneer, per wanneer
soon: direct, per direct, onmiddellijk, meteen
salary: salaris, loon, vergoeding
salary expected: salarisindicatie, salariswens, salarisverwachting*, gewenst salaris, salariseis, gewenste salaris, salarisvoorstel
expected: gewenst, gewenste, verwacht, verwachte, verwachting*
per-year: jaarlijks, per jaar, jaarsalaris, op jaarbasis
per-month: maandelijks, per maand, maandsalaris
per-hour: per uur, uurtarief, uurloon, per dag, dagtarief
odd-unit: netto, duizend
gross: bruto
relocate: verhuizen, verhuizing, relocatie
willing: bereid, bereidheid, open
remote: op afstand, thuiswerken, thuis werken, vanuit huis, remote
hybrid: hybride
travel: reizen, zakenreizen, zakelijk reizen
licence: rijbewijs
valid: geldig, geldige
speak: spreek, spreekt, spreken, taal, talen
level-word: niveau, kennis, beheersing, taalniveau, beheersingsniveau, hoe goed
level=beginner: beginner, basis, basiskennis
level=intermediate: gemiddeld, halfgevorderd
level=advanced: gevorderd
level=vague: goed, zeer goed
level=fluent: vloeiend
level=native: moedertaal, native, moedertaalspreker
edu=high-school: middelbare school, vwo, havo
edu=bachelors: bachelor, hbo bachelor, bachelordiploma
edu=masters: master, wo master, masterdiploma
edu=phd: phd, doctoraat, gepromoveerd
highest: hoogst, hoogste, hoogst genoten, hoogst behaalde, hoogste genoten
education: opleiding, opleidingsniveau, diploma, afgerond, behaald, voltooide
school: universiteit, school, hogeschool, onderwijsinstelling
study-field: studierichting, vakgebied
graduation: afstudeerjaar
first-name: voornaam, voornamen
last-name: achternaam, familienaam
full-name: volledige naam, voor en achternaam, voornaam en achternaam
name: naam
email: e mail, email, e mailadres, emailadres, mailadres, e mail adres, mailadres
confirm: bevestig, herhaal
phone: telefoon, telefoonnummer, mobiel, mobiele nummer, mobiel nummer, gsm, gsm nummer, telefoonnr, mobiele telefoon, mobiele telefoonnummer, mobiel telefoonnummer, vast telefoonnummer
dial-code: landcode, landnummer
house-number: huisnummer, huisnr
street: adres, straat, straat en huisnummer, woonadres, straatnaam en huisnummer, straat nr, straat en nummer, straat huisnummer
city: stad, plaats, woonplaats, gemeente, woonplaats gemeente, stad gemeente
region: provincie
zip: postcode
country-word: land, land van verblijf, woonland
location: locatie, waar woon je, huidige locatie, waar woont u
located: woon, woont, gevestigd, woonachtig
linkedin: linkedin, linkedin profiel
github: github, github profiel
portfolio: portfolio
website: website, persoonlijke website
url: profiel, url, link
phone-part: type telefoon
title: functietitel, functienaam
period-word: salarisperiode
currency-word: valuta
description: omschrijving, beschrijving, verantwoordelijkheden, werkzaamheden, functieomschrijving
history: werkverleden, loopbaan, arbeidsverleden
other-person: noodcontact, noodgeval, getuige, huisarts, voogd, contactpersoon, referentie, referenties, leidinggevende, partner, echtgenoot, echtgenote, vader, moeder, ouder, ouders, kind, aangedragen door, aanbevolen door, verwezen door, rekeninghouder, collega, docent, begeleider
street-2: adresregel 2, toevoeging
skills: vaardigheden, competenties
letter: motivatiebrief, sollicitatiebrief, begeleidende brief, motivatie
resume: cv, curriculum vitae
headline: profielkop
middle-name: tussenvoegsel, tweede naam
preferred-name: roepnaam, voorkeursnaam, bijnaam, gewenste naam
company: bedrijf, werkgever
now title: huidige functie
recent: meest recente, laatste
worked: gewerkt, in dienst geweest
before: eerder, ooit, al eerder, al, voorheen
employer: ons, ons bedrijf, onze organisatie
hear: gehoord, gevonden, terechtgekomen
adult: meerderjarig, ten minste 18 jaar, minimaal 18 jaar, 18 jaar of ouder
job-type: dienstverband, soort dienstverband, type contract, type dienstverband
looking: zoek, zoekt, op zoek
jobtype=full-time: fulltime, voltijd, full time
jobtype=part-time: parttime, deeltijd, part time
jobtype=contract: contract
jobtype=internship: stage
jobtype=freelance: freelance, zzp
jobtype=temporary: tijdelijk
blank: laat dit veld leeg, leeg laten, niet invullen
decline: zeg ik liever niet, wil ik niet zeggen, niet van toepassing, n v t, nvt, liever niet zeggen, ik wil hier geen antwoord op geven, ik zeg het liever niet
other: later, anders, andere, overig, geen van bovenstaande
unsure: weet ik niet, weet niet, niet zeker, ik weet het niet, misschien
consent: akkoord, toestemming, privacybeleid, privacyverklaring, persoonsgegevens, avg, accepteer, instemmen, ga akkoord, verwerking van mijn, algemene voorwaarden, nieuwsbrief, talentpool, bewaren
attestation: verklaar, bevestig dat, naar waarheid, hierbij, ik bevestig, juist en volledig, gelezen, ik begrijp
signature: handtekening, onderteken*, tekenen
crime: veroordeeld, strafblad, misdrijf, strafrechtelijk*, vog, justitie, verklaring omtrent gedrag
captcha: captcha, geen robot, beveiligingscode, verificatiecode
gender: geslacht, gender, voornaamwoorden, aanhef
race: etniciteit, etnisch*, afkomst, ras, herkomst
veteran: veteraan, militair*
disability: beperking, arbeidsbeperking, handicap, arbeidshandicap, wajong, doelgroepregister
orientation: geaardheid, seksuele geaardheid, seksuele orientatie
demographic: demografisch*, religie, burgerlijke staat, geboortedatum, leeftijd, kinderen, zwanger, geboorteplaats
legal: concurrentiebeding, belangenverstrengeling, belangenconflict, familie*, sancties, bsn, paspoort, identiteitsbewijs, screening, relatiebeding, ontslagen
`
