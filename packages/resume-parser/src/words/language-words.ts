import { phrases } from '@jobapply/language/phrases'
import { wordsOf } from './fold.ts'

/** Spoken languages in English, German, French, Spanish, Italian, Portuguese, Dutch, Swedish and Polish, and their own names. */
const LANGUAGES = phrases(`
english,german,french,spanish,italian,portuguese,dutch,swedish,norwegian,danish,finnish,icelandic,polish,czech,slovak,hungarian,romanian,bulgarian,greek,turkish,russian,ukrainian,belarusian,serbian,croatian,bosnian,slovenian,slovene,macedonian,albanian,estonian,latvian,lithuanian,irish,gaelic,welsh,scots,catalan,valencian,basque,galician,maltese,luxembourgish,arabic,hebrew,persian,farsi,dari,pashto,kurdish,urdu,hindi,bengali,punjabi,gujarati,marathi,tamil,telugu,kannada,malayalam,sinhala,nepali,chinese,mandarin,cantonese,japanese,korean,vietnamese,thai,lao,khmer,burmese,malay,indonesian,bahasa,tagalog,filipino,javanese,mongolian,kazakh,uzbek,georgian,armenian,azerbaijani,swahili,yoruba,igbo,hausa,zulu,xhosa,afrikaans,amharic,somali,twi,wolof,shona,tigrinya,quechua,guarani,latin,ancient greek,esperanto,sign language,asl,bsl,brazilian portuguese,american english,british english,berber,creole,haitian creole,flemish,frisian,romansh
deutsch,englisch,franzosisch,spanisch,italienisch,portugiesisch,niederlandisch,schwedisch,polnisch,russisch,turkisch,arabisch,chinesisch,japanisch,griechisch,tschechisch,ungarisch,rumanisch,kroatisch,serbisch,ukrainisch,danisch,norwegisch,finnisch,koreanisch,latein,hindi,persisch,muttersprache deutsch
francais,anglais,allemand,espagnol,italien,portugais,neerlandais,russe,arabe,chinois,japonais,polonais,turc,grec,roumain,suedois,coreen,hebreu,latin,vietnamien,ukrainien,danois
espanol,ingles,frances,aleman,italiano,portugues,catalan,euskera,vasco,gallego,ruso,chino,japones,arabe,polaco,rumano,holandes,neerlandes,castellano,valenciano,sueco,coreano,griego,turco
inglese,francese,tedesco,spagnolo,portoghese,russo,cinese,giapponese,arabo,polacco,rumeno,olandese,greco,turco,latino,coreano,svedese,italiano
alemao,espanhol,frances,italiano,chines,japones,russo,holandes,portugues,mandarim,hebraico,coreano
svenska,engelska,tyska,franska,spanska,italienska,portugisiska,finska,norska,danska,polska,ryska,arabiska,turkiska,persiska,kinesiska,japanska,nederlandska,islandska,
polski,angielski,niemiecki,francuski,hiszpanski,wloski,portugalski,rosyjski,ukrainski,czeski,slowacki,szwedzki,norweski,dunski,niderlandzki,holenderski,chinski,japonski,arabski,turecki,jezyk polski,jezyk angielski,jezyk niemiecki,jezyk francuski,jezyk hiszpanski,jezyk rosyjski,
nederlands,engels,duits,frans,spaans,italiaans,portugees,turks,arabisch,pools,russisch,chinees,japans,zweeds,deens,fries,vlaams
`)

/** Language levels in the same languages. */
export const LEVELS = phrases(
  `native,native speaker,mother tongue,first language,bilingual,fluent,fluently,proficient,advanced,upper intermediate,intermediate,conversational,basic,beginner,elementary,limited working,professional working,full professional,professional,working knowledge,good,very good,excellent,business fluent,native or bilingual proficiency,professional working proficiency,full professional proficiency,limited working proficiency,elementary proficiency,business,technical,read,written,spoken,a1,a2,b1,b2,c1,c2,
  muttersprache,muttersprachler,muttersprachlich,fliessend,verhandlungssicher,gut,sehr gut,grundkenntnisse,fortgeschritten,konversationssicher,gute kenntnisse,sehr gute kenntnisse,in wort und schrift,
  langue maternelle,maternelle,courant,bilingue,intermediaire,notions,debutant,scolaire,professionnel,lu ecrit parle,avance,
  nativo,nativa,lengua materna,fluido,avanzado,intermedio,basico,bilingue,alto,medio,
  madrelingua,fluente,avanzato,intermedio,base,scolastico,ottimo,buono,discreto,
  nativo,fluente,avancado,intermediario,basico,lingua materna,
  modersmal,flytande,goda kunskaper,mycket goda kunskaper,grundlaggande,grundlaggande kunskaper,medel,
  ojczysty,jezyk ojczysty,biegly,biegle,plynny,zaawansowany,sredniozaawansowany,podstawowy,dobry,bardzo dobry,komunikatywny,
  moedertaal,vloeiend,goed,uitstekend,redelijk,basis,gevorderd,matig`,
)

export const isSpokenLanguage = (text: string) => {
  const words = wordsOf(text)
  return words.length > 0 && words.length <= 3 && (LANGUAGES.has(words.join(' ')) || LANGUAGES.has(words[0] ?? ''))
}
/** Only a level: "advanced", "very good". */
export const isLevelAlone = (text: string) => {
  const words = wordsOf(text)
  return (
    words.length > 0 &&
    words.length < 4 &&
    (LEVELS.has(words.join(' ')) || words.join(' ') === 'expert' || words.every((word) => LEVELS.has(word)))
  )
}
export const isLevel = (text: string) => {
  const words = wordsOf(text)
  return (
    words.length > 0 &&
    (LEVELS.has(words.join(' ')) ||
      LEVELS.has(words[0] ?? '') ||
      LEVELS.has(words.slice(-1).join(' ')) ||
      LEVELS.has(words.slice(0, 2).join(' ')))
  )
}
