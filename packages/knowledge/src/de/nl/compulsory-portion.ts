/** The Dutch words of the rows in ../compulsory-portion.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPULSORY_PORTION_NL: Words = {
  'de.portion.want': {
    says: 'Iemand die het testament overslaat wil een lijst van de nalatenschap en een deel in geld (Pflichtteil).',
  },
  'de.portion.right-half': {
    says: 'Alleen kinderen, hun kinderen, de partner en zonder kinderen de ouders hebben het: de helft van het wettelijk deel, in geld.',
  },
  'de.portion.right-list': {
    says: 'Zij mogen een volledige lijst vragen, ook van giften. Die van de laatste tien jaar tellen, per jaar een tiende minder; aan de partner meestal helemaal. Schulden en begrafenis gaan er eerst af.',
  },
  'de.portion.right-time': {
    says: 'Het is te laat drie jaar na het einde van het jaar waarin ze van dood en testament wisten. Raakt u uw huis kwijt, dan kan een rechter tijd geven.',
  },
  'de.portion.step': {
    says: 'Maak de lijst met waarden op de sterfdag, eerlijk en op papier. Betaal niets voor de berekening en vraag een advocaat.',
  },
}
