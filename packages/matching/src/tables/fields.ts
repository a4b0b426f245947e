/**
 * Fields of work and study, one a line: name, then the words that name it in nine languages, folded to plain letters. `*`: the start of a
 * word; `+` joins two words. Lines that start with `#` name the family: fields of one family are near each other. In a family with `!`
 * each field is a profession of its own, which a near one does not replace; a field with `~` stands for its
 * whole family, and work in one before `>` is work in the other too.
 */
export const FIELD_TABLE = `
# health!
nursing: bsn msn rgn nurs* krankenpfleg* gesundheits-+krankenpfleg* pflegefach* altenpfleg* pflegekr* infirmi* enfermer* enfermag* verpleeg* infermier* pielegniar* sjukskoter*
midwifery: midwi* hebamm* sage+femme matron* verloskund* ostetric* poloz*
medicine: medicine medical+degree physician* arzt* humanmedizin* medecin* medico* medicina lekar* lakare*
pharmacy: pharmac* apothek* farmac* apotek*
dentistry: dental* dentist* zahn* odontolog* tandarts* tandlak* stomatolog*
physiotherapy: physiotherap* physical+therap* kinesi* fisioterap* fysiotherap* fizjoterap*
occupational therapy: occupational+therap* ergotherap* terapia+ocupacional
speech therapy: speech* logopad* orthophon* logoped* logopaed*
psychology: psycholog* psicolog* psykolog*
veterinary medicine: veterin* tierarzt* tiermedizin* weterynar*
radiography: radiograph* radiolog* mtra
paramedicine: paramedic* rettungssanit* notfallsanit* ambulanc* ambulanz*
# care
social work: social+work* sozialarbeit* sozialpadagog* soziale+arbeit travail+social trabajo+social maatschappelijk+werk socjaln* socionom*
care: caring carer* care+home* caregiv* betreuung* aide+soignant* auxiliaire+de+vie cuidador* ouderenzorg badante opiekun* undersk*
childcare: childcare nursery+nurs* early+years early+childhood erzieher* kita kindergart* petite+enfance puericult* kinderopvang przedszkol* forskol*
# education
teaching: teach* tutor* pedagog* padagog* lehramt* lehrer* lehrkraft* unterricht* enseign* professeur* docen* profesor* magisterio leraar* lerares onderwijs* insegn* ensino nauczyc* larare undervis*
# computing
computing: comput* software* informatik* informatiq* informatic* informatyk* programm* programist* datateknik* developer* entwickler* developpeur* desarroll* sviluppator* utvecklare webentwick* backend frontend devops it
data science: analytics tableau power+bi pandas dashboard* data+scien* data+analy* statisti* statystyk* datenanaly* machine+learning
mathematics: mathemat* maths matemat* wiskunde
physics: physics physik* physique* fisica natuurkunde fizyk* fysik*
# engineering
electrical engineering: electrical* electrician* elektri* elektro* electric* electronic* elettric* elettron* eletric* eletron* elkraft*
mechanical engineering: mechanical* maschinenbau* mecanique* mecanic* werktuigbouw* meccanic* mechanik* maskintekn*
civil engineering: civil+engineer* construction* building+site bauingenieur* bauleit* bauwesen hochbau tiefbau genie+civil batiment construccion obra* bouwkunde bouw edilizi* budownic* bygg* anlaggning
chemical engineering: chemical+engineer* chemieingenieur* verfahrenstechnik* genie+chimique
architecture: architectur* architect architects architekt* architekci* arquitect* arquitet* architett* arkitekt*
mechatronics: mechatron* mecatron*
engineering~: engineer* ingenieur* ingenier* ingegner* inzynier* ingenjor* civilingenjor* engenh*
# science
chemistry: chemist* chemie* chimi* quimic* kemi chemi*
biology: biolog* biotech* bioquim* biochem*
environmental science: environmental* umweltwissen* ecolog* milieukunde
agriculture: agricult* agronom* landwirt* horticult* gartenbau tuinbouw
# business
accounting: account accounts accounting accountanc* accountant* bookkeep* buchhalt* rechnungswes* comptab* contab* boekhoud* ragioner* ksieg* rachunkow* redovis* bilanz*
auditing: audit* wirtschaftspruf* revisor* rewident*
finance: financ* finanz* finans*
economics: economic* economis* volkswirt* wirtschaftswissen* economie economia ekonomi* econom*
business administration: mba business+administration business+management betriebswirt* bwl bedrijfskunde administracion+de+empresas gestion+d zarzadzan* foretagsekonomi
tax: tax taxation steuer* fiscal* podatk*
banking: bank banking bankkauf* banque* bancari*
insurance: insuranc* versicherung* assuranc* segur* verzeker* assicuraz* ubezpiecz*
human resources: human+resources hr rh personalwes* personalwirt* ressources+humaines recursos+humanos risorse+umane kadr* personalvet* recruit* recrut* reclut*
marketing: marketing* marketer* social+media redes+sociais redes+sociales
communication: communications comunicacao comunicacion komunikacj* journalis* publizist* public+relations
sales: sales selling vertrieb* verkauf* verkauf* commerciale commercial+sales vente vendeu* ventas verkoop* vendit* vendas sprzedaz* forsaljning* saljare
retail: retail* einzelhandel* detailhandel handel+detaliczny
purchasing: purchas* procurement* einkauf* einkauf* achats acheteu* compras inkoop* acquisti zakup* inkop*
logistics: logist* supply+chain lager* warehous* entrepot* almacen* magazijn* magazz* magazyn* armazem spedition*
project management: project+manage* projektmanage* projektleit* projektled* chef+de+projet gestion+de+projet* jefe+de+proyecto* projectleid* project+leid* gestione+progett*
# law
law: jd llb llm law legal* lawyer* attorney* solicitor* barrister* paralegal* juris* rechtswissen* rechtsanw* jura jurist* droit avocat* juridi* derecho abogad* rechten advoca* giurispruden* avvocat* direito prawo+wyksz* prawnik* prawnicz* litigat*
policing: police* polizei* policia policj* polis
security guarding: security+guard* security+officer* sicherheitsdienst* agent+de+securite vigilant* ochrona ochroniarz* vaktare
# hospitality
cooking: gastronomia chef chefs cook cooks cooking culinary koch kochin kuche* cuisin* cociner* cocina kok koks cuoco cuoca cuochi cucina cozinh* kucharz* kuchnia kock kokk* kitchen*
pastry: pastry patiss* konditor* pasticc* pasteler* cukiern* baker bakery backer* boulang* panader* bakker*
hospitality: hospitality hotel* gastronom* restaurant* tourism* turism* alberghier* hotelar*
reception: reception* rezeption* recepcion* recepcj* receptie
cleaning: clean* reinigung* nettoyage limpieza schoonma* pulizi* sprzata* stad*
hairdressing: hairdress* friseur* coiffeu* peluquer* kapper* parrucch* fryzjer* frisor*
# transport
driving: conduite+de+vehicul* conduccion+de+vehicul* conducao+de+veicul* conduite+de+camion* truck* lorry hgv lgv driver drivers driving lkw berufskraftfahr* kraftfahr* chauffeur* chofer* conducteur* camion* autist* kierowc* lastbil* vrachtwagen*
forklift>logistics: forklift* stapler* cariste* carretill* heftruck* carrelli* wozk* truckkort
planning of transport>logistics: planner* disponent* dispatch* ordonnanc*
aviation: pilot* aviation aircraft* luftfahrt* aeronaut*
# trades
plumbing: plumb* klempner* sanitar* anlagenmechanik* plombier* fontaner* loodgiet* idraulic* hydraulik* rormok*
gas and heating: boiler* heating* hvac heizung* chauffag* calefacc*
welding: weld* schweiss* soud* soldad* lasser* saldat* spawacz* svets*
carpentry: carpent* joiner* tischler* schreiner* zimmer* menuisi* carpinter* timmer* falegnam* stolar* snickar*
painting: painter* painting maler* peintre* pintor* schilder* malarz*
machining: machinist* cnc zerspan* usinage mecanizad* frez* tokarz*
# arts
design: design* gestaltung grafik* graphi* diseno grafic* vormgeving
history: history geschicht* histoire historia geschiedenis
english: english anglist* anglais anglistik ingles filologia+ing* engels anglisty*
german studies: german germanist*
french studies: french francais romanist*
`
