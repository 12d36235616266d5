/** Rights and ways to go about a benefit that was paid too much: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_RIGHTS_DE: Words = {
  'gb.benefit.right-waiver': {
    says: 'Sie können um Erlass bitten (waiver), wenn die Rückzahlung Ihrer Gesundheit oder Familie wirklich schaden würde. Schicken Sie Beweise.',
  },
  'gb.benefit.right-review': {
    says: 'Sie haben das Recht auf neue Prüfung der Entscheidung und dann auf ein kostenloses tribunal.',
  },
  'gb.benefit.right-amount': {
    says: 'Sie haben das Recht zu wissen, wie die Summe berechnet wurde.',
  },
  'gb.benefit.right-afford': {
    says: 'Sie können um kleinere Abzüge bitten, wenn das Nötigste nicht reicht.',
  },
  'gb.benefit.right-old-benefits': {
    says: "Ältere Leistungen wie Carer's Allowance sind anders. Sie können sie nur zurückfordern, wenn Sie etwas falsch angaben oder wegließen.",
  },
  'gb.benefit.option-review': {
    says: 'Schreiben Sie, was falsch ist, und schicken Sie Belege.',
    title: 'Um neue Prüfung bitten',
    cost: 'Nichts.',
    time: 'Innerhalb eines Monats. Antwort nach einigen Wochen.',
    risk: 'Gering. Selten finden sie mehr.',
    bestFor: 'Sie schulden es nach Ihrer Meinung nicht oder die Summe ist falsch.',
  },
  'gb.benefit.option-rate': {
    says: 'Rufen Sie mit Ihrem Haushaltsplan das debt team an.',
    title: 'Um kleinere Monatsraten bitten',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Das Abzahlen dauert länger.',
    bestFor: 'Sie schulden es, schaffen es aber nicht.',
  },
  'gb.benefit.option-help': {
    says: 'Sie prüfen Recht und Summen für Sie.',
    title: 'Eine Sozialberatung holen',
    cost: 'Nichts.',
    time: 'Ein Anruf in dieser Woche.',
    risk: 'Keines.',
    bestFor: 'Große Summen oder wenn von Betrug die Rede ist.',
  },
  'gb.benefit.right-civil-penalty': {
    says: 'Die 50 £ dürfen nur dazukommen, wenn Sie nachlässig waren oder ohne guten Grund nichts gemeldet haben. Sie können auch das noch einmal prüfen lassen.',
  },
}
