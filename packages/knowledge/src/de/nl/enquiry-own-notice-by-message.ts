/** Questions of people who gave up their job in a message or in anger: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_BY_MESSAGE_NL: Words = {
  'de.ask-job.own-notice-by-message': {
    says: 'Ook uw eigen ontslag vraagt papier en een handtekening. Een bericht, mail of woorden in woede beëindigen de baan niet. Ga gewoon werken en schrijf vandaag dat de baan doorloopt. Zegt de baas dat het voorbij is, dan is dat ook geen geldig ontslag: ga naar een advocaat of vakbond. Op papier getekend? Dan kan het alleen terug met het ja van de firma, of bij dreiging of bedrog.',
  },
}
