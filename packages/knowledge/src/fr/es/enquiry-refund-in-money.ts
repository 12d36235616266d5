/** Questions about a refund: in money or as a voucher, from a site or a shop: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUND_IN_MONEY_ES: Words = {
  'fr.ask-buy.refund-voucher': {
    says: 'No, no tiene que aceptar un vale. Si desistió en 14 días de una compra en línea, deben devolver el precio y el envío normal. En dinero, por la misma vía de pago, en 14 días. El vendedor puede esperar el artículo o la prueba de envío. Escriba por carta certificada: con retraso la suma crece por ley. Luego SignalConso o el mediador.',
  },
  'fr.ask-buy.shop-return': {
    says: 'No, la ley no da derecho a devolver en tienda un artículo sin defecto. Mire el tique y los carteles: muchas tiendas lo aceptan o dan un vale, y deben cumplirlo. Si tiene un defecto, la tienda debe reparar o cambiar durante dos años. En línea tendría 14 días.',
  },
  'fr.ask-buy.withdraw-online': {
    says: 'Sí. Desde que recibe el artículo, o firma un servicio, tiene 14 días y no necesita motivo. Escríbalo con claridad y guarde la prueba. Devuélvalo en otros 14 días; el envío suele pagarlo usted. Lo demás vuelve en 14 días. Si no le informaron, tiene doce meses más. No vale para lo hecho a medida.',
  },
}
