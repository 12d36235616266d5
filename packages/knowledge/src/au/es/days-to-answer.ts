/** The days to answer a claim, by state: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DAYS_TO_ANSWER_ES: Words = {
  'au.claim.nsw': {
    says: 'En Nueva Gales del Sur tiene 28 días desde la entrega (service) para presentar una defensa (defence). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su defensa (defence) en el tribunal',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.claim.vic': {
    says: 'En Victoria tiene 21 días desde la entrega (service) para presentar un aviso de defensa (notice of defence). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su aviso de defensa (notice of defence) en el tribunal',
    consequence: 'Pueden obtener una orden (order) sin oírle.',
  },
  'au.claim.qld': {
    says: 'En Queensland tiene 28 días desde la entrega (service). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar un aviso de que va a defenderse (notice of intention to defend)',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.claim.wa': {
    says: 'En Australia Occidental tiene 14 días desde la entrega (service). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su respuesta (response) en el tribunal',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.claim.sa': {
    says: 'En Australia Meridional tiene 28 días desde la entrega (service). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su respuesta (response) en el tribunal',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.claim.tas': {
    says: 'En Tasmania tiene 21 días desde la entrega (service). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su respuesta (response) en el tribunal',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
  'au.claim.act': {
    says: 'En el ACT tiene 28 días desde la entrega (service). Por seguridad contamos desde la fecha del papel.',
    action: 'Presentar su respuesta (response) en el tribunal',
    consequence: 'Pueden obtener una sentencia en rebeldía (default judgment) sin oírle.',
  },
}
