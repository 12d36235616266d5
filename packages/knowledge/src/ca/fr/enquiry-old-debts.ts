/** The French words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_WORDS: Words = {
  'ca.ask.old': {
    says: 'La plupart des provinces leur donnent deux ans, le Québec trois. Après, vous pouvez dire au tribunal que c’est trop tard.',
    dependsOn: 'votre province et le jour de votre dernier paiement',
  },
  'ca.ask.old-qc': {
    says: 'Au Québec, ils ont trois ans pour la plupart des dettes. Un paiement relance le délai. Dites au tribunal si c’est trop tard.',
  },
  'ca.ask.old-on': {
    says: 'En Ontario, ils ont deux ans pour poursuivre pour la plupart des dettes. Un paiement ou un écrit signé relance le délai. Ils peuvent encore vous écrire.',
  },
}
