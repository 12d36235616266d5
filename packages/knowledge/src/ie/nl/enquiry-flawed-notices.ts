/** Questions about a landlord’s notice by text, by email or without its papers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLAWED_NOTICES_NL: Words = {
  'ie.ask.sale-notice-flawed': {
    says: 'Zeer waarschijnlijk ongeldig. De opzegging moet een getekend papier met de reden zijn. Voor verkoop of familie is een beëdigde verklaring (statutory declaration) nodig en dezelfde dag een kopie naar de RTB. E-mail of sms telt niet. Na een jaar 180 dagen, na zeven 196. Blijf, betaal door en ga binnen 90 dagen naar de RTB. Threshold: 1800 454 454.',
  },
  'ie.ask.rent-text': {
    says: 'Nee. Een sms, telefoontje of e-mail is geen huurherziening. Nodig zijn het RTB-formulier, 90 dagen en een kopie naar de RTB. De huur mag eens in 12 maanden stijgen, met 2% of de inflatie, het laagste van de twee, in het hele land. In een lopende huur geen sprong naar de markt. Betaal de oude huur en ga vóór de datum naar de RTB.',
  },
}
