/** The Italian words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_IT: Words = {
  'ie.ask.repair-law': {
    says: 'Il locatore deve tenere la casa in buono stato e non può punirla se lo chiede. L’RTB può ordinare riparazioni e danni.',
  },
  'ie.ask.repair-standards': {
    says: 'La casa deve essere senza umidità, con riscaldamento e aria come dicono le norme. Il comune può controllarla gratis.',
  },
  'ie.ask.repair-council': {
    says: 'Il comune può dare ordini al locatore che viola le norme e portarlo davanti al giudice.',
  },
  'ie.ask.deposit-law': {
    says: 'La cauzione va restituita presto. Si possono trattenere solo affitto non pagato, bollette e danni oltre l’uso normale.',
  },
}
