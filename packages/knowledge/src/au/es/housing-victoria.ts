/** Notices to end a tenancy and late rent in Victoria: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_VICTORIA_ES: Words = {
  'au.home.vic-grounds': {
    says: 'Desde el 25 de noviembre de 2025 un arrendador (rental provider) en Victoria no puede terminar un contrato sin motivo. Muchos motivos necesitan 90 días.',
  },
  'au.home.vic-pay': {
    says: 'En Victoria puede pagar el alquiler en 14 días y el aviso (notice) no tiene efecto, hasta cuatro veces en 12 meses.',
  },
  'au.home.vic-police': {
    says: 'En Victoria solo VCAT puede ordenar que se vaya, y solo la policía puede cumplirlo. VCAT pregunta si es justo.',
  },
  'au.home.vic-change': {
    says: 'En Victoria los avisos sin motivo para irse (notices to vacate) terminaron el 25 de noviembre de 2025.',
    was: 'Algunos contratos podían terminar sin motivo al final del primer plazo.',
    is: 'Hace falta un motivo que esté en la ley.',
  },
  'au.home.vic-fourteen': {
    says: 'En Victoria el aviso (notice) por alquiler no pagado debe darle 14 días. Por seguridad contamos desde su fecha.',
    action: 'Pagar todo el alquiler que debe',
    consequence: 'Pueden pedir una orden a VCAT.',
  },
}
