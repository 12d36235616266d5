/** The Spanish words of the rows in ../enquiry-home-purchase.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_PURCHASE_ES: Words = {
  'es.ask.home-deposit': {
    says: 'Si el papel dice que son arras penitenciales (artículo 1454), el vendedor que se echa atrás le debe el doble, y usted las pierde si se echa atrás. Si no, puede exigir la venta, o acabarla y pedir su dinero y los daños. Escriba por burofax.',
  },
}
