/** Questions about insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'au.ask.insurer': {
    says: 'Vraag schriftelijk de redenen en klaag bij de verzekeraar. Ga na 30 dagen, of na een nee, gratis naar AFCA.',
  },
  'au.ask.health-insurer': {
    says: 'Een fonds mag u 12 maanden laten wachten bij een ziekte van vroeger, en zijn arts moet dat bekijken. Vraag de reden, en ga dan gratis naar de Commonwealth Ombudsman.',
  },
}
