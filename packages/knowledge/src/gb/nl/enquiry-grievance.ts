/** Questions about a grievance that an employer does not answer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRIEVANCE_NL: Words = {
  'gb.ask-work.grievance-ignored': {
    says: 'Schrijf nog eens met een datum, vraag een gesprek en noem de Acas-code: het moet zonder vertraging worden behandeld. U mag een collega of de vakbond meenemen. Bij een nee schriftelijk in beroep. De termijn voor het tribunaal loopt: bel nu Acas, 0300 123 1100. Negeert men de code, dan kan het bedrag 25% hoger zijn.',
  },
}
