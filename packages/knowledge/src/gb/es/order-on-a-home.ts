/** An improvement notice: a danger in a rented home. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

const DAYS_TO_APPEAL =
  'Tiene 21 días para recurrir. El día en que recibe la orden cuenta como el primero.'

export const ORDER_ON_A_HOME_ES: Words = {
  'gb.order.housing-who': {
    says: 'El ayuntamiento halló un peligro en una vivienda. Dice al casero o dueño qué obras hacer, y para cuándo.',
  },
  'gb.order.housing-right-appeal': {
    says: 'Puede recurrir ante el tribunal de vivienda (property tribunal) en 21 días. La orden espera la decisión.',
  },
  'gb.order.housing-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Enviar su recurso al tribunal',
    consequence: 'Después la orden es definitiva.',
  },
  'gb.order.housing-step': {
    says: 'Lea qué obras se piden y para qué días. Pida precios ya, y diga a los inquilinos cuándo vienen los obreros.',
  },
  'gb.order.housing-right-grounds': {
    says: 'Puede decir que otro dueño debe hacer las obras, o que otra solución es mejor para esta vivienda.',
  },
  'gb.order.housing-right-reasons': {
    says: 'La orden debe nombrar el peligro, las obras, los días y su derecho a recurrir.',
  },
  'gb.order.housing-step-officer': {
    says: 'Llame al funcionario si un día no se puede cumplir o si basta otra reparación. Pida la respuesta por escrito.',
  },
  'gb.order.housing-option-appeal': {
    says: 'Envíe el formulario con la orden, sus razones y un informe o precios.',
    title: 'Recurrir ante el tribunal',
    cost: 'Una tasa del tribunal.',
    time: 'Unos meses.',
    risk: 'Si pierde, las obras siguen pendientes.',
    bestFor: 'No hay peligro, no le toca a usted, o pide demasiado.',
  },
  'gb.order.housing-warning': {
    says: 'No hacer las obras sin excusa razonable es delito. El ayuntamiento puede poner una sanción, o hacer las obras y cobrárselas.',
  },
  'gb.order.housing-option-works': {
    says: 'Hágalas hacer en los días de la orden, y envíe al ayuntamiento facturas y fotos.',
    title: 'Hacer las obras a tiempo',
    cost: 'Lo que cuesten las obras.',
    time: 'Los días de la orden.',
    risk: 'Si un obrero se retrasa, dígaselo al ayuntamiento antes del día.',
    bestFor: 'El peligro es real.',
  },
}
