/** The Spanish words of the rows in ../disability-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_BENEFIT_ES: Words = {
  'nl.wia.right-jobs': {
    says: 'Cuenta lo que aún podría ganar en los trabajos que nombra el UWV. Por debajo del 35 % de pérdida no hay WIA. Mire si de verdad puede hacerlos.',
  },
  'nl.wia.step-reports': {
    says: 'Recurra en seis semanas y pida los dos informes, del médico y del experto laboral. Envíe lo que dicen sus médicos.',
  },
}
