/** The Spanish words of Switzerland: payment order. */
import type { Words } from '@plainletter/contracts/rule'

export const PAYMENT_ORDER_ES: Words = {
  'ch.order.want': {
    says: 'La oficina de deudas (Betreibungsamt) le pasa una reclamación. Nadie ha comprobado si es correcta.',
  },
  'ch.order.who': {
    says: 'Es una oficina pública, pero cualquiera puede pedirle que envíe una orden así.',
  },
  'ch.order.real': {
    says: 'Una palabra la para: oposición (Rechtsvorschlag). Es gratis y no necesita motivo.',
  },
  'ch.order.not-yet': {
    says: 'En los primeros veinte días no se puede embargar nada. Tras su oposición debe decidir antes un juez.',
  },
  'ch.order.rights': {
    says: 'Puede oponerse a todo o a una parte, pedir ver pruebas, y más tarde pedir que oculten la anotación.',
  },
  'ch.order.deadline-ten': {
    says: 'Tiene diez días desde la entrega para oponerse (Rechtsvorschlag).',
    action: 'Decir a la oficina de deudas: me opongo (Rechtsvorschlag)',
    consequence: 'El acreedor puede seguir hasta el embargo sin un juez.',
  },
  'ch.order.deadline-twenty': {
    says: 'Tiene veinte días desde la entrega para pagar lo que es correcto.',
    action: 'Pagar lo que debe',
    consequence: 'El acreedor puede pedir seguir adelante.',
  },
  'ch.order.step-object': {
    says: 'Si la discute, escriba «Rechtsvorschlag» en la orden, con fecha y firma. Entréguela o envíela certificada en diez días.',
  },
  'ch.order.step-part': {
    says: 'Si solo una parte está mal, diga la cantidad exacta que discute. Si no, cuenta todo como discutido.',
  },
  'ch.order.step-help': {
    says: 'Pregunte a un asesor de deudas gratis si la debe pero no puede pagar.',
  },
  'ch.order.step-hide': {
    says: 'Tras tres meses puede pedir a la oficina que oculte la anotación, si el acreedor no hizo nada tras su oposición.',
  },
  'ch.order.step-pay': {
    says: 'Si la debe, pague y pida al acreedor que retire el caso. Téngalo por escrito.',
  },
  'ch.order.right-object': {
    says: 'Tiene derecho a oponerse gratis, sin motivo.',
  },
  'ch.order.right-proof': {
    says: 'Tiene derecho a pedir a la oficina que haga enseñar los papeles al acreedor.',
  },
  'ch.order.right-rest': {
    says: 'Alrededor de Semana Santa, Navidad y del 15 al 31 de julio no puede haber actos de cobro. Un plazo que termina entonces se alarga.',
  },
  'ch.order.option-object': {
    title: 'Oponerse',
    says: 'Una palabra a la oficina de deudas.',
    cost: 'Nada.',
    time: 'En diez días.',
    risk: 'El acreedor puede ir al juzgado.',
    bestFor: 'Discute todo o una parte.',
  },
  'ch.order.option-pay': {
    title: 'Pagar y que la retiren',
    says: 'Pague al acreedor o a la oficina. Antes pida por escrito al acreedor que la retire cuando haya pagado.',
    cost: 'La cantidad y las tasas.',
    time: 'En cuanto pueda.',
    risk: 'Si no la retiran, otros ven la anotación durante cinco años.',
    bestFor: 'La debe.',
  },
  'ch.order.option-help': {
    title: 'Preguntar a un asesor de deudas',
    says: 'Ayuda gratis con todas las deudas.',
    cost: 'Nada.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'No puede pagar.',
  },
}
