/** German: the words of the rows in ../false-advert.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_ADVERT_DE: Words = {
  'gb.false-advert.right': {
    says: 'Haben Sie wegen einer unwahren Angabe in der Anzeige gekauft? Sie können verlangen, den Kauf rückgängig zu machen, oder Geld. Das gilt auch für private Verkäufer. Behalten Sie eine Kopie der Anzeige.',
  },
}
