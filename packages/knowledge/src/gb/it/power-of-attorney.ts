/** A lasting power of attorney: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_IT: Words = {
  'gb.attorney.know': {
    says: 'Una procura (lasting power of attorney) va fatta finché la persona la capisce, e registrata. Se è tardi, la Court of Protection può nominare qualcuno.',
  },
}
