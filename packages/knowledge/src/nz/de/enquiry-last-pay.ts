/** Questions about pay kept back when a job ends: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_PAY_DE: Words = {
  'nz.ask.notice-not-worked': {
    says: 'Nein, nicht alles. Lohn für geleistete Stunden und Urlaubsgeld gehören in die letzte Zahlung. Behalten darf man nur, was Sie schriftlich erlaubt haben, und man muss vorher mit Ihnen sprechen. Eine Klausel zur Frist muss fair sein und darf nur echten Schaden decken, höchstens den Lohn dieser Frist. Ohne Klausel darf man nichts behalten. Fordern Sie schriftlich mit Datum, dann 0800 20 90 20, kostenlos. Sie haben sechs Jahre.',
  },
}
