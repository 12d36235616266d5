/** A notice of a higher premium for insurance: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_INSURANCE_NL: Words = {
  'gb.price-rise.right-cover-new': {
    says: 'Voor woning en auto mag verlengen niet meer kosten dan voor u als nieuwe klant.',
  },
  'gb.price-rise.right-cover-letter': {
    says: 'In de brief moet de oude premie naast de nieuwe staan. U hoeft niet te verlengen en kunt automatisch verlengen uitzetten.',
  },
  'gb.price-rise.right-cover-cancel': {
    says: 'Na verlenging hebt u meestal 14 dagen om op te zeggen. U betaalt dan de dagen en misschien redelijke kosten.',
  },
  'gb.price-rise.option-cover-complain': {
    says: 'Klaag bij de verzekeraar. Ga na acht weken of het laatste antwoord naar de Financial Ombudsman Service.',
    title: 'Klagen, dan de ombudsman',
    cost: 'Niets.',
    time: 'Acht weken en wat langer.',
    risk: 'Geen.',
    bestFor: 'U betaalt meer dan een nieuwe klant of wist van niets.',
  },
}
