/** The Spanish words of Ireland: court judgment. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_ES: Words = {
  'ie.judged.want': {
    says: 'Un juzgado ha decidido, o los agentes han empezado a cobrar.',
  },
  'ie.judged.reality': {
    says: 'Es serio, pero aún tiene opciones. Puede ofrecer plazos, y un juzgado los mirará según sus medios.',
  },
  'ie.judged.who': {
    says: 'Solo un agente judicial (sheriff) o el secretario del condado (county registrar) puede embargar cosas. Una empresa de cobros no puede.',
  },
  'ie.judged.rights': {
    says: 'Puede pedir pagar a plazos. Las cosas básicas para vivir y las herramientas de su oficio están protegidas hasta una cantidad.',
  },
  'ie.judged.not-all': {
    says: 'No pueden encarcelarle porque no puede pagar. Antes un juez debe ver que puede pagar y se niega.',
  },
  'ie.judged.right-instalment': {
    says: 'El juzgado mira sus medios antes de ordenar plazos (instalment order). Más tarde puede pedir que los cambien.',
  },
  'ie.judged.right-setaside': {
    says: 'Si nunca recibió la demanda, o tiene una buena defensa, puede pedir al juzgado que anule la sentencia (set aside).',
  },
  'ie.judged.right-wages': {
    says: 'Un acreedor normal no puede hacer embargar su sueldo.',
  },
  'ie.judged.step-call': {
    says: 'Llame a la oficina del juzgado con el número del caso (record number). Pregunte qué se ordenó y cuándo.',
  },
  'ie.judged.step-mabs': {
    says: 'Llame a MABS al 0818 07 2000 y rellene una declaración de sus medios.',
  },
  'ie.judged.step-offer': {
    says: 'Ofrezca plazos por escrito al acreedor. Vaya a toda vista sobre sus medios.',
  },
  'ie.judged.step-options': {
    says: 'Si no puede pagar nada, pregunte por una condonación (debt relief notice) o la quiebra (bankruptcy).',
  },
  'ie.judged.opt-instalments': {
    title: 'Pagar a plazos',
    says: 'Ofrezca una cantidad que pueda mantener y enseñe su presupuesto.',
    cost: 'La cantidad que ofrezca.',
    time: 'De días a semanas.',
    risk: 'Si deja de pagar, pueden volver al juzgado.',
    bestFor: 'La debe y tiene algún ingreso.',
  },
  'ie.judged.opt-setaside': {
    title: 'Pedir la anulación o recurrir',
    says: 'Explique por qué no contestó y cuál es su defensa. Un recurso (appeal) tiene un plazo corto.',
    cost: 'Puede haber costas.',
    time: 'Actúe en pocos días.',
    risk: 'El juzgado puede negarse.',
    bestFor: 'Nunca recibió los papeles, o tiene una buena defensa.',
  },
  'ie.judged.opt-insolvency': {
    title: 'Soluciones de insolvencia',
    says: 'Una condonación (debt relief notice), un acuerdo (arrangement) o una quiebra (bankruptcy) de un año puede terminar con la mayoría de las deudas.',
    cost: 'Pregunte a MABS por el coste.',
    time: 'Meses.',
    risk: 'Queda en un registro público.',
    bestFor: 'No puede pagar.',
  },
  'ie.judged.warn-home': {
    says: 'Una sentencia puede ponerse sobre su vivienda como hipoteca (judgment mortgage). Pida consejo antes de que eso pase.',
  },
  'ie.judged.right-no-prison': {
    says: 'No se va a la cárcel por no tener dinero. El juez debe estar seguro de que podía pagar y no quiso, y puede tener asistencia jurídica.',
  },
  'ie.judged.right-judgment-mortgage': {
    says: 'Una judgment mortgage une la deuda a su parte de la casa. No vende nada. Para vender, el acreedor debe volver al juez, que puede negarse o esperar.',
  },
}
