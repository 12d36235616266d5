/** Spanish: the words of the rows in ../enquiry-hired-and-booked.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIRED_AND_BOOKED_ES: Words = {
  'gb.ask-consumer.hire-damage': {
    says: 'Escriba ya que lo disputa. Pida fotos con fecha, la hoja de entrega y la factura: deben mostrar que fue usted y cuánto costó. Una cláusula que permite cualquier suma casi nunca vale. Pida un chargeback o, con más de 100 £ en tarjeta de crédito, la section 75. Tras su última respuesta, BVRLA es gratis para alquileres en el Reino Unido si son miembros.',
  },
  'gb.ask-consumer.room-cancelled': {
    says: '¿Cancelaron ellos? Entonces rompieron el trato: puede recuperar todo y no tiene que aceptar un vale. Puede pedir el sobrecoste justo de una habitación parecida. Una empresa no puede quedárselo por una cláusula. Pídalo por escrito en 14 días. Con más de 100 £ pagados al hotel con tarjeta de crédito también responde el emisor; con débito pida un chargeback.',
  },
  'gb.ask-housing.scotland-unregistered': {
    says: 'Siga pagando por ahora: la renta solo cesa cuando el ayuntamiento lo dice en un aviso. Avísele. Alquilar sin registro es delito, con multa de hasta 50.000 £. Con el aviso no se debe renta y no pueden echarle por eso.',
  },
}
