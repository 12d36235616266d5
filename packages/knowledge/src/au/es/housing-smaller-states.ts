/** The Spanish words of the rows in ../housing-smaller-states.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SMALLER_STATES_ES: Words = {
  'au.home.sa-grounds': {
    says: 'Desde el 1 de julio de 2024 un arrendador en Australia Meridional necesita un motivo para terminar o no renovar un contrato. Al final de un plazo son 60 días.',
  },
  'au.home.act-grounds': {
    says: 'En el Australian Capital Territory un arrendador necesita un motivo para terminar un contrato desde el 1 de abril de 2023.',
  },
  'au.home.tas-notice': {
    says: 'En Tasmania el arrendador necesita un motivo de la ley (Act) y casi siempre 14, 28 o 42 días de aviso. Solo el tribunal (court) puede ordenar que se vaya.',
  },
  'au.home.nt-notice': {
    says: 'En el Territorio del Norte solo NTCAT puede ordenar que se vaya. Un aviso (notice) por alquiler no pagado debe darle primero tiempo para arreglarlo.',
  },
  'au.home.act-tribunal': {
    says: 'En el ACT solo ACAT puede ordenar que se vaya. Por alquiler no pagado llega primero un aviso (remedy notice), con siete días para pagar.',
  },
  'au.home.sa-breach': {
    says: 'En Australia Meridional un aviso (notice) por alquiler no pagado le da al menos siete días para pagar. Solo SACAT puede ordenar que se vaya.',
  },
}
