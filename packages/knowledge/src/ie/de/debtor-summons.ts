/** A summons about means: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTOR_SUMMONS_DE: Words = {
  'ie.means.wants': {
    says: 'Ein Gericht hat über diese Schuld geurteilt. Nun fragt es, was Sie verdienen und besitzen, und kann Raten anordnen.',
  },
  'ie.means.right-afford': {
    says: 'Der Richter sieht sich Ihre Mittel an, bevor er Raten anordnet. Schicken Sie die Erklärung (statement of means) eine Woche vor dem Termin und gehen Sie hin.',
  },
  'ie.means.right-vary': {
    says: 'Ändert sich Ihr Geld später, können Sie den District Court bitten, die Raten zu senken.',
  },
  'ie.means.right-no-jail': {
    says: 'Niemand kommt ins Gefängnis, weil er kein Geld hat. Ein Richter muss erst sicher sein, dass Sie zahlen könnten und nicht wollten, und Sie können Rechtshilfe bekommen.',
  },
}
