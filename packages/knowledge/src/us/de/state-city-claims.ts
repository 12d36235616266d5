/** The German words of the rows in ../state-city-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CITY_CLAIMS_DE: Words = {
  ...stateWords('city-claim', {
    AZ: 'schicken Sie der Behörde innerhalb von 180 Tagen eine schriftliche Forderung (notice of claim) und klagen Sie innerhalb eines Jahres',
    GA: 'schicken Sie einer Stadt innerhalb von sechs Monaten eine schriftliche Forderung (ante litem notice), einem Kreis oder dem Staat innerhalb von 12 Monaten',
    IL: 'haben Sie meist nur ein Jahr, um eine Stadt, einen Kreis oder eine Schule zu verklagen. Eine Forderung an den Staat muss innerhalb eines Jahres schriftlich gemeldet werden',
    MA: 'muss eine schriftliche Forderung (presentment) innerhalb von zwei Jahren beim Leiter der Behörde ankommen, bevor Sie klagen',
    MI: 'melden Sie es innerhalb von 120 Tagen schriftlich, wenn eine schlechte Straße oder ein Gehweg Sie verletzt hat. Eine Forderung an den Staat hat meist sechs Monate',
    NC: 'geht eine Forderung an den Staat innerhalb von drei Jahren an die Industrial Commission. Fragen Sie Stadt oder Kreis nach der eigenen Regel',
    NJ: 'schicken Sie der Behörde innerhalb von 90 Tagen eine schriftliche Forderung (notice of claim), sonst verlieren Sie meist das Recht zu klagen',
    OH: 'haben Sie meist zwei Jahre, um eine Stadt zu verklagen, oder den Staat vor dem Court of Claims',
    WA: 'reichen Sie bei der Behörde ein Forderungsformular (claim form) ein und warten Sie 60 Tage, bevor Sie klagen',
  }),
}
