/** The German words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_DE: Words = {
  'nz.estate.reality': {
    says: 'Die Schulden eines Verstorbenen werden aus dem bezahlt, was er hinterließ. Die Familie erbt keine Schulden.',
  },
  'nz.estate.right-own': {
    says: 'Sie müssen nicht von Ihrem eigenen Geld zahlen, außer Sie haben für die Schuld mit unterschrieben oder gebürgt.',
  },
  'nz.estate.right-order': {
    says: 'Reicht es nicht, bestimmt das Gesetz, wer zuerst bezahlt wird: das Begräbnis und die Kosten des Nachlasses (estate). Der Rest bleibt unbezahlt.',
  },
  'nz.estate.warn-share': {
    says: 'Sind Sie der Nachlassverwalter (executor), zahlen Sie die Schulden, bevor Sie etwas verteilen. Sonst müssen Sie vielleicht selbst zahlen.',
  },
  'nz.estate.step-proof': {
    says: 'Schicken Sie eine Kopie der Sterbeurkunde. Verlangen Sie eine Aufstellung bis zum Todestag, und fragen Sie, ob eine Versicherung die Schuld deckt.',
  },
  'nz.estate.option-say': {
    says: 'Schreiben Sie, wer sich um den Nachlass kümmert, oder dass es niemand tut. Versprechen Sie nichts.',
    title: 'Sagen, dass der Nachlass zahlt, nicht Sie',
    cost: 'Kostenlos.',
    time: 'Einige Wochen.',
    risk: 'Gering.',
    bestFor: 'Sie haben für diese Schuld nicht unterschrieben.',
  },
}
