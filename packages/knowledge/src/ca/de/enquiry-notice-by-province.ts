/** The German words of the rows in ../enquiry-notice-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_BY_PROVINCE_DE: Words = {
  'ca.ask.fired-on': {
    says: 'In Ontario gibt das Gesetz etwa eine Woche je Jahr, bis 8 Wochen, und nach 5 Jahren bei großen Arbeitgebern eine Abfindung. Gerichte geben oft viel mehr. Unterschreiben Sie noch nicht.',
  },
  'ca.ask.fired-bc': {
    says: 'In British Columbia gibt es nach 3 Monaten einen Wochenlohn, nach einem Jahr zwei, nach 3 Jahren drei, dann einen je Jahr bis 8. Gerichte geben oft viel mehr.',
  },
  'ca.ask.fired-ab': {
    says: 'In Alberta gibt es nach 90 Tagen eine Woche Frist oder Lohn, nach 2 Jahren zwei, nach 4 Jahren vier, bis acht nach 10 Jahren. Gerichte geben oft viel mehr. Beschweren Sie sich binnen sechs Monaten.',
  },
}
