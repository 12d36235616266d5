/** The Spanish words of the rows in ../enquiry-old-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_TAX_ES: Words = {
  'es.ask.tax-too-old': {
    says: 'Un impuesto prescribe a los cuatro años. Cuentan desde el último día para declarar o pagar, y cada aviso bien notificado los hace empezar de nuevo. Pida la prueba de las notificaciones y recurra en un mes.',
    dependsOn: 'qué avisos le llegaron y cuándo',
  },
}
