/** Questions about a paper of a collector by which one acknowledges a debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ACKNOWLEDGED_ES: Words = {
  'es.ask.sign-acknowledgement': {
    says: 'No firme antes de comprobar la deuda. Reconocerla hace empezar de nuevo el plazo y quita casi todas las defensas: nunca debida, pagada, prescrita. Pida por escrito el contrato, la cuenta y la prueba de que pueden cobrar. Si es correcta, ofrezca plazos sin esas palabras, según lo que pueda pagar. Sin título judicial la empresa no puede embargar.',
  },
}
