/** The Dutch words of the rows in ../enquiry-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_DEALS_NL: Words = {
  'us.ask-consumer.contractor': {
    says: 'Schrijf aangetekend wat er mis is en een dag om het werk te doen of terug te betalen. Klaag dan bij het license board en de attorney general van uw staat. Wie geld neemt en niets doet kan strafbaar zijn: meld het ook bij de politie. Met kaart betaald: betwist het. Daarna is er small claims.',
  },
  'us.story.house-deal': {
    says: 'Lees het contract: de datums, hoe u eruit kunt en wie de aanbetaling krijgt. Een koop van land telt meestal alleen getekend op papier. Vraag het titelbedrijf (title firm) het geld vast te houden en ga snel naar een advocaat.',
    dependsOn: 'wat het contract zegt en wie het brak',
  },
  'us.story.contract': {
    says: 'Een contract bindt als beide het over de hoofdpunten eens waren. Eén kant alleen kan het niet wijzigen, behalve als het contract dat toestaat. Bewaar de tekst en uw berichten, en schrijf wat u uiterlijk wanneer verwacht.',
    dependsOn: 'wat is afgesproken en hoe u het kunt laten zien',
  },
  'us.story.hidden-fault': {
    says: 'Een verkoper die een ernstig gebrek kende en verborg of loog, kan u de reparatie schuldig zijn. Bewaar foto’s, het formulier, de inspectie en wat de buur zei. De tijd om naar de rechter te gaan is begrensd.',
    dependsOn: 'wat de verkoper wist en uw staat',
  },
  'us.story.private-sale': {
    says: 'Een particuliere verkoop is meestal definitief, want alleen handelaren geven de basisgarantie. U bent iets schuldig als u loog of beloofde dat het werkt. Bewaar de advertentie en de berichten.',
    dependsOn: 'wat u erover zei',
  },
}
