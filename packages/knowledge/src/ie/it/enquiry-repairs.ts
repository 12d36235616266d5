/** The Italian words of the rows in ../enquiry-repairs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_IT: Words = {
  'ie.ask.repair-law': {
    says: 'Il locatore deve tenere la casa in buono stato e non può punirla se lo chiede. L’RTB può ordinare riparazioni e danni.',
  },
  'ie.ask.repair-standards': {
    says: 'La casa deve essere senza umidità, con riscaldamento e aria come dicono le norme. Il comune può controllarla gratis.',
  },
  'ie.ask.repair-council': {
    says: 'Il comune può dare ordini al locatore che viola le norme e portarlo davanti al giudice.',
  },
  'ie.ask.repairs': {
    says: 'Scriva al proprietario con foto e una data. Se non succede nulla, chieda un controllo al comune (council), e vada al RTB. Continui a pagare l’affitto.',
  },
}
