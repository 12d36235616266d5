/** The Dutch words of the rows in ../enquiry-tax-notices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_NOTICES_NL: Words = {
  'us.fact.irs-final-levy-notice': {
    says: 'Dit is de laatste brief voordat de IRS loon, bankgeld of een auto mag nemen. Stuur Form 12153 binnen 30 dagen na de datum, aangetekend. Dat stopt het beslag meestal tot Appeals beslist en houdt de weg naar de Tax Court open. Vraag daarin een haalbare betalingsregeling, of een pauze wegens nood. Dien ontbrekende aangiften in. Bellen kan geen kwaad.',
  },
  'us.fact.irs-final-notice-missed': {
    says: 'U kunt met Form 12153 nog een „equivalent hearing” vragen, een jaar lang vanaf de dag na de datum. Die stopt een beslag niet vanzelf, en daarna is er geen Tax Court. Bel dus nu de IRS: een regeling, of een pauze als huur en eten niet meer gaan. Dat kan een beslag stoppen of geld vrijmaken. In nood helpt ook de Taxpayer Advocate (Form 911).',
  },
  'us.fact.irs-reminder': {
    says: 'Een CP501 of CP503 is een herinnering aan een belastingschuld. De IRS kan daarmee nog geen loon of bankgeld nemen, maar wel een teruggave houden. Handel voor de datum: betaal of vraag een regeling op IRS.gov, want rente loopt door. Klopt het bedrag niet, schrijf dan met bewijs. Daarna komen meestal een CP504 en een laatste brief: LT11, Letter 1058 of CP90.',
  },
  'us.fact.irs-levy-notice-no-number': {
    says: 'Zoek het nummer in een hoek van de brief. Met een CP504 mag de IRS tot nu toe meestal alleen een teruggave van de staat nemen. Een LT11, Letter 1058 of CP90 is de laatste brief: stuur Form 12153 binnen 30 dagen na de datum. Dat stopt beslag op loon en bank meestal. Vraag in beide gevallen nu een regeling op IRS.gov, of een pauze als huur en eten niet gaan.',
  },
  'us.fact.irs-90-day-letter': {
    says: 'Met deze brief kunt u naar de Tax Court voordat u betaalt. De laatste dag staat erop: 90 dagen na de datum, of 150 als hij naar het buitenland is gestuurd. Geen telefoontje of brief aan de IRS verlengt dat. Dien het verzoek in op ustaxcourt.gov; de kleine kosten kunnen vervallen. Stuur ook de IRS uw bewijs. Laat u de dag voorbijgaan, dan kan zij innen.',
  },
}
