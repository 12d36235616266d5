/** Questions about scams and false bills: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'it.ask.scam-paid': {
    says: 'Appelez votre banque maintenant et contestez le paiement par écrit. Signalez-le à la Polizia Postale. Si vous ne l’avez pas permis, la banque doit rembourser dans la plupart des cas.',
  },
  'it.ask.scam-real': {
    says: 'Ne cliquez pas et ne payez pas. Demandez à la vraie administration, à un numéro que vous trouvez vous-même, ou en ligne à la Polizia Postale.',
  },
  'it.ask.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
}
