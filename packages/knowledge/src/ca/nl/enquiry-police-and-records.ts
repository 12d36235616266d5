/** The Dutch words of the rows in ../enquiry-police-and-records.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_RECORDS_NL: Words = {
  'ca.fact.police-talk': {
    says: 'U hoeft niet naar de politie en hoeft niets te zeggen, tenzij u wordt aangehouden. Ook dan mag u zwijgen. Zeg rustig dat u eerst een advocaat wilt; legal aid heeft dag en nacht een gratis lijn. Wat u zegt kan tegen u worden gebruikt. Lieg niet en wis niets. Geef uw naam als u rijdt, bij aanklacht of aanhouding.',
  },
  'ca.fact.car-search': {
    says: 'U mag nee zeggen. Zeg rustig: “Ik stem niet in met een doorzoeking.” Zonder uw ja heeft de politie meestal een bevel, aanhouding of goede reden nodig. Rijbewijs, kenteken en verzekering moet u tonen, en blazen als zij dat vragen. Verzet u niet; een advocaat kan het later aanvechten.',
  },
  'ca.fact.roadside-fail': {
    says: 'Handel binnen zeven dagen: zo lang kunt u herziening van de schorsing vragen, in Alberta bij SafeRoads, in British Columbia bij RoadSafetyBC. Nummer en kosten staan op het papier van de politie. Rijd niet, dat is een nieuwe overtreding. Vraag naar het interlock. Spreek een advocaat voor u betaalt.',
  },
  'ca.fact.record-suspension': {
    says: 'Vraag bij de Parole Board of Canada een record suspension (pardon). Dat kan vijf jaar na het einde van de straf bij een licht feit, tien bij een zwaar, zonder nieuwe veroordeling. Alle boetes moeten betaald zijn. De formulieren zijn gratis, een bureau is niet nodig. Een discharge verdwijnt vanzelf na een of drie jaar.',
  },
}
