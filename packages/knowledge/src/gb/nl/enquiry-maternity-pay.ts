/** Questions about pay and leave for a birth: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_NL: Words = {
  'gb.ask-work.maternity-pay': {
    says: 'Elke werkneemster heeft vanaf dag één 52 weken verlof. Loon (SMP) vraagt 26 weken in de baan in de 15e week voor de geboorte en loon boven een lage grens. Dan 90% zes weken en 33 weken een vast bedrag of 90%. Zo niet, vraag Maternity Allowance. Meld het de werkgever vóór de 15e week.',
    dependsOn: 'hoelang u er werkt en wat u verdient',
  },
  'gb.ask-work.paternity-leave': {
    says: 'Sinds 6 april 2026 hebt u vaderschapsverlof vanaf uw eerste werkdag: een of twee weken. Meld het uiterlijk in de 15e week voor de uitgerekende datum en geef de dagen 28 dagen vooraf door. Voor geld zijn nog steeds 26 weken in de baan nodig op die 15e week. Onbetaald ouderschapsverlof is ook vanaf dag een van u. Weigeren ze, vraag dan schriftelijk waarom en bel Acas: 0300 123 1100.',
  },
}
