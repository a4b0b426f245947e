import type { Cues } from './cues.ts'

export const GERMAN: Cues = {
  rejection: `
    zugunsten .. mitbewerb*/ander*
    entscheidung .. ander*/mitbewerb*
    kein/keine/keinen .. platz/bedarf/stelle/vakanz .. fur/frei
    nicht .. weiterkommen
    jemand*/person/kandidat* mit mehr/umfangreicher*/langjahrig*
    andere/anderen .. bewerb*/kandidat* .. genauer/besser/mehr/naher
    anforderungsprofil .. genauer/besser
    ihnen/dir . absagen
    nicht .. durchsetzen
    nicht .. zusagen
    nicht mehr .. verfugbar/frei/offen
    fur .. anderen/andere/anderer/anderes .. kandidat*/bewerb*/person/profil*
    fur .. mitbewerb*
    anderen/andere .. kandidat*/bewerb*/person .. entschieden/ausgewahlt/eingestellt
    gegen .. entschieden
    nicht fur sie/dich .. entschieden
    nicht .. berucksichtig*
    nicht .. in .. engere*
    keine positive/gute .. ruckmeldung/nachricht/antwort
    nicht .. fortsetz*/fortfuhr*/weiterverfolg*/weiterfuhr*/weitergeh*/fortgesetzt
    prozess/verfahren/bewerbung .. nicht weiter
    nicht weiter .. verfolg*/fortsetz*
    stelle/position/vakanz .. besetzt
    intern besetz*
    stelle/position ... nicht .. besetzt/besetzen
    gesprach/vorstellungsgesprach/interview/stelle/position/angebot ... nicht .. anbieten/machen/unterbreiten
    kein/keine/keinen .. gesprach/vorstellungsgesprach/interview/stelle/position/angebot .. anbieten/machen
    nicht anbieten
    nicht .. einladen
    wahl .. auf eine/einen/jemand*
    bedauern/bedaure .. ihnen/dir/dass/mitteilen
    bedauern .. mitteilen
    leider .. absag*
    absage erteil*
    eine absage
    leider nicht .. uberzeug*
    passt/passen/passte/entspricht/entsprechen .. nicht
    nicht .. passt/passen/passend/entspricht/entsprechen
    wir hatten .. gern*
    hatten wir .. gern*
    stelle/ausschreibung/position .. zuruckgezogen/gestrichen/entfallt/gestoppt
    leider ... nicht ... weiter
    zusammenarbeit nicht
    nicht zusammen*
    keine zusage
  `,
  farewell: `
    berufliche*/beruflichen zukunft/weg/werdegang
    alles gute
    viel erfolg .. suche/weg
    daumen
  `,
  sorry: 'leider/bedauer*/bedaure',
  scheduling: `
    krank/erkrankt/verhindert
    verschieb*/verschoben/verleg*/ausfallen/entfallen/absagen
    nicht jede
    dauert/langer/verzoger*/geduld
  `,
  offer: `
    hast/haben den job
    du bist dabei
    job/stelle gehort dir/ihnen
    in unserem team begrussen
    begrussen zu durfen
    vertrag & anbei/zu/unterschr*/unterzeichn*/erhalten/geht
    neue kollegin
    neuer kollege
    stelle/position/job/arbeitsplatz ... anbieten/anzubieten
    vertragsangebot
    arbeitsvertrag
    fur dich/sie entschieden
    wahl .. auf dich/sie
    job .. geben
    zusage & freu*/position/stelle
    willkommen im team
    einstellen & mochten/freuen
  `,
  interview: `
    probe/probearbeiten & arbeiten/lust/zeit/kommen/bei
    sehen uns & gesprach*/fachgesprach*/zoom/teams/interview
    fachgesprach*
    einlad*/laden/lade/einzuladen/einladung/eingeladen & gesprach*/vorstellungsgesprach*/interview*/kennenlern*/telefoninterview*/telefonat/videogesprach*/videocall/probearbeit*/probetag*/hospitation*/assessment*/telefongesprach*
    kennenlernen/kennenzulernen & wurden/mochten/freuen/gern*/hatten/konnen
    termin/zeit & wahlen/auswahlen/aussuchen/buchen/vereinbaren & gesprach*/interview*/telefon*/videogesprach*/wahlen
    bestatig* & gesprachstermin/gesprach/termin/interview/vorstellungsgesprach
    freuen & gesprach/vorstellungsgesprach/interview
    gesprach/interview/termin & ausfallen/verschieb*/verschoben/verleg*
    zeit ... gesprach/videogesprach/telefonat/interview/call
    nachste runde/stufe
    testaufgabe/eignungstest/online-test
  `,
  meeting:
    'gesprach*/vorstellungsgesprach*/interview*/videogesprach*/telefonat/kennenlern*/termin*/probearbeit*/hospitation*/telefoninterview*',
  confirmation: `
    unterlagen/bewerbung ... angekommen/vollstandig
    melden wir uns
    bewerbung ... erhalten/eingegangen
    unterlagen .. erhalten/eingegangen
    eingangsbestatigung
    zwischenbescheid
    prufen .. unterlagen/bewerbung
    im rennen
    weiterhin .. verfahren/prozess
    melden uns .. bei/so/schnell/in/spatestens
    dank*/danke .. fur .. bewerbung
  `,
  noise: `
    ihre bestellung
    rechnung
    jobmesse
    karrieretag
    karrieremesse
    arbeitgeber freuen
    profil .. vervollstandig*
    newsletter
    umfrage
    suchauftrag
    neue stellen/jobs
    zufrieden waren sie/du
    bestatigen .. e mail
    passwort
    auf ihr/dein .. profil .. gestossen/aufmerksam
  `,
  smallPrint: 'abmelden\nabbestellen\ndatenschutz*',
  conditional: 'wenn/falls/sofern/ob',
  opening: 'sollte/sollten\nbei interesse/passung',
}
