/** The Spanish words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'it.buy.want': {
    says: 'Una empresa le pide que pague o que siga en un contrato, o le niega lo que pidió.',
  },
  'it.buy.who': {
    says: 'Es una empresa. La ley le protege como consumidor, y usted no puede perder esos derechos con una firma.',
  },
  'it.buy.rights': {
    says: 'A menudo puede cancelar, pedir que reparen un producto o rechazar cláusulas abusivas.',
  },
  'it.buy.reality': {
    says: 'Una empresa no puede decidir sola que usted debe pagar. Solo un juez puede.',
  },
  'it.buy.no-seizure': {
    says: 'Sin un juez no puede quitarle dinero del sueldo.',
  },
  'it.buy.right-withdraw': {
    says: '¿Compró por internet, por teléfono o en su puerta? Puede cancelar sin motivo en 14 días. Son 30 días si la visita a su casa no la pidió usted. Entonces el vendedor devuelve el dinero en 14 días.',
  },
  'it.buy.right-withdraw-year': {
    says: 'Si la empresa no le habló de ese derecho, tiene 12 meses más.',
  },
  'it.buy.right-guarantee': {
    says: 'Un producto tiene garantía legal de dos años del vendedor. El primer año, un fallo cuenta como presente desde el principio.',
  },
  'it.buy.right-unfair': {
    says: 'Las cláusulas abusivas no le obligan, aunque haya firmado.',
  },
  'it.buy.right-not-ordered': {
    says: 'No debe nada por productos o servicios que no pidió.',
  },
  'it.buy.right-late': {
    says: 'Un producto debe llegar en 30 días. Si no, dé más tiempo, luego cancele y recupere su dinero.',
  },
  'it.buy.right-home-court': {
    says: 'Una empresa debe demandarle ante el juzgado del lugar donde usted vive.',
  },
  'it.buy.right-credit': {
    says: 'Puede cancelar un crédito al consumo en 14 días, y pagarlo antes con menos coste.',
  },
  'it.buy.deadline-withdraw': {
    says: 'Tiene 14 días desde el día en que recibió el producto, o firmó un servicio.',
    action: 'Enviar la cancelación (recesso) por escrito',
    consequence: 'Necesita otro motivo legal para cancelar.',
  },
  'it.buy.step-write': {
    says: 'Escriba a la empresa por carta certificada (raccomandata) o e-mail certificado (PEC): qué pasó, qué quiere y para cuándo.',
  },
  'it.buy.step-proof': {
    says: 'Reúna el contrato, la factura, los mensajes y las fotos.',
  },
  'it.buy.step-adr': {
    says: 'Si dice que no, pida una conciliación (ADR) con una asociación de consumidores. Es gratis o barata.',
  },
  'it.buy.step-card': {
    says: 'Si pagó con tarjeta y no recibió nada, pida a su banco que anule el pago (chargeback).',
  },
  'it.buy.step-pay-part': {
    says: 'Pague la parte que acepta, y diga por qué no paga el resto.',
  },
  'it.buy.option-complain': {
    title: 'Reclamar',
    says: 'Reclame por escrito, luego vaya a conciliación (ADR) o a la autoridad de competencia (AGCM).',
    cost: 'Una carta.',
    time: 'Más o menos un mes.',
    risk: 'Ninguno.',
    bestFor: 'La empresa se equivoca o no contesta.',
  },
  'it.buy.option-cancel': {
    title: 'Cancelar el contrato',
    says: 'Envíe una cancelación clara y devuelva el producto en 14 días.',
    cost: 'A veces el envío.',
    time: '14 días.',
    risk: 'Algunos productos no se pueden devolver.',
    bestFor: 'Compró desde casa o bajo presión.',
  },
  'it.buy.option-court': {
    title: 'Ir al juez de paz',
    says: 'Hasta 1.100 € puede ir solo al juez de paz (giudice di pace), sin abogado.',
    cost: 'Una tasa pequeña.',
    time: 'Meses.',
    risk: 'Puede perder.',
    bestFor: 'Nada más funcionó.',
  },
  'it.buy.insight-phone': {
    says: 'Un contrato por teléfono le obliga solo cuando lo acepta por escrito o en un soporte duradero.',
    actionable: 'Pida la grabación y lo que firmó.',
  },
  'it.buy.warning-debit': {
    says: 'Puede pedir a su banco que devuelva un recibo domiciliado en ocho semanas. La deuda misma sigue en disputa.',
  },
  'it.buy.right-trip': {
    says: 'Si el organizador cancela un viaje combinado, debe devolver todo en 14 días. No tiene que aceptar un vale.',
  },
}
