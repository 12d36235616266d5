/** Questions on wages, broken goods, naming a user, and traffic charges (en français) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_IT: Words = {
  'jp.ask.unpaid-wages': {
    says: 'La paga va versata intera nel giorno fissato. Tenga i Suoi orari e vada all’ispettorato del lavoro (労働基準監督署). Ha tre anni per chiedere.',
  },
  'jp.ask.broken-goods': {
    says: 'Chieda al negozio di riparare o cambiare. Se non lo fa, può chiedere un prezzo più basso o i soldi. Lo dica entro un anno dalla scoperta.',
  },
  'jp.ask.disclosure': {
    says: 'Risponda entro la data della lettera. Può dire no, con i motivi. Parli con un avvocato prima di accettare di pagare qualcosa.',
  },
  'jp.ask.traffic-charge': {
    says: 'Può rifiutare la multa di chi guida (反則金). Allora decide un tribunale. La somma a carico del proprietario (放置違反金) va pagata una volta ordinata, ma prima può spiegare.',
    dependsOn: 'se è la multa di chi guida o la somma a carico del proprietario.',
  },
}
