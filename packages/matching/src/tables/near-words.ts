import { formAt, indexForms } from './word-forms.ts'

/**
 * Words of titles in nine languages that the table of parts does not hold, after the English title that a search is widened to. Folded to
 * plain letters, `*`: the start of a word, `+` joins words. Only widening reads them: they change no score.
 */
const NEAR_WORDS = `
intern: intern internship* praktikant* praktikum stagiaire* stagiair stagist* tirocin* becari* becas estagi* bolsist* bolseir* stazyst* sommarjobbare werkstudent* alternant* clerkship* traineeship* volontar volontarin
trainee: trainee* apprentic* auszubildend* azubi* lehrling* lehre larling* leerling* leerjongen aprendiz* apprenti apprentie aprendista* apprendist* praktyk* geselle* gesellin* fellow* secondment
sales manager: saljchef* verkoopleider* verkaufsleit* vertriebsleit* handlowiec salesman* saleswoman*
sales associate: fachverkauf* venditrice* sprzedawczyni* verkoopster* butikssaljare* comerciante* bookseller* pescader*
sales representative: ejecutiv* przedstawiciel* forhandlare*
cashier: kassor* kassier* cassier* cajer* caixa kasjer* caissier*
store manager: butikschef* filialleit* gerant* gerent* encargad* winkelmanager*
operations manager: abteilungsleit* bereichsleit* avdelningschef* enhetschef* gruppledare* gestor* gestora* lider* capo menedzer* menadzer* dyrektor* teamleider* afdelingshoofd* cheffe jefatura* encarregad* verkstadschef* skiftledare* arbetsledare* schichtleit* vorarbeit* brygadzist* majster* capocantiere* lagbas*
chief executive officer: prezes* vd verkstallande* prokurist* presidente* presidenta* amministrator* founder* cofounder* fondateur* fondatrice* fundador* fondator* oprichter* eigenaar* wlasciciel* chairman* chairwoman* chairperson* voorzitter* socio socia
business analyst: okonom* betriebswirt* fachwirt* ekonom analist beleidsmedewerk* utredare*
project manager: koordynator* uppdragsledare* cheffe+de+projet projectleid* expedit* liaison* facilitat*
consultant: specjalist* asesor* konsultant* radgivare* adviseur* associate* evangelist*
administrative assistant: kaufmann kauffrau kauffrau* angestellt* buroangestellt* secretaresse* secretaris segretari* secretari* sekretar* oficinist* auxiliar+administrativ* oficial+administrativ* administratie* medarbetare medewerkster* pracownic* empregad* addett* funzionari* atendente* aushilf* kraft staff escrivao
accountant: contador* redovisning* penningmeester* ksiegow* ragionier* treasurer*
software developer: sviluppatric* desenvolvedor* mjukvaru* systemutveckl* informatiker* informatic* hacker*
it support specialist: beheerder* soporte+tecnico suporte+tecnico helpdesk* it+medewerker*
editor: redattric* redactric* redaktor* skribent* texterin* corrector* bokforlag*
journalist: jornalist* giornalist* dziennikar*
translator: traduttor* traduttric* tradutor* tlumacz*
communications specialist: kommunikator* kommunikationer* comunicador*
designer: ontwerper* disegnat* disegnatric* modelist* formgivare* projektant*
research scientist: chercheus* ricercatric* pesquisador* cientific* promovend* adiunkt* doktorand* doctorand* wykladowc* scholar* astronom* botanist* geograph* embryolog* philosoph* doctoral+candidate
teacher: docent docenten larare* leerkracht* formador* formatric* handledare* mentor* fritidsledare* ungdomsledare* monitora animatric* jongerenwerk* begeleid* proctor*
childcare worker: barnskotare* kinderpfleg* puericult*
caregiver: pflegekraft* celador* cuidador* vard+bitrade vardbitrade* zivildienst* badant*
nurse: pielegniar* sjukskot* matron
doctor: lekark* medico*
veterinarian: dierenarts* veterinair*
lawyer: radca+prawny procurador* avvocatess* prokurator*
notary: notai* tabeliao* tabelion* griffier* greffier* huissier* oficial+de+justica perito
librarian: bibliotekari* biblioteka*
waiter: cameriera* mesero* mesera* serveerst* garcom* garconet*
hairdresser: kapster* cabeleireir* frizjer*
housekeeper: governant* huishoud* zimmermadchen* femme+de+chambre
baker: confeiteir* pasteler* cukier*
butcher: acougueir*
caretaker: vaktmastare* huismeester* conserje* conserv* porteir* portiere* zelador* keeper* concierg* usher*
gardener: hovenier* tradgardsm* giardinier* jardinier*
landscape architect: landskapsarkitekt*
carpenter: carpinteir* marceneir* schrijnwerk* zimmerin*
locksmith: serrurier*
electrician: elektryk* eletricist*
construction manager: uitvoerder* mestre+de+obras werkvoorman* constructeur*
machinist: tornitor* torneir* fresador* fresator*
production worker: pracownik+produkcji operario*
warehouse worker: mozo lagerarbet* stacker* magazzinier*
truck driver: caminhoneir* camionist* chauffor transportist* carrier* chauffeus* conductric* conductor* conductora*
delivery driver: livreus* entregador* corriere* repartidor*
bus driver: bussforare*
train driver: lokforare*
dispatcher: leitstellendisponent* dispatcher*
army officer: offizier* feldwebel* lieutenant* colonel*
volunteer coordinator: benevol* voluntari* volontari* vrijwillig* 
chaplain: missionar* minister
board member: bestuurslid* trustee* chair delegate*
stage manager: stagehand* regieassist*
fashion model: model
sports official: referee* schiedsrichter*
engineer: meister meisterin
`
const LINES = NEAR_WORDS.trim()
  .split('\n')
  .map((line) => line.split(': ') as [string, string])
const FORMS = indexForms(LINES.map(([, written], id) => ({ id, written })))

/** The English titles that words of a title say, in the order of the title. */
export function englishTitles(words: readonly string[]): string[] {
  const found = words.flatMap((_, place) => LINES[formAt(FORMS, words, place)?.id ?? -1]?.[0] ?? [])
  return [...new Set(found)]
}
