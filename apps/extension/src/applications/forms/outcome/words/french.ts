import type { OutcomeWords } from './outcome-words.ts'

export const french: OutcomeWords = {
  application: 'candidature|postulation|dossier de candidature',
  thanks: 'merci(?: beaucoup| bien| infiniment)?(?: pour| de| d| a vous pour)|nous vous remercions(?: pour| de| d)|remercions de',
  between: 'votre|ta|la|l|cette|envoi|de|nous|avoir|envoye|soumis|depose|transmis|adresse|confiance et',
  applied: 'postule',
  received: 'avons(?: bien)? recu',
  youApplied: 'vous avez(?: bien)? postule|tu as(?: bien)? postule',
  apply: 'postule',
  sent: 'envoyee?|recue?|transmise?|soumise?|deposee?|prise en compte|parvenue',
  perfect: 'a|ete|avons|est|as|avez',
  send: 'envoyer|soumettre|transmettre|deposer|envoi|envoyez|envoie',
  not: 'n|ne|pas|non|jamais|aucune?|sans|rien|ni',
  already: 'deja|precedemment',
  when: 'si|quand|lorsque|lorsqu|des que|des qu|une fois|apres|avant|jusqu|tant que|afin|comment|que se passe',
  may: 'sera|seront|serez|seras|peut|peuvent|pouvez|pourra|pourrez|doit|devez|devra|veuillez|aura|aurez|auras|va|bientot|presque|en cours|partiellement|prete?|etre|soit',
  mine: 'j|je|ma|mon',
  undone: 'retiree?|annulee?|supprimee?|abandonnee?|refusee?|close|cloturee?',
  saved: 'sauvegardee?|enregistree?|commencee?',
  finish: 'terminer|finaliser|completer|achever|poursuivre|reprendre|completez|finalisez|terminez',
  isVerbLast: false,
  and: 'et|mais|cependant|toutefois',
  mail: 'e mail|email|mail|courriel|message|sms|code|lien|confirmation|accuse',
  phrases: {
    failed:
      'une erreur|erreur|erreurs|a echoue|echec|n a pas pu|n a pu|pas pu|impossible de?|reessay\\w*|un probleme|probleme (?:est|lors|technique)|invalide|non valide|pas valide|a expire|est expiree?|expiree?|corrige[rz]|champs? obligatoires?|manquante?s?|veuillez (?:renseigner|remplir)|n est plus disponible',
    pending:
      'en cours (?:d envoi|de transmission|de telechargement|de chargement)|envoi en cours|chargement en cours|veuillez patienter|patientez|un instant|ne fermez pas|ne quittez pas',
    unfinished:
      'presque (?:fini|termine|terminee|la)|encore une etape|(?:une )?derniere etape|plus qu une etape|(?:confirmez|verifiez|validez|activez|confirmer|verifier|valider) (?:\\w+ ){0,3}(?:e mail|email|mail|courriel|adresse|compte|identite|numero)|(?:cliquez|clique) (?:\\w+ ){0,4}lien|incomplete?|(?:verifiez|relisez|controlez) (?:\\w+ ){0,3}(?:informations|reponses|donnees|candidature)|(?:passez|passer|continuez|continuer) (?:\\w+ ){0,3}etape',
    draft:
      'brouillon|(?:terminer|finaliser|reprendre|continuer|envoyer) (?:\\w+ )?plus tard|progression (?:a ete )?(?:enregistree|sauvegardee)',
    check: 'captcha|pas un robot|code de (?:securite|verification)|controle de securite',
  },
}
