/**
 * The parts of job titles, one a line: name, then the words that say it in nine languages, folded to plain letters. `*`: the start of a
 * word; `+` joins words. First what a person does (functions), then what it is about (objects). A word that no line holds is compared as it is.
 */
export const TITLE_WORDS = `
manage: manager* management head director* directeur directrice chief vp president leiter leiterin leitung vorstand gerente jefe jefa responsable responsabile dirigente kierownik kierowniczka dyrektor chef+de+service superintendent principal+officer vice+president verantwortliche verantwortlicher chefe diretor diretora direttore direttrice hoofd leidinggevende coo ceo managing
supervise: supervis* foreman forewoman foreperson teamleiter teamleiterin vorarbeiter polier schichtleiter capataz contremaitre chef+d+equipe charge+hand chargehand team+lead team+leader shift+lead shift+leader crew+leader encargado encargada ploegbaas brygadzista teamledare overseer
assist: assistant assistants assistent* assistenz aide helper helfer helferin hilfe hilfskraft ayudante auxiliar auxiliaire asistente assistente aiuto pomocnik asystent* medhjalpare hulp mate support+worker
coordinate: coordinator* co+ordinator koordinator* coordinateur coordinatrice coordinador* coordinatore coordenador* coordinat* koordynator samordnare
advise: advisor adviser advisers advisors consultant consultants berater beraterin consultor* consultora consulente conseiller conseillere adviseur doradca konsult konsultant counsel+officer
represent: representative* rep reps agent agents vertreter vertreterin delegue deleguee representante agente przedstawiciel negotiator
administrate: administrator* admin administrative clerk clerks clerical sachbearbeiter* secretary secretaries sekretar* secretaire secretario secretaria burokauf* kauffrau+fur+buro administrativo administrativa medewerker+administratie impiegat* referent referentin pracownik+biurowy handlaggare office+worker typist
specialize: specialist* spezialist* especialista specialista expert experts fachmann fachfrau fachkraft fachangestellte* referenten practitioner*
work: worker* operative* operator* labourer* laborer* hand hands mitarbeiter* arbeiter* ouvrier* ouvriere* obrero* operario operaria operaio operaia operador* operatore pracownik arbetare medewerker bediener* anlagenfuhrer handler* operateur* attendant* crew bedienung
technician: technician* techniker* technicien* tecnico* tecnica* technologist* technicus tekniker technik tech
engineer: engineer* ingenieur* ingenier* ingegner* engenheir* inzynier* ingenjor* civilingenjor*
develop: developer* programmer* coder* entwickler* developpeur* desarrollador* sviluppator* programador* programmierer* programista ontwikkelaar utvecklare swe sde softwareentwickler* software+engineer* software+development+engineer
analyse: analyst* analytiker* analyste* analista* analityk modeller modeler
plan: planner* planer planerin planificateur planificador* planista planerare scheduler* disponent* dispatcher* dispatch*
install: installer* fitter* installateur* monteur* monter monterin instalador* installatore instalator erector* montor
mechanic: mechanic mechanics mechaniker* mecanicien* mecanico meccanico mechanik mekaniker repair* repairer* schlosser* mechatroniker* millwright monteur+mecanicien
inspect: inspect* controller+quality tester* prufer prufern auditor+quality assessor* examiner* kontrolleur* inspecteur* inspektor besiktningsman checker*
officer: officer* beamter beamtin oficial funcionario fonctionnaire executive executives
teach: teach* lehrer* lehrkraft* lehramt enseignant* professeur* maestro maestra profesor* docente* insegnante* professor+de leraar lerares leerkracht nauczyciel* larare larare instructor* tutor* educator* padagog* formateur* trainer* coach coaches instruktor*
research: research* scientist* wissenschaftler* forscher* chercheur* investigador* ricercator* naukowiec onderzoeker forskare wissenschaftlich* research+fellow postdoctoral* postdoc r+d doctorant* doktorand* badacz*
design: designer* designers design gestalter* mediengestalter* disenador* disenadora progettista vormgever projektant formgivare graphiste* artworker*
write: writer* author* autor redakteur* redacteur* redactor* redattore journalist* reporter* correspondent* columnist* copywriter* texter periodist* giornalista dziennikarz korrespondent*
edit: editor* editorial lektor* publishing proofreader* sub+editor subeditor
sell: sell* seller* sales+assistant verkaufer* vendeur* vendeuse* vendedor* venditor* commesso commessa sprzedawca saljare verkoper* shop+assistant store+associate retail+assistant dependiente dependienta cashier* kassier* caissier* cajero cajera checkout till kasjer telesales telemarket*
sales: sales vertrieb vertriebs* commercial* comercial commerciale ventas vente ventes vendite vendas verkoop sprzedaz* forsaljning* business+development bdr sdr
produce: producer* produzent* producteur* productor* produttore
drive: driver* drivers chauffeur* fahrer* conducteur* conductor+de chofer conductor autista camionista camionero kierowca forare bestuurder trucker* routier motorist motorista
pilot: pilot pilots piloto copilot first+officer flugkapitan aviator
nurse: nurse nurses nursing rn rgn krankenschwester* krankenpfleger* pflegefach* gesundheits+und+krankenpfleger* infirmier* enfermer* enfermeir* verpleegkundige* infermier* pielegniar* sjukskotersk* lpn lvn
care: carer carers care caring caregiver* caretaker+elderly pflegehelfer* pflegeassist* altenpfleger* betreuungs* aide+soignant* auxiliaire+de+vie cuidador* verzorgende badante oss opiekun* underskotersk* domiciliary elderly home+help homecare companion personal+assistant+care nursing+assistant nurse+aide healthcare+assistant health+care+assistant cna hca
doctor: doctor doctors physician* gp arzt arztin oberarzt* assistenzarzt medecin* medico* medica lekarz lakare internist* general+practitioner hospitalist registrar+medical consultant+physician hausarzt* family+doctor facharzt* allgemeinmediziner* generaliste* huisarts* medico+de+familia lekarz+rodzinny locum
surgeon: surgeon* chirurg* cirujan* chirurgien*
midwife: midwi* hebamm* sage+femme sages+femmes matrona* verloskundige* ostetric* polozn* barnmorska parteira
pharmacist: pharmacist* apotheker* pharmacien* farmaceut* farmacist* farmac* pharmac* dispensing+chemist apotekare
dentist: dental+nurse* dental+assistant* dentist* zahnarzt* dentiste* odontolog* tandarts* tandlakare stomatolog* orthodontist* dental dental+surgeon zahn* orthodont* chairside
physiotherapist: physio* physiotherap* physical+therap* kinesi* fisioterap* fysio* fizjoterap* krankengymnast* sjukgymnast
occupational therapist: occupational+therap* ergotherap* terapeuta+ocupacional ot
speech therapist: speech* logopad* logoped* orthophon* fonoaudiolog*
therapist: therap* terapeut* psychotherap* counsellor* counselor* counselling counseling
psychologist: psycholog* psicolog* psykolog*
psychiatrist: psychiatr* psiquiatr*
radiographer: radiograph* radiolog* x+ray mtra imaging+technologist sonograph* ultrasound mri
paramedic: paramedic* emt ambulanc* notfallsanit* rettungssanit* emergency+medical+technician first+responder* sanitater* rettungsdienst* ambulancier* tecnico+de+emergencias
veterinary: veterinary+nurse* vet vets veterin* tierarzt* tiermedizin* weterynar* animal+nurse animal+health
animal: animal* kennel* groom* zookeeper* tierpfleger* livestock cattle dairy milker* herdsman stockman
optician: optician* optometr* optiker* opticien* augenoptiker* eyewear* optic optical+assistant ophthalm* orthoptist* ottico optico contact+lens
dietitian: dietitian* dietician* nutrition* ernahrungsberat* dieteti* diat* diatassist* okotropholog* dietist*
phlebotomist: phlebotom* blood
laboratory: lab laboratory labor laborant* laboratorio laboratoire laborator* science+technician
social work: social+work* sozialarbeit* sozialpadagog* travailleur+social assistant+social* assistante+sociale trabajador+social trabajadora+social maatschappelijk+werk* assistente+sociale socjaln* socionom case+worker* caseworker* child+protection children+s+services family+support safeguarding case+manager
youth: youth jugend* jeunes juvenil streetworker animateur* community+youth jugendsozial* jugendbetreuer* educateur*
childcare: nursery+nurse* nursery+assistant childcare child+care nursery kindergart* kindergarten early+years early+childhood daycare day+care creche kita erzieher* preschool pre+school puericult* babysitter nanny nannies au+pair tagesmutter childminder* assistante+maternelle ninera tata forskol* przedszkol* kinderpfleger* educadora+infantil
primary school: primary elementary grundschul* ks1 ks2 ks3 grade escuela+primaria primaire ecoles basisschool podstawowej
secondary school: secondary high+school gymnasial* middle+school ks4 ks5 lycee college+teacher
special needs: special+education special+needs sen send senco sonderpadagog* forderlehrer* inclusion learning+support
university: university higher+education hochschul* universit* lecturer* dozent* assistant+professor associate+professor teaching+fellow adjunct postdoc* faculty maitre+de+conferences research+fellow professor
school head: headteacher* head+teacher headmaster headmistress school+principal schulleiter* rektor directeur+d+ecole principal+school deputy+head
library: librar* bibliothek* bibliotec* bibliothec* archivist* archive* archiv*
museum: museum* curator* kurator* conservator* exhibition* gallery
truck: truck* lorry lorries hgv lgv heavy+goods+vehicle heavy+goods class+1 class+2 class+a cdl lkw poids+lourd* camion* tractor+trailer articulated long+haul otr haulage vrachtwagen* ciezarow* lastbil* berufskraftfahrer* kraftfahrer* tanker flatbed semi tir
bus: bus buses omnibus coach+driver pcv psv autobus* autocar tram trolleybus
taxi: taxi* cab cabbie rideshare private+hire limousine uber minicab
van delivery: delivery deliver* courier* van parcel* zusteller* auslieferungs* kurier* livreur* repartidor* bezorger koerier kurier fattorino estafeta postman postal mail+carrier letter+carrier brieftrager* postbote facteur cartero paketzusteller*
train: train+driver railway* rail locomotive* lokfuhrer* triebfahrzeug* eisenbahn* ferroviar* machinist+rail train+conductor signaller tram* strassenbahn* metro+driver subway* underground+driver zugbegleit* schaffner*
forklift: forklift* fork+lift reach+truck stapler* gabelstapler* cariste* carretiller* heftruck* carrellista wozk* counterbalance flt lift+truck
crane: crane* kran* kranfuhrer* excavator* bagger* plant+operator heavy+equipment earthmoving digger bulldozer grader conducteur+d+engins maquinista backhoe grutier* grua gruista gruist* suwnic* operateur+de+grue 360+machine digger* dumper* roller+driver loader+operator tower+crane
aircraft: aircraft aviation airline* flugzeug* fluggerat* aeronaut* aerospace avionics airframe luftfahrt*
air traffic: air+traffic fluglotse* tower+controller aerodrome flight+dispatch* atco controleur+aerien
cabin crew: cabin+crew flight+attendant* flugbegleiter* steward stewardess hotesse air+hostess purser
ship: ship* vessel* marine maritime seaman deckhand* deck sailor* boatswain able+seaman nautical matros* navig* schiff* fisher* fishing
warehouse: warehous* storeman storekeeper* stores stock lager lagerist* lagerlogistik* lagermitarbeiter* magasinier* entrepot mozo+de+almacen almacen* magazijn* magazzin* magazyn* armazem order+picker* picker* pick packer* packing packager* goods+in goods+out stocker* material+handler* shelf+stacker depot dispatch+operative preparateur+de+commandes kommissionier*
logistics: logist* supply+chain shipping freight transport transportation spedition* forwarder* forwarding import export customs zoll* transit* distribution verkehr* fleet
purchasing: purchas* procurement buyer* buying sourcing einkauf* einkaufer* acheteu* achats compras comprador* inkoop* inkoper acquist* zakup* kupiec inkop* category+manager vendor+manager beschaffung*
account: accountant* accounting accounts accountanc* bookkeep* buchhalt* bilanzbuchhalt* finanzbuchhalt* comptab* comptable* contable* contabil* boekhoud* ragionier* ksiegow* redovis* general+ledger ledger kreditoren* debitoren* rechnungswes*
control finance: controller* controlling comptroller controleur+de+gestion financial+controller finance+controller
finance: m+a mergers financ* finanz* finans* cfo treasur* fpa investment* investor* capital+market* wealth* vermogens* anlage* investmentbank* private+equity venture+capital asset+manag* finanzberat* corporate+financ*
audit: audit* wirtschaftspruf* revisor* rewident* auditeur*
tax: tax taxation steuer* fiscal* fiscalist* podatk* belasting* skatt*
payroll: payroll wages wage salary salaries lohn* gehalts* lohnbuchhalt* paie nominas
bank: bank* teller* bankkauf* banque* bancari* branch+cashier counter+clerk loan* mortgage* credit* lend* lender* kredit* darlehen* hypothek* credito* prestamo* pret+immobilier
insurance: insuranc* versicherung* assuranc* seguros verzeker* assicuraz* ubezpiecz* forsakring* actuar* underwrit* broker+insurance
claims: claims claim loss+adjuster loss+assessor schaden* schadenregulierer* sinistr* adjuster*
trade finance: trader* trading wertpapier* stockbroker* broker* equity portfolio+manager fund+manager asset+manager
law: lawyer* attorney* solicitor* barrister* counsel advocate* rechtsanw* anwalt* jurist* juriste avocat* abogad* advogad* advocaat avvocat* adwokat prawnik advokat legal notary notar* conveyanc*
paralegal: paralegal* legal+assistant legal+secretary legal+executive rechtsanwaltsfach* law+clerk conveyancing+assistant litigation+support litigation+assistant refa renofa
judge: judge* magistrate* richter* court* juge juez
police: police* polizist* polizei* constable* sheriff* trooper* detective* law+enforcement patrol policjant polis gendarme policia sergeant kriminal*
prison: prison* correction* detention* probation* parole* jailer justizvollzug* custodial
fire: fire firefight* feuerwehr* pompier* bomber* brandweer* brandman straz*
security: security+guard* security+officer* guard guards sicherheitsmitarbeiter* sicherheitsdienst* agent+de+securite watchman vigilan* beveilig* ochrona ochroniarz vaktare door+supervisor doorman bouncer gatekeeper* cctv security night+watchman loss+prevention portier warden*
cybersecurity: cyber* information+security it+security security+engineer security+analyst penetration+tester pentester soc infosec ethical+hacker
army: military soldier* army navy* soldat* infantry officer+cadet
clean: clean* janitor* custodian* reinigung* raumpfleger* gebaudereiniger* putz* nettoyage agent+d+entretien agent+de+proprete limpieza limpiador* limpeza schoonma* pulizi* sprzata* stadare lokalvardare domestic+assistant housekeep* house+keeping room+attendant zimmermadchen femme+de+chambre camarera+de+pisos chambermaid laundry hauswirtschaft* window+cleaner
cook: cook cooks chef chefs koch kochin cuisinier* cocinero cocinera kok cuoco cuoca cozinheir* kucharz kucharka kock kitchen+manager kuchenchef* sous+chef commis+chef chef+de+partie culinary caterer catering head+of+kitchen kitchen+team
kitchen help: kitchen+porter* dishwasher* pot+wash kitchen+hand kitchen+assistant kitchen+steward kitchen+helper kuchenhilfe* spulkuche plongeur* scullion pinche lavaplatos lavapiatti diskare food+prep
kitchen: kitchen* kuche* cuisine cocina cucina
bake: baker* bakery bakers backer* konditor* pastry patiss* boulang* panader* pasteler* pasticc* panettier* bakker* piekarz* cukiernik bagare bread cake confection* padeir*
butcher: butcher* metzger* fleischer* boucher* carnicer* slager macell* rzeznik slaktare meat* fishmonger* slaughter* schlacht* abattoir* abatt* knacker* deboner* meat+cutter
waiter: waiter* waitress* server servers serving kellner* serveur* serveuse* camarero* camarera* cameriere* kelner* servitor servitris ober table+attendant food+and+beverage servicekraft* restaurant+staff garcom banquet food+runner
bar: bartender* barkeeper* barman barmaid bar barista* mixolog* sommelier*
restaurant: restaurant* gastronom* fast+food cafe* cafeteria canteen bistro systemgastronom*
hotel: hotel* hospitality resort* lodging hostel guest* rooms+division alberg* housekeeping+manager executive+housekeeper hotelfach* night+manager
reception: reception* front+desk front+of+house front+office desk+clerk empfang* rezeption* accueil recepcion* recepcj* receptie concierge* telephone+operator switchboard night+auditor
travel: travel* tour* tourism* reise* reisebur* voyage* viaje* guide* guides fremdenfuhrer* holiday* reservation* ferien*
event: event* conference* wedding* veranstaltung* evenement* eventos exhibition+organiser
hair: hair* hairdress* friseur* coiffeu* peluquer* kapper* parrucch* fryzjer* frisor* barber* stylist* salon
beauty: beaut* cosmet* kosmetik* esthet* estetic* nail make+up makeup lash spa manicur* pedicur* massage masseu*
fitness: fitness gym personal+train* personal+trainer sport* trainer+sport yoga pilates athletic* swim* lifeguard* coach+sportif entrenador* aerobic* exercise* zumba crossfit gymnastic*
customer service: customer client clients kunden* kundenservice* kundenberat* clientele atencion+al+cliente klant* klienta kund* call+centre call+center contact+centre contact+center help+line callcenter* servicio+al+cliente teleoperador* conseiller+clientele customer+care customer+success
it support: it+support help+desk helpdesk service+desk desktop+support first+line second+line technical+support ict+support it+technician ict+help user+support support+engineer support+technician pc+technician computer+technician
systems: system* sysadmin infrastructure* server+administrator server+engineer linux windows cloud devops sre site+reliability platform+engineer it+administrator fachinformatiker* virtuali* administrateur+systeme
network: network* netzwerk* reseau* redes telecom* telecommunication* wireless fibre fiber lan wan router* cisco
database: sql+server database* dba sql datenbank* oracle
software: software* application+developer application* app apps backend back+end frontend front+end full+stack fullstack java python php javascript typescript react angular node ruby golang kotlin ios android mobile+developer embedded firmware net+developer dot+net dotnet c# c++ django informatik* informatic* computer+programmer
web: web* website* webmaster* internet online digital+designer
data: data daten* datos donnees analytics bi business+intelligence big+data etl statist* statistic* data+mining
machine learning: machine+learning ml ai artificial+intelligence deep+learning nlp computer+vision kunstliche data+scien* data+mining applied+scientist
test software: qa quality+assurance+engineer software+tester test+engineer sdet test+automation testautomat*
ux: ux ui user+experience user+interface interaction usability interface
it: it ict edv information+technology informatique informatica
game: game* gaming gameplay unity unreal spiele*
product: product+manag* product+owner produktmanag* chef+de+produit product+lead head+of+product
project: project* projekt* programme program+manager program+manag* chef+de+projet jefe+de+proyecto* proyecto* projets pmo delivery+manager projectleider projektleiter* gestor+de+projeto scrum agile
business: business+analyst* business+process requirements+analyst process+analyst requirements+engineer* anforderungs*
strategy: strateg* management+consult* unternehmensberat* transformation
marketing: marketing* marketer* campaign* brand* advert* werbung* publicit* publicidad* growth seo sem ppc social+media media+planner media+buyer werbe*
communication: communication* public+relations pr press presse* spokesperson* kommunikation* comunicac* medienreferent* media+relations
content: content* copy blogger* community+manager
graphic: graphic* grafik* visual* layout* illustrat* grafic* artworker* creative* motion+design* typograph* print+designer
photo: photo* fotograf* photograph* photojournal* retouch* stills camera+operator imaging
film: film* movie* motion+picture video* cinema* tv television broadcast* editor+video kamera* camera* cameraman vfx animation animator* radio cutter post+production videograph* film+editor
sound: sound* audio* tontechnik* ton music* musik* musician* composer* singer* dj violin* pianist* cellist* guitarist* drummer* orchestra* orchester* instrumentalist* conductor+orchestra choir* organist* musico musicien* muzyk*
act: actor* actress* schauspiel* acteur* performer* dancer* comedian* presenter* moderator*
art: artist* kunstler* painter+artist sculptor* artiste*
news: news journal* newspaper* zeitung* redaktion*
translate: translat* interpret* dolmetsch* ubersetz* traduct* traduc* interprete* tolk vertaler tlumacz oversatt* linguist* locali*
fashion: fashion* apparel cloth* textile* mode tailor* seamstress* sew* schneider* couturi* garment* dressmaker* nah*
interior: interior* innenarchitekt* innenausstatt* raumausstatt* decorator+interior decorateur* interieur* home+stylist home+staging interiorista* space+plann* raumgestalt*
human resources: hr human+resources personnel people personalwes* personalabteil* rh ressources+humaines recursos+humanos risorse+umane kadr* people+and+culture personalreferent* personalleiter* compensation benefits employee+relations chro
recruit: recruit* recruiter* talent+acquisition headhunter* staffing sourcer* recrut* personalvermittl* personalberat* talent reclut* rekryter* resourcer
train staff: training+specialist learning+and+development corporate+trainer training+manager instructional weiterbildung* formation
office: office* buro* bureau* oficina* kontor* executive+assistant personal+assistant management+assistant assistante+de+direction chef+de+cabinet direktionsassist* chief+of+staff
data entry: data+entry typist* datenerfass* saisie mecanograf* data+input data+captur* capturer* keying key+punch dateneingabe*
estate: estate+agent* real+estate realtor* property letting* lettings immobilien* immobilier* inmobiliari* makelaar* immobiliar* nieruchom* maklare leasing house+sales
facility: facility facilities building+manager hausmeister* caretaker* hausverwalt* janitor+building concierge+building handyman handyperson groundskeep*
store: store shop retail* filial* magasin tienda laden winkel negozio sklep butik supermarket* branch department+store einzelhandel* detailhandel merchandis* boutique
electric: electric* electrician* elektrik* elektroniker* elektroinstall* electrici* elettric* eletric* elektrotech* elektroanlag* electro* low+voltage wireman linesman lineman power+line
electronic: electronic* pcb hardware+engineer fpga instrumentation mechatron* mikroelektron*
automation: automation* automatis* controls+engineer plc scada robot* automat*
plumb: plumb* klempner* sanitar* anlagenmechanik* plombier* fontaner* loodgiet* idraulic* hydraulik* rormok* pipefitter* pipe+fitter pipe* encanador* drain*
heating: heating* hvac heizung* gas boiler* chauffag* calefacc* refrigerat* air+conditioning kalte* frigorist* ventilation* klimatech* gas+fitter
carpenter: carpent* joiner* joinery tischler* schreiner* zimmerer* zimmermann menuisi* charpent* carpinter* timmer* falegnam* stolarz* snickar* cabinet+maker* woodwork* wood* furniture* shopfitter*
mason: mason* bricklay* blocklay* stonemason* maurer* macon* albanil* metselaar murator* murarz* murare pedreiro* brick* stone* concrete* beton* pavior paver
roof: roof* dachdeck* couvreur* tejador* cladding* slater* thatch* zinguer* dakdekker* dekarz* taklaggar* tettoi*
scaffold: scaffold* gerust* echafaud* andamio* rusztowan*
paint: paint* painter* maler* lackier* peintre* pintor* schilder* malarz* malare decorator* imbianchin* spray
plaster: plaster* drywall* dryliner* trockenbau* plaquist* stuckateur* gips* ceiling* platrier* yeso yesero gesso dry+lin* render* renderer* tynkarz* stukadoor* intonac*
tile: tiler* tile* fliesen* carrel* floor* parkett* bodenleger* carpet*
glass: glaz* glaser* glass window* vitrier* fenster*
construction: construct* building builder* bau* bauarbeiter* bauhelfer* chantier batiment obra* construccion bouw* edil* budow* bygg* site+operative groundwork* demolition* labourer+general
site: site+manager bauleit* chef+de+chantier conducteur+de+travaux
civil engineering: civil+engineer* bauingenieur* genie+civil highway* highways bridge* road* tunnel* geotechn* structural* tragwerk* ingeniero+civil water+engineer* drainage
survey: survey* vermess* geomet* topograf* quantity+surveyor estimator* kalkulator* cost+engineer gis geomat* cartograph* cost+consult* cost+manager cost+estimat* commercial+manager+construction kostenplan*
architect: architect architects architecte* architekt* arquitect* arquitet* architett* arkitekt* building+design* architectural* bim
software architect: solution+architect* solutions+architect* software+architect* enterprise+architect* it+architect* cloud+architect* systems+architect* data+architect*
draw: draft* draughts* cad zeichner* dessinat* delineante* revit
urban: urban* town+plann* city+plann* stadtplan* urbanist*
landscape: landscap* garden* gartner* jardin* paysag* grounds* greenkeeper* horticult* nursery+plants tuin* arborist* tree+surgeon
weld: weld* schweiss* soud* soldad* soldador* lasser* saldat* spawacz* svets* fabricator*
metal: metal* sheet+metal metallbau* schlosser* chaudron* blacksmith* forge* foundry* giess* ironwork* steel* boilermaker*
machine: machinist* cnc zerspan* usin* tornero* frez* tokarz* fraser* dreher* lathe* milling toolmaker* tool+and+die werkzeug* turner* machine+operator machine+setter maschinenbediener* maschinen*
mechanical: mechanical* maschinenbau* mecanique* mecanica werktuigbouw* meccanica maskin* rotating+equipment machine+design* machinery thermal*
car: car automotive auto motor vehicle kfz kraftfahrzeug* automobil* automovil* voiture mot garage diesel panel+beater body+shop autotech*
maintenance: maintenance* instandhalt* mantenimiento manutenzion* onderhoud* konserwator underhall* wartung*
service field: field+service service+technician servicetech* service+engineer appliance* elevator* lift+engineer
manufacture: manufactur* production* produktion* fertigung* fabrication produccion producao produzione productie produkcj* factory plant assembl* assembly montage line+operator fabrik* industrial* werk* assembler* mounter* montagemitarbeiter* montador* monteur+montage assembleur* injection+mould* moulding+operator press+operator extrusion* stamping*
process: process* verfahrenstech* procede* prozess* verfahrensingenieur*
chemical: chemical* chemi* chimi* quimic* kemi* refinery* petrochem* pharma+production
chemist: chemist chemists chemiker* chimiste* quimico quimica analytical+chemist
biology: biolog* biotech* microbiolog* genet* biochem* life+science*
physics: physic physicist* physiker* fisico optical laser*
environment: environment* umwelt* ecolog* sustainab* climate* nachhaltig* conservation* energy+manager esg
energy: energy energie* solar* wind+turbine photovolt* renewable* power+plant kraftwerk* nuclear* oil petroleum drilling
mining: mining mine miner* bergbau* quarry* geolog* geophys*
water: water+treatment wastewater waste+water abwasser* wasser*
quality: quality* qualitat* qualite calidad kwaliteit* qualita jakosci kvalitet* qc qa+inspector product+tester
safety: safety* hse ehs arbeitssicherheit* securite+au+travail prevencion health+and+safety
waste: waste* refuse* garbage* recycl* mull* mullwerker* eboueur* basurer* rubbish bin+man binman street+sweeper sanitation
farm: farm* agricult* landwirt* erntehelfer* agricol* ouvrier+agricole field+hand harvest* fruit* vineyard* winzer* rolnik* agronom* greenhouse* crop* boer ranch*
forest: forest* forst* bucheron* logg* lumber* holzfall*
food: food* lebensmittel* aliment*
print: print* drucker* imprim* press+operator bindery* medientechnolog*
medical admin: medical+receptionist medical+secretary medical+records medical+coder medical+billing patient+coordinator health+information
medical assistant: medical+assistant medizinische+fachangestellte mfa arzthelfer* clinical+assistant
clinical research: clinical+research* clinical+trial* clinical+study cra
regulatory: regulatory* compliance* aml kyc datenschutz* data+protection
risk: risk* risiko*
policy: policy* policies government* public+affairs politik* legislative* lobby*
public administration: civil+servant verwaltung* public+administ* council* municipal* beamte*
charity: charity fundrais* nonprofit ngo donor* grant* volunteer*
economics: econom* volkswirt*
actuary: actuar*
real time control: control+room emergency+dispatch* 911 call+taker
funeral: funeral* bestatter* mortician* undertaker* embalm*
church: priest* pastor* chaplain* pfarrer* minister+of+religion imam rabbi
investigate: investigat* detective+private ermittl* fraud* forensic*
`
/** German heads of compound titles: the word before them is a part of its own. */
export const COMPOUND_HEADS =
  'leiter leiterin leitung fahrer fahrerin lehrer lehrerin helfer helferin mitarbeiter mitarbeiterin techniker technikerin ingenieur ingenieurin berater beraterin assistent assistentin kaufmann kauffrau fachkraft fachangestellte fachangestellter mechaniker mechanikerin mechatroniker mechatronikerin monteur pfleger pflegerin arzt arztin schlosser bauer verkaufer verkauferin sachbearbeiter sachbearbeiterin entwickler entwicklerin manager managerin meister arbeiter arbeiterin dozent dozentin prufer pruferin planer planerin trainer trainerin fuhrer vertreter chef ledare leider medewerker chauffeur tekniker ingenjor'
