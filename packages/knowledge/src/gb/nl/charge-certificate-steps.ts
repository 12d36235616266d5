/** The Dutch words of the rows in ../charge-certificate-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHARGE_CERTIFICATE_STEPS_NL: Words = {
  'gb.pcn.step-certificate': {
    says: 'Kreeg u geen eerdere brief? Vraag de gemeente (council) meteen waarom. Anders betaalt u binnen 14 dagen om kosten van de rechtbank te vermijden.',
  },
  'gb.pcn.step-witness': {
    says: 'Is een grond op formulier TE9 of PE3 voor u waar? Stuur het dan binnen 21 dagen aan het Traffic Enforcement Centre.',
  },
  'gb.pcn.step-witness-pay': {
    says: 'Is geen enkele grond waar? Betaal, of vraag de gemeente een regeling voordat een warrant naar deurwaarders (bailiffs) gaat.',
  },
  'gb.pcn.step-certificate-plan': {
    says: 'Kunt u niet alles betalen? Schrijf de gemeente (council) nu en vraag om tijd. Schrijf waarom.',
  },
  'gb.pcn.step-certificate-watch': {
    says: 'Let op een bevel (order for recovery). Daarbij zit een formulier waarop u kunt zeggen wat er misging. U hebt 21 dagen om het te sturen.',
  },
  'gb.pcn.step-certificate-address': {
    says: 'Ga na of de gemeente en de DVLA uw huidige adres hebben, zodat de volgende brief u bereikt.',
  },
  'gb.pcn.step-witness-late': {
    says: 'Zijn de 21 dagen voorbij? Stuur formulier TE7 samen met TE9 en schrijf waarom u laat bent.',
  },
  'gb.pcn.step-witness-advice': {
    says: 'Bel National Debtline op 0808 808 4000 voor gratis hulp met de formulieren of een regeling.',
  },
}
