/** Questions about who stays in an owned home when a couple parts: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_AND_DIVORCE_DE: Words = {
  'nl.ask.owned-home-divorce': {
    says: 'Nein. Solange Sie verheiratet sind, kann Ihr Mann oder Ihre Frau Sie nicht hinauswerfen, wem das Haus auch gehört, und es nicht ohne Ihre Unterschrift verkaufen. Ein Anwalt kann den Richter binnen Wochen bitten, dass Sie mit den Kindern vorerst allein bleiben (voorlopige voorziening), und um Geld. Nach der Scheidung sind sechs Monate mehr möglich. Nie verheiratet und kein Eigentum? Dann ist der Schutz viel kleiner: Holen Sie heute Rat.',
  },
}
