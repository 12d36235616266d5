/** Questions about small repairs that the tenant should pay: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_REPAIRS_ES: Words = {
  'de.ask-home.small-repairs': {
    says: 'No, si la factura pasa de la suma del contrato. Entonces el casero paga todo y usted no debe ninguna parte. La cláusula vale solo para lo que usa a menudo, como grifos, interruptores y manillas, no para tuberías, caldera o cables. Debe fijar un tope por reparación, unos 100 a 120 €, y otro al año. Sin tope es nula. Escríbalo y no pague. Lo que usted rompió es otra cosa.',
  },
}
