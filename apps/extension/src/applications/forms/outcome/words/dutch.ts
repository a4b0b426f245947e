import type { OutcomeWords } from './outcome-words.ts'

export const dutch: OutcomeWords = {
  application: 'sollicitatie|online sollicitatie|open sollicitatie',
  thanks:
    '(?:hartelijk |heel erg |heel )?(?:bedankt|dank|dankjewel|dankuwel)(?: je| u| je wel| u wel)? voor|wij? danken (?:je|u) voor',
  between: 'je|uw|jouw|jullie|de|het|versturen|verzenden|insturen|indienen|van|online|interesse en',
  applied: 'solliciteren',
  received: 'hebben ontvangen',
  youApplied: 'je hebt(?: succesvol)? gesolliciteerd|u hebt(?: succesvol)? gesolliciteerd|u heeft(?: succesvol)? gesolliciteerd',
  apply: 'gesolliciteerd',
  sent: 'verzonden|verstuurd|ontvangen|ingediend|ingestuurd|binnengekomen|binnen|aangekomen|doorgestuurd',
  perfect: 'is|werd|hebben|heeft|hebt|zijn',
  send: 'verzenden|versturen|indienen|insturen|sturen|verstuur|verzend|stuur',
  not: 'niet|geen|nog|nooit|niets|zonder',
  already: 'al|reeds|eerder',
  when: 'als|wanneer|zodra|nadat|voordat|tot|totdat|indien|mits|na|hoe|tenzij|terwijl',
  may: 'wordt|worden|zal|zullen|zult|kan|kun|kunt|kunnen|moet|moeten|gelieve|wil|bijna|gedeeltelijk|klaar om|te|straks|binnenkort',
  mine: 'ik|mijn',
  undone: 'ingetrokken|geannuleerd|verwijderd|afgebroken|afgewezen|gesloten',
  saved: 'opgeslagen|bewaard|gestart|begonnen',
  finish: 'afronden|af te ronden|voltooien|te voltooien|afmaken|af te maken|voltooi|hervatten',
  isVerbLast: true,
  and: 'en|maar|echter|toch',
  mail: 'e mail|email|mail|mailtje|bericht|sms|code|link|bevestiging|bevestigingsmail|ontvangstbevestiging',
  phrases: {
    failed:
      'een fout|fout|fouten|foutmelding|mislukt|misgegaan|mis gegaan|(?:ging|gaat) (?:\\w+ )?(?:iets )?mis|kon(?:den)? (?:\\w+ ){0,4}niet|niet gelukt|lukt niet|een probleem|problemen (?:met|bij)|probeer|ongeldige?|niet geldig|verlopen|verbeter|corrigeer|verplichte? velde?n?|is verplicht|ontbrekende?|ontbreken|ontbreekt|niet meer (?:beschikbaar|open)',
    pending:
      'wordt (?:\\w+ ){0,4}(?:verzonden|verstuurd|ingediend|geupload|ingestuurd)|worden (?:\\w+ ){0,4}(?:verzonden|verstuurd|geupload)|(?:even|een moment) geduld|moment geduld|een moment|sluit (?:\\w+ ){0,3}niet|bezig met (?:verzenden|versturen|uploaden)',
    unfinished:
      'bijna (?:klaar|er|gedaan)|nog (?:een|1) (?:laatste )?stap|laatste stap|(?:bevestig|verifieer|activeer) (?:\\w+ ){0,3}(?:e mail|email|mail|e mailadres|mailadres|emailadres|adres|account|identiteit|nummer)|klik (?:\\w+ ){0,4}link|onvolledig|(?:controleer|check) (?:\\w+ ){0,2}(?:gegevens|antwoorden|sollicitatie)|(?:ga|verder) (?:\\w+ ){0,4}volgende stap|rond (?:je|uw|de) sollicitatie af',
    draft: 'als concept|concept (?:is )?opgeslagen|conceptsollicitatie|later (?:verder|afmaken|versturen)',
    check: 'captcha|geen robot|beveiligingscode|verificatiecode|beveiligingscontrole',
  },
}
