/** Questions about visits of the landlord to a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_VISITS_NL: Words = {
  'au.ask.entry': {
    says: 'Ze moeten het schriftelijk melden met een reden uit de wet, en mogen niet te vaak komen. Een noodgeval is anders.',
    dependsOn: 'de reden en uw staat',
  },
  'au.ask.inspections': {
    says: 'Nee, niet elke maand. In New South Wales hoogstens vier keer per jaar, in Queensland één keer in drie en in Victoria in zes maanden. U moet bericht op papier krijgen, meestal zeven dagen eerder.',
  },
}
