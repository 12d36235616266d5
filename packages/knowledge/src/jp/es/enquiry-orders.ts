/** Questions about orders: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_ES: Words = {
  'jp.ask.cooling': {
    says: 'Ventas en la puerta y por teléfono: ocho días. Venta piramidal: veinte. En línea no hay ese derecho; mire las condiciones de devolución de la tienda.',
    dependsOn: 'cómo lo compró',
  },
  'jp.ask.not-delivered': {
    says: 'Escriba con un último día, por ejemplo una semana. Si no llega nada, cancele y pida todo su dinero. ¿Pagó con tarjeta? Pida que la paren. ¿Transfirió y no responden? Puede ser una tienda falsa: llame hoy al banco y a la policía (#9110), luego al 188.',
  },
  'jp.ask.child-purchase': {
    says: 'Los contratos de un menor de 18 sin permiso de los padres se pueden anular. No con dinero de bolsillo ni si engañó sobre su edad. Un clic en «mayor de 18» no siempre es engaño. Escriba enseguida a la tienda, a Apple o Google y a la tarjeta, con edad y fechas. Llame al 188.',
  },
}
