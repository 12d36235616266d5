/** Questions of tenants whose landlord wants the home for family, and of tenants who share one: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNER_MOVES_IN_NL: Words = {
  'nz.ask.owner-moving-in': {
    says: 'Ja, bij periodieke huur zijn 42 dagen genoeg als de eigenaar of familie het als hoofdwoning nodig heeft. De opzegging moet schriftelijk zijn, met reden en laatste dag. Een vaste tijd eindigt zo niet. U mag eerder weg met 21 dagen. Klopt de reden niet, ga naar het Tenancy Tribunal: 0800 836 262. Alleen dat kan u eruit zetten.',
  },
  'nz.ask.co-tenant': {
    says: 'Meestal ja. Huurders in één contract zijn samen de hele huur schuldig; de verhuurder mag alles van elk vragen. Betaal om de woning te houden. Vraag dan het deel schriftelijk met een datum van uw huisgenoot. Anders Disputes Tribunal. Meld de verhuurder schriftelijk dat hij weg is en vraag het contract te wijzigen. De borg dekt misschien een deel.',
  },
}
