/** The Dutch words of the rows in ../state-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OLD_DEBTS_NL: Words = {
  ...stateWords('card-too-late', {
    AZ: 'is een rechtszaak over de meeste kaartschulden zes jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    CA: 'is een rechtszaak over de meeste kaartschulden vier jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    GA: 'is een rechtszaak over de meeste kaartschulden zes jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    IL: 'is een rechtszaak over de meeste kaartschulden vijf jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    MA: 'is een rechtszaak over de meeste kaartschulden zes jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    MI: 'is een rechtszaak over de meeste kaartschulden zes jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    NC: 'is een rechtszaak over de meeste kaartschulden drie jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    NJ: 'is een rechtszaak over de meeste kaartschulden zes jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    NY: 'is een rechtszaak over de meeste kaartschulden drie jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    OH: 'is een rechtszaak over de meeste kaartschulden zes jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    PA: 'is een rechtszaak over de meeste kaartschulden vier jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    TX: 'is een rechtszaak over de meeste kaartschulden vier jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
    WA: 'is een rechtszaak over de meeste kaartschulden zes jaar na de gemiste betaling te laat. U moet dat zelf aan de rechter zeggen',
  }),
}
