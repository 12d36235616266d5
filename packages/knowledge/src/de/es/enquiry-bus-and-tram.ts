/** Questions about the raised fare for no valid ticket: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUS_AND_TRAM_ES: Words = {
  'de.ask-debt.no-ticket': {
    says: 'En bus y tranvía el recargo es de hasta 60 €. Si tenía un billete personal válido, muéstrelo en una semana: entonces como mucho 7 €. Si la máquina estaba rota, dígalo con pruebas. Viajar a propósito sin pagar puede ser delito.',
  },
}
