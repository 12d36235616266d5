/** Questions about what a court officer or a creditor may take: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_WORDS: Words = {
  'de.ask-debt.officer-let-in': {
    says: "Senza l'ordine di un giudice non deve far entrare l'ufficiale (Gerichtsvollzieher). Ma l'ordine può arrivare, e allora un fabbro può aprire. Letto, frigorifero, lavatrice, una TV semplice e ciò che serve per lavorare restano a Lei. Gli parli: le rate, di solito fino a dodici mesi, possono fermare tutto. Vada all'appuntamento per l'elenco dei beni, altrimenti rischia l'arresto.",
  },
  'de.ask-debt.officer-takes': {
    says: 'Letto, frigo, una TV normale, telefono, animali e ciò che serve per il lavoro non si possono prendere. Una cosa costosa può essere cambiata con una semplice.',
    dependsOn: 'se Le serve per una vita modesta o per il lavoro',
  },
  'de.ask-debt.account-seized': {
    says: "Chieda subito alla banca di trasformare il conto in un P-Konto. Entro un mese protegge dall'inizio: almeno 1.590 € al mese.",
  },
  'de.ask-debt.wages': {
    says: 'Fino al 30 giugno 2027 i primi 1.587,40 € netti al mese sono al sicuro, più 597,42 € per la prima persona che mantiene. Del resto si può prendere solo una parte.',
    dependsOn: 'il Suo stipendio netto e chi mantiene',
  },
  'de.ask-debt.prison': {
    says: 'Nessuno va in carcere per debiti privati. Un mandato obbliga solo a elencare i Suoi beni (Vermögensauskunft). Per le multe pubbliche è diverso.',
  },
  'de.ask-debt.asset-statement': {
    says: "Paghi o concordi rate entro le due settimane. Se no, vada all'appuntamento e risponda con verità. Mancare può portare un mandato.",
  },
  'de.ask-debt.basic-account': {
    says: 'Chiunque vive qui ha diritto a un conto di base (Basiskonto), anche con debiti. Una banca può rifiutare solo per pochi motivi. La BaFin aiuta.',
  },
}
