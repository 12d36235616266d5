/** Questions about two tenants of one home when one of them leaves: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_TENANCY_NL: Words = {
  'gb.ask-housing.joint-tenant-left': {
    says: 'Tegenover de verhuurder is ieder de hele huur schuldig, niet de helft. Vertrekken of een e-mail verandert dat niet. U kunt uw ex om zijn of haar deel vragen. Eén huurder kan de lopende huur voor beiden opzeggen met de juiste termijn, meestal twee maanden. Vraag nu een contract op uw naam alleen. Bij gevaar eerst advies.',
  },
}
