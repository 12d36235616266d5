/** Questions about swindles, false bills and payments that nobody allowed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_WORDS: Words = {
  'be.ask.scam': {
    says: 'Ne cliquez pas et ne payez pas. Transférez à suspect@safeonweb.be. Si vous avez donné des données, appelez vite la banque et Card Stop (078 170 170).',
  },
  'be.ask.bank-refuses': {
    says: 'Appelez tout de suite la banque et Card Stop (078 170 170). La banque doit rembourser un paiement non autorisé, sauf si elle prouve une fraude ou une négligence grave. Si elle refuse, écrivez-lui, puis à Ombudsfin, gratuit.',
  },
  'be.ask.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
}
