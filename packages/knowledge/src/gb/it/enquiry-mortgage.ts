/** Questions about mortgage arrears and repossession: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MORTGAGE_IT: Words = {
  'gb.ask-mortgage.arrears': {
    says: "Non possono prenderle la casa senza un giudice, e solo come ultimo passo. Chiami subito la banca e offra ciò che può pagare. Un giudice può fermarli se può saldare l'arretrato nel resto del mutuo. Vada all'udienza; lì c'è aiuto gratuito.",
  },
  'gb.ask-mortgage.arrears-scotland': {
    says: 'Non possono prenderle la casa senza uno sheriff, e prima devono cercare un piano con Lei. Chiami subito la banca e offra ciò che può pagare. Vada in tribunale quel giorno; lo sheriff deve valutare se è giusto.',
  },
}
