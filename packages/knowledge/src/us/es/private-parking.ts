/** The Spanish words of the rows in ../private-parking.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRIVATE_PARKING_ES: Words = {
  'us.ticket.private-contract': {
    says: 'Una empresa privada debe mostrar que usted aceptó sus condiciones: letreros claros y una suma justa. Si no está de acuerdo, decide una corte.',
  },
  'us.ticket.private-records': {
    says: 'Una empresa solo puede sacar su nombre de los registros de vehículos para usos que nombra una ley federal.',
  },
  'us.ticket.private-collector': {
    says: 'Si le escribe un cobrador, puede pedir pruebas en 30 días. No puede llamarlo multa ni amenazar con arresto.',
  },
  'us.parking.right-signs': {
    says: 'Los letreros deben ser claros y la suma justa. Una firma no puede llamar multa a su cuenta ni amenazar con lo que no puede hacer.',
  },
}
