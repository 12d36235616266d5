/** The French words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_FR: Words = {
  'nl.ask.old': {
    says: 'La plupart des dettes sont trop anciennes après cinq ans, les factures d’achats souvent après deux. Un rappel écrit peut faire repartir le délai. Vous devez le dire vous-même.',
    dependsOn: 'pour quoi elle est et quelles lettres sont venues',
  },
}
