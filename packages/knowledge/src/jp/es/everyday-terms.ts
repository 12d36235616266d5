/** Suscripciones, devoluciones, cursos, teléfono, datos y familia, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_ES: Words = {
  'jp.buy.right-subscription': {
    says: 'La última pantalla de un pedido debe mostrar precio, número de envíos y cómo parar. Si le engañó, puede anular el pedido.',
  },
  'jp.buy.right-return': {
    says: 'Si la tienda en línea no muestra reglas de devolución, puede devolver en ocho días desde que lo recibió. Usted paga el envío.',
  },
  'jp.buy.right-courses': {
    says: 'Cursos largos, estética y agencias de pareja se cancelan en ocho días y se terminan después cuando quiera. El coste tiene un tope legal.',
  },
  'jp.buy.right-cancel-fee': {
    says: 'Un coste de cancelación mayor que la pérdida media es nulo. Pida cómo se calculó. La empresa debe intentar explicarlo.',
  },
  'jp.buy.right-phone': {
    says: 'Un contrato nuevo de teléfono o internet se termina por escrito en ocho días (初期契約解除). Después el coste tiene un tope bajo.',
  },
  'jp.scam.know-real-tax': {
    says: 'Hacienda no manda enlaces de pago por mensaje. Un embargo real llega solo tras una carta (督促状). No abra el enlace. Llame a su oficina.',
  },
  'jp.data.right-told': {
    says: 'Tras una fuga la empresa debe informarle. Puede pedir qué datos tiene y que deje de usarlos. Cambie sus contraseñas.',
  },
  'jp.ask.estate': {
    says: 'Con una herencia asume también las deudas. Tiene tres meses para renunciar en el tribunal de familia (相続放棄). No use ni venda nada antes.',
  },
  'jp.ask.child-support': {
    says: 'Ambos padres deben mantener al hijo. El tribunal fija o cambia la suma. Lo impagado se toma del sueldo, también lo futuro.',
  },
  'jp.ask.branches': {
    says: 'Pida al vecino que corte las ramas que pasan. Si no lo hace en un tiempo justo, unas dos semanas, puede cortarlas. Las raíces, enseguida.',
  },
  'jp.ask.noise': {
    says: 'El ruido más allá de lo soportable se puede parar y dar derecho a dinero. Lleve un diario, avise al gestor y pida mediación (調停).',
  },
  'jp.stay.right-short': {
    says: 'Pida renovar o cambiar su estatus antes de que acabe. Si lo pidió a tiempo, puede quedarse hasta la respuesta, máximo dos meses más.',
  },
}
