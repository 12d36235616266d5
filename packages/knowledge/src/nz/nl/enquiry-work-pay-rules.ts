/** Questions about pay when sent home after notice, and on public holidays: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_PAY_RULES_NL: Words = {
  'nz.ask.sent-home-notice': {
    says: 'Meestal ja: wilde u de opzegtijd werken, dan moeten zij die betalen, ook als zij u naar huis sturen. Eerder stoppen zonder loon kan onterecht ontslag zijn. Vakantiegeld is ook verschuldigd. Kijk of het contract garden leave of betaling noemt. Vraag het schriftelijk met bedrag en datum. Klacht (personal grievance) binnen 90 dagen. Hulp: 0800 20 90 20.',
  },
  'nz.ask.public-holiday': {
    says: 'Ja. Werk op een feestdag levert minstens anderhalf keer loon op. Is het een dag waarop u normaal werkt, dan krijgt u later ook een betaalde vrije dag. Werkt u niet, dan wordt die dag gewoon betaald. Zij mogen het alleen eisen als het uw gewone dag is en het contract het zegt. U kunt zes jaar terugvragen. Schriftelijk, dan 0800 20 90 20, gratis.',
  },
}
