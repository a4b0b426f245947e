/**
 * Job-title variations (spec 3 §9). One occupation per line: primary ; secondary ; related. The first name is the occupation's own.
 * `^`: case-sensitive. Lines that start with `#` name the field.
 */
export const OCCUPATION_TABLE = `
# Software and data
software engineer, software developer, application developer, ^SWE, programmer, Softwareentwickler, Softwareentwicklerin, développeur; full stack developer, backend engineer, backend developer, frontend developer, web developer, application engineer; software architect, devops engineer, mobile developer, engineering manager, technical lead
full stack developer, full stack engineer, fullstack developer, fullstack engineer; software engineer, software developer, web developer; frontend developer, backend developer, javascript developer
frontend developer, front end developer, frontend engineer, front end engineer, ui developer, react developer, angular developer, vue developer; javascript developer, web developer, ui engineer; full stack developer, software engineer, ux designer
backend developer, back end developer, backend engineer, back end engineer, server side developer; api developer, java developer, python developer, node developer, php developer, golang developer; full stack developer, software engineer, platform engineer
web developer, web programmer, webmaster, Webentwickler, développeur web; frontend developer, full stack developer, wordpress developer, php developer; web designer, software developer
mobile developer, mobile engineer, ios developer, android developer, ios engineer, android engineer, mobile app developer; flutter developer, react native developer, swift developer, kotlin developer; software engineer, frontend developer
java developer, java engineer, java software engineer; backend developer, spring developer, j2ee developer; software engineer, kotlin developer
python developer, python engineer; backend developer, django developer; software engineer, data engineer
.net developer, dotnet developer, c# developer, .net engineer; backend developer, asp.net developer; software engineer, full stack developer
php developer, php engineer; laravel developer, wordpress developer, web developer; backend developer
embedded software engineer, embedded engineer, firmware engineer, embedded developer; embedded systems engineer, iot engineer; software engineer, electronics engineer, hardware engineer
game developer, game programmer, gameplay engineer, gameplay programmer; unity developer, unreal developer, game engineer; software engineer, graphics engineer, game designer
game designer, level designer; game developer, narrative designer; ux designer, product designer
devops engineer, devops, devops specialist; site reliability engineer, platform engineer, cloud engineer, infrastructure engineer, build engineer, release engineer; systems engineer, systems administrator, software engineer
site reliability engineer, ^SRE, reliability engineer; devops engineer, platform engineer, production engineer; infrastructure engineer, systems engineer
cloud engineer, cloud developer, aws engineer, azure engineer; cloud architect, devops engineer, infrastructure engineer; platform engineer, systems engineer
solutions architect, solution architect, software architect, technical architect, enterprise architect, cloud architect; systems architect, it architect; technical lead, software engineer, sales engineer
engineering manager, software engineering manager, software development manager; technical lead, tech lead, team lead software, head of engineering, director of engineering; software engineer, ^CTO, chief technology officer
data scientist, data science, senior data scientist, applied scientist; machine learning engineer, ml engineer, research scientist, ai engineer, statistician; data analyst, data engineer, quantitative analyst
machine learning engineer, ml engineer, ai engineer, artificial intelligence engineer, deep learning engineer, ai developer; data scientist, mlops engineer, computer vision engineer, nlp engineer; research scientist, data engineer, software engineer
data engineer, big data engineer, etl developer, data warehouse engineer, analytics engineer; database developer, data platform engineer, data architect; data scientist, backend engineer, bi developer
data analyst, analytics analyst, reporting analyst, insights analyst, Datenanalyst; business intelligence analyst, bi analyst, product analyst, marketing analyst; business analyst, data scientist, financial analyst
business intelligence analyst, bi analyst, bi developer, business intelligence developer, power bi developer, tableau developer; reporting analyst, data analyst; data engineer, business analyst
database administrator, ^DBA, database engineer, sql developer, oracle dba; database developer, data engineer; systems administrator, data architect
qa engineer, quality assurance engineer, test engineer, software tester, qa analyst, qa tester, ^SDET, quality engineer software; automation engineer, test automation engineer, automation tester, manual tester, test analyst, quality analyst; test manager, qa lead, software engineer
systems administrator, system administrator, sysadmin, it administrator, server administrator, Systemadministrator, administrateur système; network administrator, infrastructure engineer, windows administrator, linux administrator; it support specialist, systems engineer, devops engineer
network engineer, network administrator, network specialist, network technician; network architect, infrastructure engineer, telecommunications engineer; systems administrator, security engineer
cybersecurity analyst, security analyst, information security analyst, soc analyst, cyber security analyst, it security specialist; security engineer, information security officer, penetration tester, incident responder; network engineer, compliance analyst, risk analyst
security engineer, cybersecurity engineer, application security engineer, cloud security engineer; penetration tester, security architect, security consultant; cybersecurity analyst, devops engineer
it support specialist, it support, help desk technician, helpdesk technician, service desk analyst, desktop support technician, it technician, technical support specialist, support technician; technical support engineer, it specialist, field technician; systems administrator, customer support specialist
it manager, information technology manager, it director, head of it; infrastructure manager, it operations manager, service delivery manager; systems administrator, project manager
it consultant, technology consultant, technical consultant, sap consultant, erp consultant; implementation consultant, salesforce consultant, functional consultant; business analyst, solutions architect
salesforce developer, salesforce administrator, salesforce admin; crm administrator, crm developer, salesforce consultant; business analyst, software developer
blockchain developer, smart contract developer, web3 developer; cryptography engineer; software engineer, backend developer
robotics engineer, robotics software engineer; automation engineer, mechatronics engineer, controls engineer; mechanical engineer, embedded software engineer
technical writer, documentation specialist, technical author, technischer Redakteur; content developer, documentation engineer; copywriter, editor
technical lead, tech lead, lead developer, lead engineer, lead software engineer; principal engineer, staff engineer; engineering manager, software architect
it operations technician, computer operator, data center technician, data centre technician, it operator; data centre operative, backup operator, noc technician, network operations technician; systems administrator, it support specialist
# Product, project, design
product manager, product owner, senior product manager, group product manager, technical product manager, Produktmanager, chef de produit; product lead, head of product, product director, associate product manager; project manager, program manager, business analyst, product marketing manager
project manager, project lead, project coordinator, Projektleiter, Projektmanager, chef de projet; program manager, programme manager, delivery manager, project director, project administrator, pmo analyst; scrum master, product manager, operations manager
program manager, programme manager, technical program manager; project manager, portfolio manager projects, delivery manager; product manager, operations manager
scrum master, agile coach, agile delivery manager; agile project manager, delivery lead; project manager, product owner
business analyst, ^BA, business systems analyst, it business analyst, senior business analyst; systems analyst, requirements analyst, process analyst, functional analyst, business process analyst; product owner, data analyst, project manager, management consultant
systems analyst, it analyst, computer systems analyst; business systems analyst, functional analyst; business analyst, software developer
ux designer, user experience designer, ui designer, ui ux designer, ux ui designer, interaction designer; product designer, ux researcher, user interface designer; graphic designer, web designer, frontend developer
product designer, digital product designer; ux designer, ui designer, interaction designer; industrial designer, graphic designer
ux researcher, user researcher, usability researcher; design researcher, ux designer; market research analyst, data analyst
graphic designer, visual designer, graphic artist, Grafikdesigner, Mediengestalter, graphiste; designer, brand designer, layout artist, web designer, creative designer; illustrator, art director, ux designer
web designer, digital designer; ui designer, graphic designer; web developer, frontend developer
art director, creative director, design director; head of creative, design lead; graphic designer, copywriter
illustrator, concept artist, storyboard artist; digital artist, character artist; graphic designer, animator
animator, motion designer, motion graphics designer, 3d animator, 3d artist; visual effects artist, vfx artist, compositor; video editor, illustrator
video editor, film editor, video producer; videographer, post production editor; motion designer, content creator
photographer, photo editor, retoucher; videographer, photojournalist; graphic designer, content creator
interior designer, interior architect, interior decorator; space planner, kitchen designer; architect, set designer
fashion designer, apparel designer, clothing designer; textile designer, pattern maker; merchandiser, stylist
industrial designer, product design engineer; cad designer, design engineer; mechanical engineer, product designer
jeweller, jeweler, goldsmith, silversmith, watchmaker, Goldschmied, Uhrmacher, bijoutier; jewelry designer, watch repairer, gem setter; industrial designer, craft worker
set designer, stage designer, scenographer, costume designer, Bühnenbildner; props maker, exhibition designer; interior designer, art director
sign maker, signwriter, screen printer, vehicle wrapper; large format printer, engraver; graphic designer, printer
# Marketing, media, communication
marketing manager, marketing lead, head of marketing, marketing director, Marketingmanager, responsable marketing; brand manager, campaign manager, growth manager, digital marketing manager; marketing specialist, communications manager, product marketing manager
marketing specialist, marketing coordinator, marketing assistant, marketing executive, marketing associate; digital marketing specialist, campaign specialist, content marketer; marketing manager, social media manager, communications specialist
digital marketing manager, digital marketing specialist, performance marketing manager, online marketing manager; seo specialist, ppc specialist, paid media specialist, growth marketer; marketing manager, ecommerce manager
seo specialist, seo manager, seo analyst, sem specialist, ppc specialist; content strategist, paid search manager; digital marketing specialist, web analyst
social media manager, social media specialist, social media coordinator, community manager; content creator, content manager; marketing specialist, copywriter, public relations specialist
content writer, content creator, content marketing manager, content strategist, content manager, content specialist; copywriter, blogger, editor; social media manager, technical writer, journalist
copywriter, copy writer, advertising copywriter, Texter, rédacteur; content writer, creative writer; editor, journalist
product marketing manager, product marketer; marketing manager, go to market manager; product manager, brand manager
brand manager, brand director, brand strategist; marketing manager, category manager; product marketing manager
public relations specialist, pr manager, public relations manager, press officer, communications specialist, communications manager, communications officer; media relations manager, spokesperson, corporate communications manager; journalist, marketing specialist
journalist, reporter, correspondent, news writer, Journalist, Redakteur; editor, columnist, news anchor; content writer, copywriter, public relations specialist
editor, copy editor, managing editor, editorial assistant, Lektor; proofreader, content editor, publishing assistant; writer, journalist, technical writer
event manager, event planner, event coordinator, events manager, Eventmanager; conference manager, wedding planner, event producer; marketing coordinator, project coordinator, hospitality manager
market research analyst, market researcher, consumer insights analyst; research analyst, survey researcher; data analyst, marketing analyst
media planner, media buyer, advertising manager, account planner; programmatic specialist, advertising account executive; marketing specialist
sound engineer, audio engineer, sound technician; music producer, audio technician; broadcast technician, stage technician
broadcast technician, camera operator, cinematographer, video technician; lighting technician, stage technician; sound engineer, video editor
actor, actress, performer; voice actor, dancer, musician; director, presenter
musician, singer, composer; music producer, conductor; music teacher
translator, interpreter, linguist, Übersetzer, Dolmetscher, traducteur; localization specialist, language specialist; language teacher, editor
film director, theatre director, stage director, television director, Regisseur, réalisateur; assistant director, artistic director; film producer, screenwriter
film producer, tv producer, television producer, executive producer, line producer, Filmproduzent; production coordinator film, associate producer, radio producer; film director, video producer
author, novelist, screenwriter, scriptwriter, playwright, Schriftsteller, écrivain; poet, ghostwriter, essayist; editor, journalist
presenter, radio presenter, news anchor, television presenter, announcer, Moderator, animateur radio; broadcaster, voice over artist; journalist, actor
dancer, choreographer, ballet dancer, Tänzer, danseur; dance teacher; actor, performer
# Sales, retail, customer service
sales representative, sales rep, sales executive, sales consultant, sales agent, sales specialist, Vertriebsmitarbeiter, attaché commercial, technico-commercial; account executive, inside sales representative, outside sales representative, field sales representative, business development representative; account manager, sales manager, retail sales associate
account executive, senior account executive, enterprise account executive; sales executive, sales representative; account manager, business development manager
account manager, key account manager, client manager, strategic account manager, Kundenbetreuer; client partner, relationship manager, client services manager; customer success manager, account executive, sales manager
sales manager, regional sales manager, area sales manager, sales director, head of sales, Vertriebsleiter, directeur commercial; territory manager, national sales manager, vp of sales, sales team lead; account manager, business development manager
business development manager, business development representative, business development executive, ^BDR, ^SDR, sales development representative; partnerships manager, lead generation specialist; account executive, sales manager
sales engineer, solutions engineer, presales consultant, pre sales engineer, technical sales engineer; solutions consultant, application engineer; account executive, solutions architect
customer success manager, client success manager, customer success specialist; customer onboarding specialist, account manager, renewals manager; customer service representative, implementation specialist
customer service representative, customer support specialist, customer service agent, customer service advisor, call center agent, customer support representative, customer care representative, contact center agent, Kundenberater, Kundenservice Mitarbeiter, conseiller clientèle; client services representative, customer experience specialist, help desk agent, support agent; receptionist, retail sales associate, customer success manager
customer service manager, call center manager, customer support manager, contact center manager; customer experience manager, support team lead; operations manager, customer service representative
retail sales associate, sales associate, sales assistant, store associate, shop assistant, retail assistant, Verkäufer, Verkäuferin, vendeur, vendeuse; cashier, store clerk, retail clerk, stock associate; customer service representative, store manager, merchandiser
cashier, checkout operator, till operator, Kassierer, Kassiererin, hôte de caisse; retail clerk, front end associate; retail sales associate, bank teller
store manager, retail manager, shop manager, retail store manager, assistant store manager, Filialleiter, responsable de magasin; branch manager, department manager, district manager; retail sales associate, operations manager
merchandiser, visual merchandiser, stock clerk, shelf stacker; inventory associate, retail merchandiser; retail sales associate, buyer
ecommerce manager, e-commerce manager, ecommerce specialist, online store manager; marketplace manager, digital merchandiser; digital marketing manager, product manager
buyer, retail buyer, purchasing agent, Einkäufer, acheteur; assistant buyer, category manager; procurement specialist, merchandiser
real estate agent, realtor, estate agent, real estate broker, Immobilienmakler, agent immobilier; leasing consultant, leasing agent, property consultant; property manager, sales representative
property manager, community manager property, apartment manager, Hausverwalter; assistant property manager, building manager; facilities manager, leasing agent
travel agent, travel consultant, Reiseberater; travel coordinator, tour operator; customer service representative, tour guide
data annotator, data labeling specialist, data annotation specialist, content moderator, content reviewer; search quality rater, ai trainer, trust and safety specialist; data entry clerk, customer service representative
medical sales representative, pharmaceutical sales representative, pharma sales representative, Pharmareferent, délégué médical; medical device sales representative, clinical sales specialist; sales representative, account manager
telesales agent, telemarketer, telemarketing agent, telephone sales agent, Telefonverkäufer, télévendeur; outbound sales agent, appointment setter; call center agent, sales representative
debt collector, collections agent, collections officer, recovery officer, Inkassosachbearbeiter; bailiff, enforcement officer, credit controller; accounts receivable clerk, call center agent
survey interviewer, market research interviewer, field interviewer, enumerator; mystery shopper, telephone interviewer; market researcher, call center agent
croupier, casino dealer, betting clerk, bookmaker, gaming dealer; casino host, pit boss; cashier, bartender
rental agent, car rental agent, rental clerk, hire controller; equipment rental agent; customer service representative, sales assistant
street vendor, market trader, stall holder, market seller; food truck operator, door to door salesperson; retail sales associate, shop owner
shop owner, shopkeeper, store owner, retail owner, commerçant; franchise owner; store manager
petrol station attendant, gas station attendant, fuel attendant, Tankwart, pompiste; forecourt attendant; cashier, retail assistant
car salesperson, car sales executive, automotive sales consultant, vehicle sales executive, Autoverkäufer; sales advisor automotive; sales representative
auctioneer, antiques dealer, art dealer; valuer, auction specialist; sales representative, appraiser
# Administration, people
administrative assistant, admin assistant, office assistant, administrator, administrative coordinator, secretary, office clerk, Bürokauffrau, Bürokaufmann, Sachbearbeiter, Sekretärin, assistant administratif; office administrator, administrative specialist, clerk, office coordinator; executive assistant, receptionist, data entry clerk
executive assistant, personal assistant, ^PA, assistant to the ceo, Assistenz der Geschäftsführung; administrative assistant, executive secretary, team assistant; office manager, chief of staff
office manager, office administrator, business office manager; administrative manager, facilities coordinator; executive assistant, operations coordinator
receptionist, front desk agent, front desk receptionist, front desk clerk, front office assistant, Empfangsmitarbeiter, réceptionniste; medical receptionist, front desk coordinator; administrative assistant, customer service representative, concierge
data entry clerk, data entry operator, data entry specialist, typist; records clerk, data processor; administrative assistant, office clerk
human resources manager, hr manager, hr business partner, human resources business partner, people manager hr, head of people, Personalleiter, responsable ressources humaines; hr director, people operations manager, employee relations manager; hr generalist, recruiter, talent manager
hr generalist, human resources generalist, hr specialist, hr coordinator, hr assistant, hr administrator, human resources coordinator, human resources specialist, Personalreferent; people operations specialist, benefits specialist, hr advisor, hr officer; hr manager, recruiter, payroll specialist
recruiter, technical recruiter, talent acquisition specialist, recruitment consultant, talent acquisition partner, Recruiter, chargé de recrutement; sourcer, headhunter, talent acquisition manager, recruiting coordinator; hr generalist, hr business partner
training specialist, learning and development specialist, training coordinator, corporate trainer, training manager, Trainer; instructional designer, learning consultant; hr specialist, teacher
compensation analyst, benefits analyst, compensation and benefits specialist, total rewards analyst; benefits administrator, hris analyst; hr generalist, payroll specialist
operations manager, business operations manager, operations director, director of operations, head of operations, Betriebsleiter; operations lead, general manager, operations supervisor, plant manager; project manager, supply chain manager, office manager
operations coordinator, operations associate, operations specialist, operations assistant; operations analyst, logistics coordinator; operations manager, administrative coordinator
general manager, managing director, chief executive officer, ^CEO, ^COO, Geschäftsführer, directeur général; business unit manager, vice president, executive director, country manager; operations manager, director
management consultant, strategy consultant, business consultant, Unternehmensberater, consultant; associate consultant, strategy analyst, advisory consultant; business analyst, project manager
chief of staff, strategy manager, strategy and operations manager; business manager, strategic initiatives manager; executive assistant, program manager
filing clerk, records clerk, archive clerk, document controller, copying clerk; registry clerk, mail room clerk; administrative assistant, data entry clerk
production clerk, stock control clerk, inventory clerk, transport clerk, purchasing clerk; materials clerk, scheduling clerk; administrative assistant, logistics coordinator
switchboard operator, telephone operator, telephonist, Telefonist, standardiste; call handler, operator assistant; receptionist, call center agent
chief executive officer, ^CEO, managing director, company director, president, Vorstandsvorsitzender; founder, entrepreneur, business owner; general manager, chief operating officer
research and development manager, r&d manager, head of research, innovation manager; product development manager, technical director; engineering manager, research scientist
# Finance, insurance
accountant, staff accountant, senior accountant, general ledger accountant, Buchhalter, Buchhalterin, Finanzbuchhalter, comptable; bookkeeper, accounting specialist, cost accountant, tax accountant, accounts assistant, accounting clerk; auditor, financial analyst, controller
bookkeeper, bookkeeping clerk, accounts clerk; accounting clerk, accounts payable clerk, accounts receivable clerk; accountant, payroll specialist
accounts payable specialist, accounts payable clerk, accounts receivable specialist, accounts receivable clerk, billing specialist, ap specialist, ar specialist; accounting clerk, collections specialist, credit controller; bookkeeper, accountant
payroll specialist, payroll administrator, payroll clerk, payroll manager, Lohnbuchhalter, gestionnaire de paie; payroll coordinator, payroll accountant; hr generalist, bookkeeper
tax accountant, tax specialist, tax consultant, tax preparer, tax manager, tax analyst, Steuerfachangestellte; tax associate, tax advisor; accountant, auditor
auditor, internal auditor, external auditor, audit associate, audit manager, Wirtschaftsprüfer; it auditor, compliance auditor, audit senior; accountant, risk analyst, compliance officer
financial controller, controller, finance manager, finance director, head of finance, Controller, contrôleur de gestion; accounting manager, ^CFO, chief financial officer, assistant controller; financial analyst, accountant
financial analyst, finance analyst, fp&a analyst, fpa analyst, senior financial analyst, Finanzanalyst; investment analyst, budget analyst, business finance analyst, credit analyst; accountant, data analyst, business analyst
investment banker, investment banking analyst, investment banking associate, m&a analyst; corporate finance analyst, private equity associate, equity research analyst; financial analyst, portfolio manager
portfolio manager, fund manager, investment manager, asset manager; investment analyst, trader, research analyst; financial advisor, risk manager
financial advisor, financial planner, wealth manager, financial adviser, personal banker, Finanzberater, conseiller financier; relationship manager banking, investment advisor, private banker; insurance agent, loan officer
quantitative analyst, quant analyst, quantitative researcher, quant developer; quantitative trader, risk modeler; data scientist, financial engineer
trader, equity trader, energy trader; trading analyst, sales trader; portfolio manager, quantitative analyst
bank teller, teller, bank clerk, Bankkaufmann, Bankkauffrau; personal banker, universal banker, customer service banker; cashier, loan officer
loan officer, mortgage loan officer, mortgage advisor, loan processor, mortgage broker; credit analyst, underwriter mortgage, loan specialist; personal banker, financial advisor
risk analyst, risk manager, credit risk analyst, operational risk manager; risk consultant, market risk analyst; compliance analyst, financial analyst, actuary
compliance officer, compliance manager, compliance analyst, aml analyst, kyc analyst; regulatory affairs analyst, financial crime analyst, data protection officer; risk analyst, auditor, legal counsel
actuary, actuarial analyst, actuarial associate; pricing analyst insurance, actuarial consultant; risk analyst, data scientist, statistician
insurance agent, insurance broker, insurance sales agent, insurance advisor, Versicherungskaufmann; insurance representative, insurance account manager; financial advisor, sales representative
claims adjuster, claims handler, claims specialist, claims examiner, claims representative, Schadensachbearbeiter; claims analyst, loss adjuster; insurance agent, underwriter
underwriter, insurance underwriter, underwriting assistant; underwriting analyst, credit underwriter; risk analyst, claims adjuster
treasury analyst, treasury manager, treasurer; cash manager, treasury specialist; financial analyst, accountant
statistician, biostatistician, statistical analyst; statistical programmer, sas programmer; data scientist, actuary
economist, economic analyst, Volkswirt; policy analyst, econometrician; financial analyst, statistician
procurement specialist, procurement manager, purchasing manager, procurement officer, sourcing manager, purchasing specialist, Beschaffungsmanager; buyer, category manager, strategic buyer, contracts manager; supply chain analyst, vendor manager
fundraiser, fundraising manager, development officer, development director, major gifts officer; grant writer, donor relations manager; event coordinator, nonprofit program manager
property valuer, valuer, appraiser, real estate appraiser, loss assessor, loss adjuster, Gutachter, expert immobilier; valuation surveyor, assessor; claims adjuster, quantity surveyor
stockbroker, securities broker, foreign exchange dealer, commodities broker, securities dealer, courtier en bourse; trading assistant, investment broker; trader, financial advisor
bank manager, branch manager bank, bank branch manager, Filialleiter Bank; insurance branch manager, credit manager; relationship manager, financial advisor
credit officer, loans officer, credit analyst, credit manager, Kreditsachbearbeiter; lending officer, credit controller; loan officer, risk analyst
tax inspector, tax officer, revenue officer, customs officer, border force officer, Zollbeamter, Finanzbeamter, inspecteur des impôts; immigration officer, customs inspector; auditor, civil servant
# Law, public service, safety
lawyer, attorney, legal counsel, solicitor, associate attorney, in house counsel, general counsel, barrister, Rechtsanwalt, Rechtsanwältin, avocat, juriste; corporate counsel, litigation attorney, legal advisor, public defender, staff attorney; paralegal, compliance officer, contract manager
paralegal, legal assistant, legal secretary, Rechtsanwaltsfachangestellte; litigation paralegal, corporate paralegal, law clerk, legal administrator; lawyer, contract administrator
contract manager, contracts manager, contract administrator, contract specialist; contracts analyst, commercial manager; procurement specialist, paralegal
judge, magistrate, court clerk; law clerk, court reporter; lawyer, mediator
policy analyst, policy advisor, policy officer, public policy manager; legislative assistant, government affairs manager, research officer; economist, program manager
public administrator, civil servant, government officer, administrative officer, Verwaltungsfachangestellte, Beamter, agent administratif; case officer, city manager, council officer, public sector manager; administrative assistant, policy officer
urban planner, city planner, town planner, planning officer, Stadtplaner, urbaniste; transport planner, regional planner; architect, civil engineer, gis analyst
police officer, police constable, sheriff deputy, deputy sheriff, Polizist; detective, state trooper, law enforcement officer; security officer, correctional officer
correctional officer, prison officer, detention officer; probation officer, parole officer; police officer, security guard
firefighter, fire fighter, Feuerwehrmann, pompier; fire inspector, fire captain, wildland firefighter; paramedic, emt, safety officer
security guard, security officer, Sicherheitsmitarbeiter, agent de sécurité; loss prevention officer, patrol officer, door supervisor, cctv operator; police officer, concierge
emergency dispatcher, 911 dispatcher, dispatcher emergency; call taker, control room operator; security officer, emt
intelligence analyst, threat analyst, crime analyst; investigator, fraud investigator; data analyst, security analyst
private investigator, investigator, fraud investigator; detective, background investigator; compliance officer, police officer
health and safety officer, safety officer, hse manager, ehs specialist, ehs manager, safety manager, health and safety manager, Fachkraft für Arbeitssicherheit; safety coordinator, environmental health officer, safety engineer; quality manager, environmental engineer
social worker, case worker, caseworker, licensed clinical social worker, Sozialarbeiter, Sozialarbeiterin, Sozialpädagoge, assistant social, assistante sociale; case manager, child protection worker, family support worker, medical social worker; counselor, youth worker, community worker
case manager, care coordinator, care manager; service coordinator, patient navigator; social worker, registered nurse
youth worker, youth counselor, Jugendarbeiter, éducateur; residential support worker, youth program coordinator, activities coordinator; social worker, teacher
community worker, community outreach worker, outreach coordinator, community organizer; program coordinator, volunteer coordinator; social worker, public health worker
nonprofit program manager, program coordinator, program officer, ngo project manager; program assistant, grants manager; project manager, community worker
librarian, library assistant, library technician, Bibliothekar, bibliothécaire; archivist, records manager, library clerk; teacher, museum curator
museum curator, curator, museum assistant; collections manager, exhibition manager, archivist; librarian, historian
benefits officer, social benefits officer, welfare officer, housing officer, employment adviser; licensing officer, job centre adviser; social worker, civil servant
notary, notary public, conveyancer, Notar, notaire; legal executive, conveyancing executive; lawyer, paralegal
soldier, army officer, naval officer, military officer, Soldat, militaire; non commissioned officer, air force officer; security officer, police officer
priest, pastor, minister of religion, chaplain, imam, rabbi, Pfarrer, prêtre; religious worker, vicar, deacon; counselor, social worker
diplomat, ambassador, consul, foreign service officer; attaché, international relations officer; policy advisor
member of parliament, politician, mayor, councillor, legislator; political advisor, campaign manager politics; policy advisor
probation officer, parole officer, Bewährungshelfer; youth offending officer, rehabilitation officer; correctional officer, social worker
traffic warden, parking attendant, parking enforcement officer, civil enforcement officer; crossing guard; security guard
# Health
registered nurse, ^RN, staff nurse, nurse, icu nurse, er nurse, Krankenschwester, Krankenpfleger, Pflegefachkraft, Pflegefachmann, Pflegefachfrau, Gesundheits- und Krankenpfleger, infirmier, infirmière; charge nurse, clinical nurse, travel nurse, nurse manager, operating room nurse, emergency room nurse, school nurse; nurse practitioner, licensed practical nurse, case manager nurse, nursing assistant
nurse practitioner, ^NP, family nurse practitioner, advanced practice nurse; clinical nurse specialist, psychiatric nurse practitioner; physician assistant, registered nurse
licensed practical nurse, ^LPN, ^LVN, licensed vocational nurse, enrolled nurse; vocational nurse, practice nurse; registered nurse, medical assistant, nursing assistant
nursing assistant, certified nursing assistant, ^CNA, nurse aide, healthcare assistant, health care assistant, patient care technician, patient care assistant, Pflegehelfer, Pflegeassistent, aide soignant, aide-soignante; home health aide, care assistant, caregiver; licensed practical nurse, medical assistant, support worker
nurse manager, nursing director, director of nursing, head nurse, ward manager, Stationsleitung, Pflegedienstleitung; charge nurse, clinical manager; registered nurse, healthcare administrator
midwife, nurse midwife, Hebamme, sage-femme; labor and delivery nurse, doula; registered nurse
caregiver, care worker, home health aide, home care aide, care assistant, personal care assistant, carer, support worker, Altenpfleger, Altenpflegerin, Betreuungskraft, auxiliaire de vie; personal support worker, companion caregiver, live in carer, healthcare assistant; nursing assistant, nanny, social care worker
support worker, disability support worker, direct support professional, residential support worker, mental health support worker, Heilerziehungspfleger; care worker, key worker; caregiver, youth worker, social worker
physician, doctor, medical doctor, general practitioner, family physician, hospitalist, Arzt, Ärztin, médecin; internist, primary care physician, resident physician, consultant physician; physician assistant, surgeon, nurse practitioner
surgeon, orthopedic surgeon, general surgeon, Chirurg; surgical resident, trauma surgeon; physician, anesthesiologist
psychiatrist, child psychiatrist; psychologist, psychotherapist; physician, counselor
physician assistant, physician associate; clinical officer, surgical assistant; nurse practitioner, physician
medical assistant, certified medical assistant, clinical assistant, Medizinische Fachangestellte, MFA Praxis, assistante médicale; clinic assistant, ophthalmic assistant, medical office assistant; nursing assistant, medical receptionist, phlebotomist
medical receptionist, medical secretary, patient service representative, patient access representative, unit secretary; patient coordinator, medical office assistant, scheduler; receptionist, medical assistant
medical coder, medical biller, medical billing specialist, medical coding specialist, billing and coding specialist; health information technician, revenue cycle specialist; medical records clerk, billing specialist
medical records clerk, health information technician, medical records technician; health information manager, records clerk; data entry clerk, medical coder
pharmacist, clinical pharmacist, staff pharmacist, Apotheker, pharmacien; hospital pharmacist, pharmacy manager; pharmacy technician, pharmacologist
pharmacy technician, pharmacy assistant, pharmacy tech, PTA Apotheke, préparateur en pharmacie; dispensing assistant, pharmacy clerk; pharmacist, medical assistant
physical therapist, physiotherapist, Physiotherapeut, kinésithérapeute; physical therapist assistant, rehabilitation therapist, sports physiotherapist; occupational therapist, athletic trainer
occupational therapist, Ergotherapeut, ergothérapeute; occupational therapy assistant, rehabilitation therapist; physical therapist, speech therapist
speech therapist, speech language pathologist, speech and language therapist, Logopäde, orthophoniste; speech therapy assistant; audiologist, special education teacher
respiratory therapist, respiratory care practitioner; sleep technician, pulmonary technologist; registered nurse, paramedic
radiologic technologist, radiographer, x-ray technician, radiology technician, mri technologist, ct technologist, MTRA, manipulateur radio; ultrasound technician, sonographer, imaging technologist; medical laboratory technician, radiation therapist
sonographer, ultrasound technician, diagnostic medical sonographer; echocardiographer, vascular technologist; radiologic technologist
medical laboratory technician, medical laboratory scientist, clinical laboratory scientist, medical technologist, biomedical scientist, lab technologist, MTLA, technicien de laboratoire médical; laboratory technician, histology technician, clinical lab assistant; phlebotomist, research technician
phlebotomist, phlebotomy technician; specimen processor, blood collection specialist; medical assistant, medical laboratory technician
surgical technologist, surgical technician, operating room technician, scrub tech, OTA Operationstechnik; sterile processing technician, surgical assistant; operating room nurse
sterile processing technician, central service technician; instrument technician; surgical technologist
paramedic, ^EMT, emergency medical technician, ambulance technician, Notfallsanitäter, Rettungssanitäter, ambulancier; flight paramedic, emergency care assistant; firefighter, registered nurse
dentist, dental surgeon, Zahnarzt, dentiste; orthodontist, oral surgeon, associate dentist; dental hygienist
dental hygienist, Dentalhygienikerin; oral health therapist, dental therapist; dental assistant, dentist
dental assistant, dental nurse, Zahnmedizinische Fachangestellte, assistante dentaire; orthodontic assistant, dental office assistant; dental hygienist, medical assistant
optometrist, optician, Optiker, opticien; dispensing optician, optometric assistant; ophthalmic technician
psychologist, clinical psychologist, school psychologist, Psychologe, psychologue; counseling psychologist, neuropsychologist, psychology associate; therapist, counselor, psychiatrist
therapist, counselor, mental health counselor, psychotherapist, mental health therapist, licensed professional counselor, counsellor; substance abuse counselor, marriage and family therapist, behavioral therapist; psychologist, social worker
behavior technician, registered behavior technician, behavior therapist, behavior analyst; aba therapist, autism support worker; special education teacher, support worker
dietitian, nutritionist, dietician, Ernährungsberater, diététicien; clinical dietitian, nutrition counselor; health coach, food scientist
massage therapist, masseur, Masseur; spa therapist, bodywork therapist; physical therapist, esthetician
veterinarian, vet, veterinary surgeon, Tierarzt, vétérinaire; associate veterinarian, veterinary medical officer; veterinary technician
veterinary technician, veterinary assistant, vet tech, veterinary nurse, Tiermedizinische Fachangestellte; animal care technician, kennel assistant; veterinarian, medical assistant
animal care worker, animal caretaker, kennel technician, Tierpfleger; pet groomer, dog walker, zookeeper; veterinary assistant
healthcare administrator, practice manager, hospital administrator, clinic manager, health services manager; medical office manager, patient services manager; operations manager, nurse manager
public health specialist, epidemiologist, public health analyst, health educator; community health worker, health promotion officer; policy analyst, biostatistician
community health worker, health educator, health promoter; patient navigator, outreach worker; social worker, public health specialist
clinical research associate, ^CRA, clinical research coordinator, clinical trial manager, clinical trials coordinator, clinical study manager; clinical research assistant, clinical data manager, research nurse; regulatory affairs specialist, clinical project manager
regulatory affairs specialist, regulatory affairs manager, regulatory affairs associate; quality assurance specialist pharma, drug safety associate, pharmacovigilance specialist; compliance officer, clinical research associate
audiologist, hearing aid specialist, Hörgeräteakustiker, audioprothésiste; audiology technician, hearing care practitioner; speech therapist
anesthesiologist, anaesthetist, nurse anesthetist, Anästhesist, anesthésiste; anaesthetic technician, operating department practitioner; surgeon, physician
cardiologist, dermatologist, neurologist, radiologist, oncologist, gynecologist, pediatrician, paediatrician, pathologist, specialist doctor, Facharzt, médecin spécialiste; consultant doctor, specialist registrar; physician, surgeon
dental technician, dental laboratory technician, Zahntechniker, prothésiste dentaire; orthodontic technician, ceramist dental; dental assistant, laboratory technician
prosthetist, orthotist, prosthetic technician, orthopaedic technician, Orthopädietechniker; podiatry technician; physiotherapist, dental technician
podiatrist, chiropodist, foot care specialist, podologue; chiropractor, osteopath; physiotherapist
chiropractor, osteopath, acupuncturist, naturopath, Heilpraktiker, ostéopathe; homeopath, herbalist; physiotherapist, massage therapist
physiotherapy assistant, physical therapy assistant, therapy assistant, rehabilitation assistant; occupational therapy assistant, physiotherapy technician; physiotherapist, healthcare assistant
care home manager, aged care manager, residential manager, registered manager care, Heimleiter; care services manager, deputy care home manager; nurse manager, social care manager
hospital porter, patient transport officer, ward orderly, hospital orderly, brancardier; theatre porter, patient transport driver; healthcare assistant, cleaner
environmental health officer, public health inspector, food safety inspector, environmental health inspector; pollution control officer, sanitary inspector; health and safety officer
# Education, care of children
teacher, school teacher, classroom teacher, elementary teacher, elementary school teacher, primary teacher, primary school teacher, Lehrer, Lehrerin, Grundschullehrer, enseignant, professeur des écoles; high school teacher, secondary school teacher, middle school teacher, substitute teacher, supply teacher; teaching assistant, tutor, instructional coach, special education teacher
high school teacher, secondary teacher, secondary school teacher, math teacher, maths teacher, mathematics teacher, teacher of mathematics, science teacher, english teacher, history teacher, Gymnasiallehrer, professeur; subject teacher, middle school teacher; teacher, tutor, lecturer
special education teacher, special needs teacher, sen teacher, send teacher, Sonderpädagoge, Förderlehrer; learning support teacher, resource teacher, inclusion teacher; teacher, behavior technician, teaching assistant
teaching assistant, teacher assistant, teacher aide, paraprofessional, learning support assistant, classroom assistant, Schulbegleiter; instructional aide, teaching aide, sen teaching assistant; teacher, childcare worker, tutor
early childhood educator, preschool teacher, kindergarten teacher, nursery teacher, early years practitioner, nursery nurse, Erzieher, Erzieherin, éducateur de jeunes enfants; preschool assistant, early years educator, montessori teacher; childcare worker, teacher, teaching assistant
childcare worker, daycare worker, child care provider, nanny, babysitter, Kinderpfleger, Tagesmutter, assistante maternelle; au pair, after school care worker, nursery assistant; early childhood educator, teaching assistant
lecturer, professor, assistant professor, associate professor, university lecturer, Dozent, wissenschaftlicher Mitarbeiter, maître de conférences; adjunct professor, instructor, teaching fellow, postdoctoral researcher; research scientist, teacher
tutor, private tutor, online tutor, Nachhilfelehrer; academic coach, homework helper; teacher, teaching assistant
language teacher, esl teacher, english language teacher, efl teacher, esl instructor, spanish teacher, french teacher, german teacher; language instructor, tefl teacher; teacher, translator
music teacher, music instructor, piano teacher, art teacher; choir director, dance teacher, drama teacher; teacher, musician
physical education teacher, pe teacher, sports coach, coach, sports instructor; athletic coach, swim instructor; personal trainer, teacher
school principal, principal, headteacher, assistant principal, deputy head, Schulleiter, directeur d'école; dean, school administrator, head of school; teacher, education consultant
school counselor, guidance counselor, academic advisor, career counselor, student advisor; admissions counselor, student success coach; therapist, teacher
instructional designer, learning designer, e-learning developer, elearning developer, curriculum developer, curriculum designer; learning experience designer, instructional technologist; training specialist, teacher
vocational trainer, vocational instructor, technical instructor, driving instructor, Ausbilder, Fahrlehrer, formateur; apprenticeship trainer, workshop instructor; training specialist, teacher
childcare manager, nursery manager, daycare manager, Kitaleitung, directrice de crèche; deputy nursery manager, childcare centre director; early childhood educator
education officer, education adviser, curriculum adviser, education consultant, education manager; school inspector, e-learning manager; teacher, training specialist
it trainer, computer trainer, software trainer; digital skills tutor; training specialist, teacher
athlete, professional footballer, football player, sports player; jockey, racing driver; sports coach
sports centre manager, leisure centre manager, recreation manager, gym manager, sports manager; leisure manager, cultural centre manager; fitness instructor, operations manager
# Trades, building, technical service
electrician, journeyman electrician, electrical technician, industrial electrician, maintenance electrician, apprentice electrician, Elektriker, Elektroniker, Elektroinstallateur, électricien; master electrician, electrical installer, solar installer, low voltage technician; electrical engineer, maintenance technician, hvac technician
plumber, journeyman plumber, pipefitter, pipe fitter, plumbing technician, Anlagenmechaniker, Klempner, plombier; gas engineer, steamfitter, drain technician, heating engineer; hvac technician, maintenance technician
hvac technician, hvac installer, hvac service technician, air conditioning technician, refrigeration technician, heating engineer, Kälteanlagenbauer, frigoriste; hvac mechanic, hvac engineer, boiler technician; plumber, electrician, maintenance technician
carpenter, joiner, cabinet maker, framer, finish carpenter, Tischler, Schreiner, Zimmermann, menuisier, charpentier; woodworker, shopfitter, furniture maker; construction worker, roofer
construction worker, construction laborer, construction labourer, general laborer, builder, labourer, Bauhelfer, Bauarbeiter, ouvrier du bâtiment; demolition worker, concrete worker, site operative; carpenter, mason, heavy equipment operator
mason, bricklayer, stonemason, block mason, Maurer, maçon; concrete finisher, plasterer, tiler; construction worker
roofer, roofing technician, Dachdecker, couvreur; cladding installer, solar installer; carpenter, construction worker
painter, house painter, painter and decorator, industrial painter, Maler, Lackierer, peintre en bâtiment; drywall finisher, spray painter, decorator; plasterer, construction worker
plasterer, drywall installer, dryliner, Trockenbauer, plaquiste; ceiling fixer, tiler; painter, construction worker
tiler, floor layer, flooring installer, Fliesenleger, carreleur; tile setter, carpet fitter; mason, construction worker
welder, mig welder, tig welder, welder fabricator, pipe welder, Schweißer, soudeur; fabricator, metal fabricator, structural welder; machinist, sheet metal worker, boilermaker
sheet metal worker, metal worker, metal fabricator, Metallbauer, Konstruktionsmechaniker, chaudronnier; ironworker, fabricator; welder, machinist
machinist, cnc machinist, cnc operator, cnc programmer, cnc machine operator, Zerspanungsmechaniker, usineur; tool and die maker, toolmaker, lathe operator, milling machinist; machine operator, manufacturing technician
maintenance technician, maintenance mechanic, industrial mechanic, maintenance engineer, facilities technician, building maintenance technician, millwright, handyman, Instandhaltungsmechaniker, Industriemechaniker, Hausmeister, technicien de maintenance, agent de maintenance; maintenance worker, mechanical fitter, service technician, multi skilled engineer; electrician, hvac technician, mechanic
automotive technician, mechanic, auto mechanic, car mechanic, automotive mechanic, vehicle technician, Kfz-Mechatroniker, mécanicien automobile; diesel mechanic, diesel technician, service technician automotive, lube technician, motor mechanic; auto body technician, maintenance technician
diesel mechanic, diesel technician, truck mechanic, heavy equipment mechanic; fleet mechanic, agricultural mechanic; automotive technician, maintenance technician
auto body technician, collision technician, panel beater, vehicle painter, Karosseriebauer; auto detailer, body shop technician; automotive technician
aircraft mechanic, aircraft maintenance technician, aviation mechanic, a&p mechanic, aircraft technician, Fluggerätmechaniker; avionics technician, aircraft maintenance engineer; automotive technician, mechanical engineer
field service technician, service technician, field technician, field service engineer, Servicetechniker, technicien itinérant; installation technician, service engineer, elevator technician, appliance repair technician; maintenance technician, electrician, it support specialist
telecommunications technician, telecom technician, fiber technician, cable technician, fibre engineer; network technician, tower technician, line installer; electrician, field service technician
solar installer, solar technician, pv installer, wind turbine technician, Solarteur; solar panel installer, renewable energy technician; electrician, roofer
heavy equipment operator, excavator operator, equipment operator, crane operator, plant operator construction, Baggerfahrer, Kranführer, conducteur d'engins; bulldozer operator, loader operator; construction worker, truck driver
construction manager, site manager, construction project manager, site supervisor, construction superintendent, superintendent, foreman, Bauleiter, conducteur de travaux, chef de chantier; assistant site manager, construction supervisor, project engineer construction; civil engineer, project manager, quantity surveyor
quantity surveyor, cost estimator, estimator, construction estimator, Kalkulator; cost manager, cost engineer; construction manager, civil engineer
land surveyor, surveyor, survey technician, Vermessungstechniker, géomètre; geomatics technician, gis technician; civil engineer
landscaper, gardener, groundskeeper, landscape gardener, landscape technician, Gärtner, Landschaftsgärtner, jardinier, paysagiste; arborist, grounds maintenance worker, horticulturist; farm worker, construction worker
locksmith, glazier, scaffolder, insulation installer; window installer, door installer; carpenter, construction worker
scaffolder, scaffold erector, scaffolding operative, Gerüstbauer, échafaudeur; advanced scaffolder, scaffold supervisor; construction worker, roofer
rigger, cable splicer, steel erector, structural steel worker; lifting supervisor, banksman, slinger; scaffolder, welder
glazier, window fitter, glass cutter, Glaser, vitrier; double glazing installer; carpenter, construction worker
insulation installer, insulation worker, lagger, Isolierer; loft insulation installer, cavity wall installer; plasterer, construction worker
pest controller, pest control technician, exterminator, fumigator, Schädlingsbekämpfer; rodent control officer; cleaner, environmental health officer
chimney sweep, building cleaner, facade cleaner, Schornsteinfeger, ramoneur; pressure washer operative, rope access technician; cleaner, roofer
upholsterer, furniture upholsterer, curtain maker, Polsterer, tapissier; furniture restorer, french polisher; carpenter, tailor
shoemaker, shoe repairer, cobbler, leather worker, Schuhmacher, cordonnier; saddler, leather craftsman; tailor
blacksmith, farrier, forge operator, toolsmith, Schmied, forgeron; hammersmith, metal polisher; welder, sheet metal worker
foundry worker, moulder, caster, metal moulder, Gießer, fondeur; coremaker, furnace operator; production worker, machinist
potter, ceramist, glass blower, glassmaker, Keramiker, Glasbläser; stone carver, glass engraver; craft worker, artist
musical instrument maker, piano tuner, luthier, Klavierbauer; organ builder; carpenter, musician
road worker, highways operative, road construction worker, paver, Straßenbauer; groundworker, kerb layer, asphalt worker; construction worker
driller, blaster, tunneller, shotfirer; drilling rig operator, well driller; miner, construction worker
lift engineer, elevator mechanic, escalator technician, lift technician; lift installer; electrician, maintenance technician
bicycle mechanic, bike mechanic, cycle technician, Fahrradmechaniker; motorcycle mechanic; automotive technician
building caretaker, caretaker, building superintendent, concierge building, Hauswart, gardien d'immeuble; site caretaker, school caretaker; maintenance technician, janitor
# Engineering, architecture
mechanical engineer, mechanical design engineer, design engineer, Maschinenbauingenieur, ingénieur mécanique; product engineer, cad engineer, r&d engineer, thermal engineer, hvac engineer; manufacturing engineer, project engineer, mechanical technician
electrical engineer, electrical design engineer, power engineer, Elektroingenieur, ingénieur électrique; power systems engineer, controls engineer, electrical project engineer; electronics engineer, electrician, automation engineer
electronics engineer, hardware engineer, electronic engineer, pcb designer, hardware design engineer; rf engineer, fpga engineer, asic engineer, analog design engineer; embedded software engineer, electrical engineer, electronics technician
electronics technician, electrical technician, test technician, calibration technician, instrumentation technician, Mechatroniker; electromechanical technician, bench technician; electronics engineer, maintenance technician
automation engineer, controls engineer, control systems engineer, plc programmer, plc engineer, Automatisierungstechniker, automaticien; instrumentation engineer, robotics engineer, scada engineer; electrical engineer, maintenance engineer
civil engineer, civil design engineer, Bauingenieur, ingénieur génie civil; structural engineer, site engineer, transportation engineer, geotechnical engineer, water resources engineer, highway engineer; construction manager, urban planner, environmental engineer
structural engineer, structural design engineer, Tragwerksplaner; bridge engineer, facade engineer; civil engineer, architect
environmental engineer, environmental scientist, environmental consultant, Umweltingenieur; sustainability consultant, water engineer, environmental specialist, ecologist; civil engineer, ehs specialist
sustainability manager, sustainability consultant, esg analyst, esg manager; climate analyst, energy manager; environmental consultant, policy analyst
chemical engineer, process engineer, process development engineer, Verfahrenstechniker, ingénieur procédés; process safety engineer, production engineer chemical; manufacturing engineer, chemist
manufacturing engineer, production engineer, industrial engineer, Fertigungsingenieur, Wirtschaftsingenieur; process improvement engineer, lean engineer, continuous improvement engineer; process engineer, quality engineer, mechanical engineer
quality engineer, quality assurance manager, quality manager, quality specialist, quality control manager, Qualitätsmanager, Qualitätsingenieur, responsable qualité; supplier quality engineer, quality assurance specialist; manufacturing engineer, quality inspector
quality inspector, quality control inspector, qc inspector, quality technician, quality control technician, Qualitätsprüfer, contrôleur qualité; quality auditor, inspection technician; quality engineer, production worker, laboratory technician
aerospace engineer, aeronautical engineer, flight test engineer; avionics engineer, systems engineer aerospace, propulsion engineer; mechanical engineer, systems engineer
automotive engineer, vehicle engineer, powertrain engineer, battery engineer; chassis engineer, test engineer automotive; mechanical engineer, electrical engineer
biomedical engineer, biomedical equipment technician, medical device engineer, Medizintechniker; clinical engineer, r&d engineer medical devices; mechanical engineer, electronics engineer
materials engineer, materials scientist, metallurgist; failure analysis engineer, polymer engineer; mechanical engineer, chemist
petroleum engineer, drilling engineer, reservoir engineer; production engineer oil, completions engineer; chemical engineer, geologist
mining engineer, mine engineer; mine planner, drill and blast engineer; geologist, civil engineer
systems engineer, systems integration engineer; requirements engineer, verification engineer; software engineer, electrical engineer, network engineer
cad technician, cad designer, draftsman, drafter, cad operator, bim technician, bim modeler, Technischer Zeichner, Bauzeichner, dessinateur; bim coordinator, design technician, revit technician; architect, mechanical engineer
architect, project architect, architectural designer, Architekt, Architektin, architecte; architectural technologist, architectural assistant, design architect, landscape architect; interior designer, urban planner, cad technician
landscape architect, landscape designer, Landschaftsarchitekt; urban designer, landscape planner; architect, landscaper
gis analyst, gis specialist, gis technician, geospatial analyst; cartographer, remote sensing analyst; data analyst, urban planner, surveyor
pilot, airline pilot, commercial pilot, first officer, captain airline, Pilot; flight instructor, helicopter pilot, drone pilot; air traffic controller, flight dispatcher
air traffic controller, flight dispatcher, Fluglotse; airport operations officer, aviation operations specialist; pilot
ship officer, deck officer, marine engineer, ship captain, chief mate; deckhand, able seaman; mechanical engineer, pilot
telecommunications engineer, telecom engineer, radio engineer, wireless engineer, rf planning engineer; transmission engineer, fibre network engineer; network engineer, electronics engineer
traffic planner, transport engineer, traffic engineer, transportation planner; road safety engineer; urban planner, civil engineer
civil engineering technician, site technician, construction technician, building technician; materials testing technician, clerk of works; civil engineer, surveyor
mechanical engineering technician, mechanical technician, engineering technician; prototype technician, test rig technician; mechanical engineer, maintenance technician
electrical engineering technician, electrical technician, power technician; substation technician, protection technician; electrical engineer, electrician
nuclear engineer, reactor operator, radiation protection officer; nuclear safety engineer; power engineer, physicist
marine engineer, naval architect, ship engineer, ship surveyor; offshore engineer, marine surveyor; mechanical engineer, ship officer
# Logistics, production, transport
warehouse worker, warehouse associate, warehouse operative, picker packer, order picker, order selector, warehouse clerk, material handler, Lagermitarbeiter, Lagerist, Fachkraft für Lagerlogistik, magasinier, préparateur de commandes, agent logistique; forklift operator, shipping clerk, receiving clerk, stocker, inventory clerk, package handler; production worker, delivery driver, warehouse supervisor
forklift operator, forklift driver, reach truck driver, Staplerfahrer, Gabelstaplerfahrer, cariste; lift truck operator, warehouse operator; warehouse worker, heavy equipment operator
warehouse manager, warehouse supervisor, distribution center manager, Lagerleiter, responsable entrepôt; distribution manager, shift manager warehouse, inventory manager; logistics manager, operations manager
logistics manager, logistics coordinator, logistics specialist, logistics analyst, transport manager, Logistiker, Disponent, responsable logistique; transport coordinator, freight coordinator, shipping coordinator, dispatcher, transport planner; supply chain manager, warehouse manager
supply chain manager, supply chain analyst, supply chain planner, supply chain specialist, supply chain coordinator; demand planner, material planner, inventory planner, production planner; logistics manager, procurement specialist
production planner, demand planner, material planner, inventory analyst, Produktionsplaner; planner, scheduler production, master scheduler; supply chain analyst, production manager
freight forwarder, customs broker, import export coordinator, customs specialist, Speditionskaufmann, déclarant en douane; freight broker, trade compliance specialist, shipping agent; logistics coordinator
truck driver, cdl driver, cdl truck driver, hgv driver, lorry driver, otr driver, long haul driver, Lkw-Fahrer, Berufskraftfahrer, chauffeur poids lourd, conducteur routier; class a driver, tanker driver, flatbed driver, local truck driver; delivery driver, bus driver, forklift operator
delivery driver, van driver, courier, parcel delivery driver, driver, Auslieferungsfahrer, Zusteller, Kurierfahrer, chauffeur livreur; route driver, food delivery driver, postal worker; truck driver, warehouse worker, taxi driver
bus driver, school bus driver, coach driver, Busfahrer, conducteur de bus; shuttle driver, tram driver, train driver; truck driver, taxi driver
taxi driver, chauffeur, private hire driver, rideshare driver, Taxifahrer; shuttle driver, limousine driver; delivery driver, bus driver
train driver, train operator, locomotive engineer, rail conductor, Lokführer, Triebfahrzeugführer, conducteur de train; train conductor, railway signaller; bus driver
postal worker, mail carrier, letter carrier, mail sorter, Briefträger, facteur; postal clerk, mailroom clerk; delivery driver
dispatcher, fleet dispatcher, transport dispatcher; fleet coordinator, load planner; logistics coordinator
production worker, production operator, machine operator, assembler, assembly worker, factory worker, manufacturing associate, production associate, assembly line worker, packer, Produktionsmitarbeiter, Produktionshelfer, Maschinenbediener, Maschinen- und Anlagenführer, opérateur de production, ouvrier de production, agent de production; packaging operator, process operator, machine setter, line operator; warehouse worker, machinist, production supervisor
production supervisor, production manager, manufacturing supervisor, manufacturing manager, shift supervisor, line lead, Produktionsleiter, Schichtleiter, chef d'équipe; plant manager, team leader production, assembly supervisor; operations manager, production worker
process operator, chemical operator, plant operator, control room operator, Chemikant, Anlagenfahrer; refinery operator, water treatment operator, utilities operator; production worker, process engineer
electronics assembler, pcb assembler, solderer; cable assembler, test operator; production worker, electronics technician
tailor, seamstress, sewing machine operator, Schneider, couturier; upholsterer, alteration specialist; fashion designer
printer, press operator, printing operator, Drucker, Medientechnologe; prepress technician, bindery operator; graphic designer, machine operator
plastics machine operator, injection moulding operator, rubber machine operator, extrusion operator, Kunststoffformgeber; blow moulding operator, moulding technician; machine operator, production worker
textile machine operator, weaver, knitting machine operator, spinning operator, Weber, tisserand; dyeing machine operator, textile worker; production worker, sewing machine operator
paper mill operator, pulp operator, paper machine operator, Papiermacher; corrugator operator, converting operator; machine operator, process operator
food processing worker, food production operative, food machine operator, meat processing worker, bottling line operator, Lebensmittelproduktion; brewery operative, dairy operative, packing operative; production worker, packer
brewer, distiller, winemaker, cheese maker, Brauer, brasseur, vigneron; cellar hand, master brewer; food technologist, baker
power plant operator, boiler operator, steam engineer, stationary engineer, power station operator; turbine operator, incinerator operator; process operator, maintenance technician
steel worker, rolling mill operator, furnace operator, metal processing operator, Stahlarbeiter; smelter operator, heat treatment operator; production worker, foundry worker
wood processing operator, sawmill worker, sawmill operator, wood machinist, Holzbearbeitung; cnc router operator, panel saw operator; carpenter, machine operator
furniture assembler, mechanical assembler, electrical assembler, cable assembler, Monteur Montage; bench assembler, kitchen fitter; production worker, carpenter
miner, mine worker, quarry worker, coal miner, underground miner, Bergmann, mineur; mine supervisor, haul truck operator; driller, heavy equipment operator
freight handler, baggage handler, stevedore, dock worker, docker, loader, porter, manutentionnaire, removal worker; airport ramp agent, furniture mover, cargo handler; warehouse worker
shelf filler, shelf stacker, stock replenisher, shelf replenishment assistant, Regalauffüller; night stocker; retail assistant, warehouse worker
car washer, valeter, vehicle cleaner, car valeter, Autoreiniger; car detailer, windscreen cleaner; cleaner
laundry worker, laundry operative, dry cleaner, ironing operative, presser, Wäschereimitarbeiter; linen attendant; cleaner, housekeeper
motorcycle courier, bike courier, cycle courier, motorcycle taxi driver, Fahrradkurier; food delivery rider; delivery driver
meter reader, vending machine collector, utility meter reader; parking meter collector; field technician
ship captain, skipper, boatmaster, ferry captain; coxswain, tug master; ship officer
fisherman, fishing crew member, fisher, fish farm worker, aquaculture worker, Fischer, pêcheur; deckhand fishing, shellfish farmer; farm worker, deckhand
airport ground staff, ground handler, passenger service agent, check in agent, airline ticket agent; gate agent, airport agent; customer service representative, baggage handler
train conductor, ticket inspector, train guard, Zugbegleiter, contrôleur sncf; train attendant, tram conductor; bus driver, customer service agent
# Hospitality, food, personal service
chef, cook, line cook, head chef, sous chef, executive chef, chef de partie, commis chef, prep cook, Koch, Köchin, cuisinier, cuisinière; pastry chef, kitchen manager, kitchen supervisor, grill cook, catering chef; kitchen assistant, baker, restaurant manager
kitchen assistant, kitchen porter, dishwasher, kitchen helper, prep cook, Küchenhilfe, commis de cuisine, plongeur; catering assistant, food service worker, kitchen hand; cook, cleaner
baker, pastry chef, pastry cook, Bäcker, Konditor, boulanger, pâtissier; cake decorator, bakery assistant; cook, production worker food
butcher, meat cutter, Metzger, Fleischer, boucher; deli clerk, fishmonger; cook, production worker
waiter, waitress, server, restaurant server, food server, Kellner, Kellnerin, Servicekraft, serveur, serveuse; food runner, banquet server, host, hostess; bartender, barista, restaurant manager
bartender, barkeeper, bar staff, mixologist, Barkeeper, barman; bar manager, bar back, sommelier; waiter, barista
barista, coffee shop assistant, café assistant; coffee shop supervisor, counter attendant; waiter, cashier, bartender
fast food worker, crew member, team member restaurant, food service worker, catering assistant, Systemgastronom, équipier polyvalent; shift leader restaurant, cafeteria worker, counter attendant; cashier, kitchen assistant
restaurant manager, food and beverage manager, assistant restaurant manager, bar manager, Restaurantleiter, directeur de restaurant; shift manager restaurant, banquet manager, catering manager; hotel manager, chef, store manager
hotel manager, hospitality manager, hotel general manager, front office manager, Hoteldirektor, directeur d'hôtel; rooms division manager, guest services manager, assistant hotel manager; restaurant manager, operations manager
hotel receptionist, front desk agent, guest service agent, guest services representative, night auditor, Hotelfachfrau, Hotelfachmann, Rezeptionist, réceptionniste hôtel; concierge, reservations agent, front office agent; receptionist, customer service representative
housekeeper, room attendant, housekeeping attendant, hotel housekeeper, Zimmermädchen, Hauswirtschafterin, femme de chambre, employé de ménage; housekeeping supervisor, laundry attendant, domestic helper; cleaner, caregiver
cleaner, janitor, custodian, cleaning operative, office cleaner, Reinigungskraft, Gebäudereiniger, agent d'entretien, agent de propreté; cleaning supervisor, environmental services technician, window cleaner; housekeeper, maintenance worker
flight attendant, cabin crew, cabin crew member, Flugbegleiter, hôtesse de l'air, steward; cabin service manager, air hostess; customer service agent, hotel receptionist
tour guide, travel guide, tourist guide, Reiseleiter, guide touristique; tour leader, excursion guide; travel agent, event coordinator
hairdresser, hair stylist, hairstylist, barber, Friseur, Friseurin, coiffeur, coiffeuse; colorist, salon assistant; makeup artist, esthetician
esthetician, beautician, beauty therapist, cosmetologist, nail technician, Kosmetikerin, esthéticienne; makeup artist, spa therapist, lash technician; hairdresser, massage therapist
personal trainer, fitness instructor, fitness coach, gym instructor, Fitnesstrainer, coach sportif; yoga instructor, group fitness instructor, strength coach; sports coach, physical therapist
lifeguard, swim instructor, pool attendant, Bademeister, maître-nageur; recreation attendant, swim coach; personal trainer, childcare worker
recreation worker, activities coordinator, activity leader, camp counselor, animateur; recreation assistant, entertainment host; youth worker, event coordinator
florist, floral designer, Florist, fleuriste; garden center assistant; retail sales associate, event planner
funeral director, mortician, Bestatter; embalmer, funeral arranger; event coordinator
housekeeping supervisor, head housekeeper, executive housekeeper, Hausdame, gouvernante; floor supervisor housekeeping, cleaning supervisor; housekeeper, hotel manager
concierge, hotel porter, bellhop, doorman, bell attendant; valet, night porter, luggage porter; hotel receptionist
valet, personal attendant, butler, companion, domestic worker, Haushaltshilfe, employé de maison; housekeeper private, private household staff; caregiver, housekeeper
pet groomer, dog groomer, dog trainer, animal trainer, Hundefriseur, toiletteur; pet sitter, dog walker; animal care worker
catering manager, catering supervisor, canteen manager, Küchenleiter; contract catering manager, banqueting manager; restaurant manager, chef
tattoo artist, body piercer, makeup artist, make up artist, Visagist, maquilleur; special effects makeup artist; beautician, illustrator
# Science, agriculture
research scientist, scientist, researcher, principal scientist, Wissenschaftler, chercheur; postdoctoral researcher, research fellow, research associate, staff scientist; laboratory manager, data scientist, lecturer
research assistant, research associate, research technician, lab assistant; research coordinator, graduate research assistant; laboratory technician, research scientist
laboratory technician, lab technician, lab assistant, laboratory assistant, laboratory analyst, Laborant, Chemielaborant, Biologielaborant, technicien de laboratoire; qc analyst, laboratory scientist, research technician; chemist, medical laboratory technician, quality inspector
chemist, analytical chemist, research chemist, formulation chemist, Chemiker, chimiste; organic chemist, qc chemist, formulation scientist; chemical engineer, laboratory technician
biologist, molecular biologist, cell biologist, research biologist, Biologe, biologiste; microbiologist, geneticist, biochemist, marine biologist; research scientist, laboratory technician
microbiologist, microbiology analyst; virologist, food microbiologist; biologist, quality analyst
bioinformatician, bioinformatics scientist, computational biologist; bioinformatics analyst, genomics scientist; data scientist, biologist
biotechnologist, bioprocess engineer, manufacturing scientist; cell culture scientist, process development scientist; biologist, chemical engineer
physicist, research physicist, medical physicist, optical engineer, Physiker, physicien; laser engineer, experimental physicist; research scientist, data scientist
geologist, geoscientist, geophysicist, hydrogeologist, Geologe, géologue; exploration geologist, environmental geologist; civil engineer, mining engineer
ecologist, conservation officer, wildlife biologist, park ranger; conservation scientist, field ecologist; environmental scientist, biologist
meteorologist, climate scientist, climatologist; weather forecaster, atmospheric scientist; physicist, data scientist
food scientist, food technologist, Lebensmitteltechnologe; product development technologist, sensory scientist; quality specialist, chemist
psychology researcher, social scientist, sociologist, behavioral scientist; research officer, survey researcher; policy analyst, psychologist
archaeologist, historian, anthropologist; heritage officer, field archaeologist; museum curator, researcher
agronomist, agricultural scientist, crop scientist, Agraringenieur, agronome; soil scientist, agricultural advisor; farm manager, biologist
farm worker, farmhand, farm laborer, agricultural worker, fruit picker, Landwirt, Erntehelfer, ouvrier agricole; tractor driver, dairy worker, greenhouse worker; landscaper, warehouse worker
farm manager, farmer, ranch manager, agriculteur; livestock manager, vineyard manager; agronomist, operations manager
forester, forestry worker, tree surgeon, arborist, Forstwirt, bûcheron; logging operator, forest technician; landscaper, park ranger
waste collector, refuse collector, sanitation worker, recycling operative, Müllwerker, éboueur; street sweeper, waste driver; delivery driver, cleaner
agricultural technician, forestry technician, agronomy technician; soil technician, fish hatchery technician; agronomist, laboratory technician
gardener, landscape gardener, groundskeeper, horticultural worker, nursery worker plants, greenkeeper, Gärtner, jardinier; landscaper, garden labourer, plant nursery assistant; farm worker, construction worker
livestock farmer, dairy farmer, poultry farmer, cattle breeder, pig farmer, Tierwirt, éleveur; herdsperson, stockman, beekeeper; farm worker, farm manager
crop farmer, vegetable grower, fruit grower, wine grower, Winzer, maraîcher; market gardener, tree crop grower; farm worker, agronomist
forestry labourer, chainsaw operator, tree feller; tree planter; forester
mathematician, cryptographer, operations research analyst, Mathematiker; applied mathematician; statistician, data scientist
`
