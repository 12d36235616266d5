/** The Spanish words of the rows of Pennsylvania: ../pennsylvania-debt.ts and the files beside it. */
import type { Words } from '@plainletter/contracts/rule'

export const PENNSYLVANIA_ES: Words = {
  'us.state.pa.collector-calls': {
    says: 'En Pensilvania un cobrador o prestamista no puede acosarle, hablar de la deuda con su jefe ni hacer amenazas falsas. Guarde notas: puede demandar.',
  },
  'us.state.pa.judgment-life': {
    says: 'En Pensilvania el gravamen (lien) de una sentencia sobre inmuebles termina a los cinco años si no se renueva. El interés suele ser 6% al año.',
  },
  'us.state.pa.rest-after-sale': {
    says: 'En Pensilvania el prestamista debe pedir a la corte en seis meses que fije el valor justo de la casa. Si no, usted casi nunca debe el resto.',
  },
  'us.state.pa.debt-relief': {
    says: 'En Pensilvania una ley del estado obliga a las empresas que prometen alivio de deudas o mejor crédito. No pague nada por adelantado y pregunte cómo cancelar.',
  },
  'us.state.pa.builder-lien': {
    says: 'En Pensilvania el contratista debe presentar el gravamen (lien) en seis meses desde el último trabajo y demandar en dos años. Puede obligarle a actuar en 20 días.',
  },
  'us.state.pa.rest-of-car-loan': {
    says: 'En Pensilvania el prestamista suele tener cuatro años para demandar por el resto de un préstamo de auto. Si su aviso o la venta estuvo mal, puede perderlo.',
  },
  'us.state.pa.court-fees': {
    says: 'En Pensilvania quien tiene ingresos bajos puede pedir a la corte no pagar sus cuotas. Pida el formulario al secretario (clerk).',
  },
  'us.state.pa.will-defend': {
    says: 'En Pensilvania escriba a la oficina del juez de distrito antes de la audiencia que va a defenderse. Un reclamo propio debe presentarse allí antes de ese día.',
  },
  'us.state.pa.rental-refused': {
    says: 'En Pensilvania el propietario no puede rechazarle por raza, religión, hijos, discapacidad o algo así. La queja es gratis.',
  },
  'us.state.pa.upfront-money': {
    says: 'En Pensilvania un depósito puede ser de dos meses de renta como mucho el primer año, y de un mes después.',
  },
  'us.state.pa.last-notice': {
    says: 'En Pensilvania un oficial solo puede sacarle desde el día 11 después de entregar la orden. Tiene diez días para apelar la sentencia.',
  },
  'us.state.pa.landlords-bill': {
    says: 'En Pensilvania si el propietario no paga la luz o el agua, los inquilinos pueden en general pagarla y descontarla de la renta.',
  },
  'us.state.pa.mobile-home': {
    says: 'En Pensilvania el parque solo puede desalojar por razones de la ley, y primero debe darle un aviso y tiempo para corregir.',
  },
  'us.state.pa.rent-escrow': {
    says: 'En Pensilvania si la ciudad certifica que la vivienda no es habitable, puede pagar la renta en depósito (escrow). No pueden desalojarle por eso.',
  },
  'us.state.pa.broken-rule': {
    says: 'En Pensilvania un aviso por una regla rota debe dar en general 15 días, o 30 en un contrato de más de un año. Lea si su contrato dice menos.',
  },
  'us.state.pa.eviction-day': {
    says: 'En Pensilvania vaya a la audiencia el día de los papeles. Si tiene un reclamo contra el propietario, preséntelo allí antes de ese día.',
  },
  'us.state.pa.pay-deductions': {
    says: 'En Pensilvania una empresa solo puede descontar de su sueldo lo que la ley permite o lo que usted aceptó por escrito.',
  },
  'us.state.pa.keep-cover': {
    says: 'En Pensilvania en general puede conservar el plan de salud de una empresa pequeña nueve meses, pagándolo usted. Pídalo en días.',
  },
  'us.state.pa.own-file': {
    says: 'En Pensilvania mientras trabaje allí puede ver su expediente de personal en ciertos horarios. Pídalo por escrito.',
  },
  'us.state.pa.faulty-goods': {
    says: 'En Pensilvania los productos de una tienda deben servir en general para el uso normal. Si no, pida por escrito reparación, otro o su dinero.',
  },
  'us.state.pa.sales-calls': {
    says: 'En Pensilvania la ley del estado también limita las llamadas y textos de ventas. Anote el número y la hora, y quéjese ante el estado.',
  },
  'us.state.pa.credit-freeze': {
    says: 'En Pensilvania puede congelar (freeze) gratis su informe de crédito, para que nadie abra fácilmente una cuenta a su nombre.',
  },
  'us.state.pa.association-records': {
    says: 'En Pensilvania un propietario puede pedir por escrito ver los registros y las cuentas de la asociación.',
  },
  'us.state.pa.claim-days': {
    says: 'En Pensilvania la aseguradora debe responder en diez días hábiles. En general debe decir sí o no en 15 días hábiles desde sus pruebas.',
  },
  'us.state.pa.sick-at-home': {
    says: 'En Pensilvania una nota del médico de que alguien en casa está muy enfermo puede frenar un corte. Pida hoy el formulario de la compañía.',
  },
  'us.state.pa.back-bill': {
    says: 'En Pensilvania una cuenta grande por consumo anterior que la compañía olvidó suele poder pagarse en tantos meses como cubre.',
  },
  'us.state.pa.no-fault-cover': {
    says: 'En Pensilvania su propia aseguradora de auto debe en general pagar las cuentas médicas en 30 días desde la prueba, sea quien sea el culpable. El atraso da interés.',
  },
  'us.state.pa.hearing-days': {
    says: 'En Pensilvania suele tener 30 días desde el aviso para apelar, o 90 para SNAP. Apele antes del cambio y la ayuda suele seguir.',
  },
  'us.state.pa.cannot-pay-fine': {
    says: 'En Pensilvania avise a la corte antes de la fecha si no puede pagar una multa. Puede darle tiempo, pagos en partes o trabajo en su lugar.',
  },
  'us.state.pa.license-hold': {
    says: 'En Pensilvania no responder a una multa puede suspender su licencia hasta que responda o haga un plan con la corte.',
  },
  'us.state.pa.school-absence': {
    says: 'En Pensilvania la escuela debe en general ayudar antes de un caso por faltas. Vaya a la reunión y lleve notas del médico.',
  },
  'us.state.pa.toll-hold': {
    says: 'En Pensilvania los peajes sin pagar pueden bloquear la registración del auto. Pida a tiempo una revisión o un plan de pagos, y guarde pruebas.',
  },
  'us.state.pa.jury-call': {
    says: 'En Pensilvania en general puede pedir otro día para el servicio de jurado (jury duty). Su empleador no puede despedirle por eso. Responda antes de la fecha.',
  },
  'us.state.pa.insurance-gap': {
    says: 'En Pensilvania un hueco en su seguro de auto puede suspender la registración. Mande prueba del seguro antes de la fecha, o pida una audiencia.',
  },
  'us.state.pa.child-report': {
    says: 'En Pensilvania suele tener 90 días desde el aviso para pedir que se cambie un reporte de maltrato infantil. Puede seguir una audiencia.',
  },
}
