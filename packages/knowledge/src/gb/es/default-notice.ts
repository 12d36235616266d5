/** Un aviso de impago de un crédito: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const DEFAULT_NOTICE_ES: Words = {
  'gb.default-notice.not-yet': {
    says: 'Hasta el día del aviso, el prestamista no puede por esto acabar el contrato, pedir todo ni llevarse bienes.',
  },
  'gb.default-notice.step-check': {
    says: 'Compare la suma con sus pagos. Cuente los días: deben ser al menos 14 desde que lo recibió.',
  },
  'gb.default-notice.right-time-order': {
    says: 'Puede pedir ya a un tribunal más plazo (time order). Puede fijar pagos menores y más largos, a veces menos interés.',
  },
  'gb.default-notice.right-care': {
    says: 'Si tiene apuros, el prestamista debe tener paciencia. Debe estudiar un plan y menos interés o ninguno.',
  },
  'gb.default-notice.right-goods': {
    says: 'Pagado un tercio del precio (hire purchase), necesitan un juez para llevarse el bien. También para entrar en su terreno a por él. Sin juez no tiene que aceptar.',
  },
  'gb.default-notice.insight-file': {
    says: 'Un impago queda seis años en su historial de crédito, aunque pague después.',
    actionable: 'Pida un plan antes de ese día, y que no anoten nada mientras lo cumpla.',
  },
  'gb.default-notice.option-cure': {
    says: 'Pague solo el atraso. La ley lo trata como si nada hubiera pasado, y el contrato sigue.',
    title: 'Pagar a tiempo lo que pide el aviso',
    cost: 'El atraso indicado.',
    time: 'Antes del día del aviso.',
    risk: 'No deje por ello alquiler, council tax o comida.',
    bestFor: 'Tiene el dinero y la suma es correcta.',
  },
  'gb.default-notice.option-time-order': {
    says: 'Un asesor ayuda a mostrar sus ingresos y lo que puede pagar. El tribunal fija lo justo.',
    title: 'Pedir una time order al tribunal',
    cost: 'Una tasa del tribunal, a menudo menor con pocos ingresos.',
    time: 'Unas semanas.',
    risk: 'Si faltan los nuevos pagos, puede acabar.',
    bestFor: 'El apuro pasará y quiere conservar el bien o la casa.',
  },
}
