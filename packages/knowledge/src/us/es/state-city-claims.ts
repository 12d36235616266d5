/** The Spanish words of the rows in ../state-city-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_CITY_CLAIMS_ES: Words = {
  ...stateWords('city-claim', {
    AZ: 'envíe un reclamo escrito (notice of claim) al organismo público en 180 días, y demande en un año',
    GA: 'envíe un reclamo escrito (ante litem notice) a una ciudad en seis meses, o a un condado o al estado en 12 meses',
    IL: 'casi siempre tiene solo un año para demandar a una ciudad, condado o escuela. Un reclamo al estado necesita aviso escrito en un año',
    MA: 'un reclamo escrito (presentment) debe llegar al jefe del organismo público en dos años, antes de demandar',
    MI: 'avise por escrito en 120 días si una calle o acera en mal estado lo lastimó. Un reclamo al estado casi siempre tiene seis meses',
    NC: 'un reclamo al estado va a la Industrial Commission en tres años. Pregunte a la ciudad o al condado por su propia regla',
    NJ: 'envíe un aviso escrito (notice of claim) al organismo público en 90 días, o casi siempre pierde el derecho a demandar',
    OH: 'casi siempre tiene dos años para demandar a una ciudad, o al estado en la Court of Claims',
    WA: 'presente un formulario de reclamo (claim form) al organismo público y espere 60 días antes de demandar',
  }),
}
