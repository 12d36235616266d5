/** Questions about orders: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_ES: Words = {
  'ch.ask.withdraw': {
    says: 'La ley no da un derecho general a cancelar. Muchas tiendas lo permiten en sus condiciones. En ventas en la puerta o por teléfono de más de 100 francos tiene catorce días.',
  },
  'ch.ask.delivery': {
    says: 'Fije por escrito un último día justo. Si no llega, cancele enseguida y pida su dinero. ¿Pagó con tarjeta? Pida también un chargeback.',
  },
  'ch.ask.phone-sale': {
    says: 'Si le llamaron o vinieron a la puerta y cuesta más de 100 francos, puede revocar en 14 días. El plazo corre desde el contrato y desde la información de este derecho. Mándelo por escrito, mejor certificado. No vale si llamó usted ni en ferias. En seguros otra ley da los mismos 14 días.',
  },
  'ch.ask.unordered': {
    says: 'No. Lo que nunca pidió no tiene que pagarlo, guardarlo ni devolverlo. Solo si llegó claramente por error, avise al remitente. Escriba una vez que no hay contrato y que no debe nada. Si llega una ejecución, opóngase en diez días (Rechtsvorschlag).',
  },
}
