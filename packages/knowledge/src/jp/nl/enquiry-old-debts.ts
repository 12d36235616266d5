/** The Dutch words of the rows in ../enquiry-old-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_NL: Words = {
  'jp.ask.old': {
    says: 'Betaalde u vijf jaar niets en besliste geen rechter, dan is de schuld zeer waarschijnlijk te oud. Hij eindigt niet vanzelf: u moet het zeggen (時効の援用), liefst met een bewijsbrief (内容証明). Bel dus niet, betaal geen deel en beloof niets: dat start de tijd opnieuw. Na een vonnis is het tien jaar. Antwoord op tijd op stukken van de rechtbank. Een 司法書士 of 法テラス kan helpen.',
    dependsOn: 'wanneer u het laatst betaalde of beloofde',
  },
}
