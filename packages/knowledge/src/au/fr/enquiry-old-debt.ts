/** Questions about debts of many years ago: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_FR: Words = {
  'au.ask.old-nsw': {
    says: 'En Nouvelle-Galles du Sud, une telle dette s’éteint six ans après l’échéance, ou après votre dernier paiement ou écrit signé, si aucun juge n’a décidé. Vous ne devez alors rien. Ne payez, ne promettez et ne signez donc rien. Demandez par écrit la preuve et le jour du dernier paiement. À un papier du tribunal, répondez à temps : trop ancienne. L’AFCA est gratuite.',
  },
  'au.ask.old-by-year': {
    says: 'Elle est très probablement trop ancienne. Sans jugement, un tribunal ne vous fera plus payer six ans après l’échéance, le dernier paiement ou un écrit signé (trois dans le Territoire du Nord). Ne payez, ne promettez, ne signez rien : cela peut relancer le délai. Demandez par écrit la preuve et le jour du dernier paiement. Répondez à temps à tout papier du tribunal. L’AFCA est gratuite.',
  },
}
