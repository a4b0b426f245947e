import type { Cues } from './cues.ts'

export const FRENCH: Cues = {
  rejection: `
    mettre fin .. processus
    plus experimente/experimentee/proche/adapte/adaptee
    privilegie/opte/penche .. candidature/candidat*/profil/pour/pour
    place/poste .. prise/pris
    vous/te decevoir
    n .. pu .. retenu*/aboutir
    n .. pas .. abouti
    ne .. retenu* .. pas
    pas ... suite favorable
    pas .. donner .. suite
    donner*/donnons pas .. suite
    sans suite
    pas ... retenu/retenue/retenir/selectionne*/choisi*
    retenu/retenir/choisi/selectionne/recrute/prefere un/une/d .. autre/autres/candidat*/profil*/personne
    un/une autre candidat*/profil*/personne
    d autres candidat*/profils
    poste/offre ... pourvu/pourvue
    recrutement/poste/offre/processus ... annule*/suspendu*/gele*/abandonne*
    pas en mesure de .. proposer/offrir/donner/recevoir/retenir
    ne pouvons/pourrons .. pas .. proposer/offrir .. poste/entretien
    regret de .. informer/annoncer/faire/dire
    sommes au regret
    ne correspond/correspondant/correspondent pas
    ne .. pas .. correspond*/poursuiv*
    pas poursuivre
    aurions aime/souhaite/voulu
    decide de ne pas
  `,
  farewell: `
    bonne continuation
    pleine/plein/beaucoup .. reussite/succes
    bonne chance
    conserv* votre cv/dossier/candidature
  `,
  sorry: 'malheureusement/regret/regrettons/helas/desole*/toutefois/neanmoins',
  scheduling: `
    absent/absente/malade/souffrant*/empeche*
    report*/decal*/deplac*
    annuler & entretien/rendez
    excuser
  `,
  offer: `
    poste est a vous/toi
    le poste est votre
    etes/es pris/prise/recrute*/embauche*
    votre/ton contrat
    bienvenue dans/parmi/chez
    plaisir/heureux/ravis/ravie/heureuse de/d .. proposer/offrir .. poste/contrat
    proposer/offrir le poste
    promesse d embauche
    proposition/offre d embauche
    candidature .. a .. retenue
    avez ete retenu/retenue/selectionne*
    t/vous embaucher
    vous/te recruter
    votre/le contrat de travail
    bienvenue parmi/dans
  `,
  interview: `
    convoque*
    aimerions/souhaitons/voudrions .. voir/vous
    essai & cuisine/possible/journee/venir/disponible
    venir nous rencontrer
    entretien/entretiens/rendez/echange/visio/appel & proposons/propose/inviter/invitons/convier/invitation/souhaitons/aimerions/disponible*/confirme*/convenir/planifier/report*/fixer/confirmation
    souhaitons/aimerions/souhaiterions/ravis/heureux/plaisir ... rencontrer/revoir/echanger/recevoir
    choisir/choisissez/reserver un creneau
    etape suivante
    test technique
    prochaine etape & entretien/test/rencontre
  `,
  meeting: 'essai/entretien*/rendez/echange*/echanger/visio/appel/rencontr*',
  confirmation: `
    dossier ... complet/transmis/recu
    candidature .. parvenue/transmise/examinee
    sera examinee/etudiee
    bien recu .. candidature
    accuse de reception
    candidature .. enregistree/recue
    cours d/de etude/examen/traitement/analyse
    etudier votre/ta dossier/candidature
    merci .. postule
    reviendrons vers vous
  `,
  noise: `
    votre commande
    votre achat
    offre speciale
    coachs
    preparent a l entretien
    salon de l emploi
    completez votre profil
    webinaire
    offres d emploi pour
    nouvelles offres
    votre alerte
    enquete
    questionnaire de satisfaction
    lettre d information
    votre avis
    reussir son/votre entretien
    verifier/verifiez votre adresse
    mot de passe
    tombe* sur votre profil
  `,
  smallPrint: 'desabonner\ndesinscrire\nvoir dans le navigateur',
  conditional: 'si/lorsque',
  opening: 'sans reponse/nouvelles/retour\nen l absence',
}
