/** Pregnancy at work: care in work time. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const PREGNANCY_AT_WORK_ES: Words = {
  'gb.work.right-antenatal': {
    says: 'Puede ir a las citas de embarazo en horas de trabajo, con sueldo. Quitarle turnos o tratarla peor por el embarazo es ilegal desde el primer día.',
  },
}
