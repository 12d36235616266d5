/** The Spanish words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_ES: Words = {
  'ie.ask.old': {
    says: 'La mayoría de las deudas son demasiado viejas para el juzgado a los seis años. Un pago o una nota firmada los hace empezar de nuevo. Una sentencia dura doce años.',
    dependsOn: 'el día en que pagó o escribió por última vez que la debe',
  },
}
