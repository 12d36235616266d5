/** The Spanish words of the rows in ../state-rented-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_RENTED_HOMES_ES: Words = {
  ...stateWords('lease-breach', {
    AZ: 'casi siempre tiene 10 días para corregir una falta al contrato, o 5 si daña la salud o la seguridad',
    IL: 'un aviso de que rompió el contrato debe casi siempre darle 10 días',
    NC: 'un dueño puede terminar el contrato por una falta solo si el contrato lo dice. Léalo',
    NJ: 'el dueño debe casi siempre avisarle antes por escrito que pare. Solo si sigue puede terminar el contrato',
    OH: 'por una falta que daña la salud o la seguridad debe recibir por escrito 30 días para corregirla',
    WA: 'casi siempre tiene 10 días para corregir una falta al contrato',
  }),
  ...stateWords('safe-leave', {
    'AZ GA IL MA MI NC NJ WA':
      'una víctima de violencia o acoso puede casi siempre terminar antes el contrato, por escrito y con una prueba, como una orden de la corte',
  }),
  ...stateWords('park-home', {
    'AZ IL MA MI NJ WA':
      'los parques de casas móviles tienen su propia ley. El parque casi siempre necesita una razón de esa ley para hacer que se vaya',
  }),
  ...stateWords('fair-housing', {
    'AZ GA NC OH':
      'un dueño no puede rechazarlo por raza, fe, sexo, discapacidad o hijos. Puede quejarse ante el estado o HUD',
    'IL MA NJ WA':
      'un dueño no puede rechazarlo por raza, discapacidad o hijos, ni porque un vale (voucher) paga parte de la renta',
    MI: 'un dueño no puede rechazarlo por raza, edad o hijos. Con cinco viviendas o más no puede rechazar un vale (voucher)',
  }),
}
