/** The Spanish words of the rows in ../enquiry-uninsured-drivers-and-dealer-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_ES: Words = {
  'us.fact.uninsured-driver': {
    says: 'Mire primero su póliza: la cobertura uninsured motorist o collision puede pagar, menos el deducible. Si no tiene, escriba al conductor con dos presupuestos, fotos y reporte policial, y una fecha. Luego demande en small claims. En casi todos los estados una sentencia impaga puede suspender su licencia, y eso ayuda.',
  },
  'us.fact.dealer-loan-fell-through': {
    says: 'No firme bajo presión un trato nuevo más caro. Lea lo que firmó: si la venta era final, deben cumplir. Si dice que el préstamo debía aprobarse y lo terminan, le deben el enganche y su auto entregado, o su valor. Pida el rechazo por escrito. Quéjese al attorney general y a la FTC.',
  },
}
