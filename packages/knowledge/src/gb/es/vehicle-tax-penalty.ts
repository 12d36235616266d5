/** Una multa por un vehículo sin impuesto: el derecho del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const VEHICLE_TAX_PENALTY_ES: Words = {
  'gb.vehicle-tax.civil': {
    says: 'Esta multa no trae puntos ni antecedentes. Va a quien figura en el registro, aunque nadie condujera.',
  },
  'gb.vehicle-tax.no-goods': {
    says: 'Un cobrador de la DVLA no puede llevarse nada de su casa. Antes tendría que decidir un juez.',
  },
  'gb.vehicle-tax.right-sold': {
    says: 'No debe nada si avisó a tiempo a la DVLA de que el vehículo se vendió, se desguazó o no circula. Envíe la prueba.',
  },
  'gb.vehicle-tax.step-today': {
    says: 'Si aún es suyo, pague el impuesto o declare que no circula (SORN) hoy en GOV.UK. Así no llega otra multa.',
  },
  'gb.vehicle-tax.step-proof': {
    says: 'Busque prueba de la venta, el desguace, el SORN o el pago: un correo, un recibo, un apunte del banco.',
  },
  'gb.vehicle-tax.right-sum': {
    says: 'La multa es de £80, o £40 si paga en el plazo de la carta. El impuesto se debe aparte.',
  },
  'gb.vehicle-tax.right-refund': {
    says: 'Al vender, desguazar o declarar que no circula, la DVLA devuelve el impuesto de cada mes entero restante.',
  },
  'gb.vehicle-tax.right-complain': {
    says: 'Si la DVLA se niega, puede quejarse. Tras su última respuesta, un evaluador independiente lo mira gratis.',
  },
  'gb.vehicle-tax.insight-debit': {
    says: 'A menudo falló un cobro (Direct Debit), o el aviso de venta no llegó.',
    actionable: 'Mire los apuntes del banco. Diga qué día y cómo avisó a la DVLA.',
  },
  'gb.vehicle-tax.settlement': {
    says: 'El «out-of-court settlement» es una oferta. Si paga a tiempo, no hay juicio. Si es un error, diga por qué antes de ese día.',
  },
  'gb.vehicle-tax.warning-clamp': {
    says: 'No lo deje en la vía pública sin impuesto. Pueden ponerle un cepo o llevárselo, y usarlo puede acabar en juicio.',
  },
  'gb.vehicle-tax.option-dispute': {
    says: 'Escriba a la dirección de la carta antes de su día. Diga qué pasó y cuándo, con copias.',
    title: 'Enviar pruebas y pedir que la anulen',
    cost: 'Nada.',
    time: 'Una carta ahora, respuesta en semanas.',
    risk: 'La suma menor puede vencer. Pida que la mantengan.',
    bestFor: 'Estaba vendido, desguazado, pagado o sin circular.',
  },
  'gb.vehicle-tax.option-pay': {
    says: 'Pague como dice la carta, y pague el impuesto o haga el SORN el mismo día.',
    title: 'Pagar a tiempo la suma menor',
    cost: 'La suma menor y el impuesto.',
    time: 'Unos minutos.',
    risk: 'Pagar acepta la multa.',
    bestFor: 'Era suyo, sin impuesto ni SORN.',
  },
}
