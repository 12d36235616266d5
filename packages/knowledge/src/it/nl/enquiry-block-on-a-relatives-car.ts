/** Questions about a block on the car of someone else in the family: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BLOCK_ON_A_RELATIVES_CAR_NL: Words = {
  'it.ask.block-relatives-car': {
    says: 'Voor uw schulden kan de belastinginner alleen een auto op uw eigen naam blokkeren of in beslag nemen. De auto van uw kind, partner of ouders is veilig, ook als u erin rijdt. Vecht een blokkade aan met de autopapieren. Een pas weggegeven auto kan een rechter terughalen. Vraag termijnen: vanaf de aanvraag begint er geen nieuwe blokkade.',
  },
}
