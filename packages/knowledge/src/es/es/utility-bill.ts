/** The Spanish words of the rows in ../utility-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'es.bill.want': { says: 'Una compañía le pide pagar una factura y quizá avisa de un corte.' },
  'es.bill.who': {
    says: 'Es una compañía privada, no un juzgado. Solo puede cortar siguiendo los pasos de la ley.',
  },
  'es.bill.rights': { says: 'Puede pedir el detalle, discutirla, pedir plazos y el bono social.' },
  'es.bill.reality': {
    says: 'La luz de casa no se corta de golpe. Antes hay requerimientos y al menos dos meses.',
  },
  'es.bill.reality-other': {
    says: 'Una factura no es una sentencia. Si la discute por escrito, guarde la prueba.',
  },
  'es.bill.no-cut-yet': {
    says: 'No pueden cortar la luz de su casa antes de dos meses desde el requerimiento, o cuatro con bono social.',
  },
  'es.bill.no-holiday': { says: 'No pueden cortar la luz en festivo ni en víspera de festivo.' },
  'es.bill.bono': {
    says: 'El bono social baja la factura de la luz con pocos ingresos, familia numerosa o algunas pensiones. Pídalo a una comercializadora de referencia.',
  },
  'es.bill.right-two-months': {
    says: 'Tiene derecho a un primer requerimiento y a otro 15 días hábiles antes del corte con la fecha.',
  },
  'es.bill.right-never-cut': {
    says: 'Con bono social y un menor de 16 años, dependencia o discapacidad, y un informe de servicios sociales, no pueden cortarle.',
  },
  'es.bill.right-telecom-notice': {
    says: 'El teléfono fijo se puede suspender tras un mes de impago, con aviso previo. Siguen las llamadas entrantes y las de urgencia. A los tres meses puede terminar.',
  },
  'es.bill.right-telecom-dispute': {
    says: 'Puede llevar el conflicto gratis a la Oficina de Atención al Usuario (OAUT), después de reclamar a la compañía.',
  },
  'es.bill.right-bill-detail': {
    says: 'Tiene derecho a una factura clara y, si la pide, en papel y gratis.',
  },
  'es.bill.right-leave': {
    says: 'Puede dar de baja el contrato tan fácil como lo hizo. La penalización debe ajustarse al tiempo que falta.',
  },
  'es.bill.option-dispute': {
    title: 'Discutir la factura',
    says: 'Escriba qué está mal y pida una factura corregida.',
    cost: 'Nada.',
    time: 'Un mes para la respuesta.',
    risk: 'Pague lo que admite para evitar el corte.',
    bestFor: 'La lectura, el precio o el período están mal.',
  },
  'es.bill.option-plan': {
    title: 'Pagar a plazos',
    says: 'Pida un plan y, si es luz, el bono social.',
    cost: 'Lo que acuerde.',
    time: 'Unos días.',
    risk: 'Si falla un pago, puede terminar el plan.',
    bestFor: 'La factura es correcta pero alta ahora.',
  },
  'es.bill.option-help': {
    title: 'Ir a servicios sociales',
    says: 'Pueden pagar una parte y parar el corte.',
    cost: 'Nada.',
    time: 'Una visita.',
    risk: 'Ninguno.',
    bestFor: 'No puede pagar luz, agua o calefacción.',
  },
  'es.bill.insight-permanence': {
    says: 'La penalización por permanencia debe bajar con el tiempo.',
    actionable: 'Pregunte cómo la calcularon por los días que faltaban.',
  },
  'es.bill.warning-fake': {
    says: 'Hay facturas falsas muy parecidas. Use el teléfono de una factura antigua, no un enlace.',
  },
  'es.bill.element-cut-date': {
    name: 'La fecha del corte',
    says: 'El último requerimiento debe decir desde qué día pueden cortar la luz.',
    ifMissing: 'Sin esa fecha, dígales a ellos y a servicios sociales que no cumplieron los pasos.',
  },
  'es.bill.right-gas': {
    says: 'El gas de casa solo se puede cortar dos meses después de un requerimiento que diga el día. Nunca en festivo ni la víspera.',
  },
  'es.bill.right-old': {
    says: 'Las facturas de luz, gas, agua y teléfono prescriben a los cinco años, salvo que se las reclamaran antes por escrito. Dígalo.',
  },
}
