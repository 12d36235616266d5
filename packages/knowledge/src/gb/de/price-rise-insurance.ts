/** A notice of a higher premium for insurance: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_INSURANCE_DE: Words = {
  'gb.price-rise.right-cover-new': {
    says: 'Bei Haus- und Kfz-Versicherung darf die Verlängerung nicht mehr kosten als für Sie als Neukunde.',
  },
  'gb.price-rise.right-cover-letter': {
    says: 'Der Brief muss den alten Beitrag neben dem neuen zeigen. Sie müssen nicht verlängern und können die automatische Verlängerung abstellen.',
  },
  'gb.price-rise.right-cover-cancel': {
    says: 'Nach einer Verlängerung haben Sie meist 14 Tage zum Kündigen. Sie zahlen dann die Tage und vielleicht eine faire Gebühr.',
  },
  'gb.price-rise.option-cover-complain': {
    says: 'Beschweren Sie sich bei der Versicherung. Nach acht Wochen oder der letzten Antwort gehen Sie zum Financial Ombudsman Service.',
    title: 'Beschwerde, dann Ombudsman',
    cost: 'Nichts.',
    time: 'Acht Wochen und etwas mehr.',
    risk: 'Keines.',
    bestFor: 'Sie zahlen mehr als Neukunden oder wussten nichts.',
  },
}
