/** The Spanish words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_ES: Words = {
  'au.air.want': {
    says: 'Una aerolínea escribe sobre su vuelo con retraso o cancelado. No debe nada, y quizá le deban dinero.',
  },
  'au.air.reality': {
    says: 'Las reglas de la aerolínea no son la última palabra. La ley del consumidor está por encima.',
  },
  'au.air.right-service': {
    says: 'Un vuelo debe hacerse con cuidado y en un tiempo justo. Si la aerolínea tuvo la culpa, puede pedir su dinero y la pérdida que ella podía prever.',
  },
  'au.air.right-credit': {
    says: 'Una cláusula que le da solo un vale cuando la aerolínea cancela puede ser injusta. Entonces no le obliga.',
  },
  'au.air.right-misled': {
    says: 'Una aerolínea no puede engañarle sobre su derecho a que le devuelvan el dinero.',
  },
  'au.air.right-abroad': {
    says: 'En un viaje internacional puede reclamar su pérdida por un retraso, hasta un límite. Tiene dos años para demandar.',
  },
  'au.air.step': {
    says: 'Escriba a la aerolínea. Nombre el vuelo, el motivo que dio y lo que usted quiere. Luego vaya a la agencia del consumidor de su estado.',
  },
}
