/** Fines of a public body: the days and ways of each state: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_BY_STATE_ES: Words = {
  'au.fine.qld': {
    says: 'En Queensland tiene 28 días desde la fecha del aviso de infracción (infringement notice).',
    action: 'Pagar, pedir plazos, nombrar al conductor o elegir el tribunal',
    consequence: 'Se suman gastos y SPER la cobra.',
  },
  'au.fine.wa': {
    says: 'En Australia Occidental tiene 28 días desde la fecha del aviso de infracción (infringement notice).',
    action: 'Pagar, nombrar al conductor o elegir el tribunal',
    consequence: 'Se suman gastos y pueden parar su licencia.',
  },
  'au.fine.vic-reminder': {
    says: 'En Victoria un recordatorio (penalty reminder notice) le da al menos 14 días más y suma un recargo. Aún puede pedir una revisión (review), un plan de pago o el tribunal.',
  },
  'au.fine.vic-final': {
    says: 'En Victoria una multa no pagada se puede registrar en Fines Victoria. Entonces puede pedir un acuerdo de pago (payment arrangement) o una revisión de la ejecución (enforcement review).',
  },
  'au.fine.nsw-court': {
    says: 'En Nueva Gales del Sur un recordatorio (reminder notice) le da 28 días más. Puede elegir el tribunal en lugar de pagar.',
  },
  'au.fine.qld-choices': {
    says: 'En Queensland tiene 28 días para pagar, pagar por partes multas más grandes, elegir el tribunal o nombrar a quien conducía.',
  },
  'au.fine.qld-work': {
    says: 'En Queensland la gente con dificultades (hardship) puede quitar deudas de SPER con cursos, tratamiento o trabajo no pagado.',
  },
  'au.fine.wa-stages': {
    says: 'En Australia Occidental una última demanda (final demand) y luego una orden de pagar o elegir el tribunal (order to pay or elect) llegan antes de que se suspenda una licencia. Puede pedir tiempo para pagar.',
  },
  'au.fine.sa-expiation': {
    says: 'En Australia Meridional puede pedir una revisión (review) de un aviso de multa (expiation notice), pagar a plazos o elegir el tribunal antes de que se ejecute.',
  },
  'au.fine.tas-notice': {
    says: 'En Tasmania tiene 28 días desde un aviso de infracción (infringement notice) para pagar, pedir que lo retiren, pedir un plan de pago o elegir el tribunal.',
  },
  'au.fine.act-notice': {
    says: 'En el ACT tiene 28 días para pagar, disputarla, pedir un plan o pedir que la perdonen por dificultades (hardship).',
  },
  'au.fine.nt-notice': {
    says: 'En el Territorio del Norte tiene 28 días para pagar, elegir el tribunal o mostrar quién conducía. Después llega una carta de cortesía (courtesy letter).',
  },
  'au.fine.nsw-review': {
    says: 'En Nueva Gales del Sur puede pedir una revisión (review) de una multa antes de pagarla, y elegir el tribunal en su lugar.',
  },
  'au.fine.nsw-work': {
    says: 'En Nueva Gales del Sur la gente con dificultades (hardship) puede quitar una multa con trabajo no pagado, cursos o tratamiento.',
  },
  'au.fine.vic-review': {
    says: 'En Victoria puede pedir una vez una revisión interna (internal review): contra la ley, circunstancias especiales, no lo sabía o caso excepcional.',
  },
  'au.fine.vic-plan': {
    says: 'En Victoria puede pedir a Fines Victoria un plan de pago. En caso de necesidad, enfermedad o violencia familiar, una entidad que le ayude puede pedir que pague la multa con trabajo.',
  },
  'au.fine.sa-plan': {
    says: 'En Australia Meridional puede pedir una revisión (review), un plan de pago o que se la perdonen por dificultades (hardship).',
  },
}
