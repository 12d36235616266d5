/** Questions about car tax of past years: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_TAX_ES: Words = {
  'it.ask.car-tax-old': {
    says: 'El impuesto del coche prescribe al final del tercer año después del año en que vencía: el de 2021, el 31 de diciembre de 2024. Pero un aviso que le llegó antes reinicia tres años: pida copia a la región. ¿No llegó ninguno? Pida que lo anulen y recurra igual al tribunal tributario en 60 días; hasta 3.000 € sin abogado. Un bloqueo solo puede afectar a un coche a su nombre.',
  },
}
