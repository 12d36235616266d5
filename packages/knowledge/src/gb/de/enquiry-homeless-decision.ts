/** Questions about a council's no to a person without a home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_DE: Words = {
  'gb.ask-homeless.review': {
    says: 'Bitten Sie die Gemeinde binnen 21 Tagen nach der Entscheidung schriftlich um eine Überprüfung (review) und um Unterkunft bis dahin. Bleibt es beim Nein, haben Sie 21 Tage für eine Berufung zum County Court wegen eines Rechtsfehlers. Rufen Sie heute Shelter an; dafür gibt es Rechtshilfe.',
  },
}
