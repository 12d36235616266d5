/** Questions about reasons to appeal, and about an appeal that was lost: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_APPEALS_NL: Words = {
  'gb.ask-parking.blue-badge': {
    says: 'Maak bezwaar en stuur een kopie van de Blue Badge, voor- en achterkant. Gemeenten trekken de boete vaak in. Op privéterrein geeft de kaart op zich geen recht. Maar het bedrijf moet zijn regels aanpassen voor mensen met een handicap: noem de Equality Act. Volgens de particuliere code hoort een kaart die niet zichtbaar lag de boete tot £20 te verlagen.',
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
}
