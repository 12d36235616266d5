/** Questions about an entry of the Schufa for a bill that was paid: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRIES_FR: Words = {
  'de.ask-debt.schufa-paid': {
    says: 'Une dette payée est en général effacée trois ans après le paiement. Si vous avez payé dans les 100 jours du signalement et que rien d’autre n’est inscrit, après 18 mois. Demandez la copie gratuite (Datenkopie) et vérifiez le jour du paiement. Faux, ou contesté à l’époque ? Exigez l’effacement par écrit, avec preuves, de la firme et de la Schufa. En attendant, montrez la preuve au bailleur.',
    dependsOn: 'la date du paiement et les autres inscriptions',
  },
}
