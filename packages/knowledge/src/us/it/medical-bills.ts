/** The Italian words of the rows in ../medical-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MEDICAL_BILLS_IT: Words = {
  'us.medical.right-surprise': {
    says: 'Con un’assicurazione, per quasi tutte le emergenze o per medici che non poteva scegliere non possono chiederle prezzi fuori rete (out-of-network).',
  },
  'us.medical.right-estimate': {
    says: 'Senza assicurazione può contestare un conto di $400 o più sopra il preventivo. Lo faccia entro 120 giorni dal conto.',
  },
  'us.medical.right-charity': {
    says: 'Un ospedale senza fini di lucro deve avere cure gratis o più economiche per redditi bassi. Può chiederle per 240 giorni dal primo conto.',
  },
  'us.medical.step-itemized': {
    says: 'Chieda un conto dettagliato (itemized bill) e lo confronti con il foglio della Sua assicurazione. Chieda all’ospedale un aiuto per pagare.',
  },
}
