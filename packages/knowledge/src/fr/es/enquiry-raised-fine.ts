/** Questions about a raised fine whose first notice never came: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_ES: Words = {
  'fr.ask-buy.raised-fine': {
    says: 'Impugne la multa aumentada en antai.gouv.fr o por carta certificada en 30 días desde su envío, con el aviso y sus motivos. Diga que el primer aviso no llegó y por qué (mudanza, coche vendido). Una reclamación válida anula el título y la primera multa se revisa. Si nunca lo supo, puede hacerlo más tarde. No pague lo que impugna.',
  },
}
