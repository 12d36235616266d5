/** Credit files: what they hold, and how to have them put right: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_FILES_WORDS: Words = {
  'ca.debt.know-six-years': {
    says: 'La mayoría de las deudas sin pagar salen de su informe de crédito tras unos seis años. Una deuda del informe puede ser ya demasiado vieja para el tribunal.',
  },
  'ca.debt.on-credit-file': {
    says: 'En Ontario puede ver gratis su expediente de crédito, hacer corregir datos malos y añadir su versión. Las deudas viejas deben salir del expediente tras algunos años.',
  },
  'ca.debt.bc-credit-file': {
    says: 'En Columbia Británica puede ver gratis su expediente de crédito, hacer corregir datos malos y añadir su versión. Las deudas viejas deben salir del expediente tras algunos años.',
  },
  'ca.debt.ab-credit-file': {
    says: 'En Alberta puede ver gratis su expediente de crédito, hacer corregir datos malos y añadir su versión. Las deudas viejas deben salir del expediente tras algunos años.',
  },
  'ca.debt.qc-credit-file': {
    says: 'En Quebec puede ver gratis su expediente de crédito. Puede añadir una nota si no está de acuerdo, y pedir un bloqueo gratuito.',
  },
}
