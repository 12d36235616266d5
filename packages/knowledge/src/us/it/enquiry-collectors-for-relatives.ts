/** Questions of people whom collectors call about the debt of a relative: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_FOR_RELATIVES_IT: Words = {
  'us.fact.collector-for-relative': {
    says: 'Non deve il debito di un figlio adulto, genitore o fratello, salvo che abbia firmato. Chi recupera crediti può chiedere ad altri solo dov’è la persona, di solito una volta, senza parlare del debito. Scriva: non vive qui, non mi contatti più. Non paghi e non dia la carta. Se continuano, segni le chiamate e faccia reclamo al CFPB e all’attorney general.',
  },
  'us.fact.collector-told-others': {
    says: 'Un recuperatore non può dirlo a loro. Può parlare del debito solo con Lei, il coniuge o l’avvocato. Agli altri può chiedere dove Lei è, di solito una volta, senza dire del debito. Annoti giorno, numero, parole. Gli scriva di non contattare più né Lei né loro. Reclamo al CFPB. Può fare causa entro un anno: il danno e fino a $1,000 in più.',
  },
}
