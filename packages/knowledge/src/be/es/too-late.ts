/** What can still be done when the time in a paper of a court, a bailiff or an office is over: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_ES: Words = {
  'be.late.claim-reality': {
    says: 'El día de la vista parece pasado y el juez puede haber decidido sin usted. El plazo para apelar u oponerse empieza cuando un agente notifica la sentencia.',
  },
  'be.late.claim-step': {
    says: 'Llame hoy a la secretaría (griffie, greffe) con el número. Pregunte si hay sentencia o nueva fecha. Pida el mismo día un abogado gratuito.',
  },
  'be.late.claim-option': {
    says: 'Si decidieron sin usted, apele. Si no hay apelación, opóngase ante el mismo tribunal (opposition, verzet).',
    title: 'Apelar u oponerse, si se decidió sin usted',
    cost: 'Un abogado, gratis con pocos ingresos.',
    time: 'Un mes desde la notificación.',
    risk: 'A menudo se puede ejecutar mientras tanto.',
    bestFor: 'Tiene una razón contra la demanda.',
  },
  'be.late.judgment-reality': {
    says: 'Contando desde la fecha, el mes para apelar u oponerse pasó. Corre desde la notificación. Un plan y la ayuda por deudas siguen abiertos.',
  },
  'be.late.judgment-step': {
    says: '¿Qué día lo trajo el agente? Menos de un mes: vea hoy a un abogado. Más: ofrézcale hoy por escrito una suma mensual.',
  },
  'be.late.officer-step': {
    says: 'Llame hoy al agente judicial, aunque el día pasara. Pregunte qué viene y ofrezca por escrito una suma mensual. El juez de embargos puede parar un acto erróneo.',
  },
  'be.late.demand-step': {
    says: 'Conteste hoy, aunque el día pasara: discútalo u ofrezca un plan. Recoja toda carta certificada y todo papel de un agente.',
  },
  'be.late.fine-reality': {
    says: 'El plazo de la carta pasó y la suma puede subir. Puede seguir una oferta más alta o una orden de pago. Contra una orden tiene 30 días.',
  },
  'be.late.fine-step': {
    says: 'Mire hoy la web o llame al número de la carta. Pregunte cómo está el caso y si aún puede pagar esta suma o contestar.',
  },
  'be.late.order-step': {
    says: '¿Cuándo le llegó la orden? Los 30 días corren desde ahí. ¿Aún a tiempo? Vaya hoy al tribunal de policía. ¿Pasado? Pida un plan, y vea a un abogado si nunca le llegó.',
  },
  'be.late.gas-reality': {
    says: 'El plazo para defenderse parece pasado. El municipio decide y le escribe. Contra esa decisión tiene un mes para ir al tribunal de policía.',
  },
  'be.late.tax-step': {
    says: 'El día de pago pasó. Pida hoy un plan en MyMinfin y pague lo que pueda. ¿Está mal? Casi siempre tiene hasta un año para reclamar.',
  },
  'be.late.benefit-rights': {
    says: 'Contando desde la fecha de la carta, los tres meses para recurrir pasaron. Aún puede pedir razones, un plan o el perdón.',
  },
  'be.late.benefit-step': {
    says: 'Lea el final: ¿dice cómo y hasta cuándo recurrir? Si no, los tres meses no empezaron: recurra ahora. Si lo dice, pida hoy un plan o el perdón.',
  },
  'be.late.job-step': {
    says: 'Un año después del fin casi todo se pierde. No pagar el sueldo es delito, y para eso puede tener cinco años. Pregunte esta semana a un sindicato.',
  },
}
