/** Frequent words of other languages that are no English words: one of them shows that a passage is not English. */
export const FOREIGN_WORDS = new Set(
  `
ich und der das ein eine einen einem einer nicht mit für von auf bei habe hatte wurde seit jahre jahren auch als bin sind wir mein meine unser über nach zum zur im dem den leite leitete geleitet arbeite gearbeitet
je j'ai nous vous et le les des une dans pour avec chez depuis ans été avoir suis mes notre sur plus ce cette qui que dont dirigé travaillé équipe
yo he sido fui el los las una con para por durante años desde muy también mi soy tengo trabajé dirigí gestioné hablo en del un al
ho sono stato il lo gli della dello nel nella anni con mio mia che di lavorato guidato presso
eu fui sou tenho anos durante com uma nos nas meu minha trabalhei liderei não ao
ik heb een het van voor met bij jaar jaren ben mijn onze niet gegeven gewerkt geleid
jag har och att som på med för från år mitt min arbetat
jeg har og som på med fra år min mitt arbeidet
jestem mam i w na z do od lat oraz przez moje pracowałem doświadczenie
`
    .split(/\s+/)
    .filter(
      (word) =>
        word !== '' &&
        !'he an on i me do w z a en al plus con min war hat die so on la les sur min i ce been om som min mine under'
          .split(' ')
          .includes(word),
    ),
)
