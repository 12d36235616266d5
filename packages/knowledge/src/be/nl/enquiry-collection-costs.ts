/** Questions about the costs that a collector adds: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_NL: Words = {
  'be.ask.costs': {
    dependsOn: 'het bedrag dat u schuldig bent',
    says: 'De eerste herinnering is gratis en geeft 14 dagen. Zonder haar zijn er helemaal geen kosten verschuldigd. Daarna hoogstens € 20 tot € 150, € 30 plus 10 % tot € 500, € 65 plus 5 % daarboven. Rente kan erbij komen, als het contract dat zegt. Dossierkosten niet. Betaal de rekening zelf en betwist de rest schriftelijk. Alleen met een vonnis kan beslag.',
  },
}
