/** Questions about debts of many years ago: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_FR: Words = {
  'nz.ask.old-by-year': {
    says: 'Elle est très probablement trop ancienne. Sans jugement, un tribunal ne vous fera plus payer six ans après l’échéance, si vous le dites. Un paiement ou un écrit signé relance les six ans. Ne payez, ne promettez, ne signez donc rien. Demandez par écrit la preuve et le jour du dernier paiement. Répondez à temps à tout papier du tribunal : trop ancienne. Aide : MoneyTalks 0800 345 123.',
  },
}
