/** Questions about collectors: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_IT: Words = {
  'gb.ask-debt.never-had-account': {
    says: "Non paghi. Scriva che non ha mai avuto questo conto e chieda prove: il contratto, il nome e l'indirizzo. Per un debito di credito devono fermarsi mentre controllano. Chieda di correggere i suoi dati di credito; se rifiutano, reclami all'Ombudsman o all'ICO.",
  },
}
