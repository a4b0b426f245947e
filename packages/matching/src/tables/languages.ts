/** Languages with the starts of their names in nine languages, folded to plain letters; `=` for a whole word. */
const LANGUAGE_TABLE = `
English: english englisch anglais ingles inglese engels angiel engelsk
German: =german deutsch allemand aleman alemao tedesc duits niemiec tysk
French: french franzosisch francais frances francese =frans =franse francusk fransk
Spanish: spanish spanisch espagnol espanol castellano spaans spagnol espanhol hiszpan spansk
Italian: italian italienisch italien italiaans wlosk italiensk
Dutch: =dutch niederlandisch neerlandais neerlandes nederlands olandese holandes niderlandz nederlandsk
Polish: =polish polnisch polonais polaco =pools polacco =polski polskiego polsk
Portuguese: portugu portugies portugais portughes portugalsk
Swedish: swedish schwedisch suedois sueco zweeds svedese szwedzk svensk
Danish: danish danisch danois danes duns danese dunsk danska
Norwegian: norwegian norwegisch norvegien noruego noors norvegese norwesk norska
Finnish: finnish finnisch finnois fines finska
Welsh: welsh
Irish: =irish gaelic
Catalan: catalan =catala katalan
Czech: czech tschechisch tcheque checo czesk tjeckiska
Russian: russian russisch russe =ruso russo rosyjsk ryska
Ukrainian: ukrainian ukrainisch ucrain ukrainsk
Turkish: turkish turkisch turc turco turks tureck turkiska
Arabic: arabic arabisch arabe arabo arabsk arabiska
Mandarin: mandarin chinese chinesisch chinois chino chinees cinese chinsk kinesiska
Cantonese: cantonese
Japanese: japanese japanisch japonais japones giappones japonsk japanska
Korean: korean koreanisch coreen coreano
Hindi: hindi
`
const forms = LANGUAGE_TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [name = '', ...starts] = line.split(/:? /)
    return starts.map((start) => ({ name, text: start.replace('=', ''), isWhole: start.startsWith('=') }))
  })
export const LANGUAGES = [...new Set(forms.map(({ name }) => name))]

/** The language that a folded word names. */
export const languageOf = (word: string): string | undefined =>
  forms.find(({ text, isWhole }) => (isWhole ? word === text : word.startsWith(text) && !word.startsWith('deutschland')))?.name
