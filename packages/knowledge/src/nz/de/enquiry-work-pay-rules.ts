/** Questions about pay when sent home after notice, and on public holidays: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_PAY_RULES_DE: Words = {
  'nz.ask.sent-home-notice': {
    says: 'Meist ja: Waren Sie bereit, die Frist zu arbeiten, muss man sie zahlen, auch wenn man Sie heimschickt. Früheres Ende ohne Lohn kann eine ungerechtfertigte Kündigung sein. Urlaubsgeld ist auch fällig. Sehen Sie nach, was der Vertrag zu garden leave oder Zahlung statt Frist sagt. Fordern Sie schriftlich mit Summe und Datum. Beschwerde (personal grievance) binnen 90 Tagen. Hilfe: 0800 20 90 20.',
  },
  'nz.ask.public-holiday': {
    says: 'Ja. Für Arbeit am Feiertag gibt es mindestens das Anderthalbfache. Ist es ein Tag, an dem Sie sonst arbeiten, bekommen Sie dazu später einen bezahlten freien Tag. Arbeiten Sie nicht, wird ein solcher Tag normal bezahlt. Arbeiten müssen Sie nur, wenn es Ihr üblicher Tag ist und der Vertrag es sagt. Sie können sechs Jahre zurück fordern. Schriftlich, dann 0800 20 90 20, kostenlos.',
  },
}
