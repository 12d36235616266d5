/** The Spanish words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_WORDS: Words = {
  'ca.ask.old': {
    says: 'La mayoría de las provincias les da dos años para demandar, Quebec tres. Después puede decir al tribunal que es demasiado tarde.',
    dependsOn: 'su provincia y el día de su último pago',
  },
  'ca.ask.old-qc': {
    says: 'En Quebec tienen tres años para demandar por la mayoría de las deudas. Un pago lo empieza de nuevo. Diga al tribunal si llegan demasiado tarde.',
  },
  'ca.ask.old-on': {
    says: 'En Ontario tienen dos años para demandar por la mayoría de las deudas. Un pago o un papel firmado lo empieza de nuevo. Todavía pueden escribirle.',
  },
}
