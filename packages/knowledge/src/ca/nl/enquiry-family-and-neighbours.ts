/** The Dutch words of the rows in ../enquiry-family-and-neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_NEIGHBOURS_NL: Words = {
  'ca.ask.child-support': {
    says: 'Registreer het bevel bij het alimentatiekantoor (support office) van uw provincie. Het kan gratis geld nemen van loon, bank en belastingteruggaven. Is er nog geen bevel, vraag het dan aan de familierechter.',
  },
  'ca.ask.debt-of-the-dead': {
    says: 'Niemand is een schuld schuldig omdat een familielid stierf, tenzij hij er ook voor tekende. Eerst betaalt de nalatenschap. Betaal niet van uw eigen geld; stuur de incasso naar de executeur (executor).',
  },
  'ca.ask.divorce-papers': {
    says: 'Lees de laatste dag om te antwoorden: meestal 30 dagen vanaf de betekening in Ontario en British Columbia, 20 in Alberta, 15 in Québec. U moet antwoorden als u het niet eens bent over kinderen, alimentatie of bezit. Zoek vroeg juridische hulp voor families.',
  },
  'ca.ask.jury-duty': {
    says: 'Ja, antwoord uiterlijk op de dag die erin staat; het is een wettelijke plicht. U kunt vragen om vrijstelling of een latere dag, bijvoorbeeld bij ziekte, zorg voor anderen of nood. Uw baas mag u er niet om ontslaan.',
  },
  'ca.ask.make-a-will': {
    says: 'Nee, u mag het zelf schrijven. Het moet meestal worden getekend voor twee getuigen die er niets uit krijgen; veel provincies aanvaarden ook een testament dat helemaal met de hand is geschreven. Een advocaat of notaris helpt bij huizen, kinderen of een bedrijf.',
  },
}
