/** Questions about advance maintenance that is claimed back: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ADVANCE_MAINTENANCE_NL: Words = {
  'de.ask-family.advance-claimed-back': {
    says: 'U bent alleen schuldig wat u had kunnen betalen. Lag uw netto-inkomen onder het deel dat u mag houden (Selbstbehalt), dan bent u voor die maanden niets schuldig. Stuur loonstroken, rekeningen en bewijs dat u werk zoekt. Voor vroeger is een eerdere eis nodig. Vraag schriftelijk om delen of een pauze.',
    dependsOn: 'wat u in die maanden kon betalen',
  },
}
