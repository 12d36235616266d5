/** Questions of people who fear bailiffs over a private parking charge: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_BAILIFFS_ES: Words = {
  'gb.ask-parking.bailiff-private': {
    says: 'Una empresa privada de aparcamiento o su cobrador no puede ahora enviar bailiffs, poner cepo ni entrar. Antes tendría que ganar en el juzgado y quedar sin pagar la sentencia. No pida un préstamo. Pero no lo ignore: revise la dirección del log book, conteste una letter of claim en 30 días y todo papel del juzgado a tiempo.',
  },
}
