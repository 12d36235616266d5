/** The French words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_FR: Words = {
  'es.ask.sick-dismissed': {
    says: 'Ils ne peuvent pas vous renvoyer parce que vous êtes malade : c’est nul. Pour un autre motif réel, ils le peuvent. Vous avez 20 jours ouvrables pour contester.',
    dependsOn: 'le vrai motif',
  },
  'es.ask.pregnant-dismissed': {
    says: 'Non. Un renvoi pendant la grossesse ou un congé de garde est nul, sauf si l’entreprise prouve un autre motif réel. Contestez sous 20 jours ouvrables.',
  },
  'es.ask.pregnant-not-renewed': {
    dependsOn: 'la vraie raison',
    says: 'Un contrat temporaire peut finir à sa date. Mais s’il n’est pas renouvelé à cause de la grossesse, c’est une discrimination, nulle. Gardez les messages et la preuve que d’autres ont été renouvelés. Vous avez 20 jours ouvrables.',
  },
}
