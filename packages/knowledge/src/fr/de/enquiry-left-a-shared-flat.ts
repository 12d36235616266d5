/** Questions of people who left a shared flat and are asked for the rent of those who stayed: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEFT_A_SHARED_FLAT_DE: Words = {
  'fr.ask-home.left-shared-lease': {
    says: 'Sie schulden nur bis zu einem bestimmten Tag. Wer gekündigt hat, ist frei, sobald ein neuer Mitbewohner im Vertrag steht, spätestens sechs Monate nach Ende der Kündigungsfrist. Ihr Bürge ist am selben Tag frei. Lehnen Sie spätere Mieten per Einschreiben ab, mit Beleg der Kündigung. Für den Teil davor bitten Sie um Zeit und fordern ihn vom anderen zurück. Ohne Gericht wird kein Lohn gepfändet.',
  },
}
