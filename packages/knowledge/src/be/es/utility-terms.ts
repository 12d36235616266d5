/** The law on cut-offs and phone contracts, where a letter names them: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_TERMS_ES: Words = {
  'be.utility.right-who-decides': {
    says: 'Su empresa no puede cortar sola la luz o el gas. En Flandes debe aceptar una comisión (LAC), en Bruselas un juez. Vaya y explíquese.',
  },
  'be.utility.right-end-phone': {
    says: 'Puede terminar un contrato de teléfono o internet en cualquier momento. Tras seis meses no hay gastos, salvo el resto de un aparato.',
  },
}
