import { memo } from '#memo'

/** Words that say nothing of what experience or a qualification is about, folded to plain letters. `*`: the start of a word. */
const PLAIN = `
wenigstens zumindest whatever mehreren mehrere kennst kennen kennt arbeitest arbeiten
behind them shortlisted less lang gearbeitet zuruckblicken konnen pendant exerce travaille travailler faut trabajado hay trabalhou trabalhado preciso bereits tasche einsatz moglich sans valide valid prise possible posible incorporarse vigor valida comecar possivel first day produced live jour jours dia ativa inscrito
educated graduate graduates probably grade grades above below one two three four five six seven eight nine ten ein zwei drei vier funf sechs sieben acht neun zehn un une deux trois quatre cinq sept huit neuf dix uno dos tres cuatro cinco seis siete ocho diez twee drie vijf zes zeven tien due tre quattro cinque sei sette otto dieci um dois duas quatro oito dez dwa trzy cztery piec szesc dziesiec tva fyra fem sex sju atta nio tio
etre titre development developing through applying ba bs bsc ba/bs ma ms msc beng meng ged hs institution institutions accredited assigned four-year completed completion hold holding currently preferably current minimum only not but also very well own new sur chez sein haben hast verfugen verfugst bringen vous avez tu as usted ci si che jest sie ze
a an the of in on at as with and or to for from by your our you we is are be will have has who that this these within across under into over per any all both either one at least more than minimum min plus up
experien* experiment consider* considered year years yrs yr month months work working worked works professional* profession relevant* related similar* comparable previous* prior proven demonstrat* strong solid extensive significant* considerable substantial broad deep hands practical direct full part time equivalent qualif* post pqe
role roles position positions job field fields area areas sector industry industr* environment environments setting settings capacity discipline level career track record background history knowledge skill* ability expertise understanding
required requir* require must essential desirable preferred prefer* ideally ideal* mandatory necessary need needed needs should would like plus advantage bonus nice asset useful helpful valued welcome beneficial candidate* applicant* successful person someone people looking seeking
building developing using used managing delivering providing including include includes such e g eg i ie etc example other others different various multiple several complex large scale fast paced busy modern high quality good great excellent successful* senior junior experienced mid
degree bachelor* master* phd doctorate diploma qualification* accredited university college school recognised recognized subject subjects study studies
mindestens mehr uber berufserfahrung erfahrung* mehrjahrig* einschlagig* jahr jahre jahren als in im der die das dem den des und oder mit bei von zu fur auf ein eine einer einem einen ihr sie du dein bereich umfeld position funktion vergleichbar* relevant* idealerweise gerne erste praktische fundierte nachweisbar* abgeschloss* ausbildung berufsausbildung studium studiengang fachrichtung erfolgreich* wunschenswert vorteil erforderlich vorausgesetzt zwingend gute gut sehr tatigkeit beruf zum zur vorzugsweise
minimum bac plus an ans annee annees mois experienc* professionnel* reussi* significati* confirme* similaire* equivalent* poste postes domaine secteur metier fonction en dans de du des la le les l d un une au aux et ou avec sur pour tant que qu vous avez justifiez disposez votre notre premiere exige* requis* souhait* idealement apprecie* atout serait minimum moins niveau diplome formation titulaire
al menos minimo anos ano mes cargo cargos experiencia experiencias demostrable demostrada previa como en de del la las el los un una y o con para por puesto puestos sector area similar* imprescindible* deseable* valora* valorara se titulacion grado licenciatura formacion estudios superior* universitari*
minimaal minstens jaar jaren ervaring* als in een de het van met en of op bij voor relevante vergelijkbare functie werkervaring je jouw hebt bent heb pre vereist gewenst
almeno oltre piu anni anno mesi esperienz* maturata pregressa come in di del della dei nel nella nelle un una e o con per ruolo ruoli settore mansion* simil* richiest* preferibil* requisito laurea diploma titolo
pelo menos minimo anos ano experiencia em como de do da dos das no na e ou com para por um uma funcao funcoes area areas afins similar* comprovada obrigatori* preferencial* valoriz* licenciatura mestrado
minimum co najmniej lata lat rok roku doswiadczen* zawodow* na w we z i lub oraz do jako podobnym stanowisk* stanowisko branzy mile widzian* wymagan* wyksztalcen* wyzsze kierunk*
minst ars ar erfarenhet* av att och eller som inom i med pa for fran ett en den det liknande tjanst roll yrke relevant meriterande krav examen utbildning hogskoleutbildning universitetsutbildning
sie du haben hast besitzen besitzt besitz mussen muss musst brauchen brauchst verfugen verfugst ist sind wird werden sein nachweis* gultig* vorlegen mitbringen gearbeitet tatig sowie auch nicht kein* notig notwendig* voraussetz* verlangt unbedingt pflicht uns unerlasslich unabdingbar obligat* hochschulabschluss* bachelorabschluss masterabschluss abschluss universitats* akademisch* nachweislich* idealfall vorzuweisen bringen
obligatoir* indispensabl* imperati* necessair* requiert essentiel* etes est sont serait seraient avoir etre devez doit posseder possedez comme doctorat master licence au
imprescindibl* obligatori* requier* requerid* necesari* debe* tener tienes poseer posees contar es son indispensabl* exig* precis* esencial* ser sera seran grado universitari* titulo doctorado master maestria licenciado licenciada
obrigatori* necessari* ter possuir possui precisa* deve* sao voce minim* imprescindive* indispensave* ensino superior completo graduacao doutorado mestre bacharelado formacao curso fundamental medio nivel
sammel* gesammelt erworben erwerben gained gathered acquired acquis acquise acquises adquirid* higher hoher hohere superieur superieure greater better setzen voraus mit bringst justifier durante trabajado haber trabalhado tempo spent spend somebody anybody within last letzten dernieres ultimos both each beide ambos soit entweder bien tous deux seit thereof
`
const whole = new Set<string>()
const starts: string[] = []
for (const word of PLAIN.trim().split(/\s+/))
  if (word.endsWith('*')) starts.push(word.slice(0, -1))
  else whole.add(word)

/** Whether a folded word says nothing of the matter. */
export const isPlainWord = memo(
  (word) =>
    word.length < 2 ||
    whole.has(word) ||
    (word.length > 3 && word.endsWith('+') && whole.has(word.slice(0, -1))) ||
    /^[+\d]/.test(word) ||
    starts.some((start) => word.startsWith(start)),
)
