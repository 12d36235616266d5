/** The Italian words of the rows in ../court-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'de.judgment.what-order': {
    says: 'È un ordine di esecuzione (Vollstreckungsbescheid). Ora possono eseguire, ma Lei ha due settimane per opporsi.',
  },
  'de.judgment.what-default': {
    says: 'Il tribunale ha deciso contro di Lei perché non ha risposto o non è venuto. Può opporsi entro due settimane.',
  },
  'de.judgment.what-judgment': {
    says: 'Un tribunale ha deciso. Il documento dice chi deve pagare o fare che cosa.',
  },
  'de.judgment.who': {
    says: "Viene da un tribunale. L'altra parte può usarlo per eseguire tramite un ufficiale giudiziario (Gerichtsvollzieher).",
  },
  'de.judgment.reality': {
    says: "Nessun giudice ha ancora guardato la Sua versione. La Sua opposizione riapre il caso dall'inizio.",
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
  'de.judgment.deadline-order': {
    says: 'Le due settimane partono dal giorno della notifica, scritto sulla busta gialla. Nessuno può allungare questo termine.',
    action: "Mandare l'opposizione (Einspruch) al tribunale",
    consequence: "L'ordine diventa definitivo e si può eseguire per 30 anni.",
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
  'de.judgment.step-object': {
    says: "Non è giusto? Scriva: «Ich lege Einspruch ein» (mi oppongo), con la data dell'ordine. Indichi il numero, firmi e la mandi in tempo.",
  },
  'de.judgment.step-stop': {
    says: "L'opposizione da sola non ferma l'esecuzione. Chieda al tribunale nella stessa lettera di sospenderla (Einstellung).",
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
  'de.judgment.option-object': {
    title: 'Opporsi entro due settimane',
    says: "Mandi un'opposizione al tribunale che ha emesso l'ordine. Poi il caso continua come una causa normale.",
    cost: "All'inizio gratis. Alla fine paga chi perde.",
    time: 'Una lettera ora.',
    risk: 'Se la richiesta è giusta, paga più spese.',
    bestFor: 'Non deve la somma, o il debito è troppo vecchio.',
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
    risk: 'Il termine per opporsi corre mentre aspetta.',
    bestFor: 'Non può pagare o ha molti debiti.',
  },
  'de.judgment.right-object': {
    says: 'Ha il diritto di opporsi. Allora un giudice deve sentire le due parti.',
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
  'de.judgment.warn-final': {
    says: 'Le due settimane sono rigide. Dopo, anche una richiesta sbagliata può valere per 30 anni.',
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
  'de.judgment.order-who': {
    says: "Viene dal tribunale che manda le ingiunzioni. L'altra parte può usarlo per pignorare stipendio o conti.",
  },
  'de.judgment.order-rights': {
    says: 'Può opporsi entro due settimane. Ciò che Le serve per vivere resta al sicuro anche ora.',
  },
  'de.judgment.order-not-yet': {
    says: "Nessuno può perquisire la Sua casa senza il Suo sì o l'ordine di un giudice. Il Suo reddito protetto resta Suo.",
  },
  'de.judgment.order-step-account': {
    says: 'Trasformi ora il conto in un conto protetto (P-Konto). Allora la somma di base di ogni mese è al sicuro.',
  },
  'de.judgment.order-right-income': {
    says: 'Fino al 30 giugno 2027 almeno 1.587,40 € del Suo stipendio netto mensile sono al sicuro, e di più se mantiene altri.',
  },
  'de.judgment.order-step-offer': {
    says: 'Se deve la somma, offra ora rate, prima che venga un ufficiale giudiziario.',
  },
}
