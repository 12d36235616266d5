/** Questions about a landlord’s notice by text, by email or without its papers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLAWED_NOTICES_NL: Words = {
  'ie.ask.sale-notice-flawed': {
    says: 'Misschien ongeldig. Nodig zijn: schriftelijk en getekend, reden, laatste dag en dezelfde dag een kopie naar de RTB. Voor verkoop of familie is een beëdigde verklaring (statutory declaration) nodig. E-mail mag, een kale sms niet. Na een jaar 180 dagen of meer. Bij huur vanaf 1 maart 2026 is verkoop meestal geen reden. Blijf, betaal en ga binnen 90 dagen naar de RTB. Threshold: 1800 454 454.',
  },
  'ie.ask.rent-text': {
    says: 'Nee. Een kale sms, telefoontje of e-mail is geen huurherziening. Nodig zijn het getekende RTB-formulier, 90 dagen en een kopie naar de RTB. De huur mag eens in 12 maanden stijgen, met 2% of de inflatie, het laagste van de twee, in het hele land; nieuwe woningen mogen de inflatie volgen. In een lopende huur meestal geen sprong naar de markt. Betaal de oude huur en ga vóór de datum naar de RTB.',
  },
}
