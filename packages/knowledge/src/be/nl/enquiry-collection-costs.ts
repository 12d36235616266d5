/** Questions about the costs that a collector adds: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_COSTS_NL: Words = {
  'be.ask.costs': {
    dependsOn: 'het bedrag dat u schuldig bent',
    says: 'De eerste herinnering is gratis en geeft 14 dagen. Zonder haar zijn er helemaal geen kosten verschuldigd. Daarna hoogstens € 20 tot € 150, € 30 plus 10 % tot € 500, € 65 plus 5 % daarboven. Rente kan erbij komen, als het contract dat zegt. Dossierkosten niet. Betaal de rekening zelf en betwist de rest schriftelijk. Alleen met een vonnis kan beslag.',
  },
  'be.ask.already-paid': {
    says: 'Betaal niet nog eens. Stuur de deurwaarder en de schuldeiser vandaag het betaalbewijs met datum en schrijf dat u de schuld betwist. Vraag of er een vonnis is. Zonder vonnis of andere titel mag hij niets in beslag nemen. Is er een titel, vraag dan een afrekening: kosten en intresten kunnen nog open staan. Legt hij toch beslag, dan beslist de beslagrechter.',
  },
}
