/** Questions about the notice that a worker must give: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_ES: Words = {
  'gb.ask-work.own-notice': {
    says: 'Por ley es una semana si lleva ya un mes. El contrato puede pedir más: léalo y pida acordar un día antes. La paga de los días trabajados es suya; no pueden quedársela como multa, salvo que usted lo aceptara antes por escrito. Si le demandan deben probar una pérdida real, y es raro. Avise por escrito.',
  },
}
