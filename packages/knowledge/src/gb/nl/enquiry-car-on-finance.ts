/** Questions about a car on hire purchase or PCP: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_NL: Words = {
  'gb.ask-car.hand-back': {
    says: 'Ja. Bij hire purchase of PCP kunt u schriftelijk stoppen, altijd vóór de laatste termijn. U bent dan hoogstens de helft van de totale prijs schuldig, min wat betaald is, plus achterstand en schade. Die helft staat in het contract. Schrijf "I end this under section 99". Stem niet in met een "voluntary surrender": dat kan alles kosten.',
  },
  'gb.ask-car.hp-taken': {
    says: 'Hebt u een derde van de totale prijs betaald, dan is een rechter nodig. Het contract noemt dat bedrag. Ook daarvoor mag men zonder rechter niet op uw oprit of grond. Teken niets en geef geen sleutels. Schrijf een aanbod en vraag om hulp. Een rechter kan meer tijd geven (time order).',
  },
}
