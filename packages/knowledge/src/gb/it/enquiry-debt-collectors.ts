/** Questions about collectors: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_IT: Words = {
  'gb.ask-debt.never-had-account': {
    says: "Non paghi. Scriva che non ha mai avuto questo conto e chieda prove: il contratto, il nome e l'indirizzo. Per un debito di credito devono fermarsi mentre controllano. Chieda di correggere i suoi dati di credito; se rifiutano, reclami all'Ombudsman o all'ICO.",
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'Lo deve ancora, se è Suo, la somma è giusta e non è troppo vecchio. Il nuovo proprietario non ha poteri in più. Chieda di provare che il debito è suo, prima di pagarlo o ammetterlo.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'No, non da soli. Dovrebbero prima vincere in tribunale. Gli ufficiali giudiziari possono venire solo se poi Lei non paga la sentenza. Una lettera da sola non dà a nessun ufficiale giudiziario (bailiff) il diritto di venire.',
  },
}
