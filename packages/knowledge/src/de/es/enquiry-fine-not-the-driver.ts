/** Questions about a fine when another person drove: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_NOT_THE_DRIVER_ES: Words = {
  'de.ask-buy.fine-not-driver': {
    says: 'Solo quien conducía debe la multa; el titular no. Opóngase (Einspruch) por escrito en dos semanas desde la fecha del sobre amarillo, sin motivos, y diga solo que no conducía. La oficina debe probar quién conducía. No tiene que acusarse ni acusar a familiares cercanos. En el formulario de audiencia dé solo sus propios datos. Si no aparece nadie, pueden imponerle un libro de conductor. No nombre nunca a una persona falsa.',
  },
}
