/** Questions of a person who sold a used car or thing to somebody else: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_DE: Words = {
  'ie.ask.i-sold-privately': {
    says: 'Dass es später kaputtging, ist allein kein Grund zu zahlen. Wer privat verkauft, verspricht keine Qualität. Die Sache muss Ihnen gehören und der Beschreibung entsprechen, und ein Auto muss sicher fahren, außer beide haben das Gegenteil unterschrieben. Heben Sie Anzeige, Nachrichten, Beleg und NCT auf. Antworten Sie einmal schriftlich. Auf Gerichtspapiere rechtzeitig antworten.',
  },
}
