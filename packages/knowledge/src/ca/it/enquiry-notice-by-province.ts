/** The Italian words of the rows in ../enquiry-notice-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_BY_PROVINCE_IT: Words = {
  'ca.ask.fired-on': {
    says: 'In Ontario la legge dà circa una settimana per anno, fino a 8, e una liquidazione dopo 5 anni in una grande azienda. I giudici danno spesso molto di più. Non firmi ancora.',
  },
  'ca.ask.fired-bc': {
    says: 'In British Columbia spetta una settimana di paga dopo 3 mesi, due dopo un anno, tre dopo 3 anni, poi una all’anno fino a 8. I giudici danno spesso molto di più.',
  },
  'ca.ask.fired-ab': {
    says: 'In Alberta spetta una settimana di preavviso o paga dopo 90 giorni, due dopo 2 anni, quattro dopo 4, fino a otto dopo 10. I giudici danno spesso di più. Reclami entro sei mesi.',
  },
}
