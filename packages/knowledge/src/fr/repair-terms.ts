/** An urgent repair at home: whoever called for it has no 14 days to withdraw from it. */
import type { Test } from '@plainletter/contracts/rule'

export const URGENT_REPAIR: Test = {
  says: [
    'serrurier',
    'dépannage',
    'dépanneur',
    'plombier',
    'chauffagiste',
    'débouchage',
    'vitrier',
  ],
}
