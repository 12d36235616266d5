/** Italian: the words of the rows in ../course-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURSE_COSTS_IT: Words = {
  'gb.course.right-pay': {
    says: 'Si può trattenere la paga solo se il contratto lo dice, o se ha accettato per iscritto prima del corso. Se il corso serve al lavoro, non si scende sotto il minimo. Chieda presto al tribunale quanto trattenuto.',
  },
  'gb.course.right-fair-sum': {
    says: 'Un accordo equo chiede meno quanto più è rimasto. Una somma ben oltre il costo è una penale, che il giudice non applica. Chieda la fattura del corso.',
  },
}
