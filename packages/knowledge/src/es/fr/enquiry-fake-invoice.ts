/** Questions about false bills: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAKE_INVOICE_FR: Words = {
  'es.ask.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
}
