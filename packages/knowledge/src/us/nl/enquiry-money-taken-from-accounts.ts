/** The Dutch words of the rows in ../enquiry-money-taken-from-accounts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_NL: Words = {
  'us.fact.stop-debits': {
    says: 'U kunt het altijd stoppen, wat u ook tekende. Zeg uw bank de betalingen te blokkeren, minstens drie werkdagen voor de volgende. Schrijf kredietgever en bank dat u uw toestemming intrekt. Betwist elke latere afschrijving binnen 60 dagen na het afschrift. De schuld zelf blijft.',
  },
  'us.fact.benefits-frozen': {
    says: 'De bank moet tot twee maanden Social Security, SSI of VA-geld vrijlaten dat direct is gestort. Daarover mag zij geen beslagkosten rekenen. Vraag schriftelijk om vrijgave. Dien op tijd de claim of exemption in bij de rechtbank op het papier en bel legal aid.',
  },
  'us.fact.code-tricked': {
    says: 'Dat is niet het einde. Stuurde een dief het geld met een code die hij u met een list ontfutselde, dan geldt het als niet toegestaan. Dat u bedrogen bent is geen reden om te weigeren. Bij melding binnen twee werkdagen betaalt u hoogstens 50 dollar. Vraag schriftelijk de stukken en klaag bij het CFPB.',
  },
  'us.fact.zelle-self-sent': {
    says: 'Bel meteen de bank en vraag de betaling terug te halen. Stuurde u het zelf door een leugen, dan hoeft de bank volgens de wet meestal niet te betalen. Vraag het toch: Zelle vergoedt sommige gevallen waarin de dief zich als bank of instantie voordeed. Doe aangifte en klaag bij CFPB en FTC.',
  },
  'us.fact.card-dispute-closed': {
    says: 'U kunt er nog tegen vechten. Stuur de kaartfirma een schriftelijke foutmelding (billing error) naar haar adres voor vragen, binnen 60 dagen na het eerste afschrift. Voeg bewijs toe, zoals de verkeerde postcode. U hoeft dat bedrag zolang niet te betalen. Weigert zij: CFPB, of de verkoper aanklagen.',
  },
}
