/** Questions about a debt case for money that is not owed: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURSUED_WITHOUT_OWING_ES: Words = {
  'ch.ask.pursued-without-owing': {
    says: 'Una orden de pago (Zahlungsbefehl) no prueba ninguna deuda. Cualquiera puede iniciar un cobro: la oficina no comprueba si es correcto. Pero no la deje. Opóngase (Rechtsvorschlag) en diez días desde que la recibe, ante la oficina o el cartero. Es gratis y sin motivo. Entonces el acreedor debe probarlo ante un juez. Tras tres meses puede pedir que se oculte el apunte, si el acreedor no hizo nada.',
  },
}
