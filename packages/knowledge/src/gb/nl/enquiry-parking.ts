/** Vragen over parkeren: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_NL: Words = {
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
  'gb.ask-parking.bailiff-private': {
    says: 'Een particulier parkeerbedrijf kan nu geen deurwaarders (bailiffs) sturen. Het moet eerst bij de rechter winnen. Pas als u het vonnis dan niet betaalt, kunnen er deurwaarders komen.',
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
  'gb.ask-parking.blue-badge': {
    says: 'Maak bezwaar en stuur een kopie van de Blue Badge, voor- en achterkant. Gemeenten trekken de boete vaak in. Volgens de particuliere code hoort een kaart die niet zichtbaar lag de boete tot £20 te verlagen.',
  },
  'gb.ask-parking.hospital': {
    says: 'Maak bezwaar bij het bedrijf en stuur bewijs van de afspraak of de vertraging. Vraag ook het ziekenhuis de boete in te trekken. Ziekte of een uitgelopen afspraak telt in uw voordeel.',
  },
  'gb.ask-parking.rejected-council': {
    says: 'Na een afwijzing (notice of rejection) hebt u 28 dagen om in beroep te gaan bij het onafhankelijke tribunaal. Het is gratis. Was het alleen een vroeg bezwaar? Wacht dan op de brief aan de eigenaar (notice to owner).',
  },
  'gb.ask-parking.rejected': {
    says: 'Gebruik de code in de afwijzing om vóór de laatste dag naar POPLA of de IAS te gaan. Het is gratis. Antwoord met bewijs op elk punt.',
  },
  'gb.ask-parking.popla-lost': {
    says: 'Verliezen bij POPLA bindt u niet. Alleen een rechter kan u laten betalen. U kunt betalen, of wachten en verweer voeren tegen een eis. Verliest u daar, dan komen er kosten bij.',
    dependsOn: 'hoe sterk u staat',
  },
  'gb.ask-parking.wrong-plate': {
    says: 'Maak bezwaar en stuur uw betaalbewijs of bankafschrift. Bij een kleine typefout hoort de boete volgens de code te vervallen. Bij een grotere fout hoort hij £20 te worden.',
  },
  'gb.ask-parking.machine': {
    says: 'Maak bezwaar en schrijf wat niet werkte en wat u probeerde. Voeg foto’s, schermafbeeldingen of belgegevens toe. Kon u op geen enkele manier betalen, dan is dat een sterk punt.',
  },
  'gb.ask-parking.council-or-private': {
    says: '“Penalty charge notice” of “fixed penalty” komt van een gemeente (council) of de politie. “Parking charge notice” komt van een particulier bedrijf en is geen boete van de overheid.',
    dependsOn: 'de woorden op de brief',
  },
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
  'gb.ask-parking.council-challenge': {
    says: 'Maak binnen 14 dagen bezwaar met foto’s en uw reden. Zegt de gemeente nee, dan bieden de meeste de lagere prijs opnieuw aan. Later kunt u naar een gratis tribunaal.',
  },
  'gb.ask-parking.scotland': {
    says: 'In Schotland kan alleen de bestuurder een particuliere boete schuldig zijn. Geen wet verplicht de houder (keeper) de bestuurder te noemen. Een boete van de gemeente is anders: betaal of betwist die.',
    dependsOn: 'wie hem stuurde, en of u de bestuurder was',
  },
  'gb.ask-parking.old-charge': {
    says: 'Een bedrijf heeft zes jaar vanaf het parkeren om een eis bij de rechter (court claim) te beginnen. Daarna hebt u een volledig verweer.',
    dependsOn: 'hoelang het geleden is',
  },
  'gb.ask-parking.how-appeal': {
    says: 'Maak eerst bezwaar bij het bedrijf of de gemeente, op hun formulier, met foto’s en bewijs. Doe het binnen 14 dagen om de lagere prijs te houden. Zeggen ze nee, dan is er een gratis onafhankelijk bezwaar.',
  },
  'gb.ask-parking.scotland-council': {
    says: 'In Schotland betaalt u binnen 14 dagen de helft, of u maakt bezwaar bij de gemeente (council). Na een afwijzing hebt u 28 dagen om in beroep te gaan bij het First-tier Tribunal.',
  },
  'gb.ask-parking.ni-penalty': {
    says: 'Maak binnen 14 dagen schriftelijk bezwaar. De lagere prijs wacht dan op het antwoord. Na een afwijzing kunt u in beroep bij het Traffic Penalty Tribunal voor Noord-Ierland.',
  },
}
