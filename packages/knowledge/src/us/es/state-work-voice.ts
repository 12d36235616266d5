/** The Spanish words of the rows in ../state-work-voice.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_WORK_VOICE_ES: Words = {
  ...stateWords('speak-up', {
    AZ: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    CA: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    FL: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    IL: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    MA: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    MI: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    NC: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    NJ: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    NY: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    OH: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    PA: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    TX: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    VA: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
    WA: 'no pueden despedirle por denunciar o negarse a cosas ilegales o peligrosas, con límites de la ley',
  }),
  ...stateWords('vacation-pay', {
    AZ: 'las vacaciones no usadas se pagan según la política escrita de la firma o el contrato',
    CA: 'las vacaciones ganadas son salario. No pueden quitarse y deben pagarse al irse',
    IL: 'las vacaciones ganadas deben pagarse al irse',
    MA: 'las vacaciones ganadas son salario y deben pagarse al irse',
    MI: 'las vacaciones no usadas se pagan según la política escrita de la firma o el contrato',
    NC: 'las vacaciones no usadas se pagan según la política escrita de la firma o el contrato',
    NY: 'las vacaciones no usadas se pagan según la política escrita de la firma o el contrato',
    OH: 'las vacaciones no usadas se pagan según la política escrita de la firma o el contrato',
    PA: 'las vacaciones no usadas se pagan según la política escrita de la firma o el contrato',
    TX: 'las vacaciones no usadas se pagan según la política escrita de la firma o el contrato',
  }),
}
