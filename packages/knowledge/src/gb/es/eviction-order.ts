/** The Spanish words of the rows in ../eviction-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDER_ES: Words = {
  'gb.home.order-want': {
    says: 'Un juzgado decidió que debe irse. El papel da el día, o dice que pueden venir los agentes (bailiffs).',
  },
  'gb.home.order-rights': {
    says: 'Antes de ese día puede pedir a un juez que pare o retrase el desahucio. Use el formulario N244.',
  },
  'gb.home.order-reality': {
    says: 'Es la última etapa, y el día es real. Aún puede hacer algo, pero solo si actúa ahora.',
  },
  'gb.home.order-step-court': {
    says: 'Llame hoy a un abogado gratuito de vivienda. Pida ayuda para enviar el formulario N244 antes del día del papel.',
  },
  'gb.home.order-step-offer': {
    says: 'Si debe renta, muestre al juzgado qué puede pagar: la renta y algo cada semana. Diga qué ha cambiado.',
  },
  'gb.home.order-step-plan': {
    says: 'Prepare también ese día. Tenga listos papeles, medicinas y lo más necesario, y pregunte al ayuntamiento (council) dónde quedarse.',
  },
  'gb.home.order-option-stop': {
    says: 'Envíe el formulario N244 con sus razones y lo que puede pagar. Hay una vista corta.',
    title: 'Pedir al juzgado que pare el desahucio',
    cost: 'Una tasa del juzgado. Con pocos ingresos hay ayuda.',
    time: 'Hoy. Debe ser antes de que vengan los agentes.',
    risk: 'El juez puede decir que no. En algunas órdenes puede hacer poco.',
    bestFor: 'Puede pagar algo ahora, o no le avisaron del caso.',
  },
  'gb.home.held-want': {
    says: 'Un tribunal ordenó el desalojo, pero lo dejó en suspenso. Puede quedarse mientras pague el alquiler y la suma extra que fija.',
  },
  'gb.home.held-rights': {
    says: 'Puede quedarse mientras cumpla la orden. Si no puede, pida al tribunal que la cambie con el formulario N244, antes de dejar un pago.',
  },
  'gb.home.held-reality': {
    says: 'No tiene que irse ahora. Pero cada pago cuenta: si falta uno, el casero puede pedir al tribunal que envíe agentes (bailiffs).',
  },
  'gb.home.held-step-pay': {
    says: 'Pague el alquiler y la suma de la orden a tiempo, cada vez. Pague de forma que pueda probarlo, y lea la orden del tribunal cuando llegue.',
  },
  'gb.home.held-step-change': {
    says: 'Si no puede pagarlo todo, llame hoy al casero y a un asesor de vivienda gratuito. Un juez puede bajar la suma. Si los agentes (bailiffs) ya tienen fecha, un juez aún puede pararlos.',
  },
}
