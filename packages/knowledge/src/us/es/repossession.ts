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
}
