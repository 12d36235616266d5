/** The German words of the rows in ../fine-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_ORDER_WORDS: Words = {
  'it.fine-order.rights': {
    says: 'Sie können zahlen, um Raten bitten, oder innerhalb von 30 Tagen bei einem Richter widersprechen.',
  },
  'it.fine-order.reality': {
    says: 'Das Amt hat entschieden. Ein Richter kann die Anordnung (ordinanza-ingiunzione) noch aufheben oder die Summe senken.',
  },
  'it.fine-order.right-late': {
    says: 'Prüfen Sie die Daten. Der Prefetto muss rechtzeitig entscheiden: meist in 180 oder 210 Tagen ab Ihrem Widerspruch (ricorso). Danach gelten Widersprüche als angenommen.',
  },
  'it.fine-order.option-judge': {
    says: 'Reichen Sie den Widerspruch (opposizione) beim Friedensrichter (giudice di pace) am Ort der Tat ein, mit der Anordnung und Ihren Beweisen. Bitten Sie, die Zahlung zu stoppen.',
    title: 'Beim Richter widersprechen',
    cost: 'Eine Gebühr ab 43 €, kein Anwalt nötig.',
    time: '30 Tage ab der Zustellung.',
    risk: 'Die Summe kann eingetrieben werden, außer der Richter stoppt es.',
    bestFor: 'Die Anordnung kommt zu spät, hat keine Gründe, oder die Sache stimmt nicht.',
  },
  'it.fine-order.option-parts': {
    says: 'Schreiben Sie an die Behörde, die unterschrieben hat, und zeigen Sie, dass das Geld knapp ist.',
    title: 'Um Raten bitten',
    cost: 'Die Summe, in Monatsraten.',
    time: 'Bitten Sie innerhalb der 30 Tage darum.',
    risk: 'Eine versäumte Rate macht alles sofort fällig.',
    bestFor: 'Die Anordnung stimmt, und das Geld ist knapp.',
  },
}
