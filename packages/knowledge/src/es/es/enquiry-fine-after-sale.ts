/** Questions about a fine for a car that was sold before: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_AFTER_SALE_ES: Words = {
  'es.ask.fine-after-sale': {
    says: 'No pague: pagar cierra el caso. Presente alegaciones en 20 días naturales ante el órgano de la carta, con el contrato de venta fechado. Identifique al comprador con DNI y domicilio, y aporte la notificación de venta a Tráfico. No identificar al conductor es otra multa. ¿No lo notificó? Hágalo hoy con el contrato y pida el informe del vehículo a la DGT. Así las siguientes multas irán al comprador.',
  },
}
