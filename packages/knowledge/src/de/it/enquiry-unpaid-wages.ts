/** The Italian words of the rows in ../enquiry-unpaid-wages.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_IT: Words = {
  'de.ask-wages.right-broke': {
    says: 'Se la ditta fallisce, l’Agentur für Arbeit paga fino a tre mesi di salario dovuto (Insolvenzgeld). Faccia domanda entro due mesi.',
  },
  'de.ask-wages.right-minimum': {
    says: 'Un termine breve nel contratto (Ausschlussfrist) non può toglierLe il salario minimo. Il resto lo chieda ora per iscritto.',
  },
  'de.ask-wages.right-hold-back': {
    says: 'Se manca gran parte della paga, può sospendere il lavoro finché arriva. Chieda prima consiglio e lo comunichi per iscritto.',
  },
}
