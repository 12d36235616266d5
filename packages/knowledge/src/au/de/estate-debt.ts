/** The German words of the rows in ../estate-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ESTATE_DEBT_DE: Words = {
  'au.estate.reality': {
    says: 'Die Schulden einer verstorbenen Person werden aus dem bezahlt, was sie hinterließ. Die Familie erbt keine Schulden.',
  },
  'au.estate.right-own': {
    says: 'Sie müssen nicht aus eigenem Geld zahlen, außer Sie haben auch für die Schuld unterschrieben oder gebürgt.',
  },
  'au.estate.right-order': {
    says: 'Reicht es nicht, sagt das Gesetz, wer zuerst bezahlt wird: die Bestattung und die Kosten des Nachlasses (estate). Der Rest bleibt unbezahlt.',
  },
  'au.estate.warn-share': {
    says: 'Sind Sie Testamentsvollstrecker (executor), zahlen Sie die Schulden, bevor Sie etwas verteilen. Sonst müssen Sie vielleicht selbst zahlen.',
  },
  'au.estate.step-proof': {
    says: 'Schicken Sie eine Kopie der Sterbeurkunde. Verlangen Sie eine Abrechnung bis zum Todestag, und fragen Sie, ob eine Versicherung die Schuld zahlt.',
  },
  'au.estate.step-hold': {
    says: 'Bitten Sie, Briefe und Zinsen anzuhalten, bis der Nachlass (estate) geregelt ist. Lehnt eine Bank ab, hilft die AFCA kostenlos.',
  },
  'au.estate.option-say': {
    says: 'Schreiben Sie, wer sich um den Nachlass (estate) kümmert, oder dass es niemand tut. Versprechen Sie nichts.',
    title: 'Sagen, dass der Nachlass zahlt, nicht Sie',
    cost: 'Kostenlos.',
    time: 'Ein paar Wochen.',
    risk: 'Gering.',
    bestFor: 'Sie haben für diese Schuld nicht unterschrieben.',
  },
}
