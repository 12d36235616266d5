/** Questions about what a notice must do, grace periods, signs, special land and court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_NOTICES_NL: Words = {
  'gb.ask-parking.credit': {
    says: 'Een parkeerboete raakt uw kredietdossier niet. Een vonnis (judgment) kan dat wel, als u het langer dan een maand niet betaalt.',
  },
  'gb.ask-parking.late-notice': {
    says: 'Zo niet, dan moet de brief aan de houder (keeper) binnen 14 dagen na het parkeren komen. Hing er wel een bon aan de auto, dan moet hij tussen dag 29 en dag 56 komen.',
    dependsOn: 'of er een bon aan de auto hing',
  },
  'gb.ask-parking.grace-council': {
    says: 'In Engeland zijn er 10 gratis minuten na het eind van betaalde of toegestane tijd in een vak of parkeerplaats van de gemeente. Dat geldt niet voor gele strepen of parkeren zonder te betalen.',
  },
  'gb.ask-parking.grace': {
    says: 'De particuliere code geeft minstens 10 minuten marge na het eind van toegestaan parkeren, plus tijd aan het begin om de borden te lezen. Maak bezwaar als u daarbinnen was.',
  },
  'gb.ask-parking.signs': {
    says: 'Maak foto’s van de borden en strepen vanaf waar u binnenreed en parkeerde. Onduidelijke of ontbrekende borden zijn een goede grond voor bezwaar, bij gemeente en particulier.',
  },
  'gb.ask-parking.airport': {
    says: 'Zo ja, dan gelden de regels voor houders (keepers) misschien niet. Dan kan alleen de bestuurder worden aangesproken. Schrijf dat als u als houder bezwaar maakt.',
    dependsOn: 'of het terrein eigen regels (byelaws) heeft',
  },
  'gb.ask-parking.court-claim': {
    says: 'Mis de data niet. Antwoord binnen 14 dagen na de officiële ontvangst (service). Dan krijgt u 28 dagen voor verweer. Schrijf daarna waarom u niets schuldig bent: borden, regels voor houders, betaling, of een ingetrokken boete.',
  },
  'gb.ask-parking.cancelled': {
    says: 'Bewaar het bericht dat de boete is ingetrokken. Stuur een kopie en vraag hun te stoppen. Is er een eis bij de rechter? Zet het als eerste punt in uw verweer.',
  },
  'gb.ask-parking.claim-not-driver': {
    says: 'Negeer het niet. Bevestig de eis binnen 14 dagen na betekening: dan hebt u samen 28 dagen voor verweer. Een houder (keeper) die niet reed, is het alleen schuldig als de firma elke regel voor houders volgde, meestal een bericht binnen 14 dagen. Zet dat in uw verweer. Niemand hoeft te zeggen wie reed. De bestuurder noemen hielp alleen vóór de rechtszaak.',
  },
}
