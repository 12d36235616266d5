/** Questions about the fees of a bank from people with little money: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_FEES_LOW_INCOME_NL: Words = {
  'fr.ask-buy.bank-fees-low-income': {
    says: 'Met een laag inkomen, of met kosten maand na maand, kunt u “client fragile” zijn. De banken beloofden hoogstens 25 € per maand voor al deze kosten. Met het speciale pakket (zo’n 3 €) is het 20 € per maand en 200 € per jaar. Voor anderen: 8 € per stuk, 80 € per maand, 20 € per geweigerde incasso. Vraag schriftelijk deze status en het te veel betaalde. Nee? Klachtendienst, dan de gratis bemiddelaar.',
  },
}
