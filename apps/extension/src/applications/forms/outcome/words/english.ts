import type { OutcomeWords } from './outcome-words.ts'

export const english: OutcomeWords = {
  application: 'application|submission|candidacy',
  thanks: 'thank you(?: (?:very|so) much)? for|thanks(?: (?:a lot|so much|very much))? for|thank you .{1,20} for',
  between: 'your|the|this|job|online|recent|submitting|sending|completing',
  applied: 'applying|having applied',
  received: 'we received|we have received|we ve received|we have got|we got',
  youApplied: 'you (?:have|ve)(?: just| successfully)? applied',
  apply: 'applied|apply|applying',
  sent: 'sent|submitted|received|delivered|arrived|transmitted',
  perfect: 'has|have|ve|was|is|s',
  send: 'send|submit|sending|submitting|deliver',
  not: 'not|no|never|cannot|without|unable|yet|nothing|neither|nor|failed',
  already: 'already|previously',
  when: 'if|when|whenever|once|after|before|until|unless|whether|while|as soon as|in case|provided|what happens|how',
  may: 'will|would|can|could|may|might|must|should|shall|need|needs|please|be|being|going|ready|about to|almost|partially|partly|application (?:that|which|you)|to be|expected|soon|example',
  mine: 'i|my|our application',
  undone: 'withdrawn|cancelled|canceled|deleted|discarded|closed|rejected|returned|removed',
  saved: 'saved|paused|started',
  finish: 'complete|finish|finalise|finalize|continue|review and submit',
  isVerbLast: false,
  and: 'and|but|however|though|although',
  mail: 'email|emails|e mail|mail|message|sms|text|code|link|confirmation|newsletter',
  phrases: {
    failed:
      'an (?:\\w+ ){0,2}error|error (?:occurred|code|while)|errors? (?:in|on|below|above)|there (?:was|were|is|are) (?:an?|some) (?:\\w+ )?(?:error|problem|issue)s?|a problem|problems? (?:with|sending|submitting|processing|uploading)|failed to|has failed|have failed|(?:submission|upload|sending|application|request) failed|went wrong|could not|not possible|unable to (?:\\w+ )?(?:send|submit|process|receive|upload|save|complete|load|accept)|invalid|not valid|has expired|expired|timed out|time ?out|try again|oops|required fields?|please correct|please fix|is missing|are missing|(?:problem|error) persists|no longer (?:available|accepting|open)',
    pending:
      '(?<!for )(?:sending|submitting|uploading|transmitting) (?:\\w+ ){0,3}(?:application|form|documents|files|it|data|details)|please wait|just a moment|one moment|hold on|do not (?:close|leave|reload|refresh|go back)|is being (?:sent|submitted|uploaded|transmitted)|will be (?:sent|submitted|transmitted)|in the queue to be sent',
    unfinished:
      'almost (?:done|there|finished)|nearly (?:done|there)|(?:one|1) (?:more|last|final) step|last step|final step|not finished|(?:confirm|verify|validate|activate) (?:your|the) (?:\\w+ ){0,2}(?:email|e mail|mail|address|account|identity|phone|number)|(?:click|follow|open) (?:\\w+ ){0,3}link (?:\\w+ ){0,4}(?:email|e mail|mail)|(?:continue|proceed|go on) (?:to|with) (?:\\w+ ){0,3}step|incomplete|(?<!(?:will|we|to|team|and|can) )review your (?:application|details|answers|information)|check your (?:details|answers|information|entries)|press (?:send|submit)|click (?:send|submit)',
    draft: 'draft|saved for later|finish (?:it )?later|saved your progress|progress (?:has been |was )?saved',
    check: 'captcha|not a robot|are you a robot|security code|verification code|security check|you are human|one time code',
  },
}
