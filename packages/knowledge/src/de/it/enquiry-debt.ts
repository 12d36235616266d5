/** Questions about too many debts, debt advice and insolvency, and the first steps against any debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'de.ask-debt.debt-help': {
    says: 'Chiami la consulenza gratuita per debiti di Caritas, Diakonie, AWO, Verbraucherzentrale o del Comune. Paghi prima affitto e luce, e apra un P-Konto.',
  },
  'de.ask-debt.lawyer-cost': {
    says: "Con un reddito basso il tribunale locale (Amtsgericht) Le dà un Beratungsschein. L'avvocato costa allora 15 €. In tribunale c'è il gratuito patrocinio.",
  },
  'de.ask-debt.step-post': {
    says: 'Apra tutta la posta. Una busta gialla fa partire un termine di due settimane.',
  },
  'de.ask-debt.step-advice': {
    says: 'Chieda una consulenza gratuita per debiti da Caritas, Diakonie, AWO o dal Comune.',
  },
  'de.ask-debt.right-living': {
    says: 'Nessuno può prendere ciò che Le serve per vivere: almeno 1.587,40 € di stipendio netto al mese fino al 30 giugno 2027.',
  },
  'de.ask-debt.guide-check': {
    says: 'Controlli ogni richiesta prima di pagare: chi, per cosa, da quando, quanto. Le ditte di recupero crediti devono essere in un registro pubblico.',
  },
  'de.ask-debt.guide-dispute': {
    says: 'Se una richiesta è sbagliata, la contesti una volta per iscritto e tenga la prova.',
  },
  'de.ask-debt.guide-priority': {
    says: 'Paghi prima affitto, luce e cibo. Poi offra ciò che resta in piccole somme.',
  },
  'de.ask-debt.guide-account': {
    says: 'Chieda alla banca un P-Konto se un pignoramento è vicino. Può averne solo uno.',
  },
  'de.ask-debt.guide-right-info': {
    says: 'Chi incassa deve dirLe per chi, per che cosa e come nasce ogni spesa.',
  },
  'de.ask-debt.guide-right-home': {
    says: "Nessuno può perquisire la casa contro la Sua volontà senza l'ordine di un giudice.",
  },
  'de.ask-debt.guide-right-object': {
    says: "Può opporsi a un'ingiunzione del tribunale gratis e senza motivi.",
  },
  'de.ask-debt.guide-option-help': {
    title: 'Chiedere una consulenza gratuita per debiti',
    says: 'Un consulente guarda tutti i Suoi debiti e scrive per Lei.',
    cost: 'Gratis.',
    time: 'Chiami presto, può esserci attesa.',
    risk: 'I termini del tribunale corrono mentre aspetta.',
    bestFor: 'Ha più di un debito.',
  },
  'de.ask-debt.guide-option-dispute': {
    title: 'Contestare ciò che è sbagliato',
    says: 'Scriva perché non deve la somma e chieda le prove.',
    cost: 'Un francobollo.',
    time: "Mezz'ora.",
    risk: 'Possono comunque andare in tribunale. Lì può opporsi.',
    bestFor: 'La richiesta non è Sua, è pagata o troppo vecchia.',
  },
  'de.ask-debt.guide-warn': {
    says: 'Un piccolo pagamento su un vecchio debito fa ripartire il termine.',
  },
}
