/** The Italian words of the rows in ../running-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_WORDS: Words = {
  'de.home.deadline-costs': {
    says: "Ha dodici mesi dall'arrivo del conguaglio per contestare. Un pagamento dovuto va fatto in tempo lo stesso, con riserva.",
    action: 'Dire al locatore che cosa è sbagliato nel conguaglio',
    consequence: 'Non può più contestare il conguaglio.',
  },
  'de.home.step-costs-check': {
    says: 'Controlli periodo, totale, quota del Suo appartamento e acconti. Chieda di vedere le ricevute.',
  },
  'de.home.option-costs': {
    title: 'Chiedere le ricevute e contestare',
    says: 'Chieda di vedere le ricevute. Finché non può, può trattenere il pagamento in più.',
    cost: 'Gratis.',
    time: 'Entro dodici mesi.',
    risk: 'Paghi in tempo ciò che è chiaramente giusto.',
    bestFor: 'Il conguaglio è alto o poco chiaro.',
  },
  'de.home.right-costs-late': {
    says: 'Il conguaglio deve arrivarLe entro dodici mesi dalla fine del suo anno. Dopo il locatore non può chiedere pagamenti in più.',
  },
  'de.home.right-costs-receipts': {
    says: 'Ha il diritto di vedere le ricevute dietro il conguaglio.',
  },
}
