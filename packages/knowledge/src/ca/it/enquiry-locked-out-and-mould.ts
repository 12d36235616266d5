/** The Italian words of the rows in ../enquiry-locked-out-and-mould.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOCKED_OUT_AND_MOULD_IT: Words = {
  'ca.fact.locked-out': {
    says: 'Il proprietario non può chiuderti fuori, nemmeno se l’affitto è in ritardo. Solo un ufficiale con un ordine. Mostra alla polizia contratto o bolletta e chiedi di entrare. In Ontario chiama la Rental Housing Enforcement Unit, 1-888-772-9277; altrove l’ufficio affitti per un ordine urgente. Tieni le ricevute: puoi chiederle.',
  },
  'ca.fact.repairs-qc': {
    says: 'Non smettere di pagare da solo: potresti perdere il contratto. Manda una mise en demeure raccomandata con foto e termine, spesso 10 giorni. Poi chiedi al tribunale degli alloggi i lavori, meno affitto e danni. Può farti depositare l’affitto presso di sé. Chiama l’ispettore della città.',
  },
}
