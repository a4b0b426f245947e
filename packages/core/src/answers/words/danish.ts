/** Danish and Norwegian, which share most words of forms. As in english.ts; what is missing is asked. */
export const DANISH = `
drop: mellem, mellom, en, et, ei, den, det, de, av, af, i, pa, for, med, til, som, er, du, din, dit, ditt, dine, jeg, min, mit, mitt, mine, vi, vaere, fra, ved, angiv, oppgi, udfyld, fyll ut, vaelg, velg, har, dato, venligst, vennligst
which: hva, hvad, hvilken, hvilket, hvilke, hvordan
could: kan, kunne, vil
must: skal, ma
once: vaeret, vaert
have: haft, hatt
yes: ja
not: ikke, nej, nei, ingen, intet, aldrig, aldri
without: uden, uten
role: stilling, stillingen, rolle, rollen, jobb, job
and: og, samt
or: eller
but: men
if: hvis, dersom
past: var, havde, hadde
now: nu, na, navaerende, nuvaerende, aktuell, i dag, idag
future: fremtiden, i fremtiden
need: behov for, brug for, trenger, kraever, krever
sponsor: sponsorering, visumsponsorat
permit: berettiget, tillatelse, ret
auth: arbejdstilladelse, arbeidstillatelse, rett til a arbeide, ret til at arbejde
visa: visum
citizen: statsborger, statsborgerskap, statsborgerskab, nationalitet
work: arbejde, arbeide, jobbe
how-many: hvor mange, antal, antall
how-long: hvor lenge, hvor laenge, hvor lang
years: ar
months: maned, maneder
weeks: uke, uker, uge, uger
days: dag, dage, dager
experience: erfaring, erhvervserfaring, arbeidserfaring
notice: opsigelsesvarsel, opsigelse, oppsigelsestid
available: tiltraedelse, tiltredelse, tilgjengelig fra, startdato, tidligste startdato, oppstartsdato
start: starte, begynde, begynne
earliest: tidligst, tidligste
when: hvornar, nar
soon: straks, umiddelbart
salary: lon, lonn
salary expected: lonforventning, lonforventninger, onsket lon, lonnsforventning, lonnsforventninger, onsket lonn, lonnskrav
per-year: per ar, pr ar, arslon, arslonn
per-month: per maned, pr maned, manedslon, manedslonn
per-hour: timelon, timelonn, pr time, per time
odd-unit: tkr
relocate: flytte, flytning
willing: villig, interesseret, interessert
travel: rejse, reise
licence: korekort, forerkort
speak: sprog, sprak
level-word: niveau, niva
edu=high-school: gymnasium, videregaende skole, videregaende
highest: hojeste, hoyeste
education: uddannelse, utdanning, uddannelsesniveau, utdanningsniva, grad
school: skole, universitet, hogskole, laerested, uddannelsessted
study-field: studieretning, fagomrade
first-name: fornavn
last-name: efternavn, etternavn
full-name: fulde navn, fuldt navn, fullt navn, for og efternavn, for og etternavn, fornavn og efternavn, fornavn og etternavn
name: navn
email: e mail, email, e post, epost, e mailadresse, emailadresse, e postadresse, epostadresse, mail, mailadresse
confirm: bekraeft, bekreft, gentag, gjenta
phone: telefon, telefonnummer, mobil, mobilnummer, mobiltelefon, tlf, telefonnr
dial-code: landekode, landskode
house-number: husnummer
street: adresse, gateadresse, gadeadresse, vejnavn, postadresse, hjemmeadresse
city: bynavn, poststed, postby, bosted
region: fylke, region
zip: postnummer, postnr
country-word: land, bopaelsland, bostedsland
location: sted, hvor bor du
linkedin: linkedin, linkedin profil
github: github
portfolio: portfolio
website: hjemmeside, nettside, webside, nettsted
url: link, url, profil, lenke
title: titel, tittel, stillingsbetegnelse
history: tidligere ansaettelser, tidligere arbeidsgivere
other-person: nodsituation, kontaktperson, naermeste parorende, parorende, reference, referencer, referanse, referanser, referanseperson, leder, naermeste leder, foresatt, vaerge, aegtefaelle, ektefelle, samboer, laege, lege, anbefalet af, anbefalt av
skills: kompetencer, kompetanse, ferdigheter
letter: ansogning, soknad, soknadsbrev, motiveret ansogning, motivationsbrev, folgebrev
resume: cv, curriculum vitae
middle-name: mellemnavn, mellomnavn
company: virksomhed, firma, arbejdsgiver, arbeidsgiver, bedrift, selskap
now title: navaerende stilling, nuvaerende stilling
recent: seneste, siste, sidste
worked: arbejdet, jobbet, ansat, ansatt
before: tidligere
employer: os, oss, hos os, hos oss
hear: horte du, hort
blank: lad feltet vaere tomt, la feltet sta tomt
decline: onsker ikke at oplyse, onsker ikke a oppgi, ikke relevant
other: andet, annet, andre, ovrige
unsure: ved ikke, vet ikke, usikker, maske, kanskje
consent: godkender, godkjenner, samtykker, samtykke, accepterer, aksepterer, personoplysninger, personopplysninger, persondata, privatlivspolitik, personvern*, gdpr, nyhedsbrev, nyhetsbrev, vilkar, databeskyttelse*
attestation: bekraefter, bekrefter, erklaerer, hermed, har laest, har lest
signature: underskrift, signatur
crime: straffet, domt, straffeattest, politiattest, strafferegister
captcha: captcha, robot, sikkerhedskode, sikkerhetskode
gender: kon, kjonn, pronomen
disability: handicap, funksjonsnedsettelse, nedsat funktionsevne
orientation: seksuel orientering, seksuell orientering
demographic: religion, civilstand, sivilstand, fodselsdato, fodselsdag, alder, born, barn, fodested
legal: cpr nummer, cpr, personnummer, fodselsnummer, konkurrenceklausul, bakgrunnssjekk, pas, pass
`
