/** Questions of people whom collectors call about the debt of a relative: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FOR_RELATIVES_IT: Words = {
  'us.fact.collector-for-relative': {
    says: 'Non deve il debito di un figlio adulto, genitore o fratello, salvo che abbia firmato. Chi recupera crediti può chiedere ad altri solo dov’è la persona, di solito una volta, senza parlare del debito. Scriva: non vive qui, non mi contatti più. Non paghi e non dia la carta. Se continuano, segni le chiamate e faccia reclamo al CFPB e all’attorney general.',
  },
}
