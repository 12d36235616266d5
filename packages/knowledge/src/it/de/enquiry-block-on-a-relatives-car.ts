/** Questions about a block on the car of someone else in the family: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_DE: Words = {
  'it.ask.block-relatives-car': {
    says: 'Für Ihre Schulden kann der Steuereinzieher nur ein Auto sperren oder pfänden, das auf Sie zugelassen ist. Das Auto von Kind, Ehepartner oder Eltern ist sicher, auch wenn Sie es fahren. Bestreiten Sie eine Sperre darauf mit den Fahrzeugpapieren. Ein eben erst verschenktes Auto kann ein Richter zurückholen. Beantragen Sie Raten: Ab dem Antrag beginnt keine neue Sperre.',
  },
}
