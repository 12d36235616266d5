/** Questions about a fine when another person drove: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_NOT_THE_DRIVER_DE: Words = {
  'de.ask-buy.fine-not-driver': {
    says: 'Ein Bußgeld fürs Fahren schuldet nur, wer gefahren ist; der Halter nicht. Legen Sie binnen zwei Wochen ab dem Datum auf dem gelben Umschlag schriftlich Einspruch ein, ohne Begründung. Sagen Sie nur, dass Sie nicht gefahren sind. Das Amt muss beweisen, wer fuhr. Sich selbst oder nahe Angehörige müssen Sie nicht belasten. Im Anhörungsbogen geben Sie nur Ihre eigenen Daten an. Findet sich niemand, kann ein Fahrtenbuch kommen. Nennen Sie nie jemand Falschen.',
  },
}
