/** The formal warning before seizure (precetto), and seizures: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'it.enforce.want-precept': {
    says: "È il precetto: l'avviso formale prima del pignoramento. Paghi entro dieci giorni o possono pignorare.",
  },
  'it.enforce.want-seizure': {
    says: 'Si tratta di un pignoramento: di stipendio, pensione, conto, beni o casa.',
  },
  'it.enforce.who': {
    says: "L'avvocato del creditore agisce con un titolo. Solo l'ufficiale giudiziario può prendere i beni.",
  },
  'it.enforce.who-public': { says: 'La Riscossione o un Comune agisce da solo, senza giudice.' },
  'it.enforce.rights': {
    says: 'Una parte di stipendio o pensione è sempre al sicuro. Può opporsi o chiedere di pagare a rate.',
  },
  'it.enforce.reality': {
    says: 'È un potere vero, ma con limiti. Nessuno prende tutto lo stipendio, il letto, il frigo o i vestiti.',
  },
  'it.enforce.ten-days': {
    says: 'Non possono pignorare nei dieci giorni dopo il precetto, salvo permesso del giudice.',
  },
  'it.enforce.ninety': {
    says: 'Se non iniziano il pignoramento entro 90 giorni, il precetto perde efficacia.',
  },
  'it.enforce.deadline-precept': {
    says: 'Ha dieci giorni da quando Le è stato notificato. Contiamo dalla data, per sicurezza.',
    action: 'Pagare, accordarsi o vedere un avvocato per opporsi',
    consequence: 'Possono iniziare il pignoramento.',
  },
  'it.enforce.deadline-formal': {
    says: 'I difetti di forma vanno contestati entro 20 giorni dalla notifica.',
    action: 'Fare opposizione agli atti esecutivi',
    consequence: 'Non può più usare quei difetti.',
  },
  'it.enforce.right-oppose': {
    says: 'Può opporsi se ha pagato, se è prescritto, se manca il titolo o se la forma è sbagliata.',
  },
  'it.enforce.right-convert': {
    says: 'Può chiedere al giudice la conversione: un sesto subito e il resto in massimo 48 mesi.',
  },
  'it.enforce.right-stop': {
    says: "Può chiedere al giudice di sospendere l'esecuzione per gravi motivi.",
  },
  'it.enforce.right-legal-aid': {
    says: "Con un reddito basso l'avvocato è gratis, anche per opporsi all'esecuzione.",
  },
  'it.enforce.option-oppose': {
    title: 'Opporsi',
    says: 'Un avvocato dice al giudice perché va fermato.',
    cost: 'Avvocato e contributo, o patrocinio gratuito.',
    time: '20 giorni per i difetti di forma. Il prima possibile per il resto.',
    risk: 'Se perde, si aggiungono spese.',
    bestFor: 'Pagato, prescritto, mai notificato o limiti violati.',
  },
  'it.enforce.option-plan': {
    title: 'Accordarsi a rate',
    says: 'Offra una prima somma e rate mensili. La faccia firmare.',
    cost: 'Quello che concorda.',
    time: 'Alcuni giorni.',
    risk: 'Senza il loro sì vanno avanti.',
    bestFor: 'Lo deve e può pagare a rate.',
  },
  'it.enforce.option-help': {
    title: 'Chiedere a un OCC',
    says: "L'organismo di crisi aiuta chi ha troppi debiti ad avere un piano dal giudice.",
    cost: 'Un compenso, spesso pagato nel piano.',
    time: 'Alcune settimane.',
    risk: 'Deve dire tutti i debiti e i beni.',
    bestFor: 'Molti debiti.',
  },
  'it.enforce.insight-never-served': {
    says: "Se non ha mai ricevuto il titolo, tutta l'esecuzione può cadere.",
    actionable: 'Chieda la prova della notifica (relata).',
  },
  'it.enforce.warning-hide': {
    says: 'Non nasconda né regali i Suoi beni per evitarlo. Può essere reato.',
  },
  'it.enforce.tactic-early': {
    says: 'Si opponga prima del pignoramento: è più facile fermarlo.',
    risk: 'Si paga il contributo, salvo patrocinio.',
    notWhen: 'Non senza un vero motivo.',
  },
  'it.enforce.right-vacate-notice': {
    says: 'L’ufficiale giudiziario deve comunicarLe giorno e ora dello sfratto almeno dieci giorni prima. Mostri malattia, bambini piccoli o una casa vicina, e chieda un altro giorno.',
  },
}
