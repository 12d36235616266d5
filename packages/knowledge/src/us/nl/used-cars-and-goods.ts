/** The Dutch words of the rows in ../used-cars-and-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const USED_CARS_AND_GOODS_NL: Words = {
  'us.goods.right-guide': {
    says: 'Een dealer moet op elke tweedehands auto een Buyers Guide doen die zegt "as is" of welke garantie u krijgt. Wat erin staat, hoort bij de koop.',
  },
  'us.goods.right-work': {
    says: 'Spullen moeten meestal doen wat zulke spullen normaal doen. "As is" kan dat uitsluiten, maar niet leugens of een schriftelijke belofte. Sommige staten verbieden "as is".',
  },
  'us.goods.right-warranty': {
    says: 'Wie een schriftelijke garantie geeft, moet die nakomen en kan de basisgarantie niet uitsluiten. Als u bij de rechter wint, moet hij misschien uw advocaat betalen.',
  },
  'us.goods.right-miles': {
    says: 'Is de kilometerteller (mileage) teruggedraaid om u te bedriegen, dan kunt u drie keer uw verlies of $10.000 eisen, wat het meest is.',
  },
}
