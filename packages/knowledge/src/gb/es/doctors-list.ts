/** Spanish: the words of the rows in ../doctors-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DOCTORS_LIST_ES: Words = {
  'gb.doctor.right-warning': {
    says: 'El centro debe casi siempre haberle avisado en los últimos 12 meses y dar su razón. La salud, la edad o el origen no lo son. Suele seguir en la lista hasta el octavo día tras el aviso al NHS, más si está en tratamiento. Tras violencia o amenazas denunciadas a la policía puede ser al momento. Otros centros cercanos pueden aceptarle sin prueba de domicilio.',
  },
  'gb.doctor.right-complain': {
    says: 'Puede quejarse al centro o al NHS local, en 12 meses, gratis. Tras su respuesta puede verlo el Health Service Ombudsman.',
  },
}
