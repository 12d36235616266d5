/** Questions about a seizure of wages by the Treasury: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TREASURY_AND_WAGES_IT: Words = {
  'fr.ask-debt.satd-wages': {
    says: 'Il fisco può far trattenere solo la parte di stipendio che la scala permette. Resta almeno il RSA. Scriva ora su impots.gouv.fr all’ufficio dell’avviso. Chieda un piano con prove di entrate e spese: se accetta, può togliere il pignoramento. Già pagata o troppo vecchia (quattro anni)? Contesti entro due mesi. Se l’imposta stessa è sbagliata, invii anche una réclamation.',
  },
}
