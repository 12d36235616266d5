/** The Dutch words of the rows in ../enquiry-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_DEALS_NL: Words = {
  'us.ask-consumer.contractor': {
    says: 'Schrijf wat er mis is en tot wanneer het gemaakt moet zijn. Klaag bij het vergunningsbureau (license board) en de procureur-generaal van uw staat (attorney general). Daarna komt de rechtbank voor kleine zaken (small claims court).',
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
