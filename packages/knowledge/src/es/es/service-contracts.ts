/** The Spanish words of Spain: service contracts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_ES: Words = {
  'es.energy.right-leave': {
    says: 'Puede dejar un contrato de luz de casa cuando quiera y sin penalización. En el primer año de precio fijo pueden pedir como mucho el 5 % de la energía pendiente.',
  },
  'es.energy.right-essential': {
    says: 'Un suministro de casa puede declararse esencial y entonces no se corta. Vale para equipos que mantienen con vida y para familias que apoyan los servicios sociales.',
  },
  'es.energy.reconnect': {
    says: 'En cuanto pague, la luz de casa debe volver en 24 horas.',
  },
  'es.phone.right-change': {
    says: 'Si la compañía cambia su contrato, debe avisarle un mes antes. Entonces puede irse sin penalización.',
  },
  'es.insurance.right-questions': {
    says: 'Solo debía responder a lo que la aseguradora le preguntó. Solo se libra de pagar si usted ocultó algo con dolo o culpa grave.',
  },
  'es.insurance.right-crash-offer': {
    says: 'Tras un accidente, la aseguradora contraria tiene tres meses para una oferta o respuesta motivada. Puede reclamarle directamente, en un año.',
  },
  'es.flight.right-money': {
    says: 'Por un vuelo con más de tres horas de retraso o cancelado tarde le corresponden de 250 a 600 €, salvo causa externa inevitable.',
  },
  'es.flight.right-care': {
    says: 'Mientras espera le deben comida y, de noche, hotel. Tras una cancelación usted elige: su dinero u otro vuelo.',
  },
  'es.phone.right-stay': {
    says: 'La penalización por irse antes debe bajar con el tiempo que falta. Pida el compromiso firmado y el cálculo, y reclame gratis a la Oficina del Usuario de Telecomunicaciones.',
  },
  'es.bill.right-false-link': {
    says: '¿Llegó por SMS o correo electrónico? No abra el enlace. Mire en la aplicación de la empresa. Las facturas falsas son delito (estafa).',
  },
  'es.bill.right-false-refund': {
    says: 'Si dio los datos de su tarjeta en una página falsa, avise ya a su banco. Debe devolver los pagos que usted no autorizó.',
  },
}
