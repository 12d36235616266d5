/** Questions about lenders, interest paid too much and stopping payments by card: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_NL: Words = {
  'jp.ask.credit-stop': {
    says: 'Schrijf het kaart- of kredietbedrijf dat u stopt met betalen en waarom (支払停止の抗弁). Dat kan bij betaling in delen over meer dan twee maanden, vanaf 40.000 yen in totaal. Bewaar bewijs, en schrijf ook de winkel. Bel 188.',
  },
  'jp.ask.illegal-lender': {
    says: 'Bel bij gevaar 110. Een lening met meer dan 109,5% per jaar is nietig, en lenen zonder vergunning is strafbaar. Leen niet meer. Bewaar alle berichten, en ga vandaag naar de politie (#9110) en een advocaat of gerechtelijk schrijver (司法書士).',
  },
  'jp.ask.overpaid-interest': {
    says: 'Leende u voor juni 2010 tegen meer dan 15 tot 20% per jaar, dan betaalde u misschien te veel. Vraag het hele overzicht (取引履歴): dat moet men geven. Meestal tien jaar na de laatste betaling, voor betalingen sinds april 2020 vijf nadat u het wist. Bij leningen sinds 2010 zelden. Vraag Houterasu.',
  },
}
