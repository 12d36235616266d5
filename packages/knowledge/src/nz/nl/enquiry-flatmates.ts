/** Questions of flatmates who have no tenancy of their own: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLATMATES_NL: Words = {
  'nz.ask.flatmate': {
    says: 'Staat u niet in het huurcontract, dan bent u flatmate en beschermt de huurwet u niet. Het telt wat u samen afsprak. Is niets afgesproken, dan krijgt u redelijke tijd, vaak één of twee weken of een huurperiode. Uw spullen mogen zij niet houden. De borg is van u, min echte schade: vraag hem schriftelijk met een datum, dan Disputes Tribunal. Staat u in het contract, dan kan alleen het Tenancy Tribunal u eruit zetten.',
    dependsOn: 'wat u met uw huisgenoot afsprak',
  },
}
