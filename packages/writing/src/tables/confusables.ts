/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES = [
  ['АВЕЅІЈКМНОРСТХУҮԌԚԜавеѕіјкмнорстхуүԁԛԝһгпьЬҺӏ', 'ABESIJKMHOPCTXYYGQWabesijkmhopctxyydqwhrnbbhl'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχγηωѡ', 'ABEZHIKMNOPTYXabeikvoptuxynww'],
  ['ɑɡıℓɩʀɴᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍᴏᴘᴛᴜᴠᴡʏᴢօոսցհ', 'agilirnabcdeghijklmoptuvwyzonugh'],
] as const

export const CONFUSABLES: ReadonlyMap<string, string> = new Map(
  LOOKALIKES.flatMap(([from, to]) => {
    const targets = [...to]
    return [...from].map((letter, index): [string, string] => [letter, targets[index] ?? letter])
  }),
)
