/** The 14-day letter (veertiendagenbrief), and what a collection firm may add to a debt: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_DE: Words = {
  'nl.debt.deadline-14': {
    says: 'Sie haben 14 Tage ab dem Tag nach dem Erhalt der ersten Mahnung. Bis dahin schulden Sie keine Inkassokosten.',
    action: 'Zahlen oder die Schuld bestreiten, bevor Inkassokosten anfangen',
    consequence: 'Danach dürfen sie die gesetzlichen Inkassokosten dazurechnen.',
    service: 'Ein Brief kommt oft am nächsten Tag. Ihre 14 Tage beginnen am Tag, nachdem er kommt.',
  },
  'nl.debt.right-14': {
    says: 'Sie haben das Recht auf eine Mahnung ohne Kosten und 14 volle Tage zum Zahlen, ab dem Tag nach der Ankunft. Ohne sie schulden Sie keine Inkassokosten.',
  },
  'nl.debt.right-costs': {
    says: 'Die Kosten betragen höchstens 15 % der ersten 2.500 €, mindestens aber 40 €. Für höhere Teile gelten niedrigere Sätze.',
  },
  'nl.debt.option-pay': {
    title: 'In den 14 Tagen zahlen',
    says: 'Zahlen Sie die Rechnung ohne Inkassokosten.',
    cost: 'Die Rechnung.',
    time: 'Heute.',
    risk: 'Sie verlieren vielleicht einen Einwand.',
    bestFor: 'Die Rechnung stimmt und Sie können zahlen.',
  },
  'nl.debt.insight-14': {
    says: 'Viele Briefe verlangen sofort Kosten. Ohne richtigen 14-Tage-Brief schuldet ein Verbraucher sie nicht.',
    actionable:
      'Fragen Sie, an welchem Tag der 14-Tage-Brief (veertiendagenbrief) geschickt wurde, und verlangen Sie eine Kopie.',
  },
  'nl.debt.element-14': {
    name: '14 Tage zum Zahlen',
    says: 'Eine erste Mahnung muss Ihnen 14 Tage ab dem Tag nach dem Erhalt geben.',
    ifMissing: 'Ohne das schulden Sie keine Inkassokosten.',
  },
  'nl.debt.element-costs': {
    name: 'Die Höhe der Kosten',
    says: 'Eine erste Mahnung muss die Kosten nennen, die folgen, wenn Sie nicht zahlen.',
    ifMissing: 'Ohne diese Summe schulden Sie keine Inkassokosten.',
  },
  'nl.debt.charge-cap': {
    name: 'Inkassokosten',
    says: 'Inkassokosten können nie höher sein als 6.775 €. Bei den meisten Schulden liegt die Grenze viel tiefer.',
  },
}
