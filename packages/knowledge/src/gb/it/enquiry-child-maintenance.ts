/** Questions of a parent who gets no child maintenance from the other parent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_MAINTENANCE_IT: Words = {
  'gb.ask-maintenance.unpaid': {
    says: "Segnali subito al Child Maintenance Service ogni pagamento mancato. Chieda che riscuota per Lei (Collect and Pay). Può prendere denaro dal salario o dal conto senza giudice, o ottenere un'ordinanza. Non c'è ancora una pratica? Faccia domanda: è gratis.",
  },
  'gb.ask-maintenance.unpaid-ni': {
    says: "Segnali subito al Child Maintenance Service ogni pagamento mancato. Chieda che riscuota per Lei. Può prendere denaro dal salario senza giudice, o ottenere un'ordinanza.",
  },
}
