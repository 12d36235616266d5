/** Questions about things bought, trips, tradespeople and formal warnings. `asks` holds the words people type, in German and English: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_ES: Words = {
  'de.ask-buy.withdraw': {
    says: 'En línea, por teléfono o en la puerta: 14 días; con productos, desde la entrega. En una tienda solo si hay un defecto o la tienda acepta.',
    dependsOn: 'cómo lo compró',
  },
  'de.ask-buy.faulty': {
    says: 'Durante dos años puede pedir al vendedor reparación o uno nuevo. En el primer año el vendedor debe probar que estaba bien al principio.',
  },
  'de.ask-buy.not-delivered': {
    says: 'Ponga a la tienda una última fecha por escrito. Después desista y pida su dinero. El riesgo del correo es de la tienda.',
  },
  'de.ask-buy.abmahnung': {
    says: 'No firme su formulario. Pida consejo antes de la fecha, por ejemplo una promesa cambiada. Para particulares, los honorarios de los abogados tienen un tope.',
  },
  'de.ask-buy.step-proof': {
    says: 'Escriba, no llame. Guarde prueba de qué envió y cuándo.',
  },
  'de.ask-buy.step-centre': {
    says: 'Pida ayuda a la Verbraucherzentrale de su estado.',
  },
  'de.ask-buy.right-fair': {
    says: 'La letra pequeña que le trata injustamente no tiene efecto.',
  },
  'de.ask-buy.guide-contract': {
    says: 'Busque el contrato, la fecha y la letra pequeña.',
  },
  'de.ask-buy.guide-deadline': {
    says: 'Diga el defecto y ponga un día fijo. Después puede pedir su dinero.',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'De los contratos en línea, por teléfono o en la puerta se puede desistir en un plazo de 14 días.',
  },
  'de.ask-buy.guide-right-fault': {
    says: 'El vendedor responde de los defectos durante dos años.',
  },
  'de.ask-buy.guide-right-button': {
    says: 'Los contratos en línea necesitan un botón de baja en la web.',
  },
  'de.ask-buy.guide-option-centre': {
    says: 'Pregunte a la Verbraucherzentrale o al organismo de arbitraje del sector.',
    title: 'Centro de consumidores u organismo de arbitraje',
    cost: 'Gratis o una tarifa pequeña.',
    time: 'De días a semanas.',
    risk: 'Ninguno.',
    bestFor: 'La empresa no contesta o dice que no.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Fije por escrito un último plazo, de unas dos semanas. Después desista y pida todo su dinero. Pida enseguida al banco, a la tarjeta o a PayPal que recuperen el pago. ¿Parece una tienda falsa? Denúncielo hoy en línea a la policía.',
  },
  'de.ask-buy.return-cost': {
    says: 'Lo comprado por internet puede devolverlo en 14 días desde la entrega. Paga el envío de vuelta solo si la tienda se lo dijo antes. En 14 días debe devolver el precio y el envío normal que pagó.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Sin precio acordado solo se debe el precio local usual. Más del doble puede ser nulo. Pida una factura con horas y piezas, pague lo correcto y discuta el resto por escrito. Si alguien le amenaza en la puerta, llame al 110.',
  },
  'de.ask-buy.package-tour': {
    says: 'Antes de empezar siempre puede cancelar, pero casi siempre paga un cargo que debe ser justo. Es gratis si hechos graves en el lugar impiden el viaje. Avise de los fallos allí enseguida y guarde pruebas. Luego puede pedir parte del precio durante dos años.',
    dependsOn: 'cuándo y por qué cancela, o qué falló',
  },
  'de.ask-buy.private-sale': {
    says: 'Un vendedor particular puede excluir la garantía. No le sirve si ocultó un fallo o prometió algo. Entonces pida reparación, rebaja o su dinero. Guarde el anuncio y los mensajes. Sin exclusión valen los dos años enteros.',
    dependsOn: 'el contrato y lo que se ocultó',
  },
}
