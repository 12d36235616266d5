/** Notices to end a tenancy and late rent in Queensland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEENSLAND_ES: Words = {
  'au.home.qld-remedy': {
    says: 'En Queensland un aviso de incumplimiento (notice to remedy breach) le da siete días. Por seguridad contamos desde su fecha.',
    action: 'Pagar el alquiler, o arreglar lo que dice el aviso de incumplimiento',
    consequence: 'Puede recibir un aviso para irse (notice to leave).',
  },
  'au.home.qld-grounds': {
    says: 'En Queensland un arrendador necesita un motivo para terminar un contrato. El fin de un plazo fijo es uno, con dos meses de aviso.',
  },
  'au.home.qld-seven': {
    says: 'En Queensland el alquiler debe llevar siete días de retraso antes de un aviso de incumplimiento (breach notice). Entonces tiene siete días para pagar.',
  },
  'au.home.qld-qcat': {
    says: 'En Queensland solo QCAT puede ordenar que se vaya, y solo la policía puede cumplirlo.',
  },
}
