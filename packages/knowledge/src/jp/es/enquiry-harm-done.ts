/** The Spanish words of the rows in ../enquiry-harm-done.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_DONE_ES: Words = {
  'jp.ask.harm-done': {
    says: 'Usted debe el daño que causó por su culpa, menos la parte que sea culpa del otro. Avise del accidente a la policía. Pida los informes médicos y recibos, y no firme enseguida. Busque un seguro: la responsabilidad civil (個人賠償責任保険) suele estar en el seguro de hogar, coche, tarjeta o bicicleta, también de su familia.',
  },
}
