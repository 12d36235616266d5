/** Questions about wages that are cut, kept back or not paid: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGES_DE: Words = {
  'ie.ask.pay-cut': {
    says: 'Schreiben Sie, dass Sie nicht einverstanden sind. Vereinbarter Lohn darf ohne Ihre Zustimmung oder klare Klausel nicht sinken. Sie können sich binnen sechs Monaten kostenlos bei der WRC beschweren.',
  },
  'ie.ask.pay-deducted': {
    says: 'Das dürfen sie nur, wenn Ihr Vertrag es sagt, die Summe fair ist und Sie eine Woche vorher schriftlich Bescheid bekamen. Fordern Sie das Geld schriftlich zurück. Beschweren Sie sich dann innerhalb von sechs Monaten kostenlos bei der WRC.',
  },
  'ie.ask.unpaid': {
    says: 'Verlangen Sie ihn schriftlich mit den Daten. Dann beschweren Sie sich in sechs Monaten bei der WRC. Das ist kostenlos.',
  },
  'ie.ask.minimum': {
    says: '2026 beträgt der Mindestlohn 14,15 € pro Stunde ab 20 Jahren. Bekommen Sie weniger, beschweren Sie sich bei der WRC.',
  },
}
