/** The Italian words of the rows in ../nursing-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NURSING_HOMES_IT: Words = {
  'us.nursing.want': {
    says: 'La casa di cura vuole che il residente vada via. Può farlo solo per i sei motivi della legge federale.',
  },
  'us.nursing.right': {
    says: 'La casa deve quasi sempre avvisare per iscritto 30 giorni prima, con il motivo e il luogo. Può fare ricorso allo stato e restare finché decide.',
  },
  'us.nursing.step': {
    says: 'Chiami oggi il difensore (long-term care ombudsman) indicato nell’avviso e mandi subito il ricorso. Chieda il motivo per iscritto.',
  },
}
