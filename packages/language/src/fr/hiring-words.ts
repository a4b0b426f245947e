import type { HiringWords } from '#word-lists/hiring-words'

export const HIRING_WORDS: HiringWords = {
  common:
    'le la les des de du et vous votre nous notre pour est un une que au aux en dans avec sur pas ne ce cette bonjour merci à je',
  you: 'vous, votre, vos, te, toi, tu, ton, ta, tes',
  not: 'pas, jamais, aucun*, ni, sans, non, ne pouvoir, ne saur*, ne peut, n a pu, n avons pu, n ont pu, ne pourr*',
  harmlessNot:
    'pas encore, pas seulement, n hésitez pas, ne pas hésiter, n hésite pas, ne pas répondre, ne répondez pas, pas . répondre à chacun/tous/chaque, ne manquerons pas, pas de problème, sans problème, sans suite de votre part, ne pas manquer, pas besoin, ne tardez pas, pas lieu',
  idle: 'retenu .. attention, retenir .. attention, en mesure de, à la hauteur, prise de poste, préparation à l entretien, préparation de l entretien, préparer . entretien, proposer un retour, faire un retour, offrir un retour',
  condition:
    'si, lorsque, quand, sous réserve, au cas où, dans le cas où, le cas échéant, éventuel*, selon, afin de fixer, seuls, uniquement, sinon, pourra être, pourrez, dès que, à défaut, autrement, faute de quoi',
  opening: 'sans réponse/nouvelles/retour, en l absence, à défaut, passé ce délai, seuls les candidats, dans l hypothèse',
  past: 'récemment, dernièrement, déjà, la semaine dernière, mardi dernier, hier, précédemment, suite à votre visite, après notre entretien, suite à votre entretien, avez passé un, comme convenu, comme . convenu, ce fut, c était, était un plaisir, a été un plaisir, avons apprécié, ai apprécié, merci d être venu*',
  ongoing: 'toujours, en cours, encore d autres, encore en, rencontrons encore',
  never: 'jamais, arnaque*, fraude*',
  applicant:
    'ma candidature, mon cv, je postule, je souhaite postuler, je serais heureuse, je serais heureux, je serais ravi*, comme vous l avez demandé, selon votre demande, vous nous avez indiqué, m inviter, me recevoir, mon expérience, mon parcours, j ai postulé',
  sorry: 'malheureusement, regret*, hélas, désolé*, toutefois, néanmoins, déception, décevoir, navré*, crains, craignons',
  inform: 'informer, annoncer, faire savoir, faire part, dire, communiquer, faire connaître',
  application:
    'candidature*, dossier, cv, postul*, curriculum, lettre de motivation, intérêt que vous, votre intérêt, portfolio, votre dossier, ton dossier, votre inscription',
  job: 'poste*, emploi, offre, mission, stage, alternance, fonction, saison, cdi, cdd, recrutement',
  hiring:
    'recrut*, embauche*, poste*, entretien*, cv, ressources humaines, stage, alternance, cdi, cdd, emploi, profil, prétentions, portfolio',
  rival:
    'autre/autres candidat*/profil*/personne*, une autre, un autre, d autres candidat*/profil*/candidatures, quelqu un d autre, quelqu un qui, déjà trouvé quelqu un, trouvé quelqu un, profils plus, profil plus, candidat* plus, candidat* dont, en interne, une collègue, un collègue, candidature interne, plus proche, plus adapté*, plus expérimenté*, candidats/profils .. plus/mieux, des profils/candidats/candidatures',
  someone:
    'un/une candidat/candidate/personne/profil, quelqu un, un/une . candidat/candidate, un/une collègue, l un d eux, l une d elles, une personne, un/une de nos',
  candidates: 'candidats, candidates, personnes, candidatures, dossiers incomplets',
  decide:
    'choisi*, choix, retenu*, retenir, décid*, décision, opt*, privilégi*, préfér*, sélectionn*, recrut*, pourvu*, confié*, rejoindra, poursuivre, trouvé, porté, orienté*, attribué*, embauch*, accepté*, penché, correspond*, il me faut, davantage, mieux, confié, attribué, donné, confier',
  recruit: 'cherch*, recherch*, recrut*, embauch*, besoin, à la recherche, avons ... poste/postes/besoin',
  proceed:
    'suite, poursuivre, continuer, aller plus loin, avancer, favorable*, favorablement, retenu*, retenir, donner suite, aboutir, abouti, sélectionn*, répondre favorablement, proposer de poste, proposer un poste, recevoir, positiv*, accéder, plus loin, passé, franchi, accueillir, suite favorable, donner une suite, y donner',
  stage: 'prochaine étape, étape suivante, second entretien, deuxième entretien, dernière étape, seconde étape, tour suivant',
  choose: 'retenu*, sélectionn*, choisi*, recruté, recrutée, recrutés, présélectionn*, accepté*',
  gone: 'pourvu*, annul*, suspendu*, gelé*, abandonné*, interrompu*, clos*, clôtur*, supprimé*, fermé*, n est plus',
  refuse:
    'pas parmi, refus, refusé*, rejeté*, n a pas été retenu*, pas retenu*, sans suite, réponse négative, négativement, pas de suite, fin au processus, fin .. processus, décevoir, plus besoin, ne cherchons plus, ne recrutons plus, défavorable*, ne donnerons pas suite, pas donner suite, pas retenu .. attention, pas ... suite favorable, ne pouvons ... suite favorable, ne pouvons ... réserver une suite, pas ... favorablement, désormais clos, recrutement .. clos, ne sera pas pourvu, ne sera finalement pas, clôturons, notre choix s est arrêté/porté, choix s est arrêté/porté, n est plus à pourvoir, abandonn*, pas été à la hauteur, n a pas suffi, n ira pas plus loin, nous n irons pas plus loin, pourvu .. en interne, pourvoir .. en interne, recruté* en interne, recrutement en interne',
  retract:
    'retirer, retirons, retrait de notre/la/l, annuler, annulons, revenir sur notre, révoquer, contraints de renoncer, caduque',
  fit: 'correspond*, adapté*, convient, adéquation, en phase',
  unreal: 'aurions aimé, aurions souhaité, aurions voulu, aurais aimé, aurait été un plaisir',
  farewell:
    'bonne continuation, pleine/plein/beaucoup .. réussite/succès, bonne chance, bon courage, conserv* votre cv/dossier/candidature, gardons votre cv, garde ton, gardons vos coordonnées, succès dans, réussite dans, souhaitons de trouver, recherches, poursuite de vos',
  invite:
    'invit*, convi*, convocation, convoqu*, venir nous rencontrer, vous recevoir, te recevoir, rencontrer, pourrais passer, pourriez vous venir, pourriez vous passer, passer nous voir, rendez vous à',
  interview:
    'entretien*, rencontre, visio*, échange téléphonique, journée d essai, essai, se rencontre, entrevue, premier échange',
  meeting: 'rendez, appel, échange, échanges, visio, téléphone, téléphonique, réunion, teams, zoom, passer, call',
  meet: 'rencontrer, échanger, faire connaissance, appeler, parler, discuter, recevoir, revoir, voir, te voir',
  arrange:
    'créneau*, disponib*, planifi*, fixer, convenir, réserv*, choisir, choisissez, confirm*, report*, décal*, calendrier, quand, date, caler, organiser, programmer, proposons, propose, aura lieu, prévu*, créneau qui, réserve le, réservez, choisis, qui t arrange, qui vous arrange, qui vous convient, qui te convient',
  wish: 'souhait*, aimerions, aimerais, voudrions, plaisir, ravi*, heureux, heureuse, proposons, propose, seriez vous, pourriez vous, pourrais tu, pouvez vous, pourrais, serait, merci de, plaît, invitons, quels sont, seriez, disponible*',
  test: 'test*, exercice, étude de cas, mise en situation, évaluation*, défi technique, cas pratique, épreuve',
  take: 'réaliser, passer, compléter, effectuer, lien, valable, minutes, heure*, avant le, délai, en ligne, jours, répondre, rendre',
  offer: 'proposer, proposons, propose, offrir, offrons',
  hire: 'proposer le poste, offrir le poste, offrir un poste, vous proposer .. poste, vous offrir .. poste, promesse d embauche, proposition d embauche, offre d embauche, proposition de contrat, proposition d emploi, poste est à vous, poste est à toi, poste est votre, vous êtes embauché*, vous embaucher, t embaucher, vous recruter, te recruter, bienvenue dans l équipe, bienvenue parmi, bienvenue chez, bienvenue dans notre équipe, êtes retenu* pour le poste, êtes prise, êtes pris, es prise, es pris, avez été retenu* pour le poste, avez été sélectionné* pour le poste, candidature .. a été acceptée, rejoindre notre équipe en tant, accueillir .. équipe, votre embauche, votre contrat de travail, ton contrat de travail, proposer de rejoindre, proposer de nous rejoindre, votre recrutement, ton recrutement, as le poste, avez le poste, obtenu le poste, confirmer votre embauche, confirmer votre recrutement, embauche en qualité, promesse, poste/emploi/place/job ... est à vous/toi, le poste vous revient, vous êtes notre, tu es notre, être notre nouvelle/nouveau',
  contract: 'contrat*, promesse, lettre d engagement',
  sign: 'sign*, pièce jointe, ci joint, joint, jointe, retourner, attend, trouverez, annexe',
  received:
    'reçu*, reçue, réception, enregistré*, parvenu*, transmis*, accusons, accusé de réception, dépôt, en cours, bien été envoyé*, prise en compte, complet, dans notre système, bien arrivé*, bien enregistré*, entre nos mains, nous l avons bien, entre les mains',
  thanks:
    'remerci*, intérêt que vous portez, merci pour, merci d avoir, merci d être, merci de votre/ta/ton/vos/l, merci encore, merci à vous',
  review:
    'étudi*, examin*, analys*, étude, reviendrons, revenir vers vous, reviendront, prendrons contact, contact*, meilleurs délais, lecture, réponse, traitement, consulter',
  ask: 'merci de nous transmettre/envoyer/adresser/retourner/faire/fournir/communiquer/répondre/indiquer, merci de me, merci de compléter, transmettre, envoyer, nous faire parvenir, fournir, veuillez, pourriez vous nous, pouvez vous nous, besoin de, besoin d, nous adresser, compléter, indiquer, préciser, me dire, nous communiquer, joindre, demandons, renvoyer, retourner, nous transmettre, nous envoyer, indiquez nous, donnez nous, transmettez*, merci de nous, il nous faut, peux tu nous',
  missing:
    'manqu*, incomplet, complément*, pièces, il nous manque, en attente de, afin de compléter, nous manque*, il manque, manquent, encore besoin',
  document:
    'diplôme*, copie*, certificat*, pièce* d identité, justificatif*, référence*, coordonnées, prétentions salariales, prétentions, salaire, disponibilités, date de disponibilité, casier judiciaire, document*, pièces, relevé*, permis, attestation*, formulaire, commencer, préavis, cv, lettre de motivation, portfolio, informations, titre de séjour, bulletin*, questionnaire, photo, références, carte professionnelle, consentement',
  delay:
    'report*, décal*, déplac*, absent*, malade, souffrant*, empêch*, annuler l entretien, retard, plus long, excuser, chaque candidat, tous les candidats, nombre de candidatures, nouvelle date',
  withdrawn: 'retrait de votre, retiré votre candidature, désistement, votre retrait',
  autoReply:
    'absence du bureau, réponse automatique, je suis absent*, absent* du bureau, en congé*, message d absence, absent* jusqu, de retour le, à mon retour, en déplacement jusqu',
  courtesy:
    'c est noté, bon week end, bonne journée, à mardi, à bientôt, merci pour la confirmation, merci de votre confirmation, parfait, bonne réception, merci d être venu*, ravi* de vous avoir rencontré*, au plaisir de vous rencontrer, hâte de vous rencontrer, je vous en prie, je t en prie, avec plaisir, de rien',
  bulk: 'lettre d information, newsletter, nouvelles offres, nouvelles annonces, dernières annonces, offres pour vous, offres d emploi pour, votre alerte, mes alertes, alerte emploi, votre recherche, correspondent à votre recherche, enquête, questionnaire de satisfaction, votre avis, sondage, webinaire, salon de l emploi, complétez votre profil, vérifi* votre adresse, mot de passe, votre commande, votre achat, offre spéciale, coach*, réussir son/votre entretien, préparent à l entretien, postulez en un clic, cette semaine dans, nos conseils, voir les offres, code de vérification, vos données seront supprimées, suppression de vos données, données personnelles, rgpd, votre compte, facture, inscrivez vous, entreprises recrutent, préparez vos cv, activer votre compte, identifiant, créé un compte, espace candidat, conservation de vos données, seront supprimées, quelques minutes pour répondre, offres similaires, analyse de votre cv, score de votre cv, offre que vous avez consultée, offre que vous avez enregistrée, postulez maintenant, postulez vite, au sommaire, lire la suite, dans ce numéro, conseils, trois questions, répondre à un refus, témoignage, répondant à, notez, votre expérience, quelques questions, sur une échelle, aidez nous',
  smallPrint:
    'désabonner, désinscrire, désinscription, voir dans le navigateur, gérer mes, modifier mes critères, politique de confidentialité',
  outreach:
    'vu votre profil, tombé* sur votre profil, trouvé votre profil, votre profil a attiré, mon client, notre client, un de nos clients, à l écoute, opportunité, me permets de vous contacter, cabinet de recrutement, découvert votre profil, votre parcours m a, seriez vous intéressé*, cette opportunité vous, ouvert* à de nouvelles, chasseur de têtes, poste passionnant, belle opportunité, j accompagne, j ai un poste, je recrute pour, votre parcours a retenu, cherche sa future, cherche son futur, seriez vous à l écoute, nos clients, mes clients, vu votre cv, vu ton cv, vu ton profil, tombé* sur votre/ton cv/profil, trouvé votre cv, trouvé ton cv/profil',
  otherMatter:
    'prêt, crédit, emprunt, hypothè*, location, appartement, logement, propriétaire, bailleur, locataire, loyer, visite de l, biens disponibles, bourse*, admission*, master, inscription universitaire, essai gratuit, démonstration, abonnement, tarifs, notre logiciel, notre solution, devis, commande, livraison, colis, sinistre, visa, permis de construire, allocation*, rendez vous médical, médecin, réservation, don, votre site, boutique, votre facture, compte bancaire ouvert, garde d enfant, crèche, dentiste, jury du, concours de, prix du jury, appel d offres, ambassade, consulat, au master, en master, école maternelle, votre enfant, association sportive, inscription au, formation continue, syndic, demande de crédit, dossier de location, rappel de rendez vous, vétérinaire, dix minutes en avance, contrôle technique, auto école, votre contrat d énergie, votre ticket, subvention, appel à projets, comité scientifique, parcoursup, relevé de compte, entrée libre, assemblée générale, compromis de vente, votre fils, votre fille, demande de congés, liste d attente, cher client, chère cliente, merci de votre inscription, votre compte a été',
  pending:
    'pas encore pris, pas encore de décision, pas encore arrêté, pas encore statué, toujours en cours, plus de temps que prévu, prend plus de temps, plus long que prévu, votre patience, de patienter, point d étape, prendra encore, d ici la fin du mois, en suspens, mis en pause, mise en pause, ce n est pas un refus, suspendu jusqu, reste d actualité, n êtes pas écarté*',
  verdict: 'finalement, au final, en définitive, en fin de compte, cette fois, pour cette fois, entre temps, après mûre',
  another: 'autre, autres, quelqu un d autre',
  employer:
    'vous faites passer, votre cooptation, grille d évaluation, nouveau candidat pour, nouvelle candidature pour votre, votre annonce, en tant que recruteur, votre offre publiée, votre candidat, cv des .. candidat*, dossiers des .. candidat*, jury de recrutement, grille pour les entretiens',
  letter:
    'merci pour votre invitation, remercie pour votre invitation, remercie de l invitation, merci de m avoir reçu*, je vous confirme ma, je confirme ma présence, j accepte, je retire ma',
  money:
    'frais de traitement/dossier/inscription/gestion, caution, virement, verser, régler, payer, coupon*, prépayé*, bitcoin, rib, coordonnées bancaires, compte bancaire, carte cadeau, mandat cash, dépôt de garantie, iban, mandat*, frais de dossier, frais d inscription, carte bancaire',
  identity: 'carte d identité, pièce d identité, passeport, copie de votre carte, numéro de sécurité sociale, identité',
  credentials: 'mot de passe, vérifier votre compte, confirmer votre identité, identifiants, connectez vous dans',
}
