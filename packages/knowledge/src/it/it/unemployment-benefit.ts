/** Unemployment benefit (NASpI) after a dismissal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_WORDS: Words = {
  'it.work.deadline-naspi': {
    says: "Chieda la NASpI all'INPS entro 68 giorni dalla fine del lavoro. Entro otto giorni parte prima.",
    action: 'Chiedere la NASpI online o al patronato',
    consequence: "Perde l'indennità.",
  },
  'it.work.right-naspi': {
    says: 'La NASpI spetta dopo ogni licenziamento con 13 settimane in quattro anni. Anche per giusta causa.',
  },
  'it.work.step-naspi': {
    says: 'Vada al patronato o su INPS online per la NASpI entro otto giorni se può, al massimo 68.',
  },
}
