import type { HiringWords } from '#word-lists/hiring-words'

export const HIRING_WORDS: HiringWords = {
  common:
    'und der die das wir sie ihnen ihre ihr für mit ist von zu den dem ein eine nicht auf dass bei uns sind haben dich dir du es am im',
  you: 'sie, ihnen, ihr, ihre*, dich, dir, du, dein*',
  not: 'nicht, kein*, nie, niemand*, weder, ohne, ablehn*',
  harmlessNot:
    'noch nicht, noch kein*, nicht nur, nicht zögern, nicht leicht, nicht direkt, nicht antworten, nicht gefallen, nicht im büro, nicht weitergeleitet, keine sorge, kein problem, nicht überwacht, nicht allen, nicht jede*, nicht mehr lange, keine parkplätze, nicht vergessen, nicht notwendig, nicht nötig, nicht beantwortet',
  idle: 'als bewerber*, als kandidat*, aufmerksamkeit, in der lage, interviewer*, interviewtraining*, gesprächstraining*, vorbereitung auf das vorstellungsgespräch, interview training/tipps/vorbereitung, feedback anbieten, feedback geben, rückmeldung anbieten, bieten ihnen .. feedback an',
  condition:
    'wenn, falls, sofern, ob, sobald, bis wir, bis die, im falle, im fall, gegebenenfalls, eventuell, andernfalls, ansonsten, entweder, möglicherweise, ohne, sonst, anderenfalls, widrigenfalls',
  opening:
    'im fall, im falle, sollte*, bei interesse/passung, passt ihr/dein, passen ihre, nur bewerber*, nach sichtung, wie reagieren, so reagieren, so geht',
  past: 'kürzlich, neulich, letzte* woche, vergangene* woche, letzten, vergangenen, gestern, zuletzt, stattgefunden, teilgenommen, nach dem gespräch, nach unserem gespräch, wie besprochen, besprochen, vereinbart haben, wie . besprochen, es war, hat uns gefreut, haben uns gefreut, hat mich gefreut, war schön, war nett',
  ongoing: 'weiterhin, derzeit gespräche, aktuell gespräche, noch gespräche, noch mit, noch im, noch in, gerade noch',
  never: 'nie, niemals, nicht verlangen, betrug*, betrüger*',
  applicant:
    'meine bewerbung, mein lebenslauf, meinen lebenslauf, ich bewerbe mich, ich würde mich .. einladung, wie von ihnen gewünscht, wie gewünscht, auf ihren wunsch, sie baten, sie haben uns mitgeteilt, mich einladen, mich einzuladen, auf deinen wunsch, meine unterlagen, meine qualifikation*, ich habe mich beworben',
  sorry: 'leider, bedauer*, schade, tut mir leid, tut uns leid, enttäusch*, entschuldig*, sorry, fürchte*, befürchte*',
  inform: 'mitteilen, mitzuteilen, informieren, sagen, bescheid, nachricht, melden, teile* ... mit',
  application:
    'bewerbung*, unterlagen, lebenslauf, bewerben, beworben, interesse, anschreiben, *bewerbung, portfolio, ihre mappe, deine mappe',
  job: 'stelle, stellen, position, job, arbeitsplatz, praktikum, ausbildung*, ausbildungsplatz, platz, vakanz, tätigkeit, stellenangebot, aushilfe, werkstudent*, ausschreibung',
  hiring:
    'kandidat*, vorstellungsgespräch*, stelle, position, job, recruiting, personalabteilung, personal, karriere, auswahlverfahren, lebenslauf, probearbeit*, probetag, praktikum, ausbildung*, interview*, kennenlerngespräch*, einstell*, arbeitsvertrag, kennziffer, werkstudent*, testaufgabe, fachabteilung, portfolio, das verfahren, auswahlprozess*',
  rival:
    'andere* bewerber*/kandidat*/person*/mitbewerber*/profil*, mitbewerber*, anderweitig, jemand anderen/anderes/mit, eine* bewerber* .. die/der/mit, intern* kandidat*/bewerber*/besetz*/vergeb*, anderen entschieden, andere* entschieden, anders entschieden, eine* kandidat* mit, bewerber* .. besser, bewerber*/kandidat* .. besser/mehr/näher, bewerber*/kandidat* mit, an eine* kolleg*, eine* kolleg* aus, stelle .. an eine* kolleg*',
  someone:
    'eine* bewerber*/kandidat*/person, jemand*, eine* . bewerber*/kandidat*, eine* kolleg*, einen von ihnen, eine von ihnen, einem von ihnen, eine* unserer/unseren',
  candidates: 'bewerber, bewerberinnen, kandidaten, kandidatinnen, bewerbende, bewerbungen, unvollständige bewerbungen',
  decide:
    'entschied*, entscheidung, entscheiden, ausgewählt, wahl, besetz*, vergeben, gewählt, angenommen, zugunsten, vorzug, fiel, gefallen, vorgezogen, eingestellt, besser, genauer, näher, zusage, zugesagt, gefunden, geht an, ging an, schluss gekommen, gegeben, geben, bekommen, bekommt, übertragen',
  recruit:
    'suche*, auf der suche, einstellen, stellen .. ein, bedarf, brauchen, vakanzen, offene* stelle*, haben ... stelle/stellen/position/positionen/bedarf, einstellung, stelle frei',
  proceed:
    'durchsetz*, überzeug*, berücksichtig*, weiter*, fortsetz*, fortfahr*, fortzusetzen, in betracht, einbeziehen, engere auswahl, nächste runde, entsprechen, zusagen, anbieten, infrage, in frage, weiterverfolgen, verfolgen, dabei, einladen, einstellen, zusammenarbeit, erreicht',
  stage: 'nächste* runde/stufe/phase/schritt, zweite* runde/gespräch, engere* auswahl, engere* wahl, endrunde',
  choose: 'ausgewählt, ausgesucht, auserwählt, gewählt, eingestellt, genommen, erfolgreich',
  gone: 'besetzt, vergeben, gestrichen, entfällt, zurückgezogen, geschlossen, eingestellt, gestoppt, storniert, abgesagt, auf eis, pausiert, weggefallen, besetzen',
  refuse:
    'nicht unter den/denen, absage, absagen, abgesagt, abgelehnt, ablehnung, eine absage erteilen, suchen doch niemanden, niemanden mehr, nicht mehr suchen, suchen niemanden, stellen niemanden, einstellungsstopp, keine* passende* stelle/position, keinen platz, gegen sie/dich entschieden, keinen positiven bescheid, keine positive, keine zusage, nicht die gewünschte, keine bessere nachricht, nicht geklappt, nicht funktioniert, nicht mehr besetzt, nicht besetzt, gegen ... entschieden, kein angebot, nicht in die engere auswahl, stelle geht an, nicht .. besetzt, nicht mehr nachbesetzt, wird nicht nachbesetzt, stelle .. gestrichen, verfahren ... beendet, verfahren .. eingestellt, fiel die wahl auf eine*, nicht gereicht, nicht ganz gereicht, hat nicht sollen sein, eigenen reihen, intern besetzt, intern vergeben, internen besetzung',
  retract:
    'zurückziehen, zurückzuziehen, ziehen ... zurück, zurücknehmen, zurückzunehmen, nehmen ... zurück, widerruf*, hinfällig, rückzug vom',
  fit: 'passt, passen, passend*, entspricht, entsprechen, übereinstimm*, geeignet, überzeugen',
  unreal:
    'hätten . gern*, hätte . gern*, hätten . gerne, wären gern, würden gerne .. aber, einstellen wollten, anstellen wollten, besetzen wollten, wollten .. einstellen',
  farewell:
    'alles gute, viel erfolg, viel glück, weiteren weg, weiteren beruflichen, zukunft alles, für die zukunft, berufliche* zukunft, weiteren werdegang, toi toi toi, jobsuche, unterlagen löschen, talentpool, wieder bewerben, erneut bewerben, melde dich gern',
  invite:
    'einlad*, lade* ... ein, lädt ... ein, einzuladen, eingeladen, einladung, begrüßen zu dürfen, vorbeikommen, komm doch, kommen sie .. vorbei, schau .. vorbei, komm .. vorbei',
  interview:
    'vorstellungsgespräch*, bewerbungsgespräch*, interview*, kennenlerngespräch*, kennenlernen, kennenzulernen, probearbeit*, probetag*, hospitation*, videogespräch*, telefoninterview*, auswahlgespräch*, persönlichen gespräch, zweitgespräch, erstgespräch, gespräch*, kennenlerntermin, fachgespräch, schnuppertag, assessment center, auswahltag*, bewerbertag*, videocall, video call, zoom call, kennenlern*',
  meeting:
    'telefonat*, termin*, anruf, call, videocall, video call, meeting, treffen, videokonferenz, teams, zoom, telefonisch, besuch, vorbei, videocalls, lust auf, online treffen, video chat',
  meet: 'kennenlernen, kennenzulernen, sprechen, telefonieren, treffen, austauschen, begrüßen, unterhalten, plaudern, anrufen, erreiche, quatschen',
  arrange:
    'vereinbar*, ausmachen, aussuchen, buchen, auswählen, wählen, suchen sie sich, such dir, verschieb*, verschoben, verleg*, bestätig*, termin*, passt ihnen, passt dir, passt es, zeit, wann, stattfind*, freuen uns auf, ausfallen, erreichen, einplanen, terminvorschl*, statt, zeitfenster, kalender, such ... aus, suchen sie ... aus, wähl ... aus, wählen sie ... aus, buch ... ein, trag dich ein',
  wish: 'möchte*, würde*, gern*, freue*, freut, können, könnte*, bitte, haben sie, hast du, wollen, sollen wir, laden, dürfen, wann, passt, hätten sie/du',
  test: 'test, online test, onlinetest*, einstellungstest*, sprachtest*, testaufgabe, *aufgabe, programmieraufgabe, eignungstest*, assessment*, challenge, fallstudie, probeaufgabe, arbeitsprobe erstellen, coding*, case study, einstellungstest',
  take: 'absolvier*, bearbeit*, durchführ*, teilnehm*, machen, lösen, link, gültig, minuten, stunden, frist, abgeben, zeit, zurückschick*, zurückzuschicken, schicken wir, einreichen, tage, bis',
  offer: 'anbiet*, anzubieten, angebot, biete* ... an',
  hire: 'stelle/position/job .. anbieten, stelle/position/job .. anzubieten, anbieten zu können, ihnen .. die stelle .. an, dich .. einstellen, sie .. einstellen, einzustellen, einstellungszusage, zusage, vertragsangebot, stellenangebot zu machen, arbeitsvertrag .. anbei, willkommen im team, willkommen an bord, willkommen in unserem team, im team begrüßen, in unserem team begrüßen, sie haben die stelle, du hast die stelle, du hast den job, sie haben den job, haben uns für sie entschieden, haben uns für dich entschieden, für sie als, für dich als, den zuschlag, wollen dich, wir wollen sie, stelle gehört ihnen, anfangen kannst, angebot unterbreiten, angebot machen, angebot zu machen, team .. verstärken, den arbeitsvertrag, ihren arbeitsvertrag, deinen arbeitsvertrag, ihre einstellung, deine einstellung, sagen ... zu, bei uns haben, im team haben, dabei haben, dich gern* .. haben, sie gern* .. haben, dein vertrag, ihr vertrag, den vertragsentwurf, hat geklappt, stelle/position/platz/job ... gehört ihnen/dir, stelle/position/platz/job ... ist ihre/deine, als unsere neue*, sie als unsere*, dich als unsere*',
  contract: 'arbeitsvertrag*, vertrag, vertragsunterlagen, anstellungsvertrag, vertragsentwurf',
  sign: 'unterschr*, unterzeichn*, anbei, anhang, beigefügt, schicke, zusenden, senden ihnen, gegengezeichnet, anlage, im anhang',
  received:
    'erhalten, eingegangen, eingang, erhalt, angekommen, eingetroffen, bestätigen, bestätigt, eingangsbestätigung, vorliegt, vorliegen, vollständig, im verfahren, im rennen, weiterhin im, zwischenbescheid, zusendung, registriert, übermittelt, erreicht, liegen .. vor, liegen uns, liegt uns, in unserem system, gespeichert, bei uns angekommen, ist bei uns, gut angekommen, in den händen, in guten händen, habe/haben ... bekommen',
  thanks: 'dank*, vielen dank, herzlichen dank, schön dass, freuen uns über ihr*, freuen uns über dein*',
  review:
    'prüf*, sichten, durchsicht, bearbeiten, melden uns, meldet sich, kommen .. auf sie zu, hören .. von uns, geduld, in kürze, rückmeldung, entscheidung, lesen, begutacht*, auswert*, geprüft, melden wir uns',
  ask: 'bitte senden/schicken/reichen/übermitteln/teilen/laden/ergänzen/füllen/geben/beantworten, senden sie uns, schicken sie uns, schick* uns/mir, reichen sie, nachreich*, bitten um, bitten wir sie um, bitten sie um, bitten wir um, benötigen, brauchen, zusenden, zukommen lassen, könntest du, könnten sie, teilen sie uns, teile uns, schreib* mir, schreiben sie uns, bitten wir sie, hochladen, ergänzen sie, mitteilen, auszufüllen, ausfüllen, ausgefüllt, laden ... hoch, lade ... hoch, reichen ... nach, bitte reichen, reiche ... nach, senden ... zu, schicken ... zu, benötigen wir, reichen sie .. nach, reich ... nach, erst ... wenn, geben sie uns, nennen sie uns, nenn uns, tragen sie, trag ... ein, sende uns, sende mir, lassen sie uns, lass uns',
  missing:
    'fehl*, unvollständig, vermiss*, noch offen, ausstehend*, nachreich*, ergänzende angaben, weitere unterlagen, fehlen uns, fehlt uns, fehlend*, vorliegen, noch ausstehen*, es fehlen, uns fehlen',
  document:
    '*zeugnis, *zeugnisse, *zeugnisses, gesellenbrief, nachweis*, kopie, referenz*, dokument*, unterlagen, führerschein, ausweis*, personalausweis, gehaltsvorstellung*, gehalt, gehaltswunsch, eintrittstermin, eintrittsdatum, starttermin, verfügbarkeit, arbeitsprob*, lebenslauf, studienabschluss*, immatrikulation*, arbeitserlaubnis, aufenthaltstitel, zertifikat*, angaben, anfangen, portfolio, formular, führungszeugnis, kündigungsfrist, anschreiben, informationen, abschluss*, berufsurkunde, urkunde*, impfnachweis, unbedenklichkeit*, *nachweis, *nachweise, *bescheinigung, lohnsteuer*, steuer id, masernschutz, impf*, referenzgeber*, ansprechpartner*, einverständnis*, sicherheitsüberprüfung, approbation',
  delay:
    'verschieb*, verschoben, verleg*, verzöger*, länger, erkrankt, krank, ausfallen, neuer termin, neuen termin, nicht stattfinden, parkpl*, dauert, alle bewerber*, einzelne*, statt, umzug*',
  withdrawn: 'zurückgezogen wie, rückzug ihrer, zurückziehung, bewerbung zurückgezogen, rücknahme ihrer, bewerbung gelöscht',
  autoReply:
    'abwesenheitsnotiz, abwesend, nicht im büro, automatische antwort, automatisch generierte abwesenheit, im urlaub, in elternzeit, außer haus, bin ich wieder, autoantwort, abwesenheit, bis zum . nicht im haus, nicht im haus',
  courtesy:
    'bis dann, bis dienstag, schönes wochenende, danke für die bestätigung, dank für die bestätigung, freuen uns auf sie, freuen uns auf dich, passt perfekt, alles klar, dank für ihre rückmeldung, danke für ihr kommen, schön dass sie da waren, schön sie kennengelernt, freuen uns auf das gespräch, gern geschehen, gerne geschehen, keine ursache, nichts zu danken, kein thema, sehr gerne, dann bis',
  bulk: 'newsletter, neue stellen, neue jobs, neue treffer, suchauftrag, jobalarm, stellenangebote für, passende jobs, passende stellen, deine suche, deiner suche, ihrer suche, benachrichtigungen verwalten, umfrage, wie zufrieden, ihre meinung, feedback zu ihrem bewerbungsprozess, webinar*, jobmesse, karrieremesse, karrieretag, arbeitgeber freuen, profil .. vervollständig*, bestätigen sie ihre e mail, bestätigen .. e mail, passwort, ihre bestellung, rechnung, bewerbertraining, coaching, jetzt bewerben, gutschein, rabatt, kurs*, seminar*, veranstaltung*, zufrieden waren, könnten zu dir passen, könnten zu ihnen passen, jetzt ansehen, alle ansehen, profil angelegt, konto aktivieren, benutzername, löschen wir ihre daten, daten gelöscht, aufbewahrungsfrist, kurze umfrage, anonym, lebenslauf check, lebenslauf bewertung, job den sie angesehen, job den du angesehen, stelle die du gespeichert, stelle die sie gespeichert, ähnliche jobs, ähnliche stellen, in dieser ausgabe, weiterlesen, alle treffer, themen dieser woche, unsere umfrage, bewerten sie, bewerte, deine meinung, umfrage*, wie war',
  smallPrint: 'abmelden, abbestellen, im browser, datenschutz*, keine e mails mehr',
  outreach:
    'profil ist mir aufgefallen, auf ihr profil, auf dein profil, über ihr profil, über dein profil, profil .. gestoßen, profil .. aufmerksam, profil .. gestolpert, für einen kunden, unser kunde, mein kunde, unseres kunden, unseren kunden, unverbindlich*, spannende position, wechselwillig, offen für neue, neue herausforderung, interesse an einem gespräch, bei interesse melden, interesse an dieser, neue möglichkeiten, wechselbereit, auf der suche nach neuen, direktansprache, könnten sie sich vorstellen, könntest du dir vorstellen, spannende rolle, spannende aufgabe, deine erfahrung passt, ich habe eine position/stelle/rolle, suche ich gerade, suche gerade für, auf sie gestoßen, auf dich gestoßen, hidden champion, auftraggeber, zu besetzende position, unsere* kunden, meine* kunden, einem kunden, einer unserer kunden, ihren lebenslauf .. gesehen/gefunden, deinen lebenslauf .. gesehen/gefunden, auf ihren lebenslauf, auf deinen lebenslauf',
  otherMatter:
    'kredit*, darlehen*, finanzierung*, wohnung*, miet*, vermiet*, eigentümer*, hausverwaltung, besichtigung*, immobilie*, stipendi*, studienplatz, zulassung*, hochschulzulassung, antrag*, anschluss, techniker hat, produktvorführung, testen, testversion, probeabo, abo, abonnement, funktionen zeigen, versicherungsschein, police, führerscheinantrag, bauantrag, elterngeld, kindergeld, arzttermin, sprechstunde, praxis für, tisch reserv*, reservierung, lieferung, paket, spende, ihr konto, gewinnspiel, tarife, angebot für ihre website, kita*, pflegegrad, praxis, *stipendium, zahnarzt*, friseur*, kind, kinder, kindergarten*, masterstudi*, studium, studiengang, elternrat, elternabend, elternsprech*, verein*, mitglied*, jury, wettbewerb*, preisverleihung, ausschreibungsverfahren, angebotsabgabe, botschaft, konsulat, visum*, jobcenter, agentur für arbeit, arbeitslosengeld, widerspruch, chor, schulplatz, zimmer wohnung, ihren auftrag, lieferbeginn, gasvertrag, kundennummer, fahrschule, theorieprüfung, fahrprüfung, fahrstunde*, tierarzt, förderantrag, projektantrag, kontoauszug, gehaltsnachweise für, bonität, schufa, immatrikulation an, schadensfall, sprechstundenhilfe, ihr termin bei, impftermin, beratungsgespräch*, kaufvertrag, jahreshauptversammlung, mitgliederversammlung, vereinsheim, urlaubsantrag, verlängerung, mahnung, fotowettbewerb, warteliste, sehr geehrter kunde, sehr geehrte kundin, liebe kundin, lieber kunde, dank für ihre registrierung, dank für deine registrierung, dank für ihre anmeldung, ihr konto wurde',
  pending:
    'noch keine entscheidung, noch nicht entschieden, noch nicht abgeschlossen, noch nicht so weit, noch in bearbeitung, läuft noch, laufen noch, dauert .. länger, dauert noch, etwas geduld, um geduld, ein wenig geduld, zwischenstand, zwischenbescheid, verzögert sich, noch etwas zeit, noch etwas dauern, noch im auswahlprozess, noch keine rückmeldung geben, im rennen, auf eis, ruht, pausiert .. bis, noch nichts entschieden, keine absage, ist noch offen, einstellungsstopp bis, bis ende',
  verdict:
    'am ende, letztlich, letztendlich, schließlich, diesmal, dieses mal, inzwischen, mittlerweile, nach reiflicher, im ergebnis, unterm strich',
  another: 'andere*, jemand ander*, anderweitig',
  employer:
    'sie interviewen, du interviewst, ihre empfehlung wurde, deine empfehlung, bewertungsbogen, neuer bewerber auf, hat sich auf ihre anzeige, ihre stellenanzeige, ihre anzeige, deine stellenanzeige, als interviewer, neue bewerbung auf ihre, neuer kollege, neue kollegin, ihr kandidat, ihre kandidatin, lebensläufe der .. kandidat*/bewerber*, unterlagen der .. kandidat*/bewerber*, vorstellungsrunde für unsere, im auswahlgremium, auswahlkommission für, kandidat* die wir interviewen',
  letter:
    'dank für die einladung, danke für die einladung, nehme den termin, nehme ich gern* wahr, ich freue mich auf das gespräch, ich nehme das angebot, ich sage zu, ich ziehe meine, habe weiterhin großes interesse',
  money:
    'gebühr*, bearbeitungsgebühr, überweis*, kaution, vorkasse, gutscheinkarte*, bitcoin, bankkonto, bankdaten, kontodaten, bankverbindung, tan, paysafe*, einzahl*, vorauszahlung, anzahlung, iban, online banking, kartennummer, kreditkarte*, schulungsgebühr, starterpaket',
  identity:
    'personalausweis*, ausweiskopie, reisepass*, kopie ihres ausweises, foto ihres personalausweises, ausweis, sozialversicherungsnummer, identität',
  credentials: 'passwort, identität bestätigen, bestätigen sie ihre identität, konto verifizieren, verifizieren sie, tan',
}
