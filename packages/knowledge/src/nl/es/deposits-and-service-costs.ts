/** The Spanish words of the rows in ../deposits-and-service-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSITS_AND_SERVICE_COSTS_ES: Words = {
  'nl.deposit.reality': {
    says: 'Es la opinión de su casero. Puede discutir cada gasto y pedir pruebas.',
  },
  'nl.deposit.step-first': {
    says: 'Escriba qué gastos discute y por qué. Añada fotos, su cuenta y un plazo para el resto.',
  },
  'nl.charges.reality': {
    says: 'Es una cuenta de gastos extra. Puede estar mal. No tiene que pagar antes de ver las facturas.',
  },
}
