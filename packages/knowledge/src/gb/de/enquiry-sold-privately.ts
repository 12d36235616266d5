/** Questions of a person who sold a used car or thing to somebody else: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_DE: Words = {
  'gb.ask-consumer.i-sold-privately': {
    says: 'Dass es später kaputtging, ist allein kein Grund zu zahlen. Wer privat verkauft, verspricht keine Qualität. Die Sache muss Ihnen gehören und der Beschreibung entsprechen, und Sie dürfen auf Fragen nicht lügen. Heben Sie Anzeige, Nachrichten, Beleg und MOT auf. Antworten Sie einmal schriftlich. Eine Klage nie ignorieren. Wer oft verkauft, gilt als Händler.',
  },
}
