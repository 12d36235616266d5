/** Questions about cover that an insurer ends after a claim: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURER_CANCELS_IT: Words = {
  'de.ask-insure.cancelled-after-claim': {
    says: 'Sì, dopo un sinistro entrambi possono chiudere una polizza su beni o responsabilità, entro un mese dalla fine delle trattative. L’assicuratore deve dare un mese e rendere i premi per il dopo. Cerchi prima un’altra polizza. Chieda di disdire lei: agli altri sembra meglio.',
  },
}
