/** Questions about prison for debts: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRISON_FOR_DEBTS_NL: Words = {
  'jp.ask.prison-debt': {
    says: 'Niemand gaat naar de gevangenis omdat hij een lening niet kan terugbetalen. Het is iets tussen u en de geldgever: die kan een zaak beginnen en dan deel van loon of rekening laten beslaan. Strafbaar is het alleen als u loog voor het geld en nooit wilde betalen. Eén plicht is streng: roept de rechtbank u om uw bezit te noemen (財産開示), ga dan. 法テラス helpt bij te veel schulden.',
  },
}
