/** Questions about two tenants of one home when one of them leaves: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_NL: Words = {
  'ie.ask.joint-tenant-left': {
    says: 'Tegenover de verhuurder is ieder meestal de hele huur schuldig, niet de helft. U kunt uw ex om zijn of haar deel vragen. Meld de verhuurder schriftelijk wie er nu woont en vraag de huur op uw naam. Wat de ander zonder u deed, beëindigt uw huurrechten niet. Is de huur te hoog, vraag naar HAP; Threshold: 1800 454 454.',
  },
}
