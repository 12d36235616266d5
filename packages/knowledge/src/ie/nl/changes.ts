/** The Dutch words of Ireland: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_NL: Words = {
  'ie.news.rent-control': {
    says: 'Sinds 20 juni 2025 gelden de grenzen aan huurverhoging in het hele land.',
    was: 'De grenzen golden alleen in gebieden met hoge huren (rent pressure zones).',
    is: 'Het hele land valt eronder. Controleer een huurbrief bij de Residential Tenancies Board.',
  },
  'ie.news.lender-rules': {
    says: 'Nieuwe regels voor banken en leenbedrijven over klanten met achterstand begonnen op 24 maart 2026.',
    was: 'De Consumer Protection Code van 2012 en de code over hypotheekachterstand golden.',
    is: 'Regels van de Central Bank kwamen in hun plaats. Kredietgevers moeten u nog steeds helpen en u niet te vaak benaderen.',
  },
  'ie.news.minimum-wage': {
    says: 'Sinds 1 januari 2026 is het minimumloon € 14,15 per uur.',
    was: 'Het was € 13,50 per uur.',
    is: 'Het is € 14,15 voor mensen van 20 en ouder.',
  },
  'ie.news.auto-enrolment': {
    says: 'Sinds 1 januari 2026 komen de meeste werknemers zonder pensioen op het werk in een spaarplan van de staat.',
    was: 'Niemand moest meedoen aan een pensioen op het werk.',
    is: 'U, uw werkgever en de staat betalen mee. U kunt in de zevende en achtste maand uitstappen.',
  },
  'ie.news.payee-check': {
    says: 'Sinds 9 oktober 2025 moet uw bank vóór een overboeking de naam met het rekeningnummer vergelijken.',
    was: 'Banken keken alleen naar het rekeningnummer (IBAN).',
    is: 'Uw bank zegt het als de naam niet past. Controleert zij niet, dan moet zij u misschien terugbetalen.',
  },
  'ie.news.dispute-site-closed': {
    says: 'De Europese site voor geschillen met winkels (ODR) sloot op 20 juli 2025. Links ernaar werken niet meer.',
    was: 'Winkels moesten naar de Europese site voor geschillen linken.',
    is: 'Ga naar de geschillendienst in uw land, of voor een winkel in het buitenland naar uw European Consumer Centre.',
  },
}
