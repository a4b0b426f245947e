/**
 * The skill vocabulary. One skill per line: the name, other spellings after `|`, implied skills after `>`.
 * `^`: case-sensitive, and at the start of a sentence only in a list; `!`: also needs a list or a cue word beside it ("Go", "R").
 * Singular and plural, American and British spelling, hyphen, dot, slash and space are equivalent.
 */
export const SKILL_GROUPS = {
  tool: `
JavaScript|JS|ECMAScript|ES6|ES2015|Java Script|vanilla js
TypeScript|Type Script>JavaScript
Python|Python3|Python 2|Python 3
Java|Java 8|Java 11|Java 17|Java 21|J2SE|Java SE|core java
Kotlin
Scala
^Groovy
Clojure
C#|C Sharp|CSharp
C++|CPP|C plus plus
!C|C language|ANSI C|embedded C
Objective-C|ObjC|obj c
^Swift|swift programming
!Go|golang|go lang
^Rust|rust lang
^Ruby
PHP|PHP7|PHP8
Perl
!R|R programming|R language|RStudio|R Studio|tidyverse|ggplot2|ggplot
MATLAB
!Julia|Julia language
Haskell
Erlang
^Elixir
F#|F sharp
^OCaml
Lua
^Dart
^Lisp|Common Lisp
Prolog
Fortran
COBOL
!Ada|Ada programming
Pascal|Delphi|Object Pascal
Visual Basic|VB|VB6
VBA|Excel VBA|Visual Basic for Applications
VB.NET|Visual Basic .NET
Assembly language|assembler language|assembler programming|in assembler|C and assembler|x86 assembly|ARM assembly
Solidity
Apex|Apex programming
ABAP|SAP ABAP|ABAP OO
RPG IV|RPGLE|RPG ILE|AS/400|AS400|IBM i|iSeries
JCL
SAS|SAS programming|Base SAS
SPSS|IBM SPSS
Stata
Minitab
EViews
Bash|bash scripting|shell script|shell scripting|unix shell|ksh|zsh
PowerShell|Power Shell
AWK
Groovy scripting
VHDL
Verilog|SystemVerilog|System Verilog
PLC programming|^PLC|^PLCs|programmable logic controller|ladder logic|TIA Portal|Step 7|RSLogix|Studio 5000|structured text
LabVIEW
Simulink
G-code
CNC programming
HTML|HTML5|XHTML
CSS|CSS3
Sass|SCSS
^LESS
Tailwind CSS|Tailwind|TailwindCSS>CSS
Bootstrap|Bootstrap 5>CSS
Material UI|MUI
^React|React.js|ReactJS|React JS>JavaScript
React Native>JavaScript
Redux>JavaScript
MobX>JavaScript
Next.js|NextJS>JavaScript
Nuxt|Nuxt.js|NuxtJS>JavaScript
Remix run|Remix.js>JavaScript
Vue.js|VueJS|^Vue|Vue 3|Vuex|Pinia>JavaScript
^Angular|Angular 2|AngularJS|Angular.js>JavaScript
Svelte|SvelteKit>JavaScript
Ember.js|EmberJS>JavaScript
Backbone.js>JavaScript
jQuery>JavaScript
RxJS>JavaScript
Node.js|NodeJS|^Node>JavaScript
Express.js|ExpressJS>Node.js
NestJS|Nest.js>Node.js
Fastify>Node.js
Deno
^Bun
^Electron|Electron.js>JavaScript
D3.js|D3>JavaScript
Three.js|ThreeJS>JavaScript
WebGL
WebRTC
WebAssembly|WASM
Web Components
Webpack
!Vite|Vitejs|Vite.js
Rollup.js
Babel.js|BabelJS
ESLint
npm|^NPM
Yarn package manager|pnpm
Storybook
Gatsby
Astro.js
Progressive Web Apps|PWA|progressive web app
Web accessibility|WCAG|a11y|web content accessibility
Responsive design|responsive web design
Single page application|SPA development
Ionic framework|Ionic
^Flutter>Dart
Xamarin|.NET MAUI|MAUI
SwiftUI>Swift
UIKit
Jetpack Compose>Kotlin
iOS|iOS development|iOS SDK
Android|Android development|Android SDK|Android Studio
Cordova|PhoneGap
Capacitor.js
Spring Framework|!Spring|Spring MVC|Spring Cloud|Spring Security>Java
Spring Boot|SpringBoot>Java
Hibernate|JPA>Java
Java EE|J2EE|Jakarta EE>Java
Micronaut>Java
Quarkus>Java
JSF|JSP|Servlets>Java
Maven|Apache Maven
Gradle
JUnit>Java
TestNG
Mockito
Tomcat|Apache Tomcat
WebLogic
WebSphere
JBoss|WildFly
Play Framework
Akka
.NET|dotnet|dot net|.NET Framework|.NET Core
ASP.NET|ASP.NET Core|ASP.NET MVC>C#
Entity Framework|EF Core>C#
Blazor>C#
WPF|Windows Presentation Foundation
WinForms|Windows Forms
LINQ
^WCF
SignalR
NuGet
Django|Django REST framework|DRF>Python
^Flask>Python
FastAPI>Python
^Celery
SQLAlchemy>Python
Pydantic
pytest|py test>Python
Ruby on Rails|Rails|^RoR>Ruby
Sinatra framework
RSpec
Sidekiq
Laravel>PHP
Symfony>PHP
CodeIgniter>PHP
Zend Framework|Laminas>PHP
PHPUnit
Composer php
WordPress|WooCommerce|Elementor
Drupal
Joomla
Magento|Adobe Commerce
Shopify|Shopify Plus|Liquid templating
BigCommerce
PrestaShop
Contentful
Strapi
Sanity CMS
Webflow
Squarespace
Wix
Adobe Experience Manager|AEM
Sitecore
Umbraco
TYPO3
Content management systems|^CMS|content management system|headless CMS
gRPC
GraphQL|Apollo GraphQL|Apollo Client
^REST|REST API|RESTful|RESTful API|RESTful services|rest apis|restful web services|REST services
^SOAP|SOAP web services
WebSockets|web socket
OpenAPI|Swagger
Postman|Insomnia api
API design|api development|API integration|api management|web services
OAuth|OAuth2|OAuth 2.0|OpenID Connect|OIDC
^SAML|single sign on|SSO
JWT|JSON web token
JSON
XML|XSLT|XPath
YAML
Protocol Buffers|protobuf
Microservices|micro service|microservice architecture
Event-driven architecture|event driven
Domain-driven design|DDD
Design patterns|software design patterns
Object-oriented programming|OOP|object oriented|object oriented design
Functional programming
Multithreading|multi threading|concurrency|concurrent programming
Distributed systems|distributed computing
System design|systems design
Data structures
Algorithms|algorithm design
Clean code|SOLID principles
Refactoring
Code review|peer review of code
Software architecture|solution architecture|solutions architecture
Technical documentation|documentation writing|thorough documentation|maintaining documentation
Software development|software engineering|application development
Full stack development|full stack|fullstack
Mobile development|mobile app development|mobile applications
Game development|game design|gameplay programming
Embedded systems|embedded software|embedded development|firmware|firmware development
Real-time operating systems|RTOS|FreeRTOS|VxWorks|QNX
Device drivers|linux kernel|kernel development|^BSP|board support package|low level driver|driver development
Internet of Things|IoT
Robotics|ROS2|robot operating system
Computer graphics|OpenGL|Vulkan|DirectX|shader programming|HLSL|GLSL
Unity3D|^Unity|Unity 3D
Unreal Engine|^Unreal|UE4|UE5
Godot
Blockchain|smart contracts|Web3|Ethereum|^DeFi
Augmented reality|virtual reality|AR/VR|^VR|mixed reality|XR development|ARKit|ARCore
CUDA|GPU programming
OpenCL
FPGA|FPGA design
ASIC|ASIC design|RTL design
CAN bus|CAN open|CANoe
AUTOSAR
MISRA
UART|I2C|SPI bus|RS232|RS-232|RS485|RS422
Modbus|Profinet|Profibus|OPC UA
SCADA
HMI design|HMI programming
Arduino
Raspberry Pi
SQL|structured query language|ANSI SQL|SQL queries
PostgreSQL|Postgres|PostGIS>SQL
MySQL|MariaDB>SQL
SQL Server|MSSQL|MS SQL|Microsoft SQL Server|T-SQL|TSQL|Transact SQL|SSMS>SQL
Oracle Database|Oracle DB|PL/SQL|PLSQL|Oracle 19c|Oracle SQL>SQL
SQLite>SQL
DB2|IBM DB2>SQL
Teradata>SQL
Sybase>SQL
SAP HANA|^HANA>SQL
Snowflake|SnowSQL>SQL
Amazon Redshift|Redshift>SQL
BigQuery|Google BigQuery|big query>SQL
Databricks|Delta Lake
Azure Synapse|Synapse Analytics
Microsoft Fabric
ClickHouse
Vertica
Greenplum
MongoDB|Mongo|Mongoose
Redis
Memcached
Cassandra|Apache Cassandra|ScyllaDB
DynamoDB|Amazon DynamoDB
Couchbase|CouchDB
Neo4j|Cypher query|graph database
Elasticsearch|Elastic Search|ELK|ELK Stack|OpenSearch|Kibana|Logstash
Solr|Apache Solr|Lucene
InfluxDB|TimescaleDB|time series database
Firebase|Firestore
Supabase
NoSQL|non relational database
Microsoft Access|MS Access|!Access database|!Access
FileMaker
Database administration|database administrator|DBA
Database design|relational database|data base design|RDBMS
Query optimization|query tuning|SQL tuning|performance tuning
Stored procedures
Data modeling|data modelling|dimensional modeling|star schema|entity relationship
Data warehousing|data warehouse|data mart
Data lake|data lakehouse|lakehouse
ETL|ELT|ETL development|extract transform load
Data pipelines|data pipeline
Data engineering|data platforms|data processing
Data integration|data migration
Data governance|data stewardship|data catalog
Data quality|data cleansing|data cleaning|data validation
Master data management|MDM
^Informatica|Informatica PowerCenter|IICS
Talend
SSIS|SQL Server Integration Services
SSRS|SQL Server Reporting Services
SSAS|analysis services
Pentaho
DataStage
Fivetran|Airbyte|Stitch data
dbt|data build tool
Airflow|Apache Airflow|MWAA
Prefect orchestration|Dagster
NiFi|Apache NiFi
Kafka|Apache Kafka|Confluent
RabbitMQ
ActiveMQ
Amazon SQS|^SQS|^SNS|Kinesis
Google Pub/Sub|pubsub
Azure Service Bus|Event Hubs
^Spark|Apache Spark|PySpark|Spark SQL|spark streaming
Hadoop|HDFS|MapReduce|Hive|Apache Hive|HBase|Cloudera|Hortonworks
Flink|Apache Flink
Apache Beam|Dataflow
Presto|Trino|Athena|Amazon Athena
Azure Data Factory|^ADF|data factory
AWS Glue|^Glue
Pandas>Python
NumPy>Python
SciPy>Python
scikit-learn|sklearn>Python,Machine learning
TensorFlow>Machine learning,Deep learning
PyTorch>Machine learning,Deep learning
Keras>Machine learning
XGBoost|LightGBM|CatBoost|gradient boosting>Machine learning
Hugging Face|HuggingFace|transformers library
LangChain|LlamaIndex
OpenAI API|ChatGPT|GPT-4
Large language models|LLM|generative AI|GenAI|gen ai|foundation models
Prompt engineering
Retrieval augmented generation|^RAG|vector database|Pinecone|pgvector
Machine learning|^ML engineer|^ML engineering|^AI ML|^ML algorithms|^ML pipelines|^ML frameworks|!ML|statistical learning|ML models
Deep learning|neural networks|neural network|CNN|^RNN|LSTM
Artificial intelligence|^AI
Natural language processing|NLP|text mining|spaCy|NLTK
Computer vision|image processing|OpenCV|object detection
Reinforcement learning
Recommender systems|recommendation system
Time series analysis|time series|forecasting models|ARIMA
Anomaly detection
Feature engineering
MLOps|ML Ops|MLflow|Kubeflow|model deployment
SageMaker|Amazon SageMaker
Vertex AI
Azure Machine Learning|Azure ML
Jupyter|Jupyter Notebook|JupyterLab
Data science
Data mining
Data analysis|data analytics|analyzing data|analysis of data|performance data|analyze data|analyse data
Big data
Statistics|statistical analysis|statistical methods|biostatistics|statistical modeling|statistical modelling
Regression analysis|linear regression|logistic regression
Bayesian statistics|bayesian inference|bayesian
Econometrics
Predictive modeling|predictive analytics|predictive modelling
A/B testing|AB testing|split testing|multivariate testing
Hypothesis testing|design of experiments|experimental design
Operations research|linear programming|mathematical optimization
Business intelligence|^BI|BI tools|BI reporting
Data visualization|data visualisation|dashboards|dashboarding|dashboard development
Tableau|Tableau Desktop|Tableau Server
Power BI|PowerBI|^DAX|Power Query
Looker|LookML|Looker Studio|Google Data Studio
Qlik|QlikView|Qlik Sense
MicroStrategy
Cognos|IBM Cognos
SAP BusinessObjects|Business Objects|SAP BO|Crystal Reports
Metabase|Superset
Domo
Sigma computing
Alteryx
KNIME
RapidMiner
Google Analytics|GA4|google analytics 4
Adobe Analytics|Omniture
Mixpanel|Amplitude|Heap analytics
Google Tag Manager|^GTM
Segment CDP|customer data platform
Geographic information systems|^GIS|ArcGIS|QGIS|Esri|geospatial analysis|geospatial
Remote sensing|satellite imagery|^LiDAR|^LIDAR|lidar data|lidar scanning|lidar sensors
AWS|Amazon Web Services|EC2|^S3|AWS Lambda|AWS cloud
Microsoft Azure|Azure|Azure cloud
Google Cloud Platform|GCP|Google Cloud
IBM Cloud
Oracle Cloud|OCI|Oracle cloud infrastructure
DigitalOcean|Linode|Heroku
Cloudflare
Vercel|Netlify
OpenStack
VMware|vSphere|ESXi|vCenter
Hyper-V
Proxmox
Citrix|XenApp|XenDesktop
Virtualization|virtual machines|virtual machine
Cloud computing|cloud infrastructure|cloud services|cloud platforms|cloud native|cloud technologies
Cloud migration
Serverless|serverless architecture|AWS SAM|cloud functions|Azure Functions
Docker|docker compose|Dockerfile>Containers
Containers|containerization|containerisation|Podman|containerd
Kubernetes|K8s|EKS|AKS|GKE>Containers
OpenShift|Red Hat OpenShift>Kubernetes
^Helm|Helm charts>Kubernetes
Istio|service mesh|Linkerd
Argo CD|ArgoCD|GitOps|FluxCD
Terraform|OpenTofu|Terragrunt>Infrastructure as code
CloudFormation|AWS CDK>Infrastructure as code
Pulumi>Infrastructure as code
Infrastructure as code|^IaC
Ansible
^Puppet
^Chef automation|Chef Infra
SaltStack|Salt Stack
^Vagrant
HashiCorp Vault
CI/CD|continuous integration|continuous delivery|continuous deployment|CICD|build pipelines|deployment pipelines
Jenkins
GitHub Actions
GitLab CI|GitLab CI/CD
CircleCI|Travis CI
Azure DevOps|^ADO|TFS|Azure Pipelines
TeamCity
Bamboo server
Git|version control|source control
GitHub
GitLab
Bitbucket
Subversion|SVN
Perforce
Mercurial
DevOps
Site reliability engineering|^SRE|site reliability
Observability|OpenTelemetry|distributed tracing
Prometheus
Grafana
Datadog
New Relic
Splunk
Dynatrace|AppDynamics
Nagios|Zabbix|Icinga
PagerDuty|Opsgenie
Sentry
Linux|Ubuntu|Debian|Red Hat|RHEL|CentOS|SUSE
Unix|Solaris|^AIX
Windows Server|Windows Server 2019
macOS|Mac OS|OS X
Windows administration|Windows 10|Windows 11
Active Directory|Azure AD|Entra ID|Group Policy|LDAP
Microsoft 365|Office 365|O365|M365 administration|Exchange Online
Exchange Server|Microsoft Exchange
SharePoint|SharePoint Online
Intune|Microsoft Intune|endpoint management|SCCM|MECM
Jamf|Jamf Pro
Power Apps|PowerApps|Power Platform|Microsoft Power Platform
Power Automate|Microsoft Flow
UiPath|robotic process automation|RPA|Blue Prism|Automation Anywhere
Low-code|no code|OutSystems|Mendix|Bubble.io
Zapier|Make.com|n8n
System administration|systems administration|sysadmin|server administration
Network administration|network engineering|computer networking|networking protocols
TCP/IP|DNS|DHCP
LAN/WAN|WAN|VLAN|network infrastructure
Routing and switching|^BGP|OSPF|MPLS
Cisco|Cisco IOS|Cisco Meraki|Meraki
Juniper|Junos
Palo Alto|Palo Alto Networks
Fortinet|FortiGate
F5 load balancer|BIG-IP|load balancing
SD-WAN
VPN|IPsec
Wireless networking|Wi-Fi networks|wlan
VoIP|SIP trunking|unified communications|Asterisk PBX
Wireshark|packet analysis
Firewalls|firewall administration|firewall configuration
Nginx
Apache HTTP Server|Apache web server
HAProxy
IIS|Internet Information Services
Storage area network|^SAN|NetApp|^NAS|EMC storage
Backup and recovery|disaster recovery|Veeam|business continuity
IT support|technical support|desktop support|help desk|helpdesk|service desk|end user support
Hardware troubleshooting|computer repair|PC hardware
Troubleshooting|software troubleshooting|debugging|diagnosing issues|diagnose issues|fault finding|fault diagnosis|troubleshoot
ServiceNow
ITIL|ITSM|IT service management
Remedy ticketing|BMC Remedy
Zendesk
Freshdesk|Freshservice
Jira|Jira Service Management
Confluence
IT asset management|asset management software
Cybersecurity|cyber security|information security|infosec|IT security|network security
Cloud security
Application security|AppSec|secure coding|OWASP|^SAST|^DAST
Penetration testing|pen testing|ethical hacking|Metasploit|Burp Suite|Kali Linux|red teaming
Vulnerability management|vulnerability assessment|Nessus|Qualys|Tenable
Incident response|security incident|digital forensics|^DFIR|forensics
Threat intelligence|threat hunting|threat modeling|threat modelling
SIEM|security monitoring|Microsoft Sentinel|QRadar|security operations center|^SOC analyst
Identity and access management|^IAM|identity management|Okta|CyberArk|privileged access
Endpoint security|^EDR|CrowdStrike|SentinelOne|Defender for Endpoint
Cryptography|encryption|^PKI|public key infrastructure
Malware analysis|reverse engineering
ISO 27001|ISO27001|ISMS
SOC 2|SOC2
NIST|NIST 800-53|NIST CSF|FedRAMP|CMMC
PCI DSS|PCI compliance|PCI compliant|PCI standards|PCI requirements|PCI audits
PCI Express|PCIe|PCI and PCIe|PCI bus
HIPAA|HIPAA compliance
GDPR|data protection|data privacy|DSGVO|RGPD
Risk assessment|security risk assessment
Zero trust
Data loss prevention|^DLP
Software testing|software quality assurance|QA testing|quality assurance testing|system testing
Test automation|automated testing|automation testing
Manual testing
Selenium|Selenium WebDriver
Cypress|Cypress.io
Playwright
Puppeteer
Appium
^Cucumber|Gherkin|^BDD|behavior driven development
Robot Framework
JMeter|LoadRunner|Gatling|k6|load testing|performance testing|stress testing
Unit testing|unit test|Jest|Vitest|Mocha|Jasmine|NUnit|xUnit
Integration testing
Regression testing
User acceptance testing|^UAT|acceptance testing
Test planning|test plans|test cases|test case design|test strategy
Test-driven development|TDD
TestRail|qTest|Zephyr
Bug tracking|defect tracking|Bugzilla
SonarQube|static analysis
Quality engineering
SAP|SAP ERP|SAP ECC|SAP R/3
SAP S/4HANA|S/4HANA|S4 HANA|S4HANA>SAP
SAP FICO|SAP FI|SAP CO|SAP FI/CO>SAP
SAP MM>SAP
SAP SD>SAP
SAP PP>SAP
SAP EWM|SAP WM>SAP
SAP SuccessFactors|SuccessFactors
SAP Ariba|Ariba
SAP Fiori|SAPUI5|UI5>SAP
SAP BW|BW/4HANA>SAP
SAP Concur|^Concur
Oracle ERP|Oracle E-Business Suite|Oracle EBS|Oracle Fusion|Oracle Cloud ERP|JD Edwards|PeopleSoft
Oracle HCM|HCM Cloud
NetSuite|Oracle NetSuite
Microsoft Dynamics|Dynamics 365|D365|Dynamics NAV|Business Central|Dynamics AX|Dynamics CRM|Navision
^Workday|Workday HCM
^Infor|Infor M3|Infor LN
Epicor
^Sage|Sage 50|Sage Intacct|Sage 200|Sage Accounting
Odoo
Xero
QuickBooks|QuickBooks Online|Intuit QuickBooks
DATEV
Lexware
FreshBooks
MYOB
ADP|ADP Workforce Now
Paychex
Gusto payroll
BambooHR
UKG|Kronos|UltiPro|Ultimate Software
Ceridian|Dayforce
Personio
Greenhouse ATS|Lever ATS|iCIMS|Taleo|applicant tracking system
ERP systems|^ERP|enterprise resource planning|ERP implementation
CRM software|^CRM|customer relationship management
Salesforce|Salesforce.com|SFDC|Salesforce CRM|Sales Cloud|Service Cloud>CRM software
Salesforce administration|Salesforce admin|Salesforce Lightning>Salesforce
Salesforce Marketing Cloud|Pardot|ExactTarget
HubSpot|HubSpot CRM>CRM software
Zoho|Zoho CRM>CRM software
Pipedrive>CRM software
SugarCRM>CRM software
MuleSoft|Anypoint
Dell Boomi|Boomi
TIBCO
webMethods
Guidewire|PolicyCenter|ClaimCenter
Duck Creek
Temenos|T24
Finacle
Murex
Calypso trading
Bloomberg Terminal|Bloomberg
Refinitiv|Eikon|Reuters terminal
FactSet
Capital IQ|S&P Capital IQ
Morningstar Direct
PitchBook
BlackLine
Hyperion|Oracle Hyperion|Essbase|EPM cloud
Anaplan
Adaptive Insights|Workday Adaptive
Coupa
Jaggaer
Veeva|Veeva Vault|Veeva CRM
Medidata|Medidata Rave
Primavera|Primavera P6
Procore
Bluebeam|Bluebeam Revu
PlanGrid
Yardi|Yardi Voyager
AppFolio
MRI Software
RealPage
Clio practice management
LexisNexis
Westlaw
Relativity eDiscovery|eDiscovery|e discovery
iManage|NetDocuments
Epic EHR|^Epic|Epic Systems
Cerner|Oracle Health
Meditech
Allscripts|athenahealth|eClinicalWorks|NextGen Healthcare
Electronic health records|EHR|^EMR|electronic medical records
PACS|radiology information system
Dentrix|Eaglesoft
Opera PMS|Oracle Opera|Micros Fidelio|property management system
OpenTable|Resy
Toast POS|^Toast
Point of sale|^POS|POS system|point of sale systems|cash register
Amadeus GDS|Amadeus
Sabre GDS|Sabre
Galileo GDS|Travelport
Blackboard Learn|Canvas LMS|Moodle|learning management system|^LMS
Google Classroom
Articulate 360|Articulate Storyline|Adobe Captivate|Articulate Rise
PowerSchool
Trello
Asana
Monday.com
ClickUp
Basecamp
Notion app|^Notion
Airtable
Smartsheet
Wrike
Miro
Linear app
Slack
Microsoft Teams|MS Teams
Zoom|Webex|video conferencing tools
DocuSign
Calendly
Intercom
Genesys|Avaya|Five9|Talkdesk
Twilio
^Stripe
PayPal
Square POS
Adyen
Hootsuite|Sprout Social|Buffer app
Mailchimp|Klaviyo|Constant Contact|ActiveCampaign
Marketo
Eloqua
Braze
Outreach.io|Salesloft
ZoomInfo|Apollo.io
LinkedIn Sales Navigator|Sales Navigator
LinkedIn Recruiter
Semrush|Ahrefs|Moz
Screaming Frog
Google Ads|AdWords|Google AdWords
Facebook Ads|Meta Ads|Meta Ads Manager|Facebook Ads Manager
Microsoft Advertising|Bing Ads
DV360|Display Video 360|The Trade Desk|programmatic advertising
Google Search Console
Optimizely|VWO
Hotjar|FullStory
AutoCAD|AutoCAD LT
AutoCAD Civil 3D|Civil 3D
AutoCAD Electrical|EPLAN
Revit|Autodesk Revit|Revit MEP
SolidWorks|Solid Works
CATIA|CATIA V5
Creo|PTC Creo|Pro/ENGINEER
Siemens NX|Unigraphics|NX CAD
Autodesk Inventor|Inventor CAD
Fusion 360
Rhino 3D|Rhinoceros 3D|Rhino|Grasshopper
SketchUp
ArchiCAD
Vectorworks
MicroStation|Bentley
Navisworks
BIM|Building Information Modeling|building information modelling|BIM 360
Tekla|Tekla Structures
STAAD Pro|STAAD
ETABS|SAP2000
ANSYS|ANSYS Fluent
Abaqus
COMSOL
HyperMesh|LS-DYNA|Nastran
Finite element analysis|^FEA|FEM analysis|finite elements
Computational fluid dynamics|^CFD
Altium|Altium Designer
OrCAD|Cadence Allegro|Cadence Virtuoso
KiCad
Eagle PCB
PCB design|PCB layout|printed circuit board
SPICE simulation|LTspice|PSpice
Multisim
Aspen Plus|Aspen HYSYS|HYSYS
ChemCAD
Mastercam
GibbsCAM
CAD|CAD design|computer aided design|CAD software|3D modeling|3D modelling|3D CAD
CAM software|computer aided manufacturing
PLM|Teamcenter|Windchill|product lifecycle management
LIMS|laboratory information management
V-Ray|Lumion|Enscape
3ds Max|3D Studio Max
Autodesk Maya|!Maya
^Blender
Cinema 4D|C4D
ZBrush
Houdini
Nuke compositing
Substance Painter
Adobe Photoshop|Photoshop
Adobe Illustrator|!Illustrator
Adobe InDesign|InDesign
Adobe After Effects|After Effects
Adobe Premiere Pro|Premiere Pro|Adobe Premiere
Adobe Lightroom|Lightroom
Adobe XD
Adobe Creative Suite|Adobe Creative Cloud|Creative Suite|Creative Cloud|Adobe CC
Adobe Acrobat|Acrobat Pro
Adobe Audition
DaVinci Resolve
Final Cut Pro|Final Cut
Avid Media Composer|^Avid
Pro Tools
Ableton Live|Ableton
Logic Pro
CorelDRAW|Corel Draw
Affinity Designer|Affinity Photo
Canva
Figma
Sketch app|^Sketch
InVision
Axure|Axure RP
Balsamiq
Framer
Zeplin
Procreate
Lottie animation
Visual Studio|Visual Studio Code|VS Code
Windows Embedded|Windows CE|Windows IoT
Ethernet|industrial ethernet
Avionics data buses|ARINC 429|ARINC429|MIL-STD-1553|MilStd|AFDX
Web performance|performance optimisation techniques|page speed|core web vitals
Progressive enhancement
Dealer management systems|Kerridge|CDK Drive|Keyloop
Digital asset management|^DAM system
`,
  office: `
^Excel|Microsoft Excel|MS Excel|Excel spreadsheets|advanced excel
Pivot tables|VLOOKUP|XLOOKUP|pivot table|tableaux croisés|tableaux croisés dynamiques|Pivot-Tabellen|tablas dinámicas|draaitabellen|tabelle pivot|tabelas dinâmicas>Excel
!Word|Microsoft Word|MS Word
PowerPoint|Microsoft PowerPoint|MS PowerPoint|power point
^Outlook|Microsoft Outlook|MS Outlook
Microsoft Office|MS Office|Microsoft Office Suite|Office Suite|Office applications>Excel,Word,PowerPoint
Google Workspace|G Suite|Google Docs|Google Sheets|Google Suite
Spreadsheets|Google Sheets spreadsheets
Visio|Microsoft Visio|Lucidchart
Microsoft Project|MS Project
OneNote
Cloud storage|OneDrive|Dropbox|Google Drive
LibreOffice|OpenOffice
Typing|touch typing|keyboarding|words per minute|WPM
Data entry
Computer literacy|computer skills|PC skills|basic computer skills|IT literate|EDV Kenntnisse|outils informatiques|logiciels de bureautique|bureautique|PC-Kenntnisse|I.T skills|IT skills|informática a nivel de usuario|conhecimento em informática|conhecimentos em informática|conhecimentos de informática|conhecimentos básicos em informática|conocimientos de informática|conocimientos informáticos|conocimientos informáticos básicos|noções de informática|informática básica|windows environment
Filing|records management|document management|document control
Calendar management|diary management|appointment scheduling|scheduling appointments
Email management|email correspondence|business correspondence
Minute taking|meeting minutes|taking minutes
Travel arrangements|travel coordination|travel booking
Office administration|administrative support|office management|clerical|secretarial|administrative tasks
Reception|front desk|switchboard|greeting visitors
Mail handling|mail sorting|mailroom
Photocopying|scanning documents
Transcription|audio typing|dictation
Proofreading|proof reading
Report writing|writing reports|report preparation
Internet research|online research|desk research
`,
  soft: `
Communication|communication skills|written communication|verbal communication|oral communication|communicator|interpersonal communication|Kommunikationsfähigkeit|Kommunikationsstärke|aisance relationnelle|Kommunikationsstark|capacidad de comunicación|habilidades de comunicación|communicatieve vaardigheden|communicatief vaardig|capacità comunicative|doti comunicative|capacidade de comunicação|umiejętności komunikacyjne|komunikatywność|kommunikativ|communicate well|communicate effectively|excellent communicator|communicate your ideas|communicate orally|able to communicate|sens de la communication|Kommunikationsfähig|boa comunicação|kommunikationsförmåga|capacidad de comunicarse|Kommunikation mit
Teamwork|team player|team work|team working|collaboration|collaborative|work in a team|Teamfähigkeit|Teamgeist|esprit d'équipe|travail en équipe|Teamarbeit|travailler en équipe|trabajo en equipo|trabajar en equipo|samenwerken|teamspeler|lavoro di squadra|lavorare in team|trabalho em equipa|trabalho em equipe|praca zespołowa|praca w zespole|samarbete|work well with others|work as part of a team|part of a team|cross functional teams|lagspelare|Teamplayer|teamorientiert|team environment|ability to work in teams|trabajar con equipos|pracy w zespole|arbeta i team
Leadership|leadership skills|team leadership|people leadership|Führungskompetenz|Führungserfahrung|liderazgo|liderança|ledarskap
Problem solving|problem solver|solving problems|Problemlösung|Problemlösungskompetenz|résolution de problèmes|resolución de problemas|probleemoplossend|risoluzione dei problemi|resolução de problemas|rozwiązywanie problemów|problemlösning
Critical thinking|critical thinker|kritisches Denken|esprit critique|pensamiento crítico
Analytical skills|analytical thinking|analytical mindset|analytical|capacité d'analyse|esprit d'analyse|esprit analytique|analytisches Denken|analytische Fähigkeiten|analytisch|capacidad analítica|capacidad de análisis|capacità analitiche|capacidade analítica|zdolności analityczne|analytisk förmåga
Creativity|creative thinking|créativité|Kreativität|creatividad|creatividade|creativiteit|creatività|kreatywność|kreativitet
Adaptability|adaptable|flexibility|Flexibilität|flexibilidad|adaptabilité|polyvalence|polyvalent|polyvalente|flexibiliteit|flessibilità|flexibilidade|elastyczność|flexibilitet|Anpassungsfähigkeit|adaptabilidad|versatile
Time management|managing time|meet deadlines|meeting deadlines|strict deadlines|tight deadlines|Zeitmanagement|gestion du temps|gestión del tiempo|timekeeping
Organizational skills|organisational skills|well organized|organised|Organisationstalent|sens de l'organisation|Organisationsfähigkeit|capacidad de organización|organizado|organisatorisch vermogen|capacità organizzative|capacidade de organização|zdolności organizacyjne|strong organisation|organized|organisé|organisée|capacidad organizativa|sentido de la organización|Organisationsvermögen|organisationsförmåga|esprit d'organisation
Attention to detail|detail oriented|detail orientated|eye for detail|accuracy|Sorgfalt|rigueur|atención al detalle|rigoureux|rigoureuse|Genauigkeit|oog voor detail|attenzione ai dettagli|atenção ao detalhe|dokładność|noggrann|noggrannhet|sorgfältig|Gewissenhaftigkeit|gewissenhaft|minutie|meticulous|nauwkeurig|zorgvuldig|precisione|skrupulatność
Prioritization|prioritizing|prioritise tasks|ability to prioritize
Multitasking|multi tasking|multitask|juggle|multiple projects|multiple tasks|multiple functional tasks|several tasks at once
Decision making|decision maker|prise de décision|Entscheidungsfähigkeit|toma de decisiones
Conflict resolution|conflict management|de-escalation|deescalation
Negotiation|negotiating|negotiation skills|Verhandlungsgeschick|négociation|negociación|Verhandlungsstärke|negoziazione|negocjacje|negotiate
Persuasion|influencing|influencing skills
Emotional intelligence|empathy|empathetic|compassion|compassionate|Empathie|Einfühlungsvermögen|Empathievermögen|empathisch|empatía|empatia|bienveillance|empatisk
Active listening|listening skills|good listener
Interpersonal skills|people skills|relationship building|building relationships|sens du relationnel|qualités relationnelles|Kontaktfreude|kontaktfreudig|don de gentes|Umgang mit Menschen
Public speaking
Presentation skills|presenting|presentations|giving presentations
Writing|written skills|writing skills
Self-motivation|self motivated|self starter|self-driven|Eigeninitiative|autonomie|highly motivated|self directed|Eigenmotivation
Taking initiative|proactive|proactivity|proactividad|proactivo|proactiva|prise d'initiative|esprit d'initiative|force de proposition|iniciativa|inicjatywa|initiativrik|proattività|proatividade
Work ethic|hard working|hardworking|strong work ethic|work hard|Einsatzbereitschaft|Leistungsbereitschaft
Reliability|reliable|dependable|punctual|punctuality|Zuverlässigkeit|zuverlässig|fiable|fiabilidad|betrouwbaar|affidabile|affidabilità|niezawodność|pålitlig|Verantwortungsbewusstsein|responsabilidad|sense of responsibility|ponctualité|ponctuel|puntualidad|pontualidade|Pünktlichkeit|pünktlich|verantwortungsbewusst|punktlig
Integrity|honesty|trustworthy|ethical principles|intégrité|integridad
Resilience|resilient|stress tolerance|work under pressure|Belastbarkeit|résistance au stress|stressresistent|resistencia al estrés|odporność na stres|stresstålig|belastbar|trabajar bajo presión|lavorare sotto pressione
Positive attitude|can do attitude|enthusiasm|enthusiastic
Curiosity|curious|eager to learn|willingness to learn|fast learner|quick learner|Lernbereitschaft|curiosité|Neugier|willing to learn|curiosidad|leergierig
Patience|patient manner
Professionalism
Independence|work independently|independently|selbstständig|selbständige Arbeitsweise|autonome|autonomie|autonomía|zelfstandig|autonomia|samodzielność|självständig|eigenständig|eigenverantwortlich|autónomo|autónoma|autonoma|work individually|work alone
Accountability|sense of ownership|taking ownership
Strategic thinking|strategic mindset|strategic planning|strategy development
Innovation|innovative thinking
Cultural awareness|intercultural competence|cultural sensitivity|cross cultural
Customer focus|customer oriented|customer centric|customer orientation|Kundenorientierung
Discretion|confidentiality|confidential information
Tact|diplomacy
Cross-functional collaboration|cross functional|cross-functional teams
Facilitation|facilitating workshops|workshop facilitation
Storytelling
Open-mindedness|open minded
Physical stamina|physically fit|physical fitness|stand for long periods|körperlich belastbar
Manual dexterity|dexterity|hand eye coordination
Safety awareness|safety conscious
Systems thinking|conceptual thinking
Resourcefulness|resourceful
`,
  field: `
Frontend development|front end development|front end|frontend|UI development
Backend development|back end development|back end|backend
Web development|web application development|web applications|web design
Project management|managing projects|project coordination|project planning|Projektmanagement|gestion de projet|project schedules
Program management|programme management
Portfolio management of projects|PMO|project management office
Product management|product owner|product ownership|product development lifecycle
Product strategy|product vision
Product roadmap|roadmapping|product roadmaps
Agile|agile methodologies|agile methodology|agile development
Scrum|scrum master|sprint planning>Agile
Kanban>Agile
^SAFe|scaled agile
Waterfall|waterfall methodology
Prince2 methodology
^Lean|lean manufacturing|lean principles|lean management
Six Sigma|lean six sigma|DMAIC
Kaizen|^5S
Continuous improvement|process improvement|process optimization
Change management|organizational change
Stakeholder management|stakeholder engagement|managing stakeholders|range of stakeholders|project stakeholders|internal stakeholders|external stakeholders|key stakeholders|senior stakeholders
Risk management|risk mitigation|risk analysis|Risikomanagement|gestion des risques|gestión de riesgos
Requirements gathering|requirements analysis|requirements elicitation|business requirements
Business analysis
Process mapping|process modeling|^BPMN|business process|business process modeling
User stories|acceptance criteria|backlog grooming|backlog management
Budget management|budgeting|budget planning|managing budgets|budget control|schedules and budgets|annual budget|budget process|departmental budget
Resource planning|resource allocation|resource management
Team management|people management|staff management|managing teams|managing staff|line management|supervising staff|supervision|managing the team|manage a team|managing a team|lead a team|leading a team
Operations management|business operations|managing operations
Performance management|performance reviews|appraisals
Coaching|mentoring|mentorship
Training delivery|staff training|training staff|employee training|train the trainer
Team building|interviewing candidates|hiring decisions
Delegation
Strategic management|business strategy|corporate strategy
Business planning|business plans
Business development|new business development
Management consulting|business consulting|strategy consulting|consulting experience|consultancy experience|advisory services
Mergers and acquisitions|M&A|due diligence
Corporate governance|board reporting
Key performance indicators|KPI|KPI reporting|OKRs|OKR|indicateurs RH|indicateurs de performance|Kennzahlen|indicadores de desempeño
P&L management|profit and loss|P&L|P&L responsibility
Vendor management|supplier management|third party management|contractor management
Contract management|contract administration|contract negotiation
Procurement|purchasing|strategic sourcing|sourcing of materials|sourcing materials|sourcing suppliers|supplier sourcing|product sourcing|global sourcing|sourcing products|buying|Einkauf|achats
Supply chain management|supply chain|^SCM
Inventory management|inventory control|stock control|stock management|inventory|stocktaking|cycle counting|gestion du stock|gestion des stocks|gestion de stock|Bestandsführung|Lagerverwaltung|gestión de stock|control de stock|voorraadbeheer|gestione magazzino|gestão de stocks|zarządzanie zapasami|lagerhantering|stocktakes
Demand planning|demand forecasting|supply planning
Production planning|production scheduling|^MRP|capacity planning|production control
Logistics|logistics management|logistics coordination|Logistik|logistique|logística|logistica|logistiek|logistyka
Transportation management|^TMS|transport planning|route planning|dispatching|fleet dispatch
Fleet management
Freight forwarding|freight|ocean freight|air freight|sea freight|cargo handling|air cargo
Customs clearance|customs|import export|import and export|customs brokerage|incoterms
Warehouse management|^WMS|warehouse operations|warehousing|warehouse|Lager|Lagerlogistik|entrepôt
Order picking|picking and packing|pick and pack|order fulfillment|Kommissionierung|préparation de commandes
Shipping and receiving|shipping department|shipping goods|receiving goods|goods receipt|loading and unloading|unloading|loading trucks|chargement|déchargement|Warenannahme|réception des marchandises|inbound shipments|outbound shipments|carga y descarga|laden en lossen|carico e scarico
Forklift operation|forklift|fork lift|pallet jack|reach truck|order picker truck|Gabelstapler|Staplerfahren|chariot élévateur
RF scanner|barcode scanner|handheld scanner|radio frequency equipment
Last mile delivery|parcel delivery|delivery driving|package delivery
Long haul driving|truck driving|heavy goods vehicles|tractor trailer|HGV driving|Lkw fahren|conduite poids lourd|conducteur poids lourd|chauffeur poids lourd|chauffeur SPL
Passenger transport|bus driving
Defensive driving|safe driving
Hazardous materials handling|hazmat|dangerous goods|ADR goods
Cold chain
Distribution logistics|distribution center|distribution network
E-commerce|ecommerce|e commerce operations|online retail
Category management
Merchandising|visual merchandising|product displays|planogram
Retail sales|retail|retail experience|retail operations|shop floor|Einzelhandel
Store management|retail management|store operations
Cash handling|handling cash|cashiering|cash management|till operation|Kassieren|encaissement
Loss prevention|shrinkage control
Upselling|cross selling|suggestive selling
Customer service|customer support|customer care|client service|guest service|!customer experience|Kundenservice|Kundenbetreuung|service client|relation client|atención al cliente|orientación al cliente|trato con el cliente|Kundenorientierung|klantgericht|klantenservice|servizio clienti|assistenza clienti|atendimento ao cliente|obsługa klienta|kundservice|accueil des clients|customer facing
Complaint handling|complaint resolution|complaints
Call handling|inbound calls|call center|contact center|telephone etiquette|phone support
Live chat support|ticketing systems
Customer success|customer retention|customer onboarding|client onboarding
Account management|key account management|client relationship management|client management
Sales|selling|sales experience|Vertrieb|Verkauf|vente
Inside sales|telesales|telemarketing
Outside sales|field sales|territory management|Außendienst
B2B sales|business to business|B2B
B2C sales|B2C
Enterprise sales|solution selling|consultative selling|SaaS sales
Cold calling|prospecting|outbound prospecting|outbound calls
Lead generation|lead qualification
Sales management|sales leadership
Sales forecasting|sales pipeline management|sales pipeline
Closing deals|deal closing
Channel sales|partner management|channel partners|channel partnerships|partner program
Pre-sales|presales|sales engineering|product demonstrations|product demos
Quoting|proposal writing|writing proposals|written proposals|winning proposals|proposals and quotations|commercial proposals|RFP|tender management|bid writing|bid management|tendering
Pricing|pricing strategy
Sales operations|revenue operations|RevOps|sales enablement
Marketing|marketing strategy|marketing plans
Digital marketing|online marketing
Content marketing|content strategy
Content creation|content writing|content development|creating content
Copywriting|copy writing
Blogging
Technical writing|technical writer
Grant writing|grant proposals|fundraising proposals
Creative writing
Editing|copy editing|copyediting|editorial
Journalism|news writing|reporting news|investigative reporting
Search engine optimization|SEO|on page SEO|technical SEO|keyword research|link building
Search engine marketing|^SEM|PPC|pay per click|paid search
Paid social|paid media|media buying|media planning
Social media marketing|social media|social media management|Instagram|TikTok|community management
Email marketing|email campaigns|newsletters
Marketing automation|lead nurturing
Affiliate marketing
Influencer marketing
Growth marketing|growth hacking|user acquisition
Product marketing|go to market|GTM strategy|product launches
Brand management|branding|brand strategy|brand awareness
Market research|consumer research|consumer insights|competitive analysis|competitor analysis
Customer segmentation|market segmentation|audience segmentation
Campaign management|marketing campaigns|campaign planning
Conversion rate optimization|^CRO|landing page optimization
Marketing analytics|web analytics|attribution modeling
Event planning|event management|event coordination|trade shows|conference planning
Public relations|PR campaigns|PR agency|media relations|press releases|press office
Corporate communications|internal communications|external communications
Crisis communication|crisis management
Advertising|advertising campaigns
Print production|prepress|offset printing|digital printing
Video production|videography|filming|video shooting
Video editing|film editing
Photography|photo editing|photo retouching|product photography
Animation|motion graphics|motion design|2D animation|3D animation
Audio production|sound design|audio editing|sound engineering|live sound|audio mixing
Broadcasting|live broadcast|radio production|tv production
Podcast production|podcasting
Scriptwriting|screenwriting
Stage lighting|lighting design
Graphic design|visual design|graphic designer
Typography
Logo design|brand identity|corporate identity
Layout design|page layout|editorial design
Packaging design
Illustration|drawing skills|freehand drawing|technical drawing|sketching
User experience design|UX|UX design|user experience|UX/UI
User interface design|UI design|user interface|interface design
User research|usability testing|UX research|user interviews|usability
Wireframing|wireframes|low fidelity prototypes|wire framing|wire frames
Prototyping|rapid prototyping|prototypes
Interaction design|IxD
Information architecture
Design systems|design system
Design thinking|human centered design
Product design
Industrial design
Interior design|space planning|interior decoration|FF&E
Fashion design|garment construction|pattern making|textile design
Sewing|tailoring|clothing alterations|garment alterations|industrial sewing
Set design|costume design
Art direction|creative direction
Storyboarding
Color theory
Ceramics|pottery
Jewelry making|goldsmithing
Floristry|floral design|flower arranging
Museum curation|curating|collections management|exhibition design
Archiving|archival|archives management
Library science|cataloging|library services|information retrieval
Genealogy
Accounting|accountancy|Buchhaltung|comptabilité
Bookkeeping|book keeping|general bookkeeping|tenue comptable|tenue de la comptabilité|Buchführung|boekhouding|contabilità|księgowość
General ledger|GL accounting|journal entries
Accounts payable|invoice processing|vendor invoices|Kreditorenbuchhaltung
Accounts receivable|^AR accounting|Debitorenbuchhaltung
Bank reconciliation|account reconciliation|reconciliations|reconciliation
Month-end close|month end closing|year end close|financial close|Monatsabschluss|Jahresabschluss|accruals|prepayments|month end journal|monthend|month end procedures
Financial reporting|financial statements|management reporting|statutory reporting
Management accounting|controlling|cost controlling|management accounts|monthly management accounts|expenditure control|cost control
Cost accounting|costing|standard costing|product costing
Fixed assets|fixed asset accounting|fixed asset register|depreciation
Group consolidation|financial consolidation|intercompany
Revenue recognition|ASC 606|IFRS 15
US GAAP|GAAP
IFRS
HGB
Tax preparation|tax returns|income tax|tax filing
Tax compliance|corporate tax|tax accounting|Steuerrecht
Tax planning|tax advisory
VAT|sales tax|Umsatzsteuer|^TVA
Transfer pricing
Payroll|payroll processing|payroll administration|Lohnabrechnung|Lohnbuchhaltung|gestion de la paie|bulletins de paie|gestionnaire de paie|la paie
Billing|invoicing|medical invoices
Debt collection|collections calls|credit control
Expense management|expense reports
Auditing|audit|financial audit|external audit|audit reports|conduct audits|Wirtschaftsprüfung
Internal audit|internal controls|SOX|Sarbanes Oxley|internal control
Financial analysis|financial analyst
Financial modeling|financial modelling|financial models
Financial planning and analysis|FP&A|financial planning
Budget forecasting|financial forecasting|variance analysis|weekly forecasting|monthly forecasting|forecasting
Valuation|DCF|discounted cash flow|company valuation
Investment banking|capital markets|^IPO|leveraged buyout|^LBO
Corporate finance
Equity research|equities|stock analysis
Fixed income|bonds
Derivatives|options trading|!futures|swaps
Foreign exchange|^FX|forex
Trading|algorithmic trading|securities trading|stock trading
Portfolio management|investment portfolio|asset management|fund management
Wealth management|private banking|financial advisory|financial advice|retirement planning
Quantitative analysis|quantitative finance
Risk modeling|market risk|credit risk|operational risk|Basel III
Credit analysis|credit underwriting|loan underwriting|commercial lending|lending
Mortgage lending|mortgages|mortgage processing|loan origination|loan processing
Retail banking|branch banking|bank teller|teller operations
Treasury management|treasury|cash flow management|cash flow forecasting|liquidity management
Trade finance|letters of credit
Fund accounting|fund administration|net asset value
Private equity|venture capital
Anti-money laundering|AML|know your customer|KYC|financial crime
Fraud detection|fraud investigation|fraud prevention
Regulatory compliance|compliance|regulatory requirements|regulatory changes|internal and external regulations
Regulatory reporting
Insurance|insurance products
Insurance underwriting|underwriting
Claims handling|claims processing|claims adjusting|claims management|insurance claims
Actuarial science|actuarial|reserving|actuarial analysis
Reinsurance
Life insurance
Property and casualty|P&C insurance
Health insurance|benefits verification|insurance verification
Real estate|property sales|real estate sales
Property management|tenant relations|lease administration|leasing
Real estate appraisal|property valuation
Facilities management|facility management|building management
Title and escrow|escrow
Grants management|grant administration
Fundraising|donor relations|major gifts|donor stewardship
Nonprofit management|NGO management
Volunteer management|volunteer coordination
Human resources|^HR|HR management|Personalwesen|ressources humaines|gestion RH|administration du personnel|recursos humanos|risorse umane|zasoby ludzkie|personeelszaken|personalfrågor|contrats de travail|employment contracts
Recruitment|recruiting experience|recruiting skills|technical recruiting|recruiting staff|recruiting and training|recruiting process management|talent acquisition|full cycle recruiting|Personalbeschaffung|recrutement
Candidate sourcing|boolean search|headhunting|executive search
Interviewing|behavioral interviewing|structured interviews
Onboarding|employee onboarding|new hire orientation
Employee relations|labor relations|industrial relations|union negotiations
Compensation and benefits|compensation management|benefits administration|total rewards
HRIS|HR information systems|HR systems|SIRH
HR policies|HR policy
Employment law|labor law|employment legislation|Arbeitsrecht|droit du travail
Talent management|succession planning|talent development
Learning and development|L&D|corporate training
Organizational development|organisational development|organizational design
Employee engagement|employee wellbeing
Diversity and inclusion|^DEI|diversity equity
Workforce planning|workforce management|rota planning|shift planning|staff scheduling|staff rostering|roster creation|rostering|rosters
HR analytics|people analytics
Job evaluation|job descriptions
Occupational health|occupational safety
Outplacement|career counseling|career coaching
Legal research|case research
Legal writing|legal drafting|drafting contracts|pleadings|brief writing|transaction documents
Contract law|contract drafting|contract review
Corporate law|commercial law|company law
Litigation|civil litigation|trial preparation|courtroom
Arbitration|alternative dispute resolution
Mediation
Criminal law|criminal defense|prosecution
Family law|divorce law|child custody
Immigration law|visa applications
Intellectual property|IP law|patents|trademarks|copyright|patent prosecution
Real estate law|conveyancing|property law
Tax law
Bankruptcy law|insolvency
Administrative law|public law|Verwaltungsrecht
Environmental law
Competition law|antitrust
Privacy law
Human rights law|international law
Estate planning|wills and probate|probate|wills and trusts|trusts and estates|wills trusts and probate
Legal case management|case management legal|docketing
Paralegal work|paralegal|legal assistance|legal secretary
Notarial services|notary
Discovery document review|document review
Compliance auditing
Policy analysis|public policy|policy development|policy research|policy writing
Legislation|legislative process|legislative affairs
Government relations|lobbying|public affairs
Public administration|public sector|government administration|öffentliche Verwaltung|fonction publique
Public procurement|government contracts|public tenders|FAR regulations
Urban planning|town planning|zoning|land use planning|city planning
Emergency management|emergency planning|emergency preparedness
Community outreach|community engagement|outreach
Community development|international development
Program evaluation|monitoring and evaluation|!M&E
Census and surveys|survey design|questionnaire design|designing questionnaires
Election administration
Diplomatic protocol|consular services
Intelligence analysis|intelligence gathering|OSINT
Law enforcement|policing|police work
Criminal investigation|criminal investigations|evidence collection|fraud investigations
Crime scene investigation|forensic science
Patrol|foot patrol|mobile patrol
Security guarding|security services|guarding|physical security
CCTV monitoring|video surveillance|surveillance cameras|CCTV
Crowd control|event security
Correctional services|detention center|detention facility|detention officer|inmate supervision
Firefighting|fire suppression|fire fighting
Fire safety|fire prevention|fire inspection
Search and rescue|rescue operations
Military operations|tactical operations|combat operations
Firearms handling|weapons handling
Parole and probation|probation services|probation officer|offender management
Border control|customs enforcement
Dispatch|emergency dispatch|911 dispatch|computer aided dispatch
Patient care|direct patient care|bedside care|patient safety|Grundpflege|Behandlungspflege|Grund- und Behandlungspflege|soins aux patients|atención al paciente|patiëntenzorg|assistenza ai pazienti|opieka nad pacjentem|omvårdnad|care of patients
Nursing|nursing care|Krankenpflege|soins infirmiers
Critical care|ICU|intensive care|Intensivpflege|réanimation
Emergency nursing|emergency department|emergency room|emergency medicine|Notaufnahme|urgences
Medical-surgical nursing|med surg|medical surgical
Pediatrics|pediatric nursing|pediatric care
Neonatal care|NICU|neonatal
Labor and delivery|obstetrics|midwifery|maternity care|Geburtshilfe
Gynecology
Oncology|chemotherapy|oncology nursing
Cardiology|cardiac care|telemetry
Neurology
Nephrology|dialysis|hemodialysis
Orthopedics
Dermatology
Psychiatry|psychiatric nursing|mental health nursing
Geriatrics|geriatric care|elderly care|aged care|Altenpflege|care of older people|personnes âgées|the elderly|elderly people|elderly residents|older people
Palliative care|hospice|end of life care
Home health care|home care|home health|domiciliary care|ambulante Pflege|aide à domicile
Community health|public health|community nursing
School nursing
Perioperative nursing|operating room nursing|operating room|theatre nursing|circulating nurse
Surgical technology|scrubbing|surgical instruments|sterile technique|aseptic technique
Sterile processing|sterilization of instruments|decontamination
Anesthesia
Wound care|wound dressing|Wundversorgung
IV therapy|intravenous therapy|IV infusion|intravenous infusion|IV insertion|venipuncture|cannulation|venepuncture
Phlebotomy|blood draw|drawing blood|blood collection
Medication administration|administering medication|administer medication|administer medications|medication management|medicines management
Vital signs|taking vital signs|blood pressure monitoring
Patient assessment|nursing assessment|patient triage|triage nursing|^Triage|health assessment
Care planning|care plans|plan of care|Pflegeplanung
Patient education|health education|health promotion
Discharge planning|care coordination|case management
Infection control|infection prevention|Hygienevorschriften
Ventilator management|mechanical ventilation|ventilators|ventilated patients|airway management|Beatmungspflege|Beatmung
ECG|EKG|electrocardiogram
Catheterization|catheter care
Tracheostomy care
Personal care|activities of daily living|ADLs|bathing and dressing|toileting|Grundpflege|ADL
Patient transfer|patient lifting|moving and handling|manual handling of patients|hoist
Feeding assistance|meal assistance
Dementia care|Alzheimer's care|dementia|Demenz
Disability support|disability care|people with disabilities|special needs care|Behindertenhilfe|identified disability|child with a disability|children with disabilities|students with disabilities|individuals with disabilities
Autism support|autism spectrum|autism
Applied behavior analysis|ABA therapy
Behavior management|challenging behavior|behavioral support
Mental health|mental health support|behavioral health
Psychotherapy|cognitive behavioral therapy|^CBT|counseling therapy|psychological therapy
Counseling|guidance counseling|Beratung psychosozial
Psychological assessment|psychological testing|psychometrics
Substance abuse counseling|addiction treatment|substance use|addiction
Crisis intervention
Trauma-informed care|trauma informed
Group therapy|group facilitation
Art therapy|music therapy
Social work|casework|Sozialarbeit|Sozialpädagogik|travail social
Child protection|child welfare|safeguarding|Kinderschutz
Foster care|adoption services
Family support|family services
Housing support|homelessness support|housing assistance
Refugee support|integration support|migrant support
Youth work|youth services|Jugendarbeit
Benefits advice|welfare rights
Physical therapy|physiotherapy|therapeutic exercise|Physiotherapie|kinésithérapie
Occupational therapy|Ergotherapie|ergothérapie
Speech therapy|speech language pathology|speech and language therapy|Logopädie|orthophonie
Respiratory therapy|pulmonary function testing
Manual therapy|massage therapy|massage|lymphatic drainage
Rehabilitation|rehab
Sports medicine|athletic training|sports injury
Chiropractic
Acupuncture
Nutrition|dietetics|meal planning|nutritional assessment|diet planning
Diagnostic imaging|radiography|radiology|X-ray|x ray imaging
MRI|magnetic resonance imaging
CT scanning|computed tomography|CT scan
Ultrasound|sonography
Mammography
Nuclear medicine
Radiation therapy|radiotherapy
Radiation safety|radiation protection
Clinical laboratory|medical laboratory|laboratory medicine|clinical lab
Hematology
Clinical chemistry
Blood banking|transfusion medicine|immunohematology
Histology|histopathology|tissue processing
Cytology|cytogenetics
Pathology
Specimen collection|specimen processing|sample collection
Urinalysis
Pharmacy|pharmacy practice|community pharmacy|hospital pharmacy
Medication dispensing|dispensing|prescription filling|prescription processing
Pharmacology|pharmacokinetics
Compounding|sterile compounding
Pharmacovigilance|drug safety|adverse event reporting
Immunization|vaccination|vaccine administration
Dental assisting|chairside assisting|dental assistant|Zahnmedizinische Assistenz
Dental hygiene|teeth cleaning|prophylaxis|scaling and polishing
Dental radiography|dental x-rays
Orthodontics
Oral surgery
Restorative dentistry|dental restorations|endodontics
Optometry|eye examinations|refraction
Dispensing optics|eyeglass fitting|contact lenses
Audiology|hearing tests|hearing aids
Medical coding|ICD-10|CPT coding|HCPCS
Medical billing|revenue cycle|revenue cycle management|claims submission
Medical terminology
Medical records|health information management|patient records|medical charting|charting|patient documentation|Pflegedokumentation|dossier de soins|dossier patient
Medical assisting|rooming patients|medical assistant
Medical transcription|medical scribing
Patient registration|patient scheduling|patient intake|medical reception
Hospital administration|healthcare management|practice management|healthcare administration
Clinical research|clinical trials|clinical trial management|clinical studies
Good Clinical Practice|ICH-GCP|GCP guidelines
Clinical data management|case report forms|electronic data capture
Regulatory affairs|FDA submissions|regulatory submissions|MDR medical devices|510(k)
Medical devices|medical device|ISO 13485
Telehealth|telemedicine
Epidemiology|disease surveillance
Health policy|health economics
Emergency medical services|EMS|pre-hospital care|paramedicine|ambulance operations|Rettungsdienst
Trauma care|trauma management
Patient transport|non emergency transport
Veterinary medicine|veterinary care|small animal care|large animal medicine
Veterinary nursing|veterinary technology|animal nursing
Animal care|animal handling|animal husbandry|kennel care
Pet grooming|dog grooming
Animal training|dog training
Embalming|funeral directing|mortuary services
Medical equipment maintenance|biomedical equipment|biomedical engineering
Prosthetics and orthotics|prosthetics|orthotics
Genetic counseling
Teaching|classroom teaching|classroom instruction|Unterrichten|enseignement|instructional methods|instructional strategies
Lesson planning|lesson plans|Unterrichtsplanung
Curriculum development|curriculum design|course development|curriculum
Classroom management
Early childhood education|early years|preschool education|EYFS|Kinderpädagogik|petite enfance
Primary education|elementary education|Grundschule|école primaire
Secondary education|high school teaching|middle school teaching
Higher education|university teaching|college teaching|lecturing
Adult education|adult learning|continuing education
Special education|special educational needs|^SEN|^SEND|individualized education program|^IEP|Sonderpädagogik|students with special needs|special needs
English as a second language|ESL|TESOL|TEFL|EFL|English language teaching|Deutsch als Fremdsprache|FLE
Bilingual education
Literacy instruction|reading intervention|phonics|literacy teaching
Mathematics teaching|math instruction|maths teaching|teaching mathematics|teaching maths|mathematics teacher|maths teacher|math teacher|teaching numeracy
Science teaching|STEM education
Music teaching|music instruction|piano|guitar|violin|vocal training|singing
Art teaching|art education
Physical education|^PE teaching|sports coaching|coaching sports
Dance instruction|dance|choreography
Drama teaching|teaching drama|drama teacher|theatre teaching|theater teaching
Tutoring|private tuition|academic support
Student assessment|grading papers|grading exams|grading assignments|student grading|grading and feedback|formative assessment|marking|benchmark assessments|state assessments|assess what students
Differentiated instruction|differentiation
Student advising|academic advising|student support|student services
School counseling
School administration|educational leadership|school leadership
Educational technology|edtech|instructional technology|e-learning|elearning|online teaching|distance learning
Instructional design|ADDIE|course design
Parent communication|parent conferences|parental engagement|Elternarbeit
Pedagogy|Pädagogik|didactics
Montessori|Montessori method
Childcare|child care|daycare|nursery care|Kinderbetreuung|garde d'enfants
Child development
Play-based learning|play activities
Babysitting|nannying
Diapering|infant care|toddler care
After-school programs|after school care|Ganztagsbetreuung
Camp counseling|recreation programming|recreational activities
Vocational training|apprenticeship training|Ausbildereignung|technical instruction
Exam preparation|test preparation
Academic research|scholarly research
Academic writing|scientific writing|manuscript writing|scientific publications|peer reviewed publications
Literature review|systematic review
Qualitative research|focus groups|thematic analysis
Quantitative research
Translation|Übersetzung|traduction
Interpreting|simultaneous interpreting|consecutive interpreting
Localization|localisation
CAT tools|SDL Trados|Trados|memoQ
Subtitling|captioning
Sign language interpreting|sign language|ASL|BSL
Linguistics
Cooking|food preparation|food prep|Kochen|cuisine
Culinary arts|culinary skills|fine dining cuisine
Menu planning|menu development|recipe development|menu design
Baking|bakery|bread making|Backen|boulangerie
Pastry|pastry making|patisserie|cake decorating|pâtisserie
Butchery|meat cutting|meat processing|Metzgerei|boucherie
Grill cooking|grilling|frying|line cooking|line cook
Sushi preparation
Kitchen management|kitchen operations|kitchen supervision|kitchen cleanliness
Food safety|food hygiene|HACCP|ServSafe|Lebensmittelhygiene|hygiène alimentaire
Food cost control|food costing|portion control
Catering|banqueting|banquets|event catering
Table service|waiting tables|serving food|food service|food and beverage service|F&B service|Servieren|service en salle|servicio de mesas|servicio en mesa|servicio de sala|bediening|servizio ai tavoli|serviço de mesa|obsługa gości|servering|service à table|montaje de mesas
Bartending|mixology|cocktail preparation|cocktails|bar service|bar operations|bar management|preparación de bebidas
Barista skills|coffee preparation|espresso|latte art|barista
Wine knowledge|sommelier|wine service|wine pairing
Fast food|quick service restaurant|QSR
Dishwashing|kitchen cleaning|ware washing
Restaurant management|restaurant operations|F&B management
Hotel management|hotel operations|hospitality management
Hospitality|hospitality industry|Gastronomie|Hotellerie|hôtellerie|hôtellerie restauration|secteur de la restauration|restauration collective|restauration rapide
Guest relations|guest services|guest satisfaction|concierge
Front office operations|hotel reception|check-in and check-out|guest check in
Housekeeping|room cleaning|hotel housekeeping|Zimmerreinigung
Laundry|laundry service|ironing
Reservations|booking systems|reservation systems
Revenue management hotel|yield management
Tour guiding|tour guide|guided tours
Travel planning|travel consulting|itinerary planning|ticketing travel
Tourism|Tourismus
Cabin crew|flight attendant|in-flight service|cabin safety
Cruise operations
Casino operations|gaming operations|table games|dealing cards
Spa management|spa treatments
Hairdressing|haircutting|hair styling|hair cutting|Friseur|coiffure
Hair coloring|balayage|hair color
Barbering|beard trimming
Makeup artistry|makeup application|make-up
Skin care|facials|esthetics|aesthetics treatments|Kosmetik
Nail care|manicure|pedicure|nail art
Waxing|hair removal
Tattooing|body piercing
Personal training|fitness training|fitness instruction|strength training|exercise programming
Yoga instruction|yoga|pilates
Swimming instruction|swim instruction|lifeguarding|lifeguard
Nanny services|household management|private household
Cleaning|commercial cleaning|office cleaning|janitorial|custodial|Reinigung|Gebäudereinigung|nettoyage|ménage|limpieza|nettoyage|Reinigung|schoonmaken|pulizia|limpeza|sprzątanie|städning
Floor care|floor waxing|floor buffing|carpet cleaning
Window cleaning
Waste management|waste collection|recycling|refuse collection
Pest control
Car wash|vehicle detailing|car detailing
Electrical installation|electrical wiring|wiring|conduit bending|Elektroinstallation|installation électrique
Electrical maintenance|electrical repair|electrical troubleshooting|electrical systems
Industrial electrical|motor controls|variable frequency drives|^VFD|three phase
Low voltage systems|low voltage|structured cabling|fire alarm systems|intruder alarms
Solar installation|photovoltaic|solar PV|PV systems|Photovoltaik
Electrical code|^NEC|National Electrical Code|VDE
High voltage|power distribution|substations|switchgear
Power systems|power electronics|transmission lines|electrical power
Plumbing|pipe fitting|pipefitting|drainage systems|Sanitärinstallation|plomberie
Gas fitting|gas installation|gas boilers
HVAC|heating ventilation|air conditioning|heating ventilation and air conditioning|Heizungstechnik|Klimatechnik|CVC
Refrigeration|refrigerants|commercial refrigeration|Kältetechnik
Heat pumps|heat pump installation|Wärmepumpe
Boiler operation|boilers|steam systems|boiler maintenance
Carpentry|joinery|finish carpentry|rough framing|Tischler|Zimmerei|menuiserie|charpente
Cabinet making|cabinetry|furniture making
Woodworking|wood working
Masonry|bricklaying|block laying|stone masonry|Mauern|maçonnerie
Concrete work|concrete finishing|concrete pouring|formwork
Roofing|roof repair|Dachdecker|couverture toiture
Drywall|plastering|plasterboard|dry lining|Trockenbau
Painting and decorating|house painting|interior painting|spray painting|Malerarbeiten
Tiling|tile setting|floor laying|flooring installation
Glazing|window installation
Insulation|thermal insulation
Scaffolding|Gerüstbau
Demolition
Steel erection|structural steel|ironwork
Welding|Schweißen|soudage|welder
MIG welding|GMAW|MIG/MAG>Welding
TIG welding|GTAW>Welding
Stick welding|SMAW|arc welding>Welding
Flux core welding|FCAW>Welding
Brazing|soldering
Metal fabrication|sheet metal|sheet metal fabrication|steel fabrication|Metallbau|chaudronnerie
Machining|CNC machining|CNC milling|CNC turning|CNC operation|milling|lathe|CNC|Zerspanung|usinage
Toolmaking|tool and die|die making|mold making|Werkzeugbau
Grinding|surface grinding|polishing
Blueprint reading|reading blueprints|technical drawings|engineering drawings|reading technical drawings|Zeichnungslesen
GD&T|geometric dimensioning
Precision measurement|calipers|micrometers|metrology|coordinate measuring machine|CMM
Quality control|quality inspection|QC inspection|visual inspection|Qualitätskontrolle|contrôle qualité
Quality assurance|quality management|Qualitätssicherung|assurance qualité|QA/QC
Quality management systems|ISO 9001|QMS
IATF 16949|APQP|PPAP
Failure mode and effects analysis|FMEA|DFMEA|PFMEA|failure modes
AS9100
Root cause analysis|8D|corrective action|CAPA
Statistical process control|^SPC
Assembly|mechanical assembly|product assembly|assembly line|Montage
Electronics assembly|PCB assembly|SMT|surface mount
Machine operation|operating machinery|machine operator|production machinery|Maschinenbedienung|conduite de machines
Injection molding|plastic molding|blow molding|extrusion
Packaging operations|packing|packaging lines|Verpackung|conditionnement de produits|agent de conditionnement|lignes de conditionnement|conditionnement et emballage
Food production|food processing|food manufacturing
Pharmaceutical manufacturing|biomanufacturing|aseptic manufacturing
Good Manufacturing Practice|GMP|cGMP
Textile production|weaving|knitting machines
Printing press operation|press operator|flexographic printing
Foundry|casting metal|forging
Paper production|pulp and paper
Chemical processing|chemical production|process operations|batch processing
Manufacturing|manufacturing processes|production environment experience|Produktion|Fertigung
Manufacturing engineering|process engineering|industrial engineering
Production supervision|shift supervision|production management|plant management
Total productive maintenance|TPM
Preventive maintenance|planned maintenance|predictive maintenance|maintenance planning
Mechanical maintenance|machine maintenance|industrial maintenance|millwright|equipment maintenance|Instandhaltung|maintenance industrielle|minor maintenance
Equipment repair|machinery repair|equipment troubleshooting|service and repair|repair of machinery|maintenance and repair|maintenance services
Hydraulics|hydraulic systems|Hydraulik
Pneumatics|pneumatic systems|Pneumatik
Building maintenance|facility maintenance|property maintenance|handyman|Hausmeister
CMMS|computerized maintenance management|Maximo
Automotive repair|vehicle repair|auto repair|Kfz-Mechatronik|Kfz Reparatur|réparation automobile
Vehicle diagnostics|engine diagnostics|automotive diagnostics|OBD
Diesel engines|diesel mechanics|heavy vehicle repair
Brake systems|brakes and suspension|suspension repair
Tire service|wheel alignment|tire fitting
Auto body repair|collision repair|panel beating|vehicle painting
Electric vehicles|EV maintenance|battery systems
Motorcycle repair|bicycle repair
Aircraft maintenance|airframe and powerplant|airframe maintenance|powerplant|A&P|aviation maintenance
Avionics
Flight operations|piloting|instrument flying|flight planning
Air traffic control
Airport operations|ground handling|ramp operations|baggage handling
Drone operation|UAV|drone piloting|unmanned aircraft
Maritime navigation|seamanship|vessel operation|deckhand
Marine engineering|ship maintenance
Railway operations|train driving|rail signalling|rail operations
Elevator maintenance|lift maintenance
Appliance repair|white goods repair
Locksmithing
Telecommunications|telecom|5G|LTE|radio frequency engineering|^RF engineering
Fiber optics|fiber splicing|fibre installation|FTTH
Antenna installation|tower climbing
Heavy equipment operation|excavator|bulldozer|backhoe|loader operation|heavy machinery|Bagger|engins de chantier
Crane operation|tower crane|rigging|slinging
Aerial lift|boom lift|scissor lift|MEWP
Power tools|hand tools|power tool use
Construction|construction work|building construction|Hochbau|Bau|bâtiment
Construction management|site management|construction site management|Bauleitung|conduite de travaux|construction projects
Site supervision|site safety
Construction estimating|cost estimating|estimating|quantity takeoff|takeoffs
Quantity surveying|bill of quantities|cost management construction
Land surveying|total station|topographic surveys|surveying|Vermessung
Building codes|building regulations|International Building Code
Permitting|building permits|planning permission
Civil engineering|Bauingenieurwesen|génie civil
Structural engineering|structural analysis|structural design|Eurocodes
Geotechnical engineering|soil mechanics|geotechnical
Transportation engineering|traffic engineering|highway design|road design|roadway|highway projects|DOT projects
Road construction|asphalt paving|paving|Straßenbau
Railway engineering|track construction
Bridge design|bridge inspection
Water resources|hydrology|stormwater management|hydraulic modeling
Wastewater treatment|water treatment|sewage treatment
Environmental engineering|site remediation|remediation
Environmental impact assessment|environmental assessment|EIA studies
Environmental compliance|environmental permitting|ISO 14001|EHS compliance
Sustainability|ESG|sustainability reporting|carbon accounting|life cycle assessment
Renewable energy|wind energy|wind turbines|erneuerbare Energien|énergies renouvelables
Energy efficiency|energy audits|energy management|^LEED|BREEAM
Energy markets|power trading
Oil and gas|petroleum engineering|oil drilling
Pipeline operations|pipeline integrity
Mining engineering|mining industry|mining operations|mine planning|underground mining|open pit mining|mineral processing|rock blasting|drilling and blasting
Nuclear engineering|reactor operations
Mechanical engineering|mechanical design|Maschinenbau|génie mécanique
Thermodynamics|heat transfer|thermal analysis
Fluid mechanics|fluid dynamics
Machine design|mechanism design
Materials science|materials engineering|metallurgy|polymers|composites
Vibration analysis|acoustics|NVH
Mechatronics|Mechatronik
Electrical engineering|electrical design|Elektrotechnik|génie électrique
Electronics|circuit design|analog design|digital electronics|schematic design|Elektronik
Signal processing|DSP|digital signal processing
Control systems|control engineering|PID control|Regelungstechnik
Industrial automation|automation engineering|process automation|Automatisierungstechnik|automatisme
Instrumentation|instrument calibration|calibration
Robot programming|industrial robots|Fanuc robots|KUKA|ABB robots|robotic programming
Systems engineering|requirements engineering|MBSE|^DOORS|model based systems engineering
Functional safety|ISO 26262|IEC 61508
Aerospace engineering|aerodynamics|avionics design|spacecraft
Automotive engineering|powertrain|vehicle dynamics
Chemical engineering|process design|process simulation|Verfahrenstechnik
P&ID|piping and instrumentation|piping design
Process safety|HAZOP
Commissioning|start-up commissioning|Inbetriebnahme|mise en service
Reliability engineering|reliability analysis|FRACAS
Product development|new product development|NPI|new product introduction
Design for manufacturing|DFM|DFMA
Additive manufacturing|3D printing
Semiconductor|semiconductor manufacturing|wafer fabrication|photolithography|cleanroom
Optics|photonics|lasers|optical engineering
Health and safety|workplace safety|occupational health and safety|OSHA|HSE|EHS|Arbeitssicherheit|Arbeitsschutz|sécurité au travail
Manual handling|heavy lifting|lifting heavy|port de charges|manutention manuelle|manutention|manutentionnaire
Lockout tagout|LOTO
Confined space entry|confined space
Working at height|working at heights|fall protection
Personal protective equipment|PPE
Risk assessments and method statements|RAMS
Accident investigation|incident investigation
Ergonomics
Architectural design|building design|building architecture|Hochbauarchitektur|Gebäudeplanung|conception architecturale
Landscape architecture|landscape design
Architectural drafting|CAD drafting|drafting standards|drafting plans|technical drafting|construction drawings|construction documents
Urban design
Model making|architectural models
Building physics
Historic preservation|heritage conservation
Landscaping|gardening|grounds maintenance|groundskeeping|lawn care|Gartenbau|Gartenpflege|espaces verts
Horticulture|plant care|nursery plants|greenhouse production
Arboriculture|tree surgery|tree pruning|tree care
Irrigation|irrigation systems
Agriculture|farming|crop production|farm management|Landwirtschaft|agriculture biologique
Tractor operation|farm machinery|agricultural machinery
Livestock|dairy farming|cattle|poultry farming|milking
Agronomy|soil science|crop science
Forestry|forest management|chainsaw operation|Forstwirtschaft
Viticulture|winemaking|vineyard work
Brewing|distilling|fermentation
Fishing|aquaculture|fish farming
Beekeeping
Conservation|wildlife management|habitat restoration|wildlife conservation
Ecology|field ecology|biodiversity
Environmental science|environmental monitoring|environmental sampling
Water quality testing|water sampling
Biology|life sciences
Molecular biology|molecular cloning|gene cloning
PCR|qPCR|RT-PCR|polymerase chain reaction
Gel electrophoresis|western blot|western blotting|SDS-PAGE
DNA sequencing|next generation sequencing|NGS|sequencing
CRISPR|gene editing
Cell culture|mammalian cell culture|tissue culture
Flow cytometry|FACS
ELISA|immunoassays
Microscopy|confocal microscopy|electron microscopy|fluorescence microscopy
Protein purification|protein expression|protein chemistry
Chromatography|HPLC|gas chromatography|GC-MS|LC-MS|UPLC
Mass spectrometry
Spectroscopy|NMR|FTIR|UV-Vis|infrared spectroscopy
Titration|wet chemistry|analytical chemistry
Organic chemistry|organic synthesis|synthetic chemistry
Inorganic chemistry
Physical chemistry
Biochemistry
Microbiology|bacterial culture|microbiological testing
Virology
Immunology
Genetics|genomics
Bioinformatics|computational biology|BLAST
Proteomics|metabolomics
Neuroscience
Pharmacology research|drug discovery|medicinal chemistry|drug development
In vivo studies|animal models|rodent handling|in vivo
Toxicology
Biotechnology|biotech|bioprocessing|upstream processing|downstream processing
Laboratory techniques|laboratory work|lab techniques|laboratory skills|Laborarbeit|techniques de laboratoire
Laboratory safety|lab safety|biosafety
Laboratory management|lab management
Good Laboratory Practice|GLP
Method validation|method development|analytical method validation
Stability testing
Sample preparation
Sensory analysis|sensory evaluation|food science|food technology
Physics|experimental physics|theoretical physics
Astronomy|astrophysics
Quantum computing|quantum mechanics
Geology|geological mapping|geoscience
Geophysics|seismic interpretation
Hydrogeology|groundwater modeling
Meteorology|weather forecasting|climate modeling|climate science
Oceanography|marine biology
Chemistry
Nanotechnology|thin films
Materials characterization|SEM/TEM|X-ray diffraction|XRD
Psychology|behavioral science|cognitive psychology
Sociology|social research
Economics|economic analysis|macroeconomics|microeconomics
Anthropology|ethnography|archaeology|fieldwork
Historical research
Political science
Philosophy|moral philosophy
Theology|pastoral care|religious education
Field research|field work|field data collection
Research and development|R&D
Patent research|prior art search
Grant management research|research funding
Demography
Cartography|map making
Actuarial modeling
Numerical methods|scientific computing|numerical simulation|high performance computing|HPC
Monte Carlo simulation|Monte Carlo|discrete event simulation|simulation modeling
Game theory
Supply chain analytics
Pricing analytics
Customer analytics|churn analysis|cohort analysis
Fraud analytics
Sports analytics
Music production|music composition|songwriting
Acting performance|stage performance|performing arts
Modeling fashion
Voice acting|voice over
Screen printing
Upholstery
Shoe repair|leather working
Watchmaking
Instrument making|piano tuning
Glass blowing
Sign making
Bookbinding
Furniture assembly|furniture removal|removals
Courier services|bicycle courier|messenger services
Taxi driving|ride sharing|chauffeuring|chauffeur de taxi|taxichauffeur
Postal services|mail delivery
Toll and parking|parking enforcement
Meter reading
Vending service
Street sweeping|street cleaning
Funeral services
Translation project management
Customer data entry
Quality auditing|internal quality audits|supplier audits
Supplier quality|supplier quality management
Import compliance|trade compliance|export control
Sales reporting|sales analysis
Franchise management
Membership services
Ticket sales|box office
Sports officiating|refereeing
Youth coaching
Library programming
Speech writing|speechwriting
Brand partnerships|sponsorship sales
Media monitoring|press monitoring
Community moderation|content moderation
Data annotation|data labeling|labelling data
Search quality evaluation
Test proctoring|exam invigilation
Donor database management|Raiser's Edge
Grant reporting
Disaster relief|humanitarian aid
Peacekeeping
Land acquisition|right of way
Asset integrity|corrosion control
Non-destructive testing|NDT|ultrasonic testing|radiographic testing
Painting and coating|powder coating|protective coatings
Electroplating|anodizing
Heat treatment
Laser cutting|waterjet cutting|plasma cutting
Press brake|bending metal
Rope access
Diving|commercial diving|scuba
Well drilling
Asbestos removal|abatement
Chimney sweeping
Septic systems
Swimming pool maintenance|pool maintenance
Stage rigging|AV installation|audio visual
Projection systems|event technology|Veranstaltungstechnik
Application support|production support|support for applications
Incident reporting|incident reports|accident reporting
Home modifications|environmental modifications
Medicaid and Medicare|Medicaid|Medicare
Person-centred care|person centered care|patient centred care|client centred care
Evidence-based practice|evidence based care|evidence based medicine|evidence based nursing|evidence based interventions|evidence based treatment
Assistive technology|assistive devices|adaptive equipment|Hilfsmittelversorgung
Functional assessment|ADL assessment|ADL evaluation|sensory profiles|sensory assessment
Therapy planning|therapy programs|therapy programmes|treatment plans|treatment planning
Record keeping|student records|accurate records|maintain records|keeping records|required documentation|complete documentation
Academic intervention|math intervention|small group instruction
Style guides|style guide|brand guidelines
Automotive retail|car dealership|dealership experience|dealership|motor trade
Systems implementation|implementation of systems|system implementation
`,
  licence: `
Registered Nurse license|registered nurse|^RN|^RGN|RN license|NMC registration|NMC registered|registered with the NMC|^NMC|Nursing and Midwifery Council|NMC PIN|examinierte Pflegefachkraft|staatlich examiniert|diplôme d'État d'infirmier|legitimerad sjuksköterska|legitimerade sjuksköterskor|BIG-registratie verpleegkundige|colegiado de enfermería|Berufserlaubnis Pflege>Nursing,Patient care,Vital signs,Medication administration
Licensed Practical Nurse license|licensed practical nurse|^LPN|^LVN|licensed vocational nurse>Nursing,Patient care,Vital signs
Certified Nursing Assistant|^CNA|nurse aide certification|diplôme d'État d'aide-soignant|DEAS|diplôme d'aide-soignant>Patient care,Personal care,Vital signs
Mental health nurse registration|^RMN|registered mental health nurse|registered mental nurse
Learning disability nurse registration|^RNLD|registered learning disability nurse
Nurse Practitioner license|nurse practitioner|^APRN|^FNP|family nurse practitioner>Nursing,Patient care
Certified Medical Assistant|^CMA certification|registered medical assistant
Medical license|^GMC|licensed physician|Approbation|full GMC registration|GMC registration
Board certification|board certified>Medical license
Physician assistant certification|PA-C|NCCPA
Pharmacist license|licensed pharmacist|registered pharmacist|GPhC registration|^GPhC|GPhC registered|General Pharmaceutical Council>Pharmacy,Medication dispensing
Doctor of Pharmacy|PharmD>Pharmacy,Medication dispensing
Pharmacy technician certification|CPhT|PTCB
Physical therapist license|licensed physical therapist|registered physiotherapist
HCPC registration|^HCPC|HCPC registered|registered with the HCPC|Health and Care Professions Council
Occupational therapist license|NBCOT|OTR/L
Speech language pathologist license|CCC-SLP
EMT certification|EMT-B|emergency medical technician|EMT
Paramedic license|paramedic certification|Notfallsanitäter>Emergency medical services,Patient care
Radiologic technologist certification|ARRT|registered radiologic technologist
Sonography certification|ARDMS
Medical laboratory certification|ASCP|MLS ASCP
Respiratory therapist license|RRT credential
Dental hygienist license|registered dental hygienist|^RDH>Dental hygiene
Dental license
Doctor of Dental Surgery|DDS
Doctor of Dental Medicine|^DMD
Certified professional coder|^CPC coder|CCS coding|AAPC
Phlebotomy certification|certified phlebotomist
Licensed clinical social worker|LCSW>Licensed social worker,Social work
Licensed master social worker|^LMSW>Licensed social worker,Social work
Licensed social worker|licensed social worker>Social work
Social Work England registration|Social Work England>Social work
Staatlich anerkannte Sozialarbeiterin>Social work
Licensed professional counselor|^LPC|LMHC|licensed counselor
Licensed psychologist|clinical psychologist license
Board certified behavior analyst|BCBA
Registered behavior technician|^RBT
Veterinary license|licensed veterinarian|MRCVS
Doctor of Veterinary Medicine|^DVM
Veterinary technician license|licensed veterinary technician|registered veterinary nurse
Registered dietitian|registered dietician|RDN
Care certificate
NVQ level 2 in health and social care
NVQ level 3 in health and social care|NVQ level 3 health>NVQ level 2 in health and social care
Teaching license|teaching certificate|teaching certification|teaching licence|teaching credential|teacher certification|qualified teacher status|^QTS|state teaching license|certified teacher|Lehramt|^CAPES>Teaching
Special education certification|special education credential
TEFL certificate|TESOL certificate
CELTA>TEFL certificate
Child development associate|^CDA credential
Early years qualification|childcare qualification|level 3 childcare|staatlich anerkannte Erzieherin|CAP petite enfance>Childcare,Early childhood education
Bar admission|admitted to the bar|called to the bar|member of the bar|licensed attorney|licensed to practice law|bar license|qualified solicitor|Volljurist|zweites Staatsexamen|CAPA avocat>Legal research,Legal writing
Paralegal certificate|paralegal certification
Notary public|notary commission
CPA-10|CPA 10
CPA-20|CPA 20
Certified Public Accountant|CPA|CPA license>Accounting,Financial reporting
SAIPA membership|SAIPA|SAIPA articles|Professional Accountant (SA)|Professional Accountant SA>Accounting
CA(SA)|SAICA|SAICA articles|SAICA membership>Accounting,Financial reporting
Chartered accountant|^ACA>Accounting,Financial reporting
ACCA|chartered certified accountant>Accounting,Financial reporting
CIMA|chartered management accountant>Accounting,Financial reporting
Expert-comptable|expert comptable>Accounting,Financial reporting
Steuerberater>Accounting,Financial reporting
Certified Management Accountant|^CMA
Certified Internal Auditor|^CIA certification|certified internal auditor CIA
Certified fraud examiner|^CFE
Enrolled agent|enrolled agent EA
Chartered Financial Analyst|CFA|CFA charter
Certified Financial Planner|CFP
Financial risk manager|FRM certification
FINRA Series 7|Series 7
FINRA Series 63|Series 63
FINRA Series 65|Series 65
FINRA Series 66|Series 66
SIE exam
Insurance license|insurance producer license
Life and health insurance license|life and health license>Insurance license
Property and casualty insurance license|property and casualty license>Insurance license
Insurance adjuster license|adjuster license
Real estate license|real estate salesperson license
Real estate broker license>Real estate license
NMLS license|mortgage loan originator license
Actuarial exams
Associate of the Society of Actuaries|ASA actuary>Actuarial exams
Fellow of the Society of Actuaries|FSA actuary>Associate of the Society of Actuaries,Actuarial exams
AAT qualification|^AAT|AAT qualified|bookkeeping certification
SHRM certification
SHRM-CP>SHRM certification
SHRM-SCP>SHRM certification
PHR certification|^PHR
SPHR certification|^SPHR
CIPD|CIPD qualified
CIPD level 5>CIPD
Project Management Professional|PMP|PMP certification>Project management
CAPM
PRINCE2
PRINCE2 Practitioner>PRINCE2,PRINCE2 Foundation
PRINCE2 Foundation>PRINCE2
Certified ScrumMaster|CSM certification|^CSM>Scrum
Professional Scrum Master|PSM I>Scrum
Certified scrum product owner|CSPO
SAFe certification|SAFe agilist
Six Sigma Green Belt|green belt
Six Sigma Black Belt|black belt
ITIL Foundation|ITIL certification|ITIL v4
CISSP
CISM
CISA|certified information systems auditor
CEH|certified ethical hacker
OSCP
CompTIA Security+|Security+|security plus
CompTIA A+|A+ certification
CompTIA Network+|Network+
CCNA|Cisco certified network associate
CCNP|Cisco certified network professional
CCIE
AWS certification|AWS certified
AWS Certified Solutions Architect>AWS certification
Azure certification
Azure Fundamentals certification|AZ-900>Azure certification
Azure Administrator Associate|AZ-104>Azure certification
Azure Solutions Architect Expert|AZ-305>Azure certification
Google Cloud certification|professional cloud architect
Certified Kubernetes Administrator|CKA
Certified Kubernetes Application Developer|CKAD
Red Hat certification
Red Hat Certified System Administrator|RHCSA>Red Hat certification
Red Hat Certified Engineer|RHCE>Red Hat certification,Red Hat Certified System Administrator
VMware certification|VCP-DCV
Oracle certification|OCP java|Oracle certified professional
Microsoft certification|Microsoft certified
MCSA>Microsoft certification
MCSE>Microsoft certification
Salesforce certification|certified Salesforce
Salesforce certified administrator>Salesforce certification
Tableau certification|Tableau desktop specialist
Power BI certification|PL-300
TOGAF
COBIT
CBAP|certified business analysis professional
ISTQB|ISTQB foundation|ISTQB certified
Google Ads certification
HubSpot certification
Certified Supply Chain Professional|CSCP|APICS
CPIM
CPSM
CIPS|MCIPS
Certified customs specialist
Customs broker license
Professional Engineer license|^PE license|licensed professional engineer|PE licensure
Chartered engineer|^CEng
Engineer in training|^EIT|fundamentals of engineering
Licensed architect|architect license|registered architect|architectural registration|Architektenkammer|ARB registered|HMONP
LEED accreditation
LEED Green Associate>LEED accreditation
LEED AP>LEED accreditation,LEED Green Associate
RICS|MRICS|chartered surveyor
Land surveyor license|licensed land surveyor
General contractor license|contractor license
Electrician license|licensed electrician|electrical license|electrical licence>Electrical installation
Journeyman electrician license|journeyman electrician>Electrician license,Electrical installation
Master electrician license|master electrician>Electrician license,Journeyman electrician license,Electrical installation
Elektrofachkraft>Electrical installation
Habilitation électrique>Electrical installation
JIB gold card>Electrical installation
Plumbing license|licensed plumber>Plumbing
Journeyman plumber license|journeyman plumber>Plumbing license,Plumbing
Master plumber license|master plumber>Plumbing license,Journeyman plumber license,Plumbing
HVAC certification|EPA 608|EPA certification|universal EPA>HVAC,Refrigeration
F-gas certification>HVAC,Refrigeration
Gas Safe registration|gas safe registered
Welding certification|certified welder|welding certificate|Schweißerschein|Schweißerpass|Schweißerprüfung|coded welder>Welding
AWS D1.1>Welding certification,Welding
CSCS card|CSCS
SMSTS
SSSTS
Forklift license|forklift certification|forklift certified|forklift licence|Staplerschein|Gabelstaplerschein|CACES|carnet de carretillero|carnet carretillero|carné de carretillero|patentino muletto|patentino del muletto|heftruckcertificaat|heftruckdiploma|truckkort|uprawnienia na wózki widłowe|uprawnienia UDT|CACES R489|^RTITB|^ITSSAR|curso de operador de empilhadeira|operador de empilhadeira certificado|certificado de empilhadeira>Forklift operation
Crane operator license|NCCCO|crane license|crane ticket|Kranschein|Kranführerschein
CPCS
NPORS
OSHA certification
OSHA 10>OSHA certification
OSHA 30>OSHA certification,OSHA 10
NEBOSH|NEBOSH certificate
IOSH
Certified safety professional|CSP certification
First aid|first aider|first aid certificate|first aid at work|first aid certified|Erste Hilfe|premiers secours
CPR|cardiopulmonary resuscitation|CPR certification|CPR card|CPR certified|AED training
Basic life support|BLS|BLS certification|BLS certified|BLS card>CPR
Advanced cardiac life support|ACLS|advanced cardiovascular life support|ACLS certification|ACLS certified>CPR
Pediatric advanced life support|PALS|PALS certification
Commercial driver's license|CDL|commercial drivers license|commercial driving licence>Long haul driving
Class A CDL|CDL A|CDL class A>Commercial driver's license,Class B CDL,Long haul driving
Class B CDL|CDL class B|CDL B>Commercial driver's license
HGV licence|LGV licence|permis poids lourd>Long haul driving
Category C licence|HGV class 2|permis C>HGV licence,Long haul driving
Category C+E licence|HGV class 1|category C+E|C+E licence|Führerschein Klasse CE|Führerschein CE|permis CE>HGV licence,Category C licence,Long haul driving
Hazmat endorsement
Tanker endorsement
Driver CPC|CPC card|Berufskraftfahrerqualifikation|^FIMO|^FCO|yrkeskompetensbevis|^YKB|tarjeta CAP|kwalifikacja wstępna
Driver card|digital tachograph card|digi card|digi tacho card|digital tacho card|carte conducteur|tachograph card|Fahrerkarte
ADR certificate|ADR licence|ADR Schein
Passenger endorsement
PCV licence|bus licence
Category D1 licence|D1 licence
Taxi licence|private hire licence|Personenbeförderungsschein|carte VTC
Motorcycle licence
Pilot license
Private pilot license>Pilot license
Commercial pilot license>Pilot license,Private pilot license
Airline transport pilot license|ATPL|airline transport pilot>Pilot license,Private pilot license,Commercial pilot license
A&P license|airframe and powerplant license|EASA Part 66|part 66 license
Drone license|FAA Part 107|part 107
Seafarer certificate|STCW|merchant mariner credential
Food handler card|food handlers card|food handler certification>Food safety
ServSafe certification>Food handler card,Food safety
Food hygiene certificate|level 2 food hygiene>Food safety
Gesundheitszeugnis>Food safety
Manipulador de alimentos|carné de manipulador de alimentos>Food safety
Książeczka sanepidowska|książeczka sanepid>Food safety
Alcohol server license|TIPS certification
Responsible service of alcohol|RSA certificate
Personal licence holder
Cosmetology license|licensed cosmetologist|NVQ hairdressing|Meisterbrief Friseur>Hairdressing
Esthetician license|licensed esthetician
Barber license|licensed barber
Massage therapist license|licensed massage therapist|^LMT>Manual therapy
Personal trainer certification|REPs level 3
NASM>Personal trainer certification
ACE certified>Personal trainer certification
Lifeguard certification|NPLQ|lifeguard certified|título de socorrista|socorrista acuático|Rettungsschwimmerabzeichen|Rettungsschwimmer
Security guard license|guard card|SIA licence|SIA license|security licence|Sachkundeprüfung 34a|34a Schein|carte professionnelle CNAPS|Sachkundeprüfung|Sachkundenachweis|TIP vigilante
SIA door supervisor licence|door supervisor licence>Security guard license
Police academy|POST certification|peace officer
Firefighter certification
Firefighter I>Firefighter certification
Firefighter II>Firefighter certification,Firefighter I
DBS check|DBS certificate|background check clearance
Enhanced DBS check|enhanced DBS>DBS check
Führungszeugnis
Erweitertes Führungszeugnis>Führungszeugnis
Pesticide applicator license|pesticide license
Arborist certification|ISA certified arborist
Water operator license|wastewater operator license
Home inspector license
Appraiser license|certified appraiser
Funeral director license
Interpreter certification|certified interpreter|court certified interpreter
Library science degree|MLIS
Independent prescriber|nurse prescriber|non medical prescriber|V300
PGCE|postgraduate certificate in education
BIG registration|BIG-registratie|BIG geregistreerd
AHPRA registration|AHPRA registered|^AHPRA
Professional register|iscrizione all'albo|iscritto all'albo|cédula profissional|carteira profissional|ordem dos engenheiros|colegiado|colegiada
IPAF|IPAF licence|IPAF card
PASMA
18th Edition|18th edition wiring regulations|BS 7671
17th edition
City and Guilds 2391|2391 inspection and testing
ECS card
ECS gold card|ECS gold>ECS card
Electrical authorization|uprawnienia SEP|SEP do 1 kV|NEN 3140|Schaltberechtigung
CeMAP|CeMAP qualified
DipFA|diploma in financial planning
CIPP certification|^CIPP
CIPP/E>CIPP certification
CIPP/US>CIPP certification
TWIC card|^TWIC
ASE certification|ASE certified|ASE master technician
SSIAP
SSIAP 1>SSIAP
SSIAP 2>SSIAP,SSIAP 1
SSIAP 3>SSIAP,SSIAP 1,SSIAP 2
BAFA|^BAFA
BAFD|^BAFD>BAFA
BNSSA|^BNSSA
Workplace first aider France|sauveteur secouriste du travail|^SST
AIPR|^AIPR
BHV|BHV-diploma|BHV diploma|bedrijfshulpverlening
VCA|VCA-certificaat|VCA basis
VCA VOL>VCA
WFT|^WFT|WFT basis
SCC certificate|SCC-Zertifikat|SCC Schein
Confined space certificate
Working at height certificate|working at heights ticket
GWO certification|^GWO>Working at height certificate
White card|construction white card|construction induction card
High risk work licence|^HRWL
Responsible service of gambling|^RCG certificate
Asbestos certificate|P402
ATEX certificate|CompEx
CFPS|^CFPS
NICET|NICET level II|NICET certification
RIBA|RIBA chartered|RIBA part 3
IMechE|MIMechE|^MICE|ICE chartered
ICAEW|ICAS chartered accountant
Solicitors Regulation Authority|SRA regulated|practising certificate
CILEX|CILEx qualified
Nursing council Brazil|^COREN|COREN ativo|registro no COREN
Engineering council Brazil|^CREA|CREA ativo|registro no CREA
Accounting council Brazil|^CRC|CRC ativo|registro no CRC
Bar association Brazil|^OAB|inscrição na OAB
Physical education council Brazil|^CREF|CREF ativo
Estate agents council Brazil|^CRECI|CRECI ativo
Psychology council Brazil|^CRP|CRP ativo
Veterinary council Brazil|^CRMV
NR-10|^NR 10|certificado NR 10|curso de NR 10
NR-35|^NR 35|certificado NR 35|curso de NR 35
Security agent title France|CQP agent de sécurité|TFP agent de prévention|titre agent de sécurité
Heta arbeten|hot work certificate
UEFA coaching licence|UEFA B licence|UEFA C licence
PADI|PADI divemaster|PADI instructor
Ausbildereignungsprüfung|AEVO|Ausbilderschein
Meisterprüfung|Meisterbrief|master craftsman
`,
  language: `
English|^English language|Englisch|Englischkenntnisse|anglais|inglés
German|Deutsch|Deutschkenntnisse|allemand
French|Französisch|français
Spanish|Spanisch|español|espagnol
Italian|Italienisch|italien
Portuguese|Portugiesisch|portugais
Dutch|Niederländisch|néerlandais
Polish language|fluent Polish|Polnisch|polonais
Russian|Russisch|russe
Ukrainian|Ukrainisch
Czech language|Tschechisch
Slovak language|Slowakisch
Hungarian|Ungarisch
Romanian|Rumänisch|roumain
Bulgarian|Bulgarisch
Croatian|Kroatisch
Serbian|Serbisch
Slovenian|Slowenisch
Greek|Griechisch
Turkish|Türkisch|turc
Arabic|Arabisch|arabe
Hebrew
Farsi|Persian|Dari
Pashto
Kurdish
Urdu
Hindi
Bengali|Bangla
Punjabi
Gujarati
Marathi
Tamil
Telugu
Kannada
Malayalam
Sinhala
Nepali
Mandarin|Mandarin Chinese|Chinese language|Chinesisch|chinois
Cantonese
Japanese|Japanisch|japonais
Korean language|Koreanisch
Vietnamese
Thai language
Indonesian|Bahasa Indonesia
Malay language|Bahasa Melayu
Tagalog|Filipino language
Swedish|Schwedisch
Danish|Dänisch
Norwegian|Norwegisch
Finnish|Finnisch
Icelandic
Estonian
Latvian
Lithuanian
Catalan
Basque language
Galician
Welsh language
Irish language|Gaelic
Swahili
Amharic
Somali language
Hausa
Yoruba
Igbo
Zulu
Afrikaans
Haitian Creole|Creole
Hmong
Armenian
Georgian language
Azerbaijani
Kazakh
Albanian|Albanisch
Latin language
Esperanto
`,
} as const
