/** What can still be done when the time in a paper of a court is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_IT: Words = {
  'es.late.order-want': {
    says: 'Un tribunale Le ha chiesto di pagare o rispondere (monitorio). Contando dalla data del foglio, il tempo è finito.',
  },
  'es.late.order-reality': {
    says: 'Ora il creditore può chiedere al tribunale di pignorare stipendio o conti. Può ancora opporsi, ma per meno motivi.',
  },
  'es.late.order-step': {
    says: "Chiami oggi il tribunale con il numero della causa. Chieda quando il foglio Le è stato notificato. Meno di 20 giorni lavorativi fa? Mandi subito l'opposizione. Di più? Chieda se c'è l'esecuzione (ejecución).",
  },
  'es.late.order-option': {
    says: "Quando arriva l'ordine di eseguire (despacho de ejecución), si opponga: pagato, accordo, fuori tempo, o clausole abusive che nessun giudice ha controllato.",
    title: "Opporsi all'esecuzione",
    cost: 'Oltre 2.000 € avvocato e procuratore. Il gratuito patrocinio può pagare.',
    time: "Dieci giorni lavorativi da quell'ordine.",
    risk: 'Altri motivi di solito arrivano tardi. Se perde, si aggiungono spese.',
    bestFor: 'Ha pagato, ha fatto un accordo, o il contratto ha clausole abusive.',
  },
  'es.late.no-service': {
    says: "Il tribunale non L'ha mai raggiunta, senza colpa Sua? Chieda di annullare tutto (nulidad de actuaciones) entro 20 giorni lavorativi da quando l'ha saputo, e al massimo cinque anni.",
  },
  'es.late.claim-want': {
    says: 'Qualcuno Le ha fatto causa. Il tempo per rispondere sembra finito: il tribunale può andare avanti senza di Lei (rebeldía).',
  },
  'es.late.court-who': {
    says: 'Lo hanno mandato il tribunale e il suo cancelliere (letrado de la Administración de Justicia). Può esserci già una decisione.',
  },
  'es.late.court-rights': {
    says: 'Può chiedere che cosa è stato deciso, entrare ancora nella causa in corso, e avere un avvocato gratis con un reddito basso.',
  },
  'es.late.claim-reality': {
    says: 'Tacere di solito non è ammettere: devono ancora provare la domanda. Può entrare in ogni momento, ma la causa non torna indietro.',
  },
  'es.late.claim-step': {
    says: "Chiami oggi il tribunale con il numero della causa. Chieda se c'è una sentenza o un'udienza che deve ancora venire. Nessuna sentenza? Entri subito nella causa.",
  },
  'es.late.reopen': {
    says: 'Una sentenza fatta senza di Lei Le va notificata. Faccia appello se si può. Se non ha mai saputo della causa, chieda di riaprirla (rescisión).',
    title: 'Appello o riapertura di una sentenza fatta senza di Lei',
    cost: 'Un avvocato, salvo gratuito patrocinio.',
    time: 'Appello: 20 giorni lavorativi. Riapertura: 20 giorni dalla notifica in persona, quattro mesi se pubblicata, 16 mesi al massimo.',
    risk: "Da sola non ferma l'esecuzione. Se perde, le spese crescono.",
    bestFor: 'Non ha mai ricevuto la domanda, o ha una difesa vera.',
  },
  'es.late.reopen-judgment': {
    says: 'Una sentenza fatta senza di Lei Le va notificata. Faccia appello se si può. Se non ha mai saputo della causa, chieda di riaprirla (rescisión).',
    title: 'Appello o riapertura di una sentenza fatta senza di Lei',
    cost: 'Un avvocato, salvo gratuito patrocinio.',
    time: 'Appello: 20 giorni lavorativi. Riapertura: 20 giorni dalla notifica in persona, quattro mesi se pubblicata, 16 mesi al massimo.',
    risk: "Da sola non ferma l'esecuzione. Se perde, le spese crescono.",
    bestFor: 'Non ha mai ricevuto la domanda, o ha una difesa vera.',
  },
  'es.late.court-limits': {
    says: 'Anche ora nessuno può prendere stipendio o pensione fino al salario minimo (SMI), né entrare in casa senza ordine di un giudice.',
  },
  'es.late.judgment-want': {
    says: "Il tribunale ha deciso. Contando dalla data del foglio, il tempo per l'appello è finito: si può eseguire.",
  },
  'es.late.judgment-step': {
    says: "Quando Le è stata notificata? I 20 giorni lavorativi partono da lì. Passati? Offra oggi all'altra parte un piano mensile, prima del pignoramento.",
  },
  'es.late.court-seizure-step': {
    says: 'Chiami oggi il tribunale con il numero e chieda che cosa è pignorato. Segnali subito se hanno preso stipendio sotto il minimo. Offra al creditore una somma fissa al mese.',
  },
  'es.late.public-seizure-step': {
    says: "Chiami oggi l'ufficio e chieda che cosa è stato preso e che cosa manca. Può chiedere di pagare a rate finché non Le annunciano la vendita dei beni pignorati.",
  },
}
