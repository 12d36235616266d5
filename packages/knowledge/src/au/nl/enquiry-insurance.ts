/** Questions about insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'au.ask.insurer': {
    says: 'Klaag schriftelijk bij de verzekeraar en vraag de redenen, de clausule en het rapport van de expert. Laat zelf een rapport maken, van een dakdekker of garage. De verzekeraar moet een uitsluiting zoals slijtage bewijzen. Hij heeft 30 dagen. Daarna, of na een nee, is AFCA gratis; de beslissing bindt de verzekeraar, niet u. Voorkom meer schade en bewaar bonnen.',
  },
  'au.ask.health-insurer': {
    says: 'Een fonds mag u 12 maanden laten wachten bij een ziekte van vroeger, en zijn arts moet dat bekijken. Vraag de reden, en ga dan gratis naar de Commonwealth Ombudsman.',
  },
}
