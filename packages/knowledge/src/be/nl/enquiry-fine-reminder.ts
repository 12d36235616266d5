/** Questions about a reminder or an order to pay for a traffic fine: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FINE_REMINDER_NL: Words = {
  'be.ask.fine-reminder': {
    says: 'Betaal op de dag van de herinnering, of betwist schriftelijk met de link of het formulier. Doet u niets, dan komt een hoger voorstel, daarna een bevel tot betalen met 35 % meer. Daartegen hebt u 30 dagen voor de politierechtbank. Daarna int de FOD Financiën, ook van loon of een belastingteruggave. Wilt u in delen betalen, vraag het dan nu.',
  },
}
