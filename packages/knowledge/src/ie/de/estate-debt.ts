/** The German words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_DE: Words = {
  'ie.estate.reality': {
    says: 'Schulden eines Toten werden aus dem Nachlass bezahlt. Die Familie erbt keine Schulden.',
  },
  'ie.estate.right-own': {
    says: 'Sie müssen nicht aus eigenem Geld zahlen, außer Sie haben mit unterschrieben oder gebürgt.',
  },
  'ie.estate.right-order': {
    says: 'Reicht es nicht, regelt das Gesetz die Reihenfolge: zuerst Begräbnis und Kosten des Nachlasses. Was offen bleibt, fällt weg.',
  },
  'ie.estate.right-two-years': {
    says: 'Ein Gläubiger hat höchstens zwei Jahre ab dem Tod, um gegen den Nachlass zu klagen.',
  },
  'ie.estate.warn-share': {
    says: 'Als Testamentsvollstrecker (executor) zahlen Sie erst Schulden, dann wird verteilt. Sonst haften Sie vielleicht selbst.',
  },
  'ie.estate.step-proof': {
    says: 'Senden Sie eine Kopie der Sterbeurkunde. Verlangen Sie den Stand am Todestag, und ob eine Versicherung zahlt.',
  },
  'ie.estate.option-say': {
    title: 'Sagen, dass der Nachlass zahlt',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Gering.',
    bestFor: 'Sie haben diese Schuld nicht unterschrieben.',
    says: 'Schreiben Sie, wer den Nachlass regelt, oder dass es niemand tut. Versprechen Sie nichts.',
  },
}
