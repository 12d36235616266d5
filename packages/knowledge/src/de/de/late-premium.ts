/** The German words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_ROWS_DE: Words = {
  'de.premium.want': {
    says: 'Ihr Versicherer will einen fälligen Beitrag und setzt eine Frist.',
  },
  'de.premium.reality': {
    says: 'Nach der Frist haben Sie womöglich keinen Schutz, und der Vertrag kann enden. Zahlen Sie vorher oder bitten Sie heute um Aufschub.',
  },
  'de.premium.right-two-weeks': {
    says: 'Die Frist muss mindestens zwei Wochen sein. Der Brief muss Beitrag, Zinsen und Kosten einzeln nennen und die Folgen. Sonst wirkt er nicht.',
  },
  'de.premium.right-month': {
    says: 'Wurde gekündigt? Zahlen Sie alles binnen eines Monats, dann lebt der Vertrag wieder auf. Für Schäden dazwischen gibt es keinen Schutz.',
  },
  'de.premium.right-first': {
    says: 'Beim ersten Beitrag gilt anderes: Der Versicherer darf sofort zurücktreten. Schutz fehlt nur nach klarer Warnung und nicht ohne Ihr Verschulden.',
  },
  'de.premium.step': {
    says: 'Zählen Sie zwei Wochen ab Zugang. Prüfen Sie jede Summe. Kfz? Ohne Schutz dürfen Sie nicht fahren.',
  },
  'de.premium.option-pay': {
    says: 'Zahlen Sie mit Vertragsnummer vor Fristende.',
    title: 'Beitrag zahlen',
    cost: 'Der Beitrag.',
    time: 'Zwei Wochen.',
    risk: 'Keins.',
    bestFor: 'Sie brauchen den Schutz.',
  },
  'de.premium.option-time': {
    says: 'Bitten Sie schriftlich um Raten und um Fortbestand des Schutzes.',
    title: 'Raten erbitten',
    cost: 'Kostenlos.',
    time: 'Diese Woche.',
    risk: 'Sie müssen nicht zustimmen.',
    bestFor: 'Sie können nicht sofort zahlen.',
  },
}
