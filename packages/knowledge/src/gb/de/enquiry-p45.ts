/** Questions about a P45 that an old employer does not send: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_P45_DE: Words = {
  'gb.ask-work.no-p45': {
    says: 'Sie können ohne anfangen. Füllen Sie auf GOV.UK die starter checklist für den neuen Arbeitgeber aus, dann gibt es einen passenden Steuercode. Der alte muss Ihnen beim Weggang ein P45 geben; bitten Sie noch einmal schriftlich. Dann HMRC: 0300 200 3300. Prüfen Sie den Code auf dem ersten Lohnzettel; zu viel Steuer kommt über den Lohn zurück.',
  },
}
