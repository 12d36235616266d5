/** What can still be done when the time in a paper of a court or before a seizure is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_IN_COURT_IT: Words = {
  'it.too-late.order-want': {
    says: 'È un ordine di pagare del giudice (decreto ingiuntivo). Contando dalla sua data, i 40 giorni per opporsi sono finiti.',
  },
  'it.too-late.order-reality': {
    says: 'Ora può valere come una sentenza. Ma i 40 giorni partono dal giorno della notifica: controlli prima quel giorno.',
  },
  'it.too-late.order-step': {
    says: 'Cerchi oggi quando e come è stato notificato. Meno di 40 giorni fa? Un avvocato deve opporsi subito. Mai, o in un posto sbagliato? Forse si può opporre in ritardo.',
  },
  'it.too-late.order-option': {
    says: 'Mostri che una notifica sbagliata, o un fatto fuori dal Suo controllo, Le ha impedito di saperlo in tempo. Se è consumatore, dica quali clausole sono abusive.',
    title: 'Opporsi in ritardo (opposizione tardiva)',
    cost: 'Un avvocato. Il gratuito patrocinio può pagare.',
    time: 'Al massimo dieci giorni dal primo atto di pignoramento. Se il decreto tace sulle clausole abusive, il giudice del pignoramento dà 40 giorni per queste.',
    risk: 'Senza prova il giudice la respinge, con spese.',
    bestFor: 'Il foglio non è mai arrivato, o il contratto ha clausole abusive.',
  },
  'it.too-late.claim-rights': {
    says: 'Può chiedere che cosa è deciso, a volte ancora entrare o opporsi, e avere un avvocato gratis con un reddito basso.',
  },
  'it.too-late.summons-reality': {
    says: "La causa può andare avanti senza di Lei (contumacia), ma devono ancora provare la domanda. Può entrare finché il giudice fissa l'ultima udienza.",
  },
  'it.too-late.summons-step': {
    says: "Chiami oggi la cancelleria con il numero della causa (R.G.). Chieda la prossima udienza o se c'è una sentenza. Poi vada subito da un avvocato per entrare nella causa.",
  },
  'it.too-late.summons-option': {
    says: "Nella causa, chieda al giudice il tempo perso: una notifica nulla, o una causa senza Sua colpa, L'ha tenuta lontana. Dopo la sentenza, faccia appello.",
    title: 'Chiedere il tempo perso (rimessione in termini), o appello',
    cost: 'Un avvocato. Il gratuito patrocinio può pagare.',
    time: 'Appello: 30 giorni dalla notifica della sentenza, o sei mesi dalla sua data. Più tardi solo se un atto nullo Le ha nascosto la causa.',
    risk: 'Se perde, può dover pagare le loro spese.',
    bestFor: 'Non sapeva della causa, o non poteva venire.',
  },
  'it.too-late.not-yet': {
    says: 'Anche ora di solito devono mandare un precetto e aspettare dieci giorni prima di pignorare. Dello stipendio, un quinto al massimo.',
  },
  'it.too-late.agree': {
    says: 'Se lo deve, chiami oggi il loro avvocato e offra un piano. Lo chieda per iscritto.',
  },
  'it.too-late.judgment-reality': {
    says: "Contando dalla sua data, i 30 giorni per l'appello sono finiti. Corrono solo se la sentenza Le è stata notificata. Se no, ha sei mesi dalla sua data.",
  },
  'it.too-late.judgment-step': {
    says: "Chieda oggi a un avvocato se e quando Le è stata notificata, e se l'appello è ancora aperto. Troppo tardi? Offra un piano all'altra parte prima del precetto.",
  },
  'it.too-late.precept-want': {
    says: "È l'avviso formale prima del pignoramento (precetto). I dieci giorni sembrano finiti: possono iniziare a pignorare.",
  },
  'it.too-late.precept-step': {
    says: 'Chiami oggi il loro avvocato: chieda se il pignoramento è iniziato e offra una prima somma. Oltre 90 giorni dalla notifica e niente pignorato? Serve un nuovo precetto.',
  },
  'it.too-late.seizure-step': {
    says: 'Chieda oggi alla cancelleria che cosa è pignorato e la prossima udienza. Dopo 20 giorni i difetti di forma di solito sono tardi. Pagato, prescritto o protetto si può dire finché è ordinata la vendita.',
  },
  'it.too-late.convert': {
    says: "Quando c'è il pignoramento, chieda al giudice di pagare denaro al suo posto. Per cose o casa sono possibili rate fino a 48 mesi.",
    title: 'Convertire il pignoramento in denaro',
    cost: 'Un sesto del debito subito, e le spese.',
    time: 'Prima che il giudice ordini la vendita o assegni il denaro.',
    risk: 'Una rata in ritardo di oltre 30 giorni fa perdere tutto.',
    bestFor: 'Hanno pignorato casa, auto o cose, e può pagare nel tempo.',
  },
  'it.too-late.collector-step': {
    says: 'Chieda oggi le rate ad AdER online. Mentre la richiesta è in esame non può iniziare un nuovo pignoramento. La cartella non Le è mai stata notificata? Vada da un avvocato.',
  },
}
