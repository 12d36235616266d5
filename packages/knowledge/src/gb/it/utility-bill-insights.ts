/** A bill for energy, water, phone or broadband: warnings, what an adviser would notice, and a tactic. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_INSIGHTS_IT: Words = {
  'gb.bill.warn-silence': {
    says: 'Se non risponde, possono chiedere a un tribunale una sentenza o un mandato (warrant). Parli con loro prima della data.',
  },
  'gb.bill.warn-warrant': {
    says: 'La lettera parla di un mandato (warrant) o del contatore. Chiami oggi, dica chi vive in casa, e offra un piano.',
  },
  'gb.bill.insight-limiter': {
    says: 'Una società dell’acqua non può togliere o limitare l’acqua a una casa per un debito. Quella minaccia non ha base.',
    actionable:
      'Chieda per iscritto quale legge lo permette, e faccia reclamo al Consumer Council for Water.',
  },
  'gb.bill.insight-estimate': {
    says: 'La bolletta si basa su una stima. La somma vera può essere più bassa.',
    actionable: 'Legga il contatore, faccia una foto con la data, e la mandi.',
  },
  'gb.bill.tactic-priority': {
    says: 'Offra di pagare ciò che consuma ora, più una piccola somma per il debito. Mostra buona fede e spesso ferma il resto.',
    risk: 'Non offra più di quanto può mantenere.',
    notWhen: 'Il debito non è Suo.',
  },
}
