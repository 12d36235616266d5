/** The Dutch words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_NL: Words = {
  'es.ask.guarantee': {
    says: 'De verkoper staat drie jaar in voor nieuwe spullen, gekocht sinds 2022, wat de winkel ook zegt, en mag u niet naar de fabrikant sturen. Hij moet kosteloos herstellen of vervangen. Zo niet, vraag een lagere prijs of uw geld terug. Schrijf de winkel. Bij nee: klachtenformulier (hoja de reclamaciones), dan de OMIC.',
  },
  'es.ask.used-car': {
    says: 'Bij een handelaar hebt u drie jaar garantie, of minstens één als dat is afgesproken. Bij een particulier hebt u zes maanden voor verborgen gebreken.',
    dependsOn: 'wie hem verkocht',
  },
}
