/** The German words of the Netherlands: limitation. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_DE: Words = {
  'nl.limitation.goods': {
    says: 'Eine Firma, die Ihnen Waren verkauft hat, hat zwei Jahre Zeit, den Preis zu fordern.',
    from: 'der Tag, nachdem der Preis fällig war',
    restartedBy: 'Eine schriftliche Mahnung oder ein Ja zur Schuld kann die Zeit neu starten.',
  },
  'nl.limitation.general': {
    says: 'Die meisten Schulden aus Verträgen sind nach fünf Jahren zu alt. Sie müssen es selbst sagen.',
    from: 'der Tag, nachdem die Schuld fällig war',
    restartedBy: 'Eine schriftliche Mahnung oder ein Ja zur Schuld kann die Zeit neu starten.',
  },
  'nl.limitation.judgment': {
    says: 'Ein Urteil kann meist zwanzig Jahre lang durchgesetzt werden. Für Monatsbeträge und Zinsen sind es fünf.',
  },
}
