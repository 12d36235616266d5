/** The Spanish words of the rows in ../unpaid-traffic-fines.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_TRAFFIC_FINES_ES: Words = {
  'nl.fine.right-no-jail': {
    says: 'Solo un juez puede permitir que le retengan por una multa (gijzeling). Antes le escuchan. Si no puede pagar, dígalo y muéstrelo.',
  },
  'nl.fine.detention-last': {
    says: 'No se retiene a nadie de inmediato. Antes deben intentar cobrar de otra manera.',
  },
  'nl.fine.right-not-mine': {
    says: 'La multa va al titular de la matrícula. Si el coche fue robado, vendido o alquilado por una empresa, mande prueba.',
  },
}
