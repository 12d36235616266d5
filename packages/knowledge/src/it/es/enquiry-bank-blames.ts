/** Questions about a bank that blames its customer for a fraud: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_ES: Words = {
  'it.ask.bank-blames': {
    says: 'No es el final. El banco debe devolver lo que usted no autorizó y probar la autenticación reforzada y su culpa grave. Un mensaje en el hilo real del banco o una transferencia instantánea rara habla a su favor. Reclame por escrito: respuesta en 15 días hábiles. Luego el ABF en línea por 20 €, en doce meses. A menudo devuelve todo o parte. Por último el juez.',
  },
}
