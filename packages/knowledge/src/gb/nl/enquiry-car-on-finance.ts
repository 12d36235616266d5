/** Questions about a car on hire purchase or PCP: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CAR_ON_FINANCE_NL: Words = {
  'gb.ask-car.hand-back': {
    says: 'Ja. Bij hire purchase of PCP kunt u schriftelijk stoppen, altijd vóór de laatste termijn. U bent dan hoogstens de helft van de totale prijs schuldig, min wat betaald is, plus achterstand en schade. Die helft staat in het contract. Schrijf "I end this under section 99". Stem niet in met een "voluntary surrender": dat kan alles kosten.',
  },
  'gb.ask-car.hp-taken': {
    says: 'Hebt u een derde van de totale prijs betaald, dan is een rechter nodig. Het contract noemt dat bedrag. Ook daarvoor mag men zonder rechter niet op uw oprit of grond. Teken niets en geef geen sleutels. Schrijf een aanbod en vraag om hulp. Een rechter kan meer tijd geven (time order).',
  },
  'gb.ask-car.bought-with-finance': {
    says: 'Meestal houdt u hem. Een particuliere koper die niets wist van de huurkoop of PCP wordt eigenaar, ook zonder controle. Schrijf dat aan de financier (Hire Purchase Act 1964, section 27), met de advertentie, de berichten en het betaalbewijs. Geef geen sleutels af en teken niets. Het kentekenbewijs alleen bewijst niets. Lease of een logbook loan is anders: vraag advies. Ga daarna naar de Financial Ombudsman.',
  },
  'gb.ask-car.faulty-on-finance': {
    says: 'Klaag schriftelijk bij de financieringsmaatschappij. Bij hire purchase of PCP heeft zij de auto geleverd, dus moet zij het gebrek verhelpen, niet alleen de garage. In de eerste 30 dagen mag u de auto teruggeven. Daarna mag zij één keer repareren. Wilt u hem houden, vraag dan om reparatie of korting, en stuur de rekeningen mee. Zegt zij nee, of duurt het acht weken, dan kan de Financial Ombudsman gratis beslissen.',
  },
}
