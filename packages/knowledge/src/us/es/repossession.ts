/** The Spanish words of the rows in ../repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const REPOSSESSION_ES: Words = {
  'us.car.right-deficiency': {
    says: 'Si le quitaron el auto y lo vendieron, pregunte cómo calcularon lo que falta (deficiency). La venta debe ser justa.',
  },
  'us.car.right-notice': {
    says: 'Antes de vender un auto que le quitaron deben avisarle de la venta. Sin ese aviso puede deber menos, o nada.',
  },
  'us.car.right-back': {
    says: 'Hasta que vendan el auto puede recuperarlo si paga todo lo debido y los costos. En algunos estados basta pagar lo atrasado.',
  },
  'us.car.right-peace': {
    says: 'Pueden quitar un auto sin corte solo en paz: sin fuerza, sin amenazas y sin entrar a la fuerza en un garaje.',
  },
  'us.car.step-papers': {
    says: 'Pida el contrato del préstamo, la historia de pagos, el aviso de la venta y el precio de venta del auto.',
  },
  'us.car.right-military': {
    says: '¿Pagó por el auto antes de empezar el servicio militar activo? Entonces necesitan una orden del juez para quitárselo. Dígaselo enseguida por escrito.',
  },
  'us.car.right-stay': {
    says: 'Pedir la bancarrota (bankruptcy) por lo general frena enseguida que le quiten o vendan el auto, hasta que el juez decida. Antes pregunte a un abogado.',
  },
  'us.car.step-call': {
    says: 'Llame hoy al prestamista. Pida la suma exacta para recuperar el auto, y hasta cuándo. Después del día del aviso puede venderlo.',
  },
  'us.car.step-things': {
    says: 'Pida ya por escrito sus cosas que quedaron en el auto. El prestamista no puede quedárselas ni venderlas.',
  },
  'us.car.option-back': {
    title: 'Recupere el auto antes de la venta',
    cost: 'Lo que se debe, con los gastos de llevarse y guardar el auto',
    time: 'Antes de que se venda el auto',
    risk: 'Si vuelve a faltar a los pagos, pueden llevárselo otra vez.',
    bestFor: 'Necesita el auto y puede reunir el dinero.',
    says: 'Pida la suma por escrito, pague de modo que quede prueba y pida el auto enseguida.',
  },
}
