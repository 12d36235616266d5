/** Spanish: the words of the row in ../enquiry-missed-hearing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_HEARING_ES: Words = {
  'gb.ask-debt.missed-hearing': {
    says: 'Actúe ya: la sentencia vale hasta que un tribunal la anule. Llame al tribunal: ¿qué ordenó? Para anularla, envíe enseguida el impreso N244. Muestre un buen motivo de su ausencia y una posibilidad real de ganar. En una small claim tiene 14 días desde que la recibe. ¿Nunca contestó? Cuenta sobre todo esa posibilidad. Hay una tasa; EX160 puede ayudar. O pague todo en un mes: sale del registro.',
  },
}
