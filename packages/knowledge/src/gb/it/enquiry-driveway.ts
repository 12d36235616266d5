/** Questions about a car on or across a drive: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVEWAY_IT: Words = {
  'gb.ask-drive.on-it': {
    says: "Non metta ganasce, non la blocchi e non la rimuova: può essere reato. È un'intrusione (trespass): scriva al proprietario, poi vada dal giudice. La DVLA può dire chi è se c'è un buon motivo (modulo V888). Se sembra abbandonata, deve occuparsene il comune.",
  },
  'gb.ask-drive.across-it': {
    says: "Sulla strada possono agire il comune o la polizia. Chiami il comune: può multare un'auto davanti a un marciapiede ribassato. Se la sua auto è chiusa dentro, chiami la polizia al 101, perché è un'ostruzione. Non sposti e non danneggi l'auto da solo.",
  },
}
