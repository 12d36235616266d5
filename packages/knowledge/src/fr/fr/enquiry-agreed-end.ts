/** The French words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_WORDS: Words = {
  'fr.ask-work.agreed-end': {
    dependsOn: 'l’accord des deux',
    says: 'Personne ne peut vous forcer. Après signature, vous avez 15 jours pour vous rétracter. Vous gardez le chômage et au moins l’indemnité légale.',
  },
}
