const AGENT =
  /(?:er|or|man|woman|ist|ian|ant|ive|tee|ee|chair|head|member|substitute|intern|lead|analyst|scientist|engineer|expert|preceptor|delegate|fellow|mate|clerk|chef|nurse|cook|coach|guide|owner)$/
/** End like a role and are none. */
const THINGS = new Set(
  `number order water paper power server computer letter center centre matter summer winter filter cluster layer router factor sector error monitor motor door floor labor container trailer career fiber
  buffer driver's register chapter quarter weather newsletter cover transfer career disaster laser printer sensor processor reactor detector conductor semiconductor behavior behaviour color colour flavor honor minor major other another
  over under never ever after per together rather whether plant restaurant grant tenant variant relevant significant important constant assistant's committee coffee fee degree employee tree guarantee three free initiative objective incentive
  perspective archive drive alternative narrative native active effective executive's creative interactive proactive competitive positive administrative talent market mailer folder tender gender border corner dinner answer offer tower shower
  flower user customer consumer passenger client member's vendor supplier competitor visitor donor investor mirror tutorial interior exterior anterior humor tumor rumor terror horror harbor armor vapor manner banner`.split(
    /\s+/,
  ),
)

/** Whether a noun phrase starts with what a person is: "foreman for crews of six", "junior programmer with a team". */
export function isRole(words: readonly string[]): boolean {
  const end = words.findIndex((word) => /^(?:for|of|on|with|in|at|to|within|under|across)$/.test(word))
  if (end < 1 || end > 4) return false
  if (words.slice(0, end).some((word) => /[,&]$|^(?:and|or)$/.test(word))) return false
  const head = (words[end - 1] ?? '').toLowerCase()
  return AGENT.test(head) && !THINGS.has(head)
}
