/** Questions about an exit agreement and the unemployment pay that may be lost by it: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EXIT_AGREEMENT_AND_BENEFIT_ES: Words = {
  'de.ask-job.exit-and-benefit': {
    says: 'No firme en su plazo; no tiene que firmar. Casi siempre siguen doce semanas de bloqueo, y el paro puede suspenderse si se acorta el preaviso. Casi nunca hay bloqueo si un despido económico era seguro, se respeta el preaviso y la indemnización es de medio mes por año como mucho. Si le despiden, demande en tres semanas: sin bloqueo y a menudo más dinero. Pregunte antes a la agencia y a un abogado.',
  },
}
