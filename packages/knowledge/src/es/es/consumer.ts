/** The Spanish words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'es.buy.want': { says: 'Una empresa le pide pagar, seguir en un contrato o niega lo que pidió.' },
  'es.buy.who': {
    says: 'Es una empresa. La ley le protege como consumidor y no puede renunciar a esos derechos.',
  },
  'es.buy.rights': {
    says: 'A menudo puede cancelar, pedir la reparación o rechazar cláusulas abusivas. Reclamar es gratis.',
  },
  'es.buy.reality': {
    says: 'Una empresa no decide sola que debe pagar. Si no está de acuerdo, decide un juez o un árbitro.',
  },
  'es.buy.no-seizure': { says: 'No puede embargar su sueldo sin un juzgado.' },
  'es.buy.right-withdraw': {
    says: '¿Compró por internet, por teléfono o en casa? Puede cancelar en 14 días sin motivo. Son 30 días si la visita no la pidió usted. Entonces el vendedor devuelve el dinero en 14 días.',
  },
  'es.buy.right-withdraw-year': {
    says: 'Si la empresa no le informó de ese derecho, tiene 12 meses más.',
  },
  'es.buy.right-guarantee': {
    says: 'Los productos nuevos tienen tres años de garantía legal. Los dos primeros años se presume que el fallo era de origen.',
  },
  'es.buy.right-unfair': {
    says: 'Las cláusulas abusivas no le obligan aunque firmara. Una penalización alta por irse puede ser abusiva.',
  },
  'es.buy.right-not-ordered': {
    says: 'No debe nada por productos o servicios que no pidió. El silencio no es un sí.',
  },
  'es.buy.right-late': {
    says: 'El producto debe llegar en 30 días salvo otra fecha. Si no, dé un plazo y después cancele y recupere el dinero.',
  },
  'es.buy.right-form': {
    says: 'Tiene derecho a una hoja de reclamaciones y a un justificante de su queja.',
  },
  'es.buy.right-credit-14': {
    says: 'Puede cancelar un crédito al consumo en 14 días. Devuelve el dinero y los intereses de esos días.',
  },
  'es.buy.deadline-withdraw': {
    says: 'Tiene 14 días desde que recibió el producto o contrató el servicio para cancelar.',
    action: 'Enviar el desistimiento por escrito',
    consequence: 'Necesitará otro motivo legal para cancelar.',
  },
  'es.buy.step-write': {
    says: 'Escriba a la empresa: qué pasó, qué quiere y para cuándo. Guarde el número de reclamación.',
  },
  'es.buy.step-proof': { says: 'Reúna el contrato, la factura, los mensajes y las fotos.' },
  'es.buy.step-omic': {
    says: 'Si la empresa dice que no o calla un mes, vaya a la OMIC. Pida arbitraje de consumo: es gratis.',
  },
  'es.buy.step-card': {
    says: 'Si pagó con tarjeta y no recibió nada, pida al banco que devuelva el pago.',
  },
  'es.buy.step-pay-part': {
    says: 'Pague la parte correcta y diga por escrito por qué no paga el resto.',
  },
  'es.buy.option-complain': {
    title: 'Reclamar',
    says: 'Reclame a la empresa por escrito y después a la OMIC.',
    cost: 'Nada.',
    time: 'Un mes para la respuesta.',
    risk: 'Ninguno.',
    bestFor: 'La empresa se equivoca o no contesta.',
  },
  'es.buy.option-cancel': {
    title: 'Cancelar el contrato',
    says: 'Envíe un desistimiento claro por escrito y devuelva el producto.',
    cost: 'A veces el envío de vuelta.',
    time: '14 días en ventas a distancia.',
    risk: 'Algunos productos no se pueden devolver.',
    bestFor: 'Compró desde casa o con presión.',
  },
  'es.buy.option-court': {
    title: 'Ir al juzgado',
    says: 'Hasta 2.000 € puede demandar sin abogado. Antes intente un acuerdo por escrito.',
    cost: 'Copias y tiempo.',
    time: 'Meses.',
    risk: 'Puede perder.',
    bestFor: 'Nada más funcionó.',
  },
  'es.buy.insight-call': {
    says: 'Un contrato por teléfono solo le obliga si confirma la oferta por escrito.',
    actionable: 'Pida la grabación y la oferta confirmada.',
  },
  'es.buy.warning-keep-paying': {
    says: 'Antes de dejar de pagar, escriba por qué. Una deuda discutida ante un juez o un árbitro no puede ir a un fichero de morosos.',
  },
  'es.buy.change-clientela': {
    says: 'Una nueva ley obliga a las grandes empresas a contestar en 15 días hábiles y a atender con una persona.',
    was: 'Las empresas tenían un mes para contestar.',
    is: 'Las grandes empresas y los servicios básicos deben cumplirla antes del 28 de diciembre de 2026.',
  },
  'es.buy.right-trip': {
    says: 'Si el organizador cancela un viaje combinado, debe devolver todo en 14 días. No tiene que aceptar un vale.',
  },
}
