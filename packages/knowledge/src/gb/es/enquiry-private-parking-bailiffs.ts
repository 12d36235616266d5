/** Questions of people who fear bailiffs over a private parking charge: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_PARKING_BAILIFFS_ES: Words = {
  'gb.ask-parking.bailiff-private': {
    says: 'Una empresa privada de aparcamiento o su cobrador no puede ahora enviar bailiffs, poner cepo ni entrar. Antes tendría que ganar en el juzgado y quedar sin pagar la sentencia. No pida un préstamo. Pero no lo ignore: revise la dirección del log book, conteste una letter of claim en 30 días y todo papel del juzgado a tiempo.',
  },
  'gb.ask-parking.ni-keeper': {
    says: 'Un aviso de una empresa privada es una factura, no una multa. En Irlanda del Norte solo la debe quien conducía, y la empresa debe mostrar quién era. Ninguna ley obliga al titular a decírselo. Reclame por escrito como titular, sin decir quién conducía. El Consumer Council ayuda gratis. Antes de un embargo hace falta sentencia; no ignore papeles del juzgado. Una multa del Department for Infrastructure es distinta.',
  },
}
