/** The Spanish words of the rows in ../gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const GYMS_ES: Words = {
  ...stateWords('gym', {
    GA: 'puede cancelar un contrato de gimnasio en siete días hábiles',
    AZ: 'puede cancelar un contrato de gimnasio en los tres días en que el gimnasio abre',
    CA: 'puede cancelar un gimnasio en los días tras firmar, y después si se muda o enferma. Debe aceptarlo por escrito o correo electrónico',
    FL: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    IL: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    MA: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    NC: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    NJ: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    NY: 'puede cancelar un gimnasio en tres días, y después si se muda a 25 millas o enferma',
    OH: 'puede cancelar un gimnasio en tres días hábiles',
    PA: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    TX: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    VA: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
    WA: 'puede cancelar un gimnasio en tres días hábiles, y después si se muda o queda con discapacidad',
  }),
}
