/** Questions about damage that was reported late to the insurer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_CLAIM_IT: Words = {
  'fr.ask-buy.insurance-late': {
    says: 'Il contratto fissa il termine: almeno cinque giorni lavorativi, due per un furto. Ma il ritardo toglie la copertura solo se il contratto lo dice chiaramente. E l’assicuratore deve provare che il ritardo gli ha fatto danno. Con forza maggiore, come una malattia grave, la copertura resta. Chieda clausola e prova per iscritto, poi il mediatore gratuito.',
    dependsOn: 'la clausola del contratto e il danno del ritardo',
  },
}
