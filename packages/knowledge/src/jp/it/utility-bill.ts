/** Bills for power, gas and water: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_IT: Words = {
  'jp.buy.bill-want': {
    says: 'Una ditta di luce, gas o acqua vuole che paghi la bolletta.',
  },
  'jp.buy.bill-real': {
    says: 'Se chiama prima del giorno del distacco, spesso può avere più tempo.',
  },
  'jp.buy.bill-late': {
    says: 'Chiami oggi la ditta, anche se la data è passata. Chieda se e quando stacca, e una nuova data o rate.',
  },
  'jp.buy.bill-call': {
    says: 'Chiami la ditta prima della data. Chieda una nuova data o rate.',
  },
  'jp.buy.bill-town': {
    says: 'Se mancano i soldi, chieda allo sportello di aiuto del comune (自立相談支援機関).',
  },
  'jp.buy.bill-right': {
    says: 'Può chiedere la lettura del contatore e come nasce la somma.',
  },
  'jp.buy.bill-plan': {
    title: 'Chiedere tempo o rate',
    says: 'Offra una data.',
    cost: 'Ciò che offre.',
    time: 'Una chiamata.',
    risk: 'La rispetti.',
    bestFor: 'Lo deve.',
  },
  'jp.bill.not-yet': {
    says: 'Devono dirglielo per iscritto prima di staccare la luce. Cerchi il giorno.',
  },
  'jp.bill.right-welfare': {
    says: 'Il comune deve consigliarla gratis quando mancano i soldi, e può aiutare con affitto e bilancio.',
  },
  'jp.bill.right-last-resort': {
    says: 'Se un venditore chiude il contratto, per la luce può chiedere a un altro, e infine alla ditta della zona.',
  },
  'jp.bill.step-check': {
    says: 'Controlli contatore, periodo e tariffa sulla bolletta.',
  },
  'jp.bill.right-sewer': {
    says: 'La parte della fognatura (下水道使用料) si estingue da sola dopo cinque anni. Quella dell’acqua solo se Lei dice che è troppo vecchia. Un primo sollecito formale fa ripartire il termine della fognatura.',
  },
}
