/** Questions of a person who sold a used car or thing to somebody else: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_DE: Words = {
  'gb.ask-consumer.i-sold-privately': {
    says: 'Dass es später kaputtging, ist allein kein Grund zu zahlen. Wer privat verkauft, verspricht keine Qualität. Die Sache muss Ihnen gehören und der Beschreibung entsprechen, und Sie dürfen auf Fragen nicht lügen. Heben Sie Anzeige, Nachrichten, Beleg und MOT auf. Antworten Sie einmal schriftlich. Eine Klage nie ignorieren. Wer oft verkauft, gilt als Händler.',
  },
  'gb.ask-drive.tax-after-sale': {
    says: 'Sie schulden es nicht, wenn Sie der DVLA rechtzeitig Verkauf oder Verschrottung gemeldet haben. Antworten Sie jetzt: Schicken Sie deren Brief oder Mail als Bestätigung und die Quittung mit Tag und Käufer. Nie gemeldet? Tun Sie es heute online, sonst kommen neue Strafen. Nennen Sie dann den Grund und bitten Sie um Erlass oder Senkung. Zahlung unter Vorbehalt hält die Summe klein.',
  },
}
