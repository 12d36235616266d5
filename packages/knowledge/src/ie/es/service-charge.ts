/** The Spanish words of the rows in ../service-charge.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_ES: Words = {
  'ie.service.right-budget': {
    says: 'El cargo debe basarse en un presupuesto anual que va a la junta de dueños. Pida verlo y su parte.',
  },
  'ie.service.right-vote': {
    says: 'Puede hablar y votar en la junta. Si tres de cada cuatro votos la rechazan, sigue por ahora la del año anterior.',
  },
  'ie.service.right-report': {
    says: 'Cada año debe recibir un informe: dinero, fondo de reserva (sinking fund) y seguro.',
  },
  'ie.service.right-court': {
    says: 'Si la sociedad no cumple la ley, un dueño puede acudir a la Circuit Court. Hable antes.',
  },
  'ie.service.warn-stop': {
    says: 'No deje de pagar como protesta. La deuda queda con la vivienda y frena una venta.',
  },
  'ie.service.step-ask': {
    says: 'Pida por escrito el presupuesto, las últimas cuentas y el cálculo de su parte.',
  },
  'ie.service.option-plan': {
    title: 'Pedir pagar a plazos',
    cost: 'Gratis.',
    time: 'Unas semanas.',
    risk: 'Bajo.',
    bestFor: 'La suma es correcta, pero es mucho de golpe.',
    says: 'Ofrezca antes del plazo una suma mensual que pueda cumplir.',
  },
}
