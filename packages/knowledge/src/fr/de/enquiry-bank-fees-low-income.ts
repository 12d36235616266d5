/** Questions about the fees of a bank from people with little money: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_LOW_INCOME_DE: Words = {
  'fr.ask-buy.bank-fees-low-income': {
    says: 'Mit wenig Einkommen, oder bei Gebühren Monat für Monat, können Sie „client fragile“ sein. Die Banken haben höchstens 25 € im Monat für all diese Gebühren zugesagt. Mit dem besonderen Angebot (etwa 3 €) sind es 20 € im Monat, 200 € im Jahr. Für alle anderen: je 8 €, 80 € im Monat, 20 € je abgelehnter Lastschrift. Verlangen Sie schriftlich den Status und das zu viel Gezahlte. Nein? Beschwerdestelle, dann kostenloser Mediator.',
  },
}
