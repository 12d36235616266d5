/** The French words of the rows in ../enquiry-joint-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_ACCOUNT_FR: Words = {
  'nl.ask.joint-account': {
    says: 'Notez le solde et les dates, et demandez à la banque de bloquer le compte ou d’exiger deux signatures. Votre part se réclame dans le divorce. Le juge peut ordonner des mesures urgentes. Voyez vite un avocat.',
  },
}
