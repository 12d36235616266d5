/** The Spanish words of the rows in ../state-old-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OLD_RECORDS_ES: Words = {
  ...stateWords('old-record', {
    AR: 'casi todos los delitos menores (misdemeanors) y algunos graves (felonies) pueden sellarse cuando cumplió la pena y pagó todo. Los casos retirados también',
    GA: 'hasta dos delitos menores (misdemeanors) en su vida pueden ocultarse cuatro años después de la pena, y también casos retirados. Uno grave (felony) necesita antes un perdón',
    IA: 'los casos retirados pueden borrarse tras 180 días, y un delito menor (misdemeanor) en su vida tras ocho años. Los graves (felonies) casi siempre quedan',
    ID: 'los casos sin condena casi siempre pueden borrarse. Una vez en su vida puede ocultarse un delito menor sin violencia, cinco años después de la pena',
    IN: 'muchas condenas viejas, y casos retirados, pueden borrarse tras unos años. Para las condenas casi siempre puede pedirlo una sola vez en su vida',
    ME: 'casi todos los delitos más leves (Class E) pueden sellarse cuatro años después de la pena, si lo pide a la corte. Los demás casi siempre quedan',
    MS: 'pueden borrarse los casos retirados y un primer delito menor (misdemeanor). También uno grave (felony) en su vida, casi siempre cinco años después de la pena',
    AZ: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    CA: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    FL: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    IL: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    MA: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    MI: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    NC: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    NJ: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    NY: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    OH: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    PA: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    TX: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    VA: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
    WA: 'muchas condenas viejas o menores, y casos retirados, pueden borrarse o sellarse tras unos años',
  }),
}
