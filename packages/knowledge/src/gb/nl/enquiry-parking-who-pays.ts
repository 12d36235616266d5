/** : the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_WHO_PAYS_NL: Words = {
  'gb.ask-parking.firm-court': {
    says: 'Ja. Het bedrijf kan binnen zes jaar een eis beginnen bij de county court. Komt er een formulier (claim form), antwoord de rechtbank dan binnen 14 dagen na de officiële ontvangst (service). Antwoordt u niet, dan kan er een vonnis (judgment) tegen u komen.',
  },
  'gb.ask-parking.private-have-to-pay': {
    says: 'Een particuliere parkeerboete is een eis om geld, geen boete van de overheid. Maak bezwaar als hij niet klopt. Laat hem niet liggen, want het bedrijf kan ermee naar de rechter.',
    dependsOn: 'of de boete redelijk is',
  },
  'gb.ask-parking.have-to-pay': {
    says: 'Een “penalty charge notice” van een gemeente (council) moet u betalen of betwisten. Een “parking charge notice” van een particulier bedrijf is een eis waartegen u bezwaar kunt maken. Laat geen van beide liggen.',
    dependsOn: 'wie hem stuurde',
  },
  'gb.ask-parking.name-driver': {
    says: 'Geen wet verplicht u een particulier bedrijf te zeggen wie er reed. Bent u de houder (keeper), dan kunnen ze u alleen aanspreken als ze de regels voor houders volgden. Kijk naar de regel van 14 dagen.',
  },
  'gb.ask-parking.council-not-driving': {
    says: 'Een boete van de gemeente betaalt de eigenaar, wie er ook reed. U betaalt niet als de auto was verkocht, gestolen, of verhuurd aan iemand die ervoor tekende.',
    dependsOn: 'wie die dag de eigenaar van de auto was',
  },
  'gb.ask-parking.collector': {
    says: 'Een incassobureau voor een particuliere parkeerboete mag niet komen om dingen mee te nemen. Schrijf één keer dat u betwist en waarom. Let daarna op een laatste brief voor een rechtszaak (letter before claim).',
  },
  'gb.ask-parking.bailiff-council': {
    says: 'Kreeg u de eerdere brieven nooit? Stuur vandaag formulieren TE7 en TE9 aan het Traffic Enforcement Centre. Houd uw deur dicht. Bent u het schuldig, bied dan een regeling aan.',
  },
  'gb.ask-parking.clamp': {
    says: 'Op privéterrein mag niemand uw auto vastzetten of wegslepen zonder wettelijke bevoegdheid. Het is een misdrijf. Deurwaarders (bailiffs), de politie, de DVLA en gemeenten hebben wel zulke bevoegdheden.',
  },
  'gb.ask-parking.hire-car': {
    says: 'Bij een particuliere boete bent u het als huurder alleen schuldig als ze ook het huurcontract en uw getekende verklaring stuurden. Bij een boete van de gemeente betaalt de huurder die tekende.',
    dependsOn: 'of het een particuliere boete is of een van de gemeente',
  },
}
