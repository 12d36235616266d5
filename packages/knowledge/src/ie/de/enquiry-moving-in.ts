/** Questions about money before moving in: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_IN_DE: Words = {
  'ie.ask.rent-upfront': {
    says: 'Ein Vermieter darf eine Monatsmiete im Voraus und eine Monatsmiete als Kaution verlangen, mehr nicht. In Wohnheimen für Studierende ist es etwas anders, wenn Sie es wollen. Verlangen Sie die Forderung schriftlich und zahlen Sie nichts vor der Besichtigung. Die RTB kann den Rest zurückzahlen lassen.',
  },
  'ie.ask.room-in-home': {
    says: 'In einem Zimmer im Haus des Vermieters sind Sie Mitbewohner auf Erlaubnis (licensee), und die RTB kann nicht helfen. Es gilt, was vereinbart ist, und eine faire Frist. Die Kaution muss trotzdem zurück, abzüglich Miete oder Schäden. Schreiben Sie mit einem Zahltag; dann hilft das Verfahren für kleine Forderungen online bis €2,000.',
  },
}
