/** Questions about buying: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_IT: Words = {
  'ie.ask.gym-ill': {
    says: 'Scriva con un certificato medico e chieda alla palestra di chiudere o sospendere il contratto. Una clausola che fa pagare a lungo senza uso può essere abusiva, e allora non La vincola.',
  },
  'ie.ask.small-claim': {
    says: 'Scriva prima al venditore, con una data. Poi faccia domanda su courts.ie con la procedura per piccole cause (small claims) della District Court. È per consumatori fino a €2,000 e non serve un avvocato.',
  },
}
