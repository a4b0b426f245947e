/** As in english.ts. */
export const FRENCH = `
drop: entre, le, la, les, l, un, une, des, de, du, d, a, au, aux, en, dans, pour, avec, chez, sur, vous, votre, vos, tu, ton, ta, tes, je, j, mon, ma, mes, est, es, sont, etes, suis, ai, as, avez, avoir, etre, ce, cet, cette, que, qu, est ce que, t il, t, y, merci d indiquer, veuillez indiquer, veuillez, indiquer, indiquez, preciser, precisez, merci de, merci, selectionner, selectionnez, choisir, choisissez, plusieurs reponses possibles, cochez toutes les cases, toutes les reponses applicables, legalement, disposez, disposer, possedez, titulaire, il, se, date, nombre, utilisant, une option, selectionnez une option, choisissez une option
which: quel, quelle, quels, quelles
could: pouvez, peux
serial: numero
trade: professionnelle, professionnel
yes: oui
will: aurez, auras, serez, seras
not: ne, n, pas, non, aucun, aucune, jamais, ni
without: sans
example: par exemple, pex, p ex
role: poste, emploi vise
and: et, ainsi que
or: ou
but: mais
if: si, sauf, seulement, uniquement, si oui
past: avait, etait, fut
now: maintenant, actuellement, actuel, actuelle, aujourd hui, a present, a l heure actuelle, a ce jour
future: a l avenir, dans le futur, futur, dans l avenir
need: besoin, besoin d, besoin de, necessitez
needed: requis, requise, necessaire
sponsor: parrainage, parrainage de visa, sponsoring, parrainage pour un visa, sponsorship, sponsorisation, parrainage d un visa, sponsor, visa sponsorship, parrainage pour l obtention d un visa
permit: autorise, autorisee, habilite, habilitee
auth: autorise a travailler, autorisee a travailler, permis de travail, autorisation de travail, autorisation de travailler, droit de travailler, le droit de travailler, autorises a travailler, habilite a travailler
status: statut
visa: visa, visa de travail, visa ou d un permis de travail, visa ou un permis de travail
citizen: citoyen, citoyenne, nationalite, citoyennete, ressortissant
resident: resident permanent, residente permanente, carte de resident, residence permanente
any-employer: illimite, illimitee, sans restriction, pour tout employeur, pour n importe quel employeur
here: (pays|lieu) ou se (situe|trouve) (le|ce) poste, (pays|lieu) du poste, ce pays, pays (ou|dans lequel) vous postulez
work: travailler, travail, travaillez, emploi
how-many: combien, combien de, combien d
how-long: duree
years: an, ans, annee, annees
months: mois
weeks: semaine, semaines
days: jour, jours
experience: experience, experiences, experience professionnelle
total: au total, total, totale
at-least: au moins, minimum, au minimum
more-than: plus de, plus d
less-than: moins de, moins d
up-to: jusqu a, maximum, au maximum
within: d ici, sous
or-more: ou plus, et plus
or-less: ou moins
notice: preavis, periode de preavis, delai de preavis
available: date de disponibilite, disponibilite, disponible, disponible a partir, date de debut souhaitee, date d entree, date de prise de poste, date d entree en fonction, disponible a partir du, date de disponibilite souhaitee
start: commencer, debuter, demarrer
earliest: au plus tot, plus tot
when: quand, a partir de quand
soon: immediatement, immediat, immediate, tout de suite, des maintenant
salary: salaire, remuneration
salary expected: pretentions salariales, pretention salariale, pretentions, attentes salariales, salaire souhaite, remuneration souhaitee, exigences salariales, salaire attendu
expected: souhaite, souhaitee, attendu, attendue, attentes
per-year: annuel, annuelle, annuelles, annuels, par an, annuellement
per-month: mensuel, mensuelle, mensuelles, mensuels, par mois
per-hour: horaire, par heure, taux horaire, tjm, journalier, par jour
odd-unit: net, nette, nets, milliers, k euros
gross: brut, brute, bruts, brutes
relocate: demenager, relocaliser, demenagement, relocalisation
willing: pret, prete, disposes, ouvert, ouverte, dispose, disposee, accepteriez, capable
remote: teletravail, a distance, travail a distance, distanciel
hybrid: hybride
travel: voyager, deplacer, deplacements, vous deplacer, deplacements professionnels, voyages
licence: permis de conduire
valid: valide, valable, en cours de validite
speak: parlez, parler, parles, langue, langues
level-word: niveau, maitrise, niveau de maitrise, competence
level=beginner: debutant, notions, basique, elementaire, debutante
level=intermediate: intermediaire
level=advanced: avance
level=fluent: courant, couramment, courante
level=native: langue maternelle, natif, native, maternelle
level=vague: bilingue, professionnel courant, bon, tres bon
edu=high-school: baccalaureat, bac
edu=bachelors: licence, bachelor
edu=masters: master
edu=phd: doctorat, phd
highest: plus eleve, le plus eleve, plus haut, la plus elevee, le plus haut, plus elevee
education: etudes, formation, diplome, niveau d etudes, obtenu, scolarite, niveau de formation
school: universite, ecole, etablissement
study-field: domaine d etudes, specialite, filiere
graduation: annee d obtention du diplome, annee de diplome
first-name: prenom, prenoms
last-name: nom de famille
full-name: nom complet, prenom et nom, nom prenom, nom et prenoms, noms et prenoms
name: nom
email: e mail, email, adresse e mail, adresse email, courriel, adresse electronique, adresse mail, mail, courriel
confirm: confirmer, confirmez, confirmation
phone: telephone, numero de telephone, portable, telephone portable, mobile, tel, numero de portable, cellulaire, numero de cellulaire, tel portable, tel mobile, telephone mobile, n de telephone, numero de mobile, telephone fixe, numero de telephone portable, numero de telephone mobile
dial-code: indicatif, indicatif pays, indicatif telephonique, indicatif du pays
house-number: numero de rue, numero de voie, n de rue, numero de maison
street: adresse, adresse postale, rue, adresse de residence, adresse ligne 1, adresse complete, numero et rue, n et rue, domicile
city: ville, ville de residence, commune, ville commune, localite, commune de residence
region: region, departement
zip: code postal
country-word: pays, pays de residence
location: lieu de residence, ou habitez vous, localisation, ou residez vous
located: habitez, residez, base, basee, situe, installe
linkedin: linkedin, profil linkedin
github: github, profil github
portfolio: portfolio
website: site web, site internet, site personnel
url: profil, url, lien, page
phone-part: type de telephone, extension
title: intitule du poste, titre du poste, intitule de poste, fonction
period-word: periode de remuneration, periodicite du salaire
currency-word: devise
description: description, missions, responsabilites, description du poste, taches
history: parcours professionnel, experiences precedentes, emplois precedents
other-person: contact d urgence, personne a prevenir, temoin, medecin, beneficiaire, parrain, tuteur, urgence, reference, references, referent, conjoint, superieur hierarchique, recruteur, mari, epouse, epoux, pere, mere, parents, enfant, conjointe, tuteur legal, personne ressource, personne a contacter, cooptation, coopte par, recommande par, titulaire du compte, responsable hierarchique, n 1, collegue, professeur
street-2: complement d adresse, adresse ligne 2, appartement
skills: competences, competences cles
letter: lettre de motivation, lettre de candidature, lettre d accompagnement
resume: cv, curriculum vitae
headline: titre du profil, accroche
middle-name: deuxieme prenom, second prenom
preferred-name: prenom d usage, nom d usage, nom prefere, prenom prefere, surnom
company: entreprise, employeur, societe
now title: poste actuel
recent: dernier, derniere, plus recent
worked: travaille, ete employe, ete employee
before: deja, auparavant, precedemment
employer: nous, notre entreprise, notre societe
hear: entendu, entendu parler, connu, decouvert, appris
adult: majeur, majeure, plus de 18 ans, au moins 18 ans
job-type: type de contrat, type d emploi
looking: recherchez, recherche
jobtype=full-time: temps plein, a temps plein, temps complet
jobtype=part-time: temps partiel, a temps partiel
jobtype=internship: stage
jobtype=freelance: freelance, independant
jobtype=temporary: interim
blank: laissez ce champ vide, laisser vide, ne pas remplir
decline: je prefere ne pas repondre, prefere ne pas repondre, ne souhaite pas repondre, je ne souhaite pas repondre, prefere ne pas dire, sans objet, non applicable, je prefere ne pas le dire
other: plus tard, autre, autres, aucune de ces reponses
unsure: je ne sais pas, ne sait pas, pas sur, peut etre
consent: accepte, j accepte, acceptez, consens, consentement, consentez, confidentialite, donnees personnelles, rgpd, vivier, traitement de mes donnees, conditions generales, conditions d utilisation, newsletter, autorise le traitement, j autorise, conserver mes donnees, conservation
attestation: certifie, atteste, declare, certifiez, exactitude, sur l honneur, je confirme, j ai lu, reconnais, pris connaissance, je comprends, confirmez vous
signature: signature, signer, signez
crime: condamn*, casier judiciaire, crime, delit, infraction*, penal*
captcha: captcha, robot, code de securite, code de verification
gender: genre, sexe, pronom*, civilite
race: origine ethnique, ethnie, ethnique, race, origine
veteran: ancien combattant, veteran, militaire
disability: handicap, handicape*, rqth, travailleur handicape, situation de handicap
orientation: orientation sexuelle
demographic: demographique*, religion, situation familiale, etat civil, date de naissance, age, enfants, enceinte, lieu de naissance
legal: clause de non concurrence, non concurrence, conflit d interets, famille, parent*, sanction*, verification des antecedents, controle des exportations, licencie*, numero de securite sociale, passeport, piece d identite, contacter votre employeur, test de depistage
`
