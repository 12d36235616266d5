/** An account that is seized, and the protected account (P-Konto): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_SEIZURE_WORDS: Words = {
  'de.bailiff.know-month': {
    says: "La banca deve aspettare un mese prima di versare il denaro pignorato. Un P-Konto fatto in quel mese protegge dall'inizio.",
    learnMore:
      'Scriva alla banca: «Bitte führen Sie mein Konto als P-Konto» (tenga il mio conto come P-Konto). Deve farlo dal quarto giorno lavorativo.',
  },
  'de.bailiff.deadline-account': {
    says: 'Un P-Konto fatto entro un mese da quando la banca ha ricevuto il pignoramento protegge il denaro già bloccato. Il giorno indicato lascia tempo per la posta.',
    action: 'Far trasformare il conto in un conto protetto (P-Konto)',
    consequence: 'La banca versa il denaro pignorato al creditore.',
  },
  'de.bailiff.step-account': {
    says: 'Trasformi oggi il conto in un P-Konto. Allora almeno 1.590 € al mese non si possono pignorare.',
  },
  'de.bailiff.step-certificate': {
    says: 'Figli, un coniuge da mantenere o assegni familiari? Chieda un certificato a un centro di consulenza per debiti, per proteggere di più.',
  },
  'de.bailiff.option-protect': {
    title: 'Proteggere conto e stipendio',
    says: 'Chieda un P-Konto e porti certificati per figli e prestazioni.',
    cost: "Gratis in banca. I certificati possono costare un po'.",
    time: 'Quattro giorni lavorativi.',
    risk: 'Un P-Konto non ha scoperto.',
    bestFor: 'Il Suo reddito è basso o il conto è pignorato.',
  },
  'de.bailiff.tactic-certificate': {
    says: 'Un certificato per il P-Konto può alzare la somma protetta di centinaia di euro.',
    risk: 'Va rinnovato quando scade.',
    notWhen: 'Vive solo, non mantiene nessuno e non riceve assegni familiari.',
  },
  'de.bailiff.tactic-judge-account': {
    says: 'Se arriva solo denaro protetto, il tribunale può liberare il conto fino a dodici mesi.',
    risk: 'Deve provare gli ultimi sei mesi.',
    notWhen: 'A volte riceve più della somma protetta.',
  },
  'de.bailiff.account-want': {
    says: 'Il conto o altro denaro Suo è pignorato per un creditore. La banca deve trattenerlo e per ora non può pagarLe.',
  },
  'de.bailiff.account-who': {
    says: "La banca fa solo ciò che dice l'ordine. Il denaro va al creditore indicato lì.",
  },
  'de.bailiff.account-reality': {
    says: 'Può riavere presto il Suo denaro. Un P-Konto libera la somma di base ogni mese, anche per il denaro già bloccato.',
  },
  'de.bailiff.account-step': {
    says: 'Vada oggi in banca e chieda per iscritto un P-Konto. Porti prove di figli e prestazioni.',
  },
  'de.bailiff.account-option': {
    title: 'Accordarsi con il creditore',
    says: 'Offra rate se il creditore sospende il pignoramento (ruhend stellen).',
    cost: 'Il debito a rate.',
    time: 'Alcuni giorni.',
    risk: 'Decide il creditore. Lo chieda per iscritto.',
    bestFor: 'Può pagare ogni mese una somma fissa.',
  },
  'de.bailiff.bank-want': {
    says: 'La banca le dice che un creditore ha pignorato il conto. La banca non decide nulla sul debito.',
  },
  'de.bailiff.bank-step': {
    says: 'Chieda oggi per iscritto un P-Konto. La banca deve farlo in quattro giorni lavorativi, gratis. Entro un mese la tutela vale dall’inizio.',
  },
  'de.bailiff.bank-right': {
    says: 'Una somma fissa le resta ogni mese, di più con figli o certi aiuti, se mostra un certificato. Un pignoramento sbagliato si può contestare al tribunale (Erinnerung).',
  },
}
