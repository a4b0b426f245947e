/** As in english.ts. */
export const GERMAN = `
drop: zwischen, teilen sie uns, teile uns, nennen sie uns, nennen, nenne, der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, sie, du, ihr, ihre, ihren, ihrer, ihrem, dein, deine, deinen, deiner, ich, mir, mich, mein, meine, sind, bist, bin, ist, sein, in, im, fur, mit, zu, zum, zur, um, von, vom, auf, an, am, als, bei, bitte, es, besitzen, besitzt, besitze, verfugen sie uber, verfugst du uber, verfuge uber, angeben, geben, gib, aus, wahlen, auswahlen, wahle, mehrfachauswahl moglich, mehrfachauswahl, alle zutreffenden auswahlen, bzw, ca, rechtlich, gesetzlich, ab, datum, jeweils, hoch, option, bitte auswahlen
which: was, welche, welchen, welcher, welches, wie
could: konnen, konnten, konntest, konnte, kannst, kann, mochten, mochtest
have: haben, hast, habe, hat
trade: beruflich, beruflichen
yes: ja
will: werden, wirst, werde, wird
not: nicht, kein, keine, keinen, keiner, keinerlei, nein, nie, niemals
without: ohne
example: zb, zum beispiel, beispielsweise
role: stelle, position, job
and: und, sowie
or: oder
but: aber, jedoch
if: wenn, falls, sofern, nur, ausser, falls ja, wenn ja
past: waren, war, wurden, hatten
now: jetzt, aktuell, aktuelle, aktueller, aktuelles, aktuellen, derzeit, momentan, gegenwartig, zurzeit, heute, derzeitige, derzeitiger, derzeitigen, zum jetzigen zeitpunkt
future: in zukunft, zukunftig, kunftig, in der zukunft
need: benotigen, benotigst, benotige, brauchen, brauchst, brauche
needed: erforderlich, notig, benotigt, braucht, gebraucht
sponsor: sponsoring, visumssponsoring, visasponsoring, visum sponsoring, visa sponsoring, visumsponsoring, visumsunterstutzung, visaunterstutzung, sponsorship, visa sponsorship, visumspatenschaft, unterstutzung beim visum, visumsantrag
permit: berechtigt, durfen, darfst, darf, befugt
auth: arbeitserlaubnis, arbeitsgenehmigung, arbeitsberechtigung, arbeitsberechtigt, aufenthaltserlaubnis, aufenthaltstitel, berechtigt zu arbeiten, recht zu arbeiten, aufenthalts und arbeitserlaubnis
status: status
visa: visum, visa, arbeitsvisum, visum oder eine arbeitserlaubnis, visum oder arbeitserlaubnis
citizen: staatsburger, staatsburgerin, staatsangehorigkeit, staatsburgerschaft, nationalitat, staatsangehoriger, staatsangehorige
resident: daueraufenthalt*, niederlassungserlaubnis, unbefristete aufenthaltserlaubnis, unbefristeter aufenthaltstitel
any-employer: uneingeschrankte, uneingeschrankt, unbeschrankte, unbefristete, unbefristet, unbeschrankt, fur jeden arbeitgeber
here: land in dem sich (die|diese) (stelle|position) befindet, land (der|dieser) (stelle|position), arbeitsort, einsatzort, land in dem (du dich bewirbst|sie sich bewerben), diesem land
work: arbeit, arbeiten, arbeitest, tatig, beschaftigung, tatigkeit
how-many: wie viele, wieviele, wie viel, anzahl
how-long: wie lange, wie lang
years: jahr, jahre, jahren
months: monat, monate, monaten
weeks: woche, wochen
days: tag, tage, tagen
experience: erfahrung, erfahrungen, berufserfahrung, arbeitserfahrung, praxiserfahrung
total: insgesamt, gesamt, gesamte
at-least: mindestens, wenigstens, min
more-than: mehr als, langer als, uber
less-than: weniger als, unter, kurzer als
up-to: bis zu, maximal, hochstens
within: innerhalb von, innerhalb, binnen
or-more: oder mehr, und mehr, oder langer, oder hoher
or-less: oder weniger
notice: kundigungsfrist
available: verfugbarkeit, fruhester eintrittstermin, eintrittstermin, eintrittsdatum, startdatum, starttermin, fruhestmoglicher eintrittstermin, ab wann sind sie verfugbar, ab wann bist du verfugbar, ab wann verfugbar, verfugbar ab, moglicher starttermin, moglicher eintrittstermin, eintrittszeitpunkt, fruhestmoglicher starttermin
start: anfangen, starten, beginnen, start, beginn, arbeitsbeginn, einsteigen
earliest: fruhest*, ehest*
when: wann, ab wann
soon: sofort, ab sofort, unverzuglich
salary: gehalt, vergutung, jahresgehalt, bruttojahresgehalt, lohn, entgelt, gehalts, bruttogehalt
salary expected: gehaltsvorstellung*, gehaltswunsch, wunschgehalt, gehaltserwartung*, gehaltsvorstellungen, jahresgehaltsvorstellung
salary expected per-month: monatsgehaltsvorstellung
expected: gewunscht*, erwartet*, vorstellung*, erwartung*, wunsch
per-year: jahrlich, jahrliche, jahrliches, pro jahr, im jahr, p a, jahresbrutto, brutto pro jahr, brutto jahr
per-month: monatlich, monatliche, monatliches, pro monat, im monat
per-hour: stundlich, pro stunde, stundenlohn, stundensatz, tagessatz, pro tag, tagesatz
odd-unit: netto, tausend, in tsd, tsd
gross: brutto
relocate: umziehen, umzuziehen, umzug, umzugsbereitschaft
relocate willing: umzugsbereit
willing: bereit, bereitschaft, offen, moglich, vorstellen, gewillt
remote: remote, homeoffice, home office, von zu hause, mobiles arbeiten
hybrid: hybrid, hybrides
travel: reisen, dienstreisen, geschaftsreisen, zu reisen, reise
travel willing: reisebereit, reisebereitschaft
licence: fuhrerschein, pkw fuhrerschein, fahrerlaubnis
valid: gultig, gultige, gultigen, gultiger, gultiges
speak: sprechen, sprichst, spreche, sprache, sprachen, sprachkenntnisse, fremdsprachen
level-word: niveau, kenntnisse, level, wie gut, sprachniveau, kenntnisstand, sprachlevel
level=beginner: anfanger, grundkenntnisse, grundlegend, basiskenntnisse
level=intermediate: mittelstufe, fortgeschrittene grundkenntnisse
level=advanced: fortgeschritten
level=vague: gut, sehr gut, sehr gute kenntnisse, gute kenntnisse, verhandlungssicher
level=fluent: fliessend, fliessende, fliessend in wort und schrift
level=native: muttersprache, muttersprachler, muttersprachlich, muttersprachniveau, muttersprachliches niveau
edu=high-school: abitur, hochschulreife, fachabitur, allgemeine hochschulreife, realschule, mittlere reife, hauptschule, grundschule, gymnasium
edu=bachelors: bachelor, bachelorabschluss, bachelor abschluss
edu=masters: master, masterabschluss, master abschluss
edu=phd: promotion, doktor, doktortitel, doktorat, phd
highest: hochste, hochster, hochsten, hochstes
education: bildungsabschluss, abschluss, ausbildung, bildung, bildungsgrad, bildungsniveau, schulabschluss, hochschulabschluss, studienabschluss, akademischer, akademischer grad, schulbildung
school: universitat, hochschule, schule, uni
study-field: studienfach, studienrichtung, studiengang, fachrichtung
graduation: abschlussjahr
first-name: vorname, vornamen, rufname laut ausweis
last-name: nachname, familienname, zuname, nachnamen
full-name: vollstandiger name, vor und nachname, vorname und nachname, vorname nachname, vollstandigen namen, vor und zuname, vorname und zuname, vor und familienname
name: name
email: e mail, email, e mail adresse, email adresse, mail, mailadresse, emailadresse
confirm: bestatigen, wiederholen, wiederholung
phone: telefon, telefonnummer, handy, handynummer, mobilnummer, mobiltelefon, rufnummer, mobil, tel, mobilfunknummer, telefon privat, telefon mobil, tel mobil, tel privat, handy nr, handynr, telefonnr, telefon nr, rufnummer privat, natel, festnetz, kontaktnummer
dial-code: landervorwahl, vorwahl, landesvorwahl, vorwahl land, landeskennzahl
house-number: hausnummer, hausnr, haus nr
street: strasse, adresse, anschrift, strasse und hausnummer, strasse hausnummer, strasse nr, adresszeile 1, strasse und nr, strasse und hausnr, wohnadresse, strasse hausnr, wohnanschrift, postanschrift, strasse nummer
city: stadt, ort, wohnort, stadt ort, ort stadt, gemeinde
region: bundesland, kanton
zip: plz, postleitzahl
country-word: land, wohnsitzland, aufenthaltsland, land region, wohnland
location: standort, wohnsitz, wo wohnen sie, wo wohnst du, aktueller wohnort
located: wohnen, wohnst, wohne, wohnhaft, ansassig
linkedin: linkedin, linkedin profil
github: github, github profil
portfolio: portfolio
website: website, webseite, homepage, internetseite
url: profil, url, link, seite
phone-part: durchwahl, telefonart, telefontyp
title: berufsbezeichnung, stellenbezeichnung, jobtitel, positionsbezeichnung
period-word: gehaltszeitraum, gehaltsart
currency-word: wahrung
description: beschreibung, aufgaben, tatigkeitsbeschreibung, aufgabenbeschreibung, stellenbeschreibung
history: beruflicher werdegang, werdegang, berufliche stationen, fruhere arbeitgeber
other-person: notfallkontakt, im notfall, notfall, angehorige, angehoriger, zeuge, hausarzt, vermieter, vermittler, personalvermittlung, vorgesetzten, erziehungsberechtigte, erziehungsberechtigter, referenz, referenzen, vorgesetzter, vorgesetzte, ansprechpartner, empfohlen von, ehepartner, ansprechperson, ehemann, ehefrau, ehegatte, mutter, vater, eltern, elternteil, kind, kontoinhaber, geworben durch, geworben von, empfohlen durch, empfehlungsgeber, werber, bezugsperson, partner, kollege, kollegin, betreuer, lehrer, ausbilder
street-2: adresszusatz, adresszeile 2
skills: fahigkeiten, kompetenzen, fachkenntnisse
letter: anschreiben, motivationsschreiben, bewerbungsschreiben, bewerbungsanschreiben
resume: lebenslauf, cv, lebenslauf cv, curriculum vitae
headline: berufsbezeichnung im profil, profiluberschrift
middle-name: zweiter vorname, zweitname, weitere vornamen, mittelname
preferred-name: rufname, bevorzugter name, bevorzugter vorname, spitzname, gewunschter name, wunschname
company: unternehmen, firma, arbeitgeber, arbeitgebers, unternehmens
now title: aktuelle position, aktuelle stelle, derzeitige position
recent: letzter, letzte, letztes
worked: gearbeitet, angestellt, beschaftigt
before: bereits, schon, schon einmal, jemals, zuvor, fruher, vorher
employer: uns, unserem unternehmen, unser unternehmen, hier
hear: aufmerksam, erfahren, gehort, gestossen
adult: volljahrig, mindestens 18 jahre alt, mindestens 18 jahre, uber 18
job-type: beschaftigungsart, anstellungsart, arbeitszeitmodell, vertragsart, art der beschaftigung, anstellungsverhaltnis
looking: suchen, suchst
jobtype=full-time: vollzeit
jobtype=part-time: teilzeit
jobtype=contract: vertrag
jobtype=internship: praktikum
jobtype=freelance: freiberuflich, freelance
jobtype=temporary: befristet, zeitarbeit
blank: dieses feld leer lassen, leer lassen, nicht ausfullen, bitte frei lassen
decline: keine angabe, mochte ich nicht angeben, mochte nicht antworten, nicht zutreffend, k a, ich mochte keine angaben machen, mochte ich nicht sagen
other: spater, andere, anderes, sonstige, sonstiges, andere option, keine der genannten
unsure: weiss nicht, weiss ich nicht, unsicher, ich weiss es nicht, nicht sicher, vielleicht
consent: stimme zu, stimme, zustimm*, einwillig*, einverstanden, datenschutz*, akzeptier*, einwilligung, verarbeitung meiner daten, verarbeitung meiner personenbezogenen daten, personenbezogen*, talentpool, talent pool, newsletter, nutzungsbedingungen, agb, gespeichert werden, speicherung
attestation: bestatige, versichere, erklare, versicher*, wahrheitsgemass*, hiermit, zur kenntnis, gelesen, angaben wahr, angaben sind, richtigkeit
signature: unterschrift, unterschreib*, unterzeichn*, signatur
crime: vorbestraft, vorstraf*, straftat*, strafregister, fuhrungszeugnis, verurteilt, strafverfahren, polizeiliches
captcha: captcha, kein roboter, sicherheitscode, zeichen im bild, bestatigungscode
gender: geschlecht, geschlechtsidentitat, pronomen, anrede
race: ethnie, ethnisch*, herkunft, hautfarbe
veteran: veteran*, wehrdienst, bundeswehr
disability: behinderung*, schwerbehind*, schwerbehinderung, behindert, gleichgestellt
orientation: sexuelle orientierung, orientierung
demographic: demograf*, demograph*, religion*, konfession, familienstand, geburtsdatum, geburtstag, alter, kinder, schwanger*, geburtsort
legal: wettbewerbsverbot, nebentatigkeit*, interessenkonflikt, verwandt*, familienangehorige*, hintergrundprufung, sanktion*, exportkontroll*, insolvenz, gekundigt, ausweis, sozialversicherungsnummer, steuer id, drogentest, sicherheitsuberprufung, arbeitgeber kontaktieren, reisepass
`
