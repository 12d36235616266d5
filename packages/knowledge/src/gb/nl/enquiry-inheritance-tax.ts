/** Questions about tax on what somebody leaves: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INHERITANCE_TAX_NL: Words = {
  'gb.ask-tax.inheritance': {
    says: 'Belasting is er alleen over wat boven £325,000 komt, of £500,000 als een huis naar kinderen of kleinkinderen gaat. Wat naar de echtgenoot of partner gaat is vrij, en wat niet is gebruikt gaat op hen over. Daarboven is het 40 %. Giften van de laatste zeven jaar kunnen meetellen. Wie de nalatenschap regelt betaalt het daaruit, voor het eind van de zesde maand na het overlijden.',
    dependsOn: 'wat alles bij elkaar waard is en wie het krijgt',
  },
}
