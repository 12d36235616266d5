/** Questions of a parent whose child the other parent wants to take to live abroad: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_TAKEN_ABROAD_NL: Words = {
  'ie.ask.child-emigrates': {
    says: 'Teken niets en schrijf dat u het niet goed vindt. Met een kind uit Ierland verhuizen vraagt het ja van elke guardian of de rechter; een paspoort ook. Een ongehuwde vader is guardian als hij sinds 18 januari 2016 12 maanden achtereen met de moeder woonde, drie na de geboorte. Vraag nu bij de District Court omgang en een verbod op vertrek. Is het kind weg: vraag terugkeer binnen een jaar.',
  },
}
