/** Notices to end a tenancy and late rent in Western Australia: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WESTERN_AUSTRALIA_ES: Words = {
  'au.home.wa-breach': {
    says: 'En Australia Occidental un aviso de incumplimiento (breach notice) le da 14 días. Por seguridad contamos desde su fecha.',
    action: 'Pagar el alquiler, o arreglar el incumplimiento',
    consequence: 'Puede recibir un aviso de terminación (notice of termination).',
  },
  'au.home.wa-pay': {
    says: 'En Australia Occidental puede parar el caso. Pague todo el alquiler y la tasa del tribunal al menos un día antes de la audiencia.',
  },
  'au.home.wa-no-grounds': {
    says: 'En Australia Occidental un arrendador aún puede terminar sin motivo un contrato sin fin fijo (periodic lease), pero debe dar 60 días.',
  },
  'au.home.wa-court': {
    says: 'En Australia Occidental solo el Magistrates Court puede ordenar que se vaya. Dejarle fuera es una infracción (offence).',
  },
}
