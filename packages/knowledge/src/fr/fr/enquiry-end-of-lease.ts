/** Questions about the end of a lease: notice, exit check and deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_END_OF_LEASE_WORDS: Words = {
  'fr.ask-home.notice-tenant': {
    dependsOn: 'la ville et la raison du départ',
    says: 'Meublé : un mois. Vide : trois mois, ou un en zone tendue, après une perte d’emploi, un premier emploi, pour santé ou RSA.',
  },
  'fr.ask-home.deposit': {
    dependsOn: 'l’état des lieux de sortie',
    says: 'Il doit revenir en un mois si les états des lieux concordent, sinon deux. En retard : 10 % du loyer en plus par mois commencé.',
  },
  'fr.ask-home.exit-check': {
    says: 'Comparez entrée et sortie. Vous payez les dégâts, pas l’usure. Demandez devis ou factures, puis saisissez la commission de conciliation (CDC), gratuite.',
  },
}
