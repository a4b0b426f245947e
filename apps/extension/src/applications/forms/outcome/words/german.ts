import type { OutcomeWords } from './outcome-words.ts'

export const german: OutcomeWords = {
  application: 'bewerbung|onlinebewerbung|bewerbungsunterlagen|initiativbewerbung',
  thanks:
    '(?:vielen|herzlichen|besten|lieben) dank fur|danke(?: dir| ihnen| euch)? fur|wir danken (?:ihnen|dir|euch) fur|bedanken uns fur',
  between: 'ihre|deine|eure|die|das|zusendung|ubersendung|einreichung|einreichen|ihrer|deiner|der|online',
  applied: 'ihr interesse und ihre bewerbung|dein interesse und deine bewerbung',
  received: 'bewerbung erhalten',
  youApplied: 'du hast dich(?: erfolgreich)? beworben|sie haben sich(?: erfolgreich)? beworben',
  apply: 'beworben',
  sent: 'gesendet|gesandt|versendet|versandt|verschickt|abgeschickt|abgesendet|ubermittelt|ubertragen|eingereicht|eingegangen|erhalten|empfangen|zugestellt|angekommen',
  perfect: 'wurde|wurden|ist|sind|haben|hat|hast',
  send: 'senden|absenden|abschicken|schicken|versenden|ubermitteln|einreichen|abzusenden|abzuschicken|einzureichen|sende',
  not: 'nicht|kein|keine|keinen|keiner|nie|niemals|noch|nichts|ohne|weder',
  already: 'bereits|schon|fruher',
  when: 'wenn|falls|sobald|nachdem|bevor|bis|ob|sofern|wahrend|solange|wie|was passiert|nach dem|erst',
  may: 'wird|werden|wirst|kann|kannst|konnen|konnte|konnten|muss|musst|mussen|soll|sollte|sollten|bitte|mochten|mochte|wollen|bald|gleich|fast|teilweise|bereit|zu|wurden sie',
  mine: 'ich|meine|meiner',
  undone: 'zuruckgezogen|storniert|geloscht|verworfen|abgebrochen|abgelehnt|beendet',
  saved: 'gespeichert|zwischengespeichert|gesichert|begonnen|gestartet',
  finish: 'abschliessen|abzuschliessen|vervollstandigen|beenden|fertigstellen|fortsetzen|fortzusetzen|schliesse|vervollstandige',
  isVerbLast: true,
  and: 'und|aber|jedoch|sondern|allerdings|doch',
  mail: 'e mail|email|mail|nachricht|sms|code|link|bestatigung|eingangsbestatigung|newsletter',
  phrases: {
    failed:
      'fehler|fehlgeschlagen|schiefgelaufen|schief gelaufen|schiefgegangen|konnten? (?:\\w+ ){0,4}nicht|nicht moglich|ungultige?\\w?|nicht gultig|abgelaufen|erneut versuchen|erneut|(?:versuchen sie|versuche|versuch) es|probleme? (?:ist|sind|bei|mit|beim)|pflichtfeld\\w*|korrigier\\w*|fehlende\\w?|fehlt|fehlen|nicht mehr verfugbar',
    pending:
      'wird (?:\\w+ ){0,4}(?:gesendet|versendet|verschickt|ubermittelt|ubertragen|hochgeladen|abgeschickt|eingereicht)|werden (?:\\w+ ){0,4}(?:gesendet|ubermittelt|ubertragen|hochgeladen)|bitte (?:\\w+ )?warten|einen moment|moment bitte|schliessen sie (?:\\w+ ){0,3}(?:nicht|fenster)|nicht schliessen',
    unfinished:
      'fast (?:geschafft|fertig)|beinahe (?:geschafft|fertig)|(?:noch )?ein (?:letzter |weiterer )?schritt|letzte[rnm]? schritt|(?:bestatige|bestatigen sie|verifiziere|verifizieren sie|aktiviere|aktivieren sie) (?:\\w+ ){0,4}(?:e mail|email|mail|adresse|konto|nummer|identitat)|klicke?n? (?:\\w+ ){0,5}link|unvollstandig|(?:prufe|prufen sie|uberprufe|uberprufen sie|kontrollieren sie) (?:\\w+ ){0,3}(?:angaben|daten|eingaben|bewerbung)|weiter (?:zum|mit dem) (?:\\w+ )?schritt|nachsten schritt fort',
    draft: 'entwurf|zwischengespeichert|spater (?:fortsetzen|absenden|weiter)',
    check: 'captcha|kein roboter|sicherheitscode|bestatigungscode|sicherheitsprufung|sicherheitsabfrage',
  },
}
