/** The Spanish words of the rows in ../state-breaches.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_BREACHES_ES: Words = {
  ...stateWords('breach', {
    AZ: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    CA: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    FL: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    GA: 'la ley del estado solo obliga a los corredores de datos (data brokers) y a las oficinas públicas a avisarle sin demora de datos perdidos. Guarde esta carta como prueba',
    IL: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    MA: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    MI: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    NC: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    NJ: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    NY: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    OH: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    PA: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    TX: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    VA: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
    WA: 'una firma que perdió sus datos debe avisarle sin demora. Guarde esta carta como prueba',
  }),
}
