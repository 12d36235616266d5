/** The Dutch words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_NL: Words = {
  'it.ask.botched-work': {
    says: 'Schrijf het bedrijf nu: binnen 60 dagen nadat u het gebrek vond, acht bij een vakman die alleen werkt. Vraag herstel of een lagere prijs. Tot dan mag u een deel van de prijs inhouden dat past bij het gebrek. Twee jaar na het einde van het werk is het te laat, één jaar bij de vakman.',
  },
}
