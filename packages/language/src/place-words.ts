import { phrases } from './phrases.ts'

/** Country names that countries give each other, folded. English names and what a country calls itself are core's `COUNTRY_ALIASES`. */
export const COUNTRY_EXONYMS: Readonly<Record<string, string>> = {
  allemagne: 'Germany',
  alemania: 'Germany',
  germania: 'Germany',
  alemanha: 'Germany',
  duitsland: 'Germany',
  francia: 'France',
  franca: 'France',
  frankrijk: 'France',
  spanien: 'Spain',
  espagne: 'Spain',
  spagna: 'Spain',
  espanha: 'Spain',
  spanje: 'Spain',
  italien: 'Italy',
  italie: 'Italy',
  autriche: 'Austria',
  oostenrijk: 'Austria',
  suiza: 'Switzerland',
  suica: 'Switzerland',
  zwitserland: 'Switzerland',
  belgien: 'Belgium',
  belgica: 'Belgium',
  belgio: 'Belgium',
  niederlande: 'Netherlands',
  'pays bas': 'Netherlands',
  'paises bajos': 'Netherlands',
  'paesi bassi': 'Netherlands',
  'paises baixos': 'Netherlands',
  holanda: 'Netherlands',
  brasilien: 'Brazil',
  bresil: 'Brazil',
  brasile: 'Brazil',
  brazilie: 'Brazil',
  mexique: 'Mexico',
  mexiko: 'Mexico',
  messico: 'Mexico',
  polen: 'Poland',
  pologne: 'Poland',
  polonia: 'Poland',
  schweden: 'Sweden',
  suede: 'Sweden',
  suecia: 'Sweden',
  svezia: 'Sweden',
  zweden: 'Sweden',
  norwegen: 'Norway',
  norvege: 'Norway',
  noruega: 'Norway',
  norvegia: 'Norway',
  noorwegen: 'Norway',
  danemark: 'Denmark',
  dinamarca: 'Denmark',
  danimarca: 'Denmark',
  denemarken: 'Denmark',
  finnland: 'Finland',
  finlande: 'Finland',
  finlandia: 'Finland',
  griechenland: 'Greece',
  grece: 'Greece',
  grecia: 'Greece',
  griekenland: 'Greece',
  turkei: 'Turkey',
  turquie: 'Turkey',
  turquia: 'Turkey',
  turchia: 'Turkey',
  turkije: 'Turkey',
  irland: 'Ireland',
  irlande: 'Ireland',
  irlanda: 'Ireland',
  ierland: 'Ireland',
  grossbritannien: 'United Kingdom',
  'reino unido': 'United Kingdom',
  'regno unito': 'United Kingdom',
  'verenigd koninkrijk': 'United Kingdom',
  inglaterra: 'United Kingdom',
  angleterre: 'United Kingdom',
  'stati uniti': 'United States',
  'verenigde staten': 'United States',
  eeuu: 'United States',
  us: 'United States',
  maroc: 'Morocco',
  marokko: 'Morocco',
  marruecos: 'Morocco',
  tunisie: 'Tunisia',
  algerie: 'Algeria',
  agypten: 'Egypt',
  egypte: 'Egypt',
  kanada: 'Canada',
  japon: 'Japan',
  giappone: 'Japan',
  chine: 'China',
  cina: 'China',
  indien: 'India',
  inde: 'India',
  russland: 'Russia',
  russie: 'Russia',
  rusia: 'Russia',
  ungarn: 'Hungary',
  hongrie: 'Hungary',
  hungria: 'Hungary',
  tschechien: 'Czech Republic',
  rumanien: 'Romania',
  roumanie: 'Romania',
  portogallo: 'Portugal',
  luxemburg: 'Luxembourg',
  luxemburgo: 'Luxembourg',
  cataluna: 'Spain',
}

/** States and provinces of the United States, Canada and Australia, and some elsewhere. */
export const REGIONS = phrases(`
alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,wyoming,district of columbia,puerto rico
alberta,british columbia,manitoba,new brunswick,newfoundland,nova scotia,ontario,prince edward island,quebec,saskatchewan,yukon
new south wales,victoria,queensland,south australia,western australia,tasmania
bayern,bavaria,baden wurttemberg,hessen,hesse,nordrhein westfalen,nrw,niedersachsen,sachsen,saxony,thuringen,brandenburg,rheinland pfalz,saarland,schleswig holstein,mecklenburg vorpommern,sachsen anhalt
ile de france,auvergne rhone alpes,bretagne,occitanie,nouvelle aquitaine,normandie,hauts de france,grand est,pays de la loire,provence
cataluna,catalunya,andalucia,comunidad de madrid,comunidad valenciana,pais vasco,galicia,castilla y leon,aragon,murcia
lombardia,lazio,toscana,veneto,piemonte,emilia romagna,campania,sicilia,puglia,liguria,sardegna
noord holland,zuid holland,noord brabant,gelderland,utrecht,limburg,overijssel,vlaanderen
maharashtra,karnataka,tamil nadu,telangana,kerala,gujarat,west bengal,uttar pradesh,punjab,haryana,rajasthan,andhra pradesh,madhya pradesh,delhi ncr
sao paulo,rio de janeiro,minas gerais,parana,rio grande do sul,santa catarina,bahia,jalisco,nuevo leon,cdmx
england,scotland,wales,northern ireland,greater london,west yorkshire,greater manchester,west midlands,surrey,kent,essex,munster,leinster,ulster,connacht
gauteng,western cape,kwazulu natal,lagos state,hong kong,dubai,abu dhabi
`)

export const REGION_CODES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS ON PE QC SK YT NSW VIC QLD SA TAS ACT SP RJ MG PR RS SC BA ZH BE UK USA UAE'.split(
    ' ',
  ),
)
export const US_STATE_CODES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR'.split(
    ' ',
  ),
)

/** Large cities: a name from this list is a place without further evidence. */
export const CITIES = phrases(`
new york,new york city,nyc,los angeles,chicago,houston,phoenix,philadelphia,san antonio,san diego,dallas,san jose,austin,jacksonville,fort worth,columbus,charlotte,san francisco,indianapolis,seattle,denver,boston,el paso,detroit,nashville,portland,memphis,oklahoma city,las vegas,louisville,baltimore,milwaukee,albuquerque,tucson,fresno,sacramento,mesa,kansas city,atlanta,omaha,colorado springs,raleigh,miami,oakland,minneapolis,tulsa,tampa,arlington,new orleans,cleveland,pittsburgh,cincinnati,st louis,orlando,salt lake city,palo alto,mountain view,cambridge,brooklyn,buffalo,richmond,boulder,ann arbor,madison,des moines
toronto,montreal,vancouver,calgary,ottawa,edmonton,winnipeg,quebec city,halifax,waterloo,hamilton
london,manchester,birmingham,leeds,glasgow,liverpool,edinburgh,bristol,sheffield,cardiff,belfast,newcastle,nottingham,oxford,brighton,leicester,reading,york,bath,southampton,dublin,cork,galway,limerick
berlin,hamburg,munchen,munich,koln,cologne,frankfurt,frankfurt am main,stuttgart,dusseldorf,dortmund,essen,leipzig,bremen,dresden,hannover,hanover,nurnberg,nuremberg,bonn,karlsruhe,mannheim,augsburg,wiesbaden,munster,aachen,freiburg,heidelberg,potsdam,kiel,mainz,erfurt,regensburg,ulm,wurzburg
wien,vienna,graz,linz,salzburg,innsbruck,zurich,geneva,geneve,genf,basel,bern,lausanne,lugano,winterthur,luzern
paris,lyon,marseille,toulouse,nice,nantes,strasbourg,montpellier,bordeaux,lille,rennes,grenoble,reims,dijon,angers,rouen,toulon,nancy,metz,tours,clermont ferrand,sophia antipolis
bruxelles,brussels,brussel,antwerpen,antwerp,gent,ghent,liege,leuven,luxembourg,amsterdam,rotterdam,den haag,the hague,utrecht,eindhoven,groningen,tilburg,breda,nijmegen,haarlem,delft,leiden,maastricht,arnhem
madrid,barcelona,valencia,sevilla,seville,zaragoza,malaga,bilbao,murcia,palma,granada,alicante,cordoba,valladolid,vigo,gijon,salamanca,lisboa,lisbon,porto,braga,coimbra,aveiro,faro
roma,rome,milano,milan,napoli,naples,torino,turin,palermo,genova,genoa,bologna,firenze,florence,venezia,venice,verona,padova,padua,trieste,bari,catania,pisa,parma,modena,perugia
stockholm,goteborg,gothenburg,malmo,uppsala,oslo,bergen,trondheim,stavanger,kobenhavn,copenhagen,aarhus,odense,helsinki,espoo,tampere,turku,reykjavik,tallinn,riga,vilnius,kaunas
warszawa,warsaw,krakow,cracow,wroclaw,gdansk,poznan,lodz,katowice,praha,prague,brno,bratislava,budapest,bucuresti,bucharest,cluj napoca,sofia,belgrade,zagreb,ljubljana,athens,thessaloniki,istanbul,ankara,izmir,kyiv,kiev,lviv,moscow,saint petersburg
mumbai,bombay,delhi,new delhi,bangalore,bengaluru,hyderabad,chennai,kolkata,pune,ahmedabad,jaipur,noida,gurgaon,gurugram,kochi,coimbatore,indore,lucknow,chandigarh,karachi,lahore,islamabad,dhaka,colombo,kathmandu
beijing,shanghai,shenzhen,guangzhou,hangzhou,chengdu,wuhan,nanjing,hong kong,taipei,tokyo,osaka,kyoto,yokohama,seoul,busan,singapore,kuala lumpur,bangkok,jakarta,manila,hanoi,ho chi minh city
dubai,abu dhabi,doha,riyadh,jeddah,kuwait city,muscat,beirut,amman,tel aviv,jerusalem,haifa,cairo,alexandria,casablanca,rabat,tunis,algiers,lagos,abuja,accra,nairobi,kampala,addis ababa,johannesburg,cape town,durban,pretoria,dakar
sydney,melbourne,brisbane,perth,adelaide,canberra,gold coast,auckland,wellington,christchurch
mexico city,ciudad de mexico,guadalajara,monterrey,puebla,bogota,medellin,cali,lima,santiago,santiago de chile,buenos aires,cordoba,rosario,montevideo,quito,guayaquil,caracas,la paz,sao paulo,rio de janeiro,belo horizonte,brasilia,curitiba,porto alegre,salvador,recife,fortaleza,campinas,florianopolis,san juan,panama city,guatemala city
`)

export const REMOTE_WORDS = phrases(
  'remote,remotely,fully remote,work from home,home office,homeoffice,hybrid,worldwide,teletravail,a distance,remoto,teletrabajo,da remoto,smart working,thuiswerk,on site,onsite,anywhere',
)
