/** Questions about who pays for a care home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_HOME_WORDS: Words = {
  'fr.ask-buy.care-home-costs': {
    dependsOn: 'uw en hun middelen',
    says: 'Kinderen kunnen hulp schuldig zijn aan een ouder in nood, elk naar zijn middelen (obligation alimentaire). Het tehuis bepaalt uw deel niet alleen: u spreekt het af, of een familierechter doet het. Een ouder die ernstig tekortschoot, kan die hulp verliezen. Vraag eerst sociale hulp (ASH) en huursteun.',
  },
}
