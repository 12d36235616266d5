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
  'gb.ask-debt.not-mine': {
    says: 'Scriva che non conosce questo debito. Chieda di provarlo. Non dia più dati personali del necessario. Per i debiti di credito devono provarlo loro.',
  },
  'gb.ask-debt.prove': {
    says: 'Può chiedere le prove. Per una carta, un prestito o un catalogo, mandi £1 e chieda il contratto (credit agreement). Finché non lo mandano, non possono farlo valere in tribunale.',
  },
  'gb.ask-debt.harass': {
    says: 'Scriva di contattarla solo per lettera. Per i debiti di credito devono rispettare richieste giuste e non dirlo ad altri. Se continuano, faccia reclamo.',
  },
  'gb.ask-debt.settle': {
    says: 'Sì, può chiederlo. Non sono obbligati ad accettare meno, ma molti lo fanno. Prima abbia l’accordo per iscritto. Deve dire che il resto è cancellato e non sarà venduto.',
  },
}
