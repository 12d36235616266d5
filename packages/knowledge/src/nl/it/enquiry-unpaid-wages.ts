/** Questions about wages that were not paid, or from which something was taken: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_WAGES_IT: Words = {
  'nl.ask.unpaid-wages': {
    says: 'Chieda la paga per iscritto con un ultimo giorno. Per paghe in ritardo può chiedere fino al 50% in più. Davanti al giudice locale (kantonrechter) non serve un avvocato, e il Juridisch Loket aiuta gratis.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Chieda la paga per iscritto con un ultimo giorno. Per paghe in ritardo può chiedere fino al 50% in più. Davanti al giudice locale (kantonrechter) non serve un avvocato.',
  },
  'nl.ask.wage-deductions': {
    says: 'Finché lavora lì, il datore può togliere solo ciò che la legge elenca, come una multa o un prestito concordato per iscritto. Il salario minimo deve restare. Chieda il motivo per iscritto e reclami il resto.',
  },
}
