/** Questions of people who fear that bankruptcy takes all they have: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_BELONGINGS_ES: Words = {
  'us.fact.bankruptcy-keep': {
    says: 'No. La mayoría conserva lo que tiene. La ley de su estado protege una parte de la casa, un coche, las pensiones y los muebles. Cuenta su parte: el valor menos el préstamo. En el chapter 7 conserva lo que cabe ahí, si está al día con los préstamos. En el chapter 13 conserva todo y se pone al día en tres a cinco años. Vea antes a un abogado o ayuda legal.',
  },
}
