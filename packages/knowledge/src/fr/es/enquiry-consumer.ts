/** Questions to firms in general: first steps, sales calls, bank fees and data. `asks` holds the words people type, in French and in English: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'fr.ask-buy.step-proof': { says: 'Guarde el pedido, la factura, fotos y mensajes.' },
  'fr.ask-buy.step-write': {
    says: 'Escriba primero a la empresa, con una fecha. Luego vaya a su mediador gratuito.',
  },
  'fr.ask-buy.step-signal': { says: 'Denuncie a la empresa en SignalConso.' },
  'fr.ask-buy.right-guarantee': { says: 'Las cosas nuevas tienen una garantía legal de dos años.' },
  'fr.ask-buy.right-withdraw': {
    says: 'En casi todas las compras a distancia tiene 14 días para desistir.',
  },
  'fr.ask-buy.right-mediator': { says: 'Un mediador de consumo es gratis para usted.' },
  'fr.ask-buy.option-mediator': {
    title: 'Ir al mediador',
    says: 'El mediador que nombra la web o la factura mira su caso.',
    cost: 'Nada.',
    time: 'Unos 90 días.',
    risk: 'Ninguno.',
    bestFor: 'Escribió primero y no tuvo buena respuesta.',
  },
  'fr.ask-buy.option-association': {
    title: 'Preguntar a una asociación de consumidores',
    says: 'Una asociación local le ayuda a escribir.',
    cost: 'Nada o una pequeña cuota.',
    time: 'Una visita.',
    risk: 'Ninguno.',
    bestFor: 'Se siente atascado.',
  },
  'fr.ask-buy.know-shop': {
    says: 'Una compra en tienda no da derecho legal a cambiar de idea. Por internet sí.',
    learnMore: 'Mire las condiciones de devolución de la tienda.',
  },
  'fr.ask-buy.warn-two-years': {
    says: 'Vigile el tiempo: casi todas las reclamaciones entre usted y una empresa tienen plazos de dos a cinco años.',
  },
  'fr.ask-buy.right-terms': { says: 'Las cláusulas abusivas de un contrato no le obligan.' },
  'fr.ask-buy.my-data': {
    says: 'Escriba a la empresa. Pregunte qué datos tiene sobre usted o pida que los borre. Debe responder en un mes, gratis. Si no, reclame en línea ante la CNIL.',
  },
  'fr.ask-buy.sum-paid-ahead': {
    says: 'Mire la palabra en su contrato. Con arrhes (arras) puede echarse atrás y pierde esa suma; si lo hace el vendedor, devuelve el doble. Con un acompte (pago a cuenta) ambos quedan obligados: puede deber todo el precio. Si el contrato no dice nada, son arrhes. Si la ley le deja desistir, como en 14 días por internet, se devuelve todo.',
  },
}
