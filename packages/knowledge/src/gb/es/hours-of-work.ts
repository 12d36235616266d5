/** Zero hours contracts, paid holiday and flexible working: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOURS_OF_WORK_ES: Words = {
  'gb.zero-hours.right-other-job': {
    says: 'Un contrato sin horas fijas (zero hours) no puede prohibirle trabajar para otros. No pueden castigarle ni despedirle por ello.',
  },
  'gb.zero-hours.right-holiday': {
    says: 'Tiene derecho a 5.6 semanas de vacaciones pagadas al año y a descansos. El trabajo no pasa de 48 horas por semana de media, salvo que firmara otra cosa.',
  },
  'gb.zero-hours.answer': {
    says: 'Puede trabajar para otros, y tiene vacaciones pagadas, descansos y el salario mínimo. Por ahora pueden cancelar turnos. Pida sus vacaciones por escrito y llame después a Acas.',
  },
  'gb.job.flexible': {
    says: 'Puede pedir trabajo flexible dos veces al año, desde el primer día. El empleador debe hablar con usted, contestar en dos meses y dar una razón permitida.',
  },
  'gb.job.flexible-step': {
    says: 'No firme aún un horario nuevo si no le va bien: cambia su contrato para siempre. Pida un tiempo de prueba, o recurra antes del día de la carta.',
  },
}
