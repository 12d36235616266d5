/** Questions about a higher rent and the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_WORDS: Words = {
  'it.ask.deposit': {
    says: 'Chieda con raccomandata o PEC, con la data di consegna delle chiavi. Il proprietario può tenere solo danni provati e deve gli interessi.',
  },
  'it.ask.rent-rise': {
    says: "Solo come dice il contratto, di solito con l'ISTAT. Con la cedolare secca il canone non può salire durante il contratto.",
    dependsOn: 'cosa dice il contratto',
  },
  'it.ask.deposit-limit': {
    says: 'La cauzione può essere di tre mensilità al massimo. Produce interessi legali, da pagare ogni anno. Torna quando esce, meno i danni provati dal proprietario.',
  },
}
