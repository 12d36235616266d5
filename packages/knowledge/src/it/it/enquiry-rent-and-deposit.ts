/** Questions about a higher rent and the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AND_DEPOSIT_WORDS: Words = {
  'it.ask.deposit': {
    says: 'La chieda per raccomandata o PEC con la data di riconsegna delle chiavi. Il proprietario può tenere solo per danni provati, non per l’usura normale come segni sui muri. Non decide da solo: se lei contesta, deve andare dal giudice. Sono dovuti gli interessi legali. Se non paga: prima la mediazione, poi il tribunale, qualunque sia la somma. Per entrambi serve un avvocato, gratuito con reddito basso.',
  },
  'it.ask.rent-rise': {
    says: "Solo come dice il contratto, di solito con l'ISTAT. Con la cedolare secca il canone non può salire durante il contratto.",
    dependsOn: 'cosa dice il contratto',
  },
  'it.ask.deposit-limit': {
    says: 'La cauzione può essere di tre mensilità al massimo. Produce interessi legali, da pagare ogni anno. Torna quando esce, meno i danni provati dal proprietario.',
  },
}
