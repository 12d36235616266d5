/** What a letter speaks of where those who help in Ireland are there for one matter alone. */
import type { Condition } from '@plainletter/contracts/rule'

export const CLAMPED: Condition = {
  any: [
    { sender: ['clamp'] },
    { says: ['clamp', 'clamped', 'clamping', 'declamp', 'declamping', 'release fee'] },
  ],
}

/** A shop or a firm in another country of the European Union. */
export const OTHER_EU_SELLER: Condition = {
  any: [
    {
      says: [
        'germany',
        'france',
        'spain',
        'italy',
        'netherlands',
        'belgium',
        'portugal',
        'poland',
        'another eu country',
        'other eu country',
        'based in the eu',
        'online shop abroad',
        'ryanair',
        'flight',
      ],
    },
  ],
}
