/** Judgments: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'de.judgment.what-default': {
    says: 'Il tribunale ha deciso contro di Lei perché non ha risposto o non è venuto. Può opporsi entro due settimane.',
  },
  'de.judgment.what-judgment': {
    says: 'Un tribunale ha deciso. Il documento dice chi deve pagare o fare che cosa.',
  },
  'de.judgment.who': {
    says: "Viene da un tribunale. L'altra parte può usarlo per eseguire tramite un ufficiale giudiziario (Gerichtsvollzieher).",
  },
  'de.judgment.reality-judgment': {
    says: 'Vale, se non fa appello in tempo. Può ancora chiedere rate.',
  },
  'de.judgment.rights': {
    says: 'Anche ora ciò che Le serve per vivere è al sicuro: parte dello stipendio, il conto protetto e le cose di base.',
  },
  'de.judgment.not-yet': {
    says: "Nessuno può perquisire la Sua casa senza il Suo sì o l'ordine di un giudice. Il Suo reddito protetto resta Suo.",
  },
  'de.judgment.know-thirty': {
    says: "Un titolo dura 30 anni. Pagarlo a piccole somme o un'insolvenza di tre anni può chiuderlo prima.",
    learnMore: 'Chieda a un centro gratuito di consulenza per debiti quale via va bene per Lei.',
  },
  'de.judgment.deadline-default': {
    says: 'Ha due settimane dalla notifica per opporsi a una sentenza in contumacia. Dia subito i motivi.',
    action: "Mandare l'opposizione (Einspruch) con i motivi",
    consequence: 'La sentenza diventa definitiva.',
  },
  'de.judgment.deadline-appeal': {
    says: 'Un appello va fatto entro un mese dalla notifica, con un avvocato. Devono essere in gioco più di 1.000 €, o serve il permesso nella sentenza.',
    action: "Far presentare l'appello (Berufung) da un avvocato al tribunale superiore",
    consequence: 'La sentenza diventa definitiva.',
  },
  'de.judgment.step-account': {
    says: 'Trasformi ora il conto in un conto protetto (P-Konto). Allora la somma di base di ogni mese è al sicuro.',
  },
  'de.judgment.step-lawyer': {
    says: 'Porti subito la sentenza a un avvocato se vuole fare appello. Un mese è poco.',
  },
  'de.judgment.step-offer': {
    says: "Se deve la somma, offra ora rate all'altra parte. Anche l'ufficiale giudiziario può concordare un piano fino a un anno.",
  },
  'de.judgment.step-check': {
    says: 'Controlli anche la notifica. Era il Suo indirizzo? Se non ha mai ricevuto il primo ordine, lo dica e lo provi.',
  },
  'de.judgment.step-advice': {
    says: "Più debiti? Chieda a una consulenza gratuita di un accordo o dell'insolvenza privata, che finisce dopo tre anni.",
  },
  'de.judgment.option-appeal': {
    title: 'Fare appello con un avvocato',
    says: 'Chieda a un avvocato di controllare la sentenza e di fare appello in tempo.',
    cost: 'Spese di tribunale e avvocato. Il gratuito patrocinio è possibile.',
    time: 'Un mese dalla notifica.',
    risk: 'Se perde paga le spese delle due parti.',
    bestFor: "Sono in gioco più di 1.000 € e c'è un chiaro errore.",
  },
  'de.judgment.option-rates': {
    title: 'Offrire rate',
    says: 'Offra ciò che può mantenere ogni mese. Chieda una promessa scritta di non eseguire nel frattempo.',
    cost: 'La somma dovuta con interessi.',
    time: 'Una lettera o telefonata.',
    risk: 'Il piano finisce se è in ritardo di due settimane.',
    bestFor: 'Il debito è giusto e ha qualche reddito.',
  },
  'de.judgment.option-help': {
    title: 'Andare da un consulente per debiti',
    says: "Un consulente può certificare le Sue somme protette e pianificare una via d'uscita.",
    cost: 'Gratis.',
    time: "Chiami ora, spesso c'è attesa.",
    risk: 'Nessuno, ma i termini del foglio corrono mentre aspetta.',
    bestFor: 'Non può pagare o ha molti debiti.',
  },
  'de.judgment.right-restore': {
    says: "Se ha mancato il termine senza colpa, chieda la rimessione in termini (Wiedereinsetzung). Ha due settimane da quando finisce l'impedimento.",
  },
  'de.judgment.right-income': {
    says: 'Fino al 30 giugno 2027 almeno 1.587,40 € del Suo stipendio netto mensile sono al sicuro. Con figli o coniuge da mantenere è di più.',
  },
  'de.judgment.right-things': {
    says: 'Le cose per una casa modesta e per il lavoro non si possono prendere.',
  },
  'de.judgment.right-account': {
    says: 'Ha diritto a un conto protetto (P-Konto), anche se il conto è in rosso.',
  },
  'de.judgment.warn-fraud-claim': {
    says: "Il documento parla di un illecito voluto (unerlaubte Handlung). Contesti questa parola se non è vera: sopravvive all'insolvenza e riduce la Sua protezione.",
  },
  'de.judgment.insight-costs': {
    says: 'Le spese di esecuzione si aggiungono solo se erano necessarie. Può chiedere ogni fattura.',
    actionable: 'Chieda una lista: somma principale, interessi per data, spese, pagamenti.',
  },
  'de.judgment.insight-interest': {
    says: 'Gli interessi che maturano dopo il titolo si prescrivono in tre anni. Spesso quelli vecchi sono ancora nel conto.',
    actionable: 'Eccepisca la prescrizione per gli interessi di più di tre anni interi fa.',
  },
  'de.judgment.myth-three-years': {
    says: 'Un titolo del tribunale non si prescrive in tre anni. Dura 30 anni. Solo gli interessi successivi finiscono dopo tre.',
  },
  'de.judgment.limitation-title': {
    says: 'Una richiesta con titolo del tribunale si prescrive in 30 anni.',
    from: "il giorno in cui la sentenza o l'ordine è diventato definitivo",
    restartedBy: 'Ogni pagamento e ogni atto di esecuzione fa ripartire i 30 anni.',
  },
}
