/** The Dutch words of the rows in ../surprise-bills.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const SURPRISE_BILLS_NL: Words = {
  ...stateWords('surprise-bill', {
    AZ: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    CA: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    FL: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    GA: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    IL: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    MI: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    NJ: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    NY: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    OH: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    TX: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    VA: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
    WA: 'beperkt ook de wet van de staat verrassingsrekeningen (surprise bills) van artsen buiten uw netwerk. Betaal alleen uw deel binnen het netwerk en klaag bij het verzekeringskantoor',
  }),
}
