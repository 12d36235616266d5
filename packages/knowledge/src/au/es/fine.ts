/** The Spanish words of the rows in ../fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ES: Words = {
  'au.fine.want': { says: 'Busque la regla, el lugar, la fecha y el último día para actuar.' },
  'au.fine.reality': {
    says: 'Puede pagar, pedir una revisión (review), pagar con el tiempo o elegir el tribunal. El último día está en el aviso.',
  },
  'au.fine.who': {
    says: 'Viene de un organismo público. Cada estado tiene una oficina de multas.',
  },
  'au.fine.rights': {
    says: 'Puede ver la foto o la prueba, pedir una revisión (review) y nombrar a otro conductor.',
  },
  'au.fine.right-review': {
    says: 'Puede pedir una revisión (review), por ejemplo por enfermedad, un error o un historial limpio.',
  },
  'au.fine.right-court': { says: 'Puede elegir que decida un tribunal.' },
  'au.fine.right-time': {
    says: 'Puede pedir pagar a plazos. En algunos estados puede pagarla con trabajo o estudio.',
  },
  'au.fine.step-check': {
    says: 'Compruebe la matrícula, el lugar, la hora y la fecha límite. Mire la foto en línea.',
  },
  'au.fine.step-driver': { says: 'Si no conducía, nombre al conductor antes de la fecha límite.' },
  'au.fine.step-review': {
    says: 'Si está mal o tiene una buena razón, pida una revisión (review) antes de la fecha límite.',
  },
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
  'au.fine.opt-review': {
    says: 'Use la página de la oficina de multas y añada pruebas.',
    title: 'Pedir una revisión (review)',
    cost: 'Gratis.',
    time: 'Antes de la fecha límite.',
    risk: 'Bajo.',
    bestFor: 'Está mal, o tenía una buena razón.',
  },
  'au.fine.opt-pay': {
    says: 'Pague todo o pida un plan.',
    title: 'Pagar, o pagar con el tiempo',
    cost: 'La multa.',
    time: 'Antes de la fecha límite.',
    risk: 'Puede haber puntos en su licencia.',
    bestFor: 'Es correcta.',
  },
  'au.fine.opt-court': {
    says: 'Decide un juez (magistrate).',
    title: 'Elegir el tribunal',
    cost: 'Gastos del tribunal si pierde.',
    time: 'Antes de la fecha límite.',
    risk: 'La multa puede ser más alta.',
    bestFor: 'Tiene pruebas fuertes.',
  },
  'au.fine.warn': {
    says: 'Si la deja de lado, se suman gastos y pueden parar su licencia o el registro de su coche.',
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
  'au.toll.right-first': {
    says: 'Un peaje no pagado empieza con un aviso y un recargo de la empresa de peajes. Una multa del estado llega solo más tarde.',
  },
  'au.toll.right-ombudsman': {
    says: 'Pida a la empresa de peajes ayuda por dificultades (hardship) y que quite sus recargos. No puede engañarle sobre lo que debe.',
  },
  'au.toll.vic-nomination': {
    says: 'En Victoria el dueño puede nombrar a quien conducía o mostrar que el coche se vendió o fue robado.',
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
    says: 'En Victoria puede pedir a Fines Victoria un plan de pago, o pagar la multa con trabajo.',
  },
  'au.fine.sa-plan': {
    says: 'En Australia Meridional puede pedir una revisión (review), un plan de pago o que se la perdonen por dificultades (hardship).',
  },
  'au.fine.right-driver': {
    says: 'Si no conducía usted, nombre al conductor en el formulario antes de la fecha. Si el coche se vendió o lo robaron, dígalo ahí. Un nombre falso es delito.',
  },
}
