/** Questions about protective orders: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTIVE_ORDERS_IT: Words = {
  'us.story.stalked': {
    says: "Chieda al tribunale un ordine di protezione (protective order); i moduli sono di solito gratuiti e non serve un avvocato. Se aspettare è pericoloso, un giudice può firmare un primo ordine senza l'altra persona; segue un'udienza. Annoti ogni giorno, minaccia e messaggio, li salvi, e chieda che gli indirizzi restino segreti. Chi viola l'ordine è arrestato. In pericolo 911; per un piano sicuro 1-800-799-7233.",
  },
  'us.ask-life.violent-partner': {
    says: 'In pericolo chiami il 911. Aiuto gratuito e segreto per un piano sicuro, giorno e notte: 1-800-799-7233. Un giudice può ordinare alla persona di stare lontana, di lasciare la casa, e lasciare i figli con Lei per ora. I moduli sono di solito gratuiti e non serve un avvocato. Un primo ordine può essere firmato lo stesso giorno. Violarlo è reato, e vale in ogni Stato.',
  },
  'us.ask-life.protection': {
    says: "Chieda i moduli alla cancelleria; sono di solito gratuiti e non serve un avvocato. Se aspettare è pericoloso, un giudice può firmare un primo ordine lo stesso giorno senza l'altra persona. Segue un'udienza: porti foto, messaggi e date. Se l'ordine è contro di lei, lo rispetti e vada all'udienza. In pericolo 911; per un piano sicuro 1-800-799-7233.",
  },
}
