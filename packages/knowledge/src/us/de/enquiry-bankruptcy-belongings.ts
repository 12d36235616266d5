/** Questions of people who fear that bankruptcy takes all they have: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_BELONGINGS_DE: Words = {
  'us.fact.bankruptcy-keep': {
    says: 'Nein. Die meisten behalten, was sie haben. Die Gesetze Ihres Staates schützen einen Teil des Hauses, ein Auto, Renten und den Hausrat. Es zählt Ihr Anteil: der Wert ohne den Kredit. In chapter 7 behalten Sie, was darin liegt, wenn die Raten dafür bezahlt sind. In chapter 13 behalten Sie alles und holen in drei bis fünf Jahren auf. Fragen Sie vorher Anwalt oder Rechtshilfe.',
  },
}
