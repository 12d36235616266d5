/** Questions about a dismissal for fault with no written charge before: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WITHOUT_CHARGE_NL: Words = {
  'it.ask.dismissed-no-charge': {
    says: 'Ja, u kunt het aanvechten. Vóór ontslag om een fout moet het bedrijf een schriftelijk verwijt sturen en vijf dagen laten om te antwoorden. Zonder dat houdt het geen stand, en het moet de feiten bewijzen. Schrijf binnen 60 dagen na de brief, aangetekend of PEC, dat u het aanvecht. Daarna naar de rechter binnen 180 dagen. Ga naar een vakbond; NASpI binnen 68 dagen.',
  },
}
