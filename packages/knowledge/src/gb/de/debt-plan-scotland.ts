/** The Debt Arrangement Scheme in Scotland, for debts of many kinds: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_PLAN_SCOTLAND_DE: Words = {
  'gb.scotland.right-debt-plan': {
    says: 'Ein Zahlungsprogramm (Debt Arrangement Scheme) lässt Sie alle Schulden über die Zeit zahlen. Es stoppt Zinsen und Schritte der Gläubiger. Ein Schuldnerberater richtet es ein.',
  },
  'gb.judgment.scotland-right-time': {
    says: 'Nach einer Zahlungsaufforderung (charge) oder Pfändung (arrestment) können Sie beim Gericht Raten beantragen (time to pay order).',
  },
  'gb.judgment.scotland-option-time': {
    says: 'Bieten Sie eine Summe an, die Sie durchhalten. Eine Schuldnerberatung (money adviser) kann beim Formular helfen.',
    title: 'Zeit zum Zahlen beantragen',
    cost: 'Die Summe, die Sie anbieten.',
    time: 'Einige Wochen.',
    risk: 'Verpassen Sie Zahlungen, kann die Anordnung enden.',
    bestFor: 'Sie schulden es und können nach und nach zahlen.',
  },
}
