/** A lasting power of attorney: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const POWER_OF_ATTORNEY_NL: Words = {
  'gb.attorney.know': {
    says: 'Een volmacht (lasting power of attorney) moet worden gemaakt zolang iemand het begrijpt, en geregistreerd. Is het te laat, dan kan de Court of Protection iemand aanwijzen.',
  },
}
