/** The Spanish words of Ireland: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ES: Words = {
  'ie.claim.want': {
    says: 'Puede contestar y dar su versión. Busque el último día para hacerlo.',
  },
  'ie.claim.reality': {
    says: 'Es un paso judicial de verdad. Todavía no es una sentencia. Si contesta a tiempo, ellos deben probar su caso.',
  },
  'ie.claim.who': {
    says: 'Quien demanda es el demandante (claimant o plaintiff). Usted es el demandado (respondent o defendant). El juzgado no toma partido.',
  },
  'ie.claim.rights': {
    says: 'Puede oponerse a todo o a una parte, llegar a un acuerdo o pedir pagar a plazos.',
  },
  'ie.claim.not-yet': {
    says: 'Todavía no pueden enviar a un agente judicial (sheriff). Antes necesitan una sentencia.',
  },
  'ie.claim.know-default': {
    says: 'Muchas personas pierden solo porque no contestaron. Una defensa a tiempo mantiene abierto su caso.',
  },
  'ie.claim.right-defend': {
    says: 'Tiene derecho a defenderse de la demanda y a ser oído.',
  },
  'ie.claim.right-documents': {
    says: 'Puede pedir copias de los papeles en que se apoyan.',
  },
  'ie.claim.right-old': {
    says: 'Puede decir que la demanda llega demasiado tarde. Escríbalo en su defensa.',
  },
  'ie.claim.district': {
    says: 'En el District Court tiene 28 días desde la entrega. Contamos desde la fecha del papel, por prudencia.',
    action: 'Entregar y presentar su respuesta y su defensa (appearance and defence)',
    consequence: 'Pueden pedir una sentencia sin oírle.',
  },
  'ie.claim.circuit': {
    says: 'En el Circuit Court tiene 10 días desde la entrega para presentar una respuesta (appearance). Contamos desde la fecha del papel, por prudencia.',
    action: 'Presentar una respuesta (appearance) en la oficina del Circuit Court',
    consequence: 'Pueden pedir una sentencia sin oírle.',
  },
  'ie.claim.high': {
    says: 'En el High Court tiene ocho días desde la entrega para presentar una respuesta (appearance). Contamos desde la fecha del papel, por prudencia.',
    action: 'Presentar una respuesta (appearance) en la Central Office',
    consequence: 'Pueden pedir una sentencia sin oírle.',
  },
  'ie.claim.step-date': {
    says: 'Apunte el día en que recibió los papeles. Mire qué juzgado es: District, Circuit o High Court.',
  },
  'ie.claim.step-help': {
    says: 'Llame a MABS al 0818 07 2000, o a FLAC para información legal gratis.',
  },
  'ie.claim.step-file': {
    says: 'Envíe a tiempo su respuesta (appearance) o su defensa a la oficina del juzgado y a la otra parte. Guarde una copia.',
  },
  'ie.claim.step-proof': {
    says: 'Reúna sus papeles: contrato, facturas, correos y prueba de pago.',
  },
  'ie.claim.opt-defend': {
    title: 'Defenderse',
    says: 'Diga en qué está de acuerdo, en qué no, y por qué.',
    cost: 'Casi siempre sin tasa en el District Court.',
    time: 'Antes del último día para contestar.',
    risk: 'Si pierde, puede deber costas.',
    bestFor: 'No la debe, o no toda.',
  },
  'ie.claim.opt-settle': {
    title: 'Llegar a un acuerdo',
    says: 'En el District Court, si la debe, hable con la otra parte en 10 días para acordar el pago y las costas.',
    cost: 'La cantidad que acuerde.',
    time: 'Mejor en 10 días.',
    risk: 'Si no hay acuerdo, puede pasar el plazo para contestar.',
    bestFor: 'Debe el dinero.',
  },
  'ie.claim.opt-help': {
    title: 'Buscar ayuda gratis',
    says: 'MABS puede ayudarle a hacer una oferta. Pregunte al Legal Aid Board si puede tener un abogado (solicitor).',
    cost: 'Gratis o una suma pequeña.',
    time: 'Ahora.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro de qué hacer.',
  },
  'ie.claim.warn-default': {
    says: 'Si no contesta a tiempo, pueden conseguir una sentencia sin vista.',
  },
  'ie.claim.right-interest': {
    says: 'Los intereses que ningún contrato nombra los da o los niega el juez. Puede pedir que no se añadan.',
  },
}
