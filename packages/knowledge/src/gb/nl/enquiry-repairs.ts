/** Questions about repairs and damp in a rented home in England: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_NL: Words = {
  'gb.ask-housing.repairs': {
    says: 'Uw verhuurder moet het gebouw, leidingen, verwarming, warm water, toiletten en elektra repareren. Meld het schriftelijk met foto’s. Gebeurt er niets, vraag de gemeente (council) te komen controleren. Blijf huur betalen.',
  },
  'gb.ask-housing.damp': {
    says: 'Uw verhuurder moet de woning bewoonbaar houden. Vocht of schimmel kan haar onbewoonbaar maken. Meld het schriftelijk met foto’s en gevolgen voor uw gezondheid. Bel daarna de gemeente (council).',
  },
  'gb.ask-housing.stop-rent': {
    says: 'Stop niet met huur betalen, ook niet als reparaties niet zijn gedaan. U kunt uw woning verliezen door achterstand. Kunt u niet betalen? Praat nu met de verhuurder en een schuldadviseur.',
  },
}
