/** The Dutch words of the rows in ../enquiry-missed-days-and-appeals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MISSED_DAYS_AND_APPEALS_NL: Words = {
  'us.fact.late-unemployment-appeal': {
    says: 'Ga vandaag toch in beroep en zeg waarom u laat bent. De meeste staten nemen het aan met een goede reden, zoals post naar een oud adres of een fout van de dienst. Voeg bewijs toe van wanneer u de brief kreeg. Claim elke week door en ga naar de zitting over de vertraging.',
  },
  'us.fact.medicare-ends': {
    says: 'Vraag vandaag de snelle herziening (fast appeal) die in de brief staat. Bel het nummer daarin voor twaalf uur ’s middags op de dag voor het einde. Het is gratis, zij beslissen in ongeveer een dag, en een arts kan stukken sturen. Vraag haar intussen niet te ontslaan. Te laat? Bel toch hetzelfde nummer.',
  },
  'us.fact.i9-choice': {
    says: 'U kiest welke papieren van de lijst van formulier I-9 u toont. Een rijbewijs met Social Security-kaart is genoeg. Een baas mag geen green card of meer papieren eisen om uw uiterlijk of accent. Toon de lijst. Weigert hij, bel binnen 180 dagen gratis het ministerie van Justitie: 1-800-255-7688.',
  },
  'us.fact.green-card-expired-job': {
    says: 'Uw recht om te werken stopt niet met de kaart: u blijft permanent inwoner. Liet u bij het aannemen geldige papieren zien, dan mag de baas er bij het verlopen niet opnieuw om vragen. Het I-90-bewijs verlengt de kaart: draag beide bij u. Laat personeelszaken het I-9-handboek van USCIS zien, deel 7.1. Weigeren ze, bel binnen 180 dagen het ministerie van Justitie: 1-800-255-7688. Een kaart voor twee jaar is anders: die vraagt I-751.',
  },
}
