/** Questions about a landlord who ends the lease, sells the home or wants an eviction: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_FR: Words = {
  'nl.ask.evict': {
    says: 'Seul un juge peut l’ordonner et seul un huissier (deurwaarder) peut l’exécuter. Jusque-là, vous pouvez rester.',
  },
  'nl.ask.notice': {
    says: 'Écrivez que vous n’êtes pas d’accord. Un bailleur a besoin d’un motif légal, d’un préavis de trois à six mois et d’un juge si vous dites non.',
  },
  'nl.ask.arrears-evict': {
    says: 'Seul un juge peut l’ordonner, en général à partir de trois mois de retard. Payez d’abord le loyer en cours, proposez un plan par écrit et demandez l’aide aux dettes de la commune. Allez à l’audience.',
    dependsOn: 'la somme due et ce que vous faites maintenant',
  },
}
