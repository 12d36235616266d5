/** The Dutch words of the rows in ../enquiry-rent-rise-west.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_WEST_NL: Words = {
  'ca.fact.rent-rise-bc': {
    says: 'Niet boven het jaarplafond van British Columbia, 2,3% voor 2026 en elk jaar opnieuw vastgesteld. En niet zonder drie volle maanden op het formulier van de Residential Tenancy Branch. Een sms of mail vervangt dat niet. Eens per 12 maanden. Betaal de huidige huur en schrijf waarom. Te veel betaald mag u later aftrekken.',
  },
  'ca.fact.rent-rise-ab': {
    says: 'Alberta heeft geen plafond, maar wel vaste tijden. Per maand zijn drie volle maanden schriftelijk nodig en een jaar sinds de vorige verhoging of het begin. Bij een vaste termijn blijft de huur tot het einde. Met minder tijd werkt de verhoging niet: betaal de huidige huur en zeg dat schriftelijk.',
    dependsOn: 'hoe u huurt en hoeveel tijd u kreeg',
  },
}
