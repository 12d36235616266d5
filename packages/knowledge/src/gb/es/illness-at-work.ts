/** Illness and work: sick pay, fair changes and reports of doctors. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ILLNESS_AT_WORK_ES: Words = {
  'gb.work.right-sick-pay': {
    says: 'Desde el 6 de abril de 2026 la paga por enfermedad (statutory sick pay) empieza el primer día, gane lo que gane. Dura hasta 28 semanas.',
  },
  'gb.job.right-illness': {
    says: 'Una enfermedad de un año o más puede ser una discapacidad. Entonces el empleador debe hacer antes cambios justos, y no puede despedirle por ella sin buena razón.',
  },
  'gb.job.right-report': {
    says: 'Necesitan su permiso para un informe de su propio médico. Puede verlo antes y pedir que corrijan errores.',
  },
}
