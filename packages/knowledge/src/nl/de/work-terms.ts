/** Probezeit, Befristung, Krankheit und letzter Lohn, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_DE: Words = {
  'nl.job.right-trial': {
    says: 'Eine Probezeit muss schriftlich sein. Sie dauert höchstens einen oder zwei Monate. Bei einem Vertrag bis sechs Monate ist sie verboten.',
  },
  'nl.job.right-told-in-time': {
    says: 'Bei einer Befristung ab sechs Monaten muss man Ihnen einen Monat vorher schriftlich sagen, ob es weitergeht. Sonst können Sie bis zu einen Monatslohn fordern.',
  },
  'nl.job.right-ill': {
    says: 'Solange Sie krank sind, darf der Arbeitgeber zwei Jahre lang meist nicht kündigen. Sie behalten in dieser Zeit mindestens 70 % vom Lohn.',
  },
  'nl.job.right-redundancy-order': {
    says: 'Bei betrieblichen Gründen braucht der Arbeitgeber die Erlaubnis von UWV. Er muss eine feste Reihenfolge einhalten (afspiegeling) und andere Arbeit für Sie suchen. Sie können UWV vorher antworten.',
  },
  'nl.job.right-last-pay': {
    says: 'Am Ende muss der Arbeitgeber die nicht genommenen Urlaubstage auszahlen. Für späten Lohn können Sie mehr verlangen.',
  },
  'nl.job.right-fair-sum': {
    says: 'War die Kündigung gegen die Regeln, kann der Richter sie aufheben oder Ihnen eine faire Summe geben (billijke vergoeding).',
  },
  'nl.job.right-no-compete': {
    says: 'Ein Wettbewerbsverbot muss schriftlich sein. Bei Befristung braucht es einen schriftlichen starken Grund. Ein Richter kann es kürzen.',
  },
  'nl.job.right-plan': {
    says: 'Binnen acht Wochen machen Sie und Ihr Arbeitgeber einen Plan für Ihre Rückkehr. Werden Sie nicht einig, fragen Sie das UWV um sein Urteil (deskundigenoordeel).',
  },
}
