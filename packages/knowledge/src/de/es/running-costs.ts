/** The Spanish words of the rows in ../running-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_ES: Words = {
  'de.home.deadline-costs': {
    says: 'Tiene doce meses desde que llegó la cuenta para oponerse. Un pago vencido se debe hacer a tiempo igualmente, bajo reserva (unter Vorbehalt).',
    action: 'Decir al casero qué está mal en la cuenta',
    consequence: 'Ya no puede oponerse a la cuenta.',
  },
  'de.home.step-costs-check': {
    says: 'Revise el periodo, el total, la parte de su piso y sus pagos anticipados. Pida ver los recibos.',
  },
  'de.home.option-costs': {
    says: 'Pida ver los recibos. Hasta que pueda verlos, puede retener el pago adicional.',
    title: 'Pedir los recibos y oponerse',
    cost: 'Gratis.',
    time: 'En un plazo de doce meses.',
    risk: 'Pague a tiempo lo que está claro.',
    bestFor: 'La cuenta es alta o no está clara.',
  },
  'de.home.right-costs-late': {
    says: 'La cuenta debe llegarle en los doce meses después del final de su año. Más tarde el casero no puede pedir un pago adicional.',
  },
  'de.home.right-costs-receipts': {
    says: 'Tiene derecho a ver los recibos de la cuenta.',
  },
  'de.costs.want': {
    says: 'Su casero ha sumado los gastos de un año (Betriebskosten).',
  },
  'de.costs.want-more': {
    says: 'Le piden la parte que sus pagos mensuales no cubrieron.',
  },
  'de.costs.who': {
    says: 'El casero o administrador debe rendir cuentas de sus pagos una vez al año, partida por partida.',
  },
  'de.costs.reality': {
    says: 'Puede revisar esta cuenta. Tiene doce meses para reclamar, aunque haya pagado.',
  },
  'de.costs.rights-summary': {
    says: 'Puede ver todos los recibos, impugnar partidas y pagar con reserva.',
  },
  'de.costs.not-yet': {
    says: 'Nadie puede quitarle dinero por esta cuenta. Antes hace falta un juzgado.',
  },
  'de.costs.know-jobcenter': {
    says: 'Si es demasiado para usted, el Jobcenter puede asumir este pago, aunque trabaje.',
    learnMore: 'Pídalo en el mes en que vence el pago.',
  },
  'de.costs.right-list': {
    says: 'Solo se deben los costes de la lista legal que nombra su contrato. Reparaciones y administración no están.',
  },
  'de.costs.right-thrift': {
    says: 'El casero debe ser ahorrador. No debe pagar costes altos sin necesidad.',
  },
  'de.costs.right-advance': {
    says: 'Tras la cuenta, cualquiera puede cambiar el pago mensual, pero solo a una suma justa.',
  },
  'de.costs.step-date': {
    says: 'Anote el día en que llegó la cuenta. Más de doce meses después del final de su año, no debe pagar más.',
  },
  'de.costs.step-compare': {
    says: 'Compare cada partida con el año pasado y con el contrato. Anote lo nuevo o mucho más alto.',
  },
  'de.costs.step-reserve': {
    says: '¿No está seguro? Pague antes del día y escriba "unter Vorbehalt" (con reserva). Aún podrá reclamar.',
  },
  'de.costs.option-reserve': {
    says: 'Pague con las palabras "unter Vorbehalt". Puede reclamar durante doce meses.',
    title: 'Pagar con reserva y luego revisar',
    cost: 'El pago pedido.',
    time: 'Antes del día de la cuenta.',
    risk: 'Debe pedir usted el dinero de vuelta.',
    bestFor: 'Puede pagar y no quiere conflicto por el retraso.',
  },
  'de.costs.option-plan': {
    says: 'Ofrezca por escrito una suma al mes. Pida antes ayuda al Jobcenter o al Sozialamt.',
    title: 'Pedir pagar a plazos',
    cost: 'Una parte cada mes.',
    time: 'Antes del día de la cuenta.',
    risk: 'Pueden negarse. No admita toda la suma.',
    bestFor: 'La suma es correcta pero alta de una vez.',
  },
  'de.costs.option-help': {
    says: 'Una asociación de inquilinos (Mieterverein) o de consumidores revisa estas cuentas.',
    title: 'Hacer revisar la cuenta',
    cost: 'Una cuota al año, o ayuda para ingresos bajos.',
    time: 'En doce meses, mejor ahora.',
    risk: 'Ninguno.',
    bestFor: 'La cuenta es larga o mucho más alta que antes.',
  },
}
