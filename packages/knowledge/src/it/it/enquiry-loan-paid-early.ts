/** Questions about the costs of a loan that was paid off early: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOAN_PAID_EARLY_IT: Words = {
  'it.ask.loan-paid-early': {
    says: "Chi estingue prima un credito al consumo ha indietro una parte equa di tutti i costi, anche quelli pagati all'inizio (commissioni, istruttoria). Vale anche per i contratti più vecchi (Corte costituzionale 263/2022); solo le imposte non contano. Scriva un reclamo con contratto e conteggio estintivo. Nessuna buona risposta in 60 giorni? Vada all'ABF con 20 €, entro dodici mesi dal reclamo. Non serve un'agenzia a pagamento. Ha dieci anni.",
  },
}
