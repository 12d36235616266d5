/** Questions about paying an allowance back in parts: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ALLOWANCE_PLAN_IT: Words = {
  'nl.ask.allowance-plan': {
    says: 'Sì. Per lo più può pagare in 24 mesi. Se è troppo, chieda un piano personale (persoonlijke betalingsregeling) secondo reddito e spese fisse. La somma è sbagliata? Si opponga anche entro sei settimane. Chieda prima dell’ultimo giorno e cerchi aiuto dal comune.',
  },
  'nl.ask.allowance-years': {
    says: 'Un sussidio fissato in via definitiva di regola non può scendere oltre cinque anni dopo la fine del suo anno. Per il 2020 il limite era il 31 dicembre 2025. Se il fisco cambia poi il reddito, è un altro caso. Un debito fissato in tempo si può ancora riscuotere: cinque anni dall’ultimo giorno per pagare, e un sollecito li fa ripartire. Chieda la data della decisione. È sbagliata o tardiva? Faccia opposizione entro sei settimane.',
    dependsOn: 'quando e perché è stata presa la decisione',
  },
}
