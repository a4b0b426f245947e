import type { Cues } from './cues.ts'

export const DUTCH: Cues = {
  rejection: `
    keuze .. op .. ander*/iemand .. gevallen
    stoppen .. procedure/sollicitatie
    iemand met meer
    kiezen/kozen/gekozen .. voor iemand
    niet verder in behandeling
    niet .. in behandeling
    te weinig ervaring
    niet .. met je/jou/u .. verder*/door
    niet verder* met/in
    niet .. verdergaan/doorgaan met/in
    gekozen voor .. andere/iemand/ander
    voor .. andere kandidaat/kandidaten/sollicitant
    andere kandidaat/kandidaten/sollicitant*
    iemand anders
    geen gesprek/functie/baan/plek/uitnodiging .. aanbieden/sturen
    niet .. geselecteerd/uitgenodigd/aangenomen/gekozen/uitnodigen
    vacature/functie/positie ... vervuld/ingetrokken/ingevuld/geannuleerd/vervallen
    onvoldoende/niet .. aansluit*/aansluiting/match
    sluit* .. niet/onvoldoende .. aan
    past/passen/passend .. niet
    niet .. past/passen/passend
    spijt .. mede*/meedelen/laten/melden
    afgewezen
    afwijz*
    hadden .. graag .. uitgenodigd/aangeboden/willen
    besloten .. niet .. verder*/door/uit
  `,
  farewell: `
    succes met/bij .. zoektocht/carriere/loopbaan
    in portefeuille
    talentpool
  `,
  sorry: 'helaas/spijt/jammer/spijtig',
  scheduling: `
    ziek/verhinderd
    verplaats*/verzet*/uitstel*
    in plaats daarvan
    gesprek/afspraak ... niet doorgaan
    niet iedereen
    duurt/langer
  `,
  offer: `
    baan is voor jou
    je hebt de baan
    nieuwe baan
    contract & onderteken*/getekend/bijgaand/bijlage
    welkom bij
    bieden .. functie/baan/contract/positie .. aan
    functie/baan/contract/positie .. aanbieden/aan te bieden
    arbeidscontract
    arbeidsovereenkomst
    bent/is aangenomen
    in ons team & graag/willen
    voorstel & arbeidsvoorwaarden
    welkom .. team
  `,
  interview: `
    gesprek/interview/afspraak .. gepland
    kennis & maken & zin
    komen maken
    nodig*/uitnodig*/uitgenodigd & gesprek/sollicitatiegesprek/kennismaking/interview/assessment/videogesprek/meeloopdag
    kennis & maken & graag/willen
    spreken/sprek je/u & graag
    interview/gesprek/afspraak & bevestigd/bevestiging/verplaatst/verplaatsen/doorgaan/plannen/inplannen
    plan graag .. gesprek/videogesprek/belafspraak
    kies .. moment/tijdstip
    volgende ronde
    tweede keer
    online assessment
  `,
  meeting: 'gesprek*/sollicitatiegesprek*/interview*/kennismaking/kennis/videogesprek*/afspraak/spreken',
  confirmation: `
    sollicitatie .. doorgestuurd
    sollicitatie/cv .. aangekomen/binnen
    goede orde ontvangen
    sollicitatie .. ontvangen
    ontvangstbevestiging
    in behandeling
    bedankt voor .. sollicitatie
    nemen .. contact met .. op
  `,
  noise: `
    je bestelling
    meetup
    banenmarkt
    werkgevers
    schrijf je nu in
    vul je profiel
    nieuwsbrief
    enquete
    nieuwe vacatures
    zoekopdracht
    wachtwoord
    bevestig je e
    wat vond je
  `,
  smallPrint: 'afmelden\nuitschrijven\nbekijk online',
  conditional: 'indien/mocht/wanneer',
  opening: 'als je/u/uw/jouw/we/wij\nheeft u na\nheb je na\nhoor je/u',
}
