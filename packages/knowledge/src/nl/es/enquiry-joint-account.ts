/** The Spanish words of the rows in ../enquiry-joint-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_ACCOUNT_ES: Words = {
  'nl.ask.joint-account': {
    says: 'Anote el saldo y las fechas, y pida al banco que bloquee la cuenta o exija dos firmas. Su parte se reclama en el divorcio. Un juez puede ordenar medidas urgentes. Vea pronto a un abogado.',
  },
}
