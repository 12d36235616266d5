/** The German words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_DE: Words = {
  'ca.estate.right-own': {
    says: 'Die Schuld wird aus dem Nachlass bezahlt. Sie zahlen nicht selbst, außer Sie haben mit unterschrieben.',
  },
  'ca.estate.warn-share': {
    says: 'Als Testamentsvollstrecker zahlen Sie erst Schulden und Steuern. Sonst haften Sie vielleicht selbst.',
  },
  'ca.estate.right-quebec': {
    says: 'In Québec zahlen Erben meist nur bis zur Höhe ihres Erbes. Ausschlagen geht beim Notar, meist in sechs Monaten.',
  },
  'ca.estate.step-proof': {
    says: 'Senden Sie eine Kopie der Sterbeurkunde. Fragen Sie nach Stand am Todestag und Versicherung.',
  },
  'ca.estate.option-say': {
    title: 'Sagen, dass der Nachlass zahlt',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Gering.',
    bestFor: 'Sie haben nicht unterschrieben.',
    says: 'Schreiben Sie, wer den Nachlass regelt, oder niemand. Versprechen Sie nichts.',
  },
}
