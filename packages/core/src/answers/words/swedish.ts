/** As in english.ts; what is missing is asked. */
export const SWEDISH = `
drop: mellan, en, ett, den, det, de, av, i, pa, for, med, till, om, som, ar, du, din, ditt, dina, ni, er, ert, jag, min, mitt, mina, vi, vara, fran, vid, vanligen, ange, fyll i, valj, valj ett alternativ, har, datum, innehar
which: vad, vilken, vilket, vilka, hur
could: kan, kunna, skulle, vill
must: maste
once: varit
have: haft
trade: yrkesmassig, yrkes
yes: ja
will: kommer, ska
not: inte, ej, nej, ingen, inget, inga, aldrig
without: utan
example: till exempel, t ex, exempelvis
role: roll, rollen, tjanst, tjansten, jobb, jobbet, position
and: och, samt
or: eller
but: men
if: om du, ifall, om ja
past: var, hade
now: nu, nuvarande, for narvarande, just nu, idag, dagens
future: i framtiden, framover
need: behover, behova, kraver
sponsor: sponsring, visumsponsring
permit: behorig, ratt, tillatelse
auth: arbetstillstand, ratt att arbeta, tillstand att arbeta
visa: visum, arbetsvisum
citizen: medborgare, medborgarskap, nationalitet
resident: permanent uppehallstillstand
here: detta land, arbetsorten
work: arbeta, jobba, arbete
how-many: hur manga, antal
how-long: hur lange, hur lang
years: antal ar
months: manad, manader
weeks: vecka, veckor
days: dag, dagar
experience: erfarenhet, erfarenheter, arbetslivserfarenhet
total: totalt, sammanlagt
notice: uppsagningstid
available: tilltrade, tilltradesdatum, tillganglig fran, startdatum, mojligt startdatum
start: borja, starta
earliest: tidigast, tidigaste
when: nar
soon: omgaende, direkt
salary: lon
salary expected: loneansprak, onskad lon, lonekrav
expected: onskad, forvantad
per-year: per ar, arslon
per-month: per manad, manadslon, kr manad, kr man
per-hour: timlon, per timme
odd-unit: tkr
relocate: flytta, flytt
willing: villig, beredd, intresserad
travel: resa, resor
licence: korkort, b korkort
speak: sprak, talar
level-word: niva
edu=high-school: gymnasium, gymnasieexamen, gymnasieutbildning
highest: hogsta
education: utbildning, utbildningsniva, examen
school: skola, universitet, hogskola, larosate
study-field: inriktning, amne
graduation: examensar
first-name: fornamn, tilltalsnamn
last-name: efternamn
full-name: fullstandigt namn, for och efternamn, fornamn och efternamn, hela namnet
name: namn
email: e post, epost, e postadress, epostadress, e mail, email, mail, mejl, mejladress, mailadress, email adress, e mail adress
confirm: bekrafta, upprepa
phone: telefon, telefonnummer, mobil, mobilnummer, mobiltelefon, mobiltelefonnummer, tel
dial-code: landskod, landsnummer
house-number: gatunummer, husnummer
street: adress, gatuadress, postadress, hemadress
city: ort, stad, postort, bostadsort
region: lan, region
zip: postnummer, postnr
country-word: land, bosattningsland
location: plats, var bor du
linkedin: linkedin, linkedin profil
github: github
portfolio: portfolio
website: webbplats, hemsida, webbsida
url: lank, url, profil
title: titel, befattning, yrkestitel
description: beskrivning, arbetsuppgifter
history: tidigare anstallningar, arbetslivserfarenheter
other-person: nodfall, kontaktperson, narmast anhorig, anhorig, narstaende, referens, referenser, referensperson, referenspersoner, chef, narmaste chef, vardnadshavare, make, maka, lakare, rekommenderad av, tipsad av
street-2: adressrad 2, c o
skills: kompetenser, fardigheter
letter: personligt brev, foljebrev, ansokningsbrev, motivationsbrev
resume: cv, meritforteckning, curriculum vitae
middle-name: mellannamn
company: foretag, arbetsgivare, foretagsnamn
now title: nuvarande befattning, nuvarande titel
recent: senaste, senast
worked: arbetat, jobbat, anstalld
before: tidigare, forut
employer: oss, vart foretag
hear: hittade du, horde du, fick du reda pa
adult: minst 18 ar, fyllt 18, fyllt 18 ar, over 18 ar, myndig
job-type: anstallningsform
blank: lamna tomt, lamna faltet tomt, fyll inte i
decline: vill inte ange, vill ej ange, vill inte svara, ej tillampligt
other: annat, andra, ovrigt
unsure: vet inte, vet ej, osaker, kanske
consent: godkanner, samtycker, samtycke, accepterar, personuppgift*, integritetspolicy*, dataskydd*, gdpr, nyhetsbrev, villkor, lagra mina uppgifter
attestation: intygar, forsakrar, bekraftar, sanningsenlig*, harmed, har last
signature: underskrift, signatur, namnteckning, namnfortydligande
crime: brott, domd, belastningsregister, straffad
captcha: captcha, robot, sakerhetskod
gender: kon, konsidentitet, pronomen
race: etnicitet, etnisk*
disability: funktionsnedsattning*, funktionsvariation*
orientation: sexuell laggning
demographic: religion, civilstand, fodelsedatum, alder, barn, fodelseort
legal: personnummer, samordningsnummer, konkurrensklausul, bakgrundskontroll*, slakting*, pass
`
