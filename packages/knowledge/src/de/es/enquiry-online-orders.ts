/** Questions about orders online: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLINE_ORDERS_ES: Words = {
  'de.ask-buy.withdraw': {
    says: 'En línea, por teléfono o en la puerta: 14 días; con productos, desde la entrega. En una tienda solo si hay un defecto o la tienda acepta.',
    dependsOn: 'cómo lo compró',
  },
  'de.ask-buy.return-cost': {
    says: 'Lo comprado por internet puede devolverlo en 14 días desde la entrega. Paga el envío de vuelta solo si la tienda se lo dijo antes. En 14 días debe devolver el precio y el envío normal que pagó.',
  },
  'de.ask-buy.sale-goods': {
    says: 'Sí, puede. Quien compra por internet tiene 14 días desde la entrega para desistir, sin motivo, y las rebajas no son excepción. Una frase que lo excluya no vale. Pocas cosas quedan fuera, como lo hecho a medida o un precinto de higiene abierto. Dígalo claro por escrito y devuélvalo en 14 días. La tienda debe devolver todo en 14 días, con el primer envío.',
  },
  'de.ask-buy.refund-after-return': {
    says: 'No hace falta un escrito, pero debe haber dicho con claridad que desiste. Devolver el producto sin decir nada no basta. Si aún corren los 14 días, dígalo ahora por escrito. Si no le informaron de este derecho, tiene un año más. Después el vendedor debe devolver todo en 14 días. Solo puede esperar al producto o a la prueba del envío. Fije un último día.',
  },
}
