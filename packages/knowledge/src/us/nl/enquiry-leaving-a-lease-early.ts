/** Questions of tenants who must leave before the lease ends: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_EARLY_NL: Words = {
  'us.ask-home.break-lease': {
    says: 'In de meeste staten moet de verhuurder opnieuw proberen te verhuren. U bent dan alleen huur schuldig tot een ander betaalt, plus redelijke kosten. Enkele staten zijn anders, en het contract kan een bedrag voor eerder weggaan noemen. Zeg schriftelijk op met een datum, bied een nieuwe huurder of afkoop aan en bewaar de advertenties. Militair bevel, gevaar thuis of een onbewoonbare woning maken u eerder vrij.',
  },
}
