/** The Dutch words of the rows in ../last-insurers.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const LAST_INSURERS_NL: Words = {
  ...stateWords('last-insurer', {
    CA: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    FL: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    GA: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    IL: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    MA: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    MI: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    NC: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    NJ: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    NY: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    OH: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    PA: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    TX: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
    VA: 'kan een plan van de wet een huis verzekeren dat anderen weigeren. Vraag een agent erom voordat uw polis eindigt',
  }),
}
