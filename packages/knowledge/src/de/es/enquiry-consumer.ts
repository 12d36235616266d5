/** Questions about faulty goods, private sales and tradespeople, and the first steps for buyers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_ES: Words = {
  'de.ask-buy.faulty': {
    says: 'Durante dos años desde la entrega el vendedor debe gratis reparar o cambiar, aunque la tienda hable de un año para lo nuevo. No puede mandarle al fabricante. El primer año él debe probar que estaba bien al principio. Escriba con un plazo de unas dos semanas. Si falla, pague menos o devuélvalo por su dinero.',
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
  'de.ask-buy.private-sale': {
    says: 'Un vendedor particular puede excluir la garantía. No le sirve si ocultó un fallo o prometió algo. Entonces pida reparación, rebaja o su dinero. Guarde el anuncio y los mensajes. Sin exclusión valen los dos años enteros.',
    dependsOn: 'el contrato y lo que se ocultó',
  },
}
