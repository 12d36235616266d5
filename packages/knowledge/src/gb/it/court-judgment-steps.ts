/** What to do about a court judgment: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_STEPS_IT: Words = {
  'gb.judgment.step-read': {
    says: 'Cerchi la data della sentenza, la somma e come pagare: subito, o un tanto al mese. Segni le date nel calendario.',
  },
  'gb.judgment.step-request': {
    says: 'Chiami oggi il tribunale e chieda se la sentenza c’è già. Se non c’è, mandi subito la difesa o l’offerta di pagare.',
  },
  'gb.judgment.step-wrong': {
    says: 'Non ha mai ricevuto la richiesta, o non deve i soldi? Agisca questa settimana. Chieda al tribunale di annullarla (set aside) con il modulo N244.',
  },
  'gb.judgment.step-afford': {
    says: 'Se lo deve ma non può pagare come ordinato, chieda al tribunale rate più piccole con il modulo N245.',
  },
  'gb.judgment.step-advice': {
    says: 'Chiami un consulente gratuito sui debiti. Aiuta con questi moduli ogni giorno. Chieda anche un aiuto per le tasse del tribunale.',
  },
  'gb.judgment.step-scotland': {
    says: 'Chieda ora consiglio a un consulente (money adviser). Con un’intimazione (charge) può forse chiedere un «time to pay order». Se non sapeva della causa, chieda la revoca (recall).',
  },
  'gb.judgment.step-pay-month': {
    says: 'Se può, paghi tutto entro un mese dalla data della sentenza. Poi mandi la prova al tribunale.',
  },
  'gb.judgment.step-keep-paying': {
    says: 'Se paga a rate, attivi un ordine permanente (standing order) alcuni giorni prima di ogni scadenza. Una rata saltata può portare ufficiali giudiziari (bailiffs).',
  },
  'gb.judgment.step-set-aside-grounds': {
    says: 'Nel modulo dica perché è sbagliata e qual è la Sua difesa. Dica quando l’ha saputo. Mandi le prove, come il vecchio indirizzo.',
  },
  'gb.judgment.step-check-register': {
    says: 'Può cercare il Suo nome nel registro delle sentenze presso Registry Trust. Controlli che questa sia vera e corretta.',
  },
}
