/** Questions about a boundary: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUNDARY_IT: Words = {
  'ie.ask.neighbour-builds': {
    says: "Faccia foto e misuri. Chieda all'ufficio urbanistica del comune di controllare: può agire contro lavori senza permesso, di solito entro sette anni. Nessuno può costruire sul suo terreno. Per un muro comune la District Court dice chi può fare che cosa. Provi prima ad accordarsi.",
  },
  'ie.ask.hedge': {
    says: 'Nessuna legge irlandese fissa l’altezza di una siepe o di un albero. Parli prima e provi la mediazione. Può tagliare ciò che sporge dal suo lato, fino al confine. Non entri nel loro terreno senza un sì e non uccida l’albero. Se è pericoloso o fa danni, scriva e chieda di intervenire, perché forse devono pagare. La District Court può dare una works order se il lavoro al confine richiede l’accesso.',
  },
}
