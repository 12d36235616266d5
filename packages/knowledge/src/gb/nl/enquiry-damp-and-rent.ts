/** Questions about damp, and about stopping the rent for repairs: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAMP_AND_RENT_NL: Words = {
  'gb.ask-housing.stop-rent-social': {
    says: 'Nee, stop niet met huur betalen, want ze kunnen u ontruimen door achterstand. Bij ernstig vocht of schimmel moeten ze binnen 10 werkdagen na uw melding kijken, en het binnen 5 meer veilig maken. In nood is het 24 uur.',
  },
  'gb.ask-housing.stop-rent-repairs': {
    says: 'Nee, stop niet met huur betalen. U kunt uw woning verliezen door achterstand, ook als zij moeten repareren. Meld het schriftelijk, bel de gemeente (council) en vraag advies over een eis.',
  },
  'gb.ask-housing.damp-social': {
    says: 'Meld het schriftelijk met foto’s en zo mogelijk een brief van de dokter. Bij ernstig vocht of schimmel moeten ze binnen 10 werkdagen kijken, en het binnen 5 meer veilig maken. Zo niet, klaag en ga daarna naar de Housing Ombudsman.',
  },
}
