/** Domande urgenti: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_URGENT_IT: Words = {
  'gb.ask-consumer.scam-safe-account': {
    says: 'Riattacchi subito e non sposti denaro. Una vera banca non lo chiede mai. Poi chiami il 159 o il numero sulla carta e faccia bloccare la carta.',
  },
  'gb.ask-bailiff.clamp-wrong-car': {
    says: "No, se l'auto è solo di chi non deve nulla. Il proprietario mostri subito una prova, come la fattura o il finanziamento, e la mandi alla società. Chieda di togliere il blocco.",
  },
  'gb.ask-debt.council-tax-wages': {
    says: "Dopo una liability order il comune può, secondo una tabella fissa e senza chiederle. Chiami oggi con un bilancio e chieda di fermare l'ordine e accettare un piano. Può accettare.",
  },
  'gb.ask-debt.right-after-death': {
    says: 'I conti di chi è morto si pagano con ciò che ha lasciato. Lei non paga, salvo che abbia firmato anche Lei.',
  },
}
