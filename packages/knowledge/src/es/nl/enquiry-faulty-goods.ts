/** The Dutch words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_NL: Words = {
  'es.ask.guarantee': {
    says: 'Ja. De verkoper staat drie jaar in voor nieuwe spullen. Hij moet kosteloos herstellen of vervangen. Zo niet, vraag een lagere prijs of uw geld terug.',
  },
  'es.ask.used-car': {
    says: 'Bij een handelaar hebt u drie jaar garantie, of minstens één als dat is afgesproken. Bij een particulier hebt u zes maanden voor verborgen gebreken.',
    dependsOn: 'wie hem verkocht',
  },
}
