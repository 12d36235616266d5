/** The German words of the rows in ../sick-pay-stopped.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SICK_PAY_STOPPED_DE: Words = {
  'nl.sickpay.want': {
    says: 'Ihr Arbeitgeber stoppt den Lohn oder hält ihn zurück, während Sie krank sind. Das beendet Ihre Stelle nicht.',
  },
  'nl.sickpay.reality': {
    says: 'Der Lohn darf nur aus einem Grund des Gesetzes enden, etwa wenn Sie passende Arbeit ablehnen. Fehlen beim Betriebsarzt hält ihn meist nur zurück.',
  },
  'nl.sickpay.right-told': {
    says: 'Der Arbeitgeber muss Ihnen den Grund sofort nennen, sonst zählt er nicht. Zurückgehaltener Lohn kommt, sobald Sie das Verlangte liefern.',
  },
  'nl.sickpay.step-answer': {
    says: 'Schreiben Sie heute, warum Sie nicht einverstanden sind und dass Sie tun, was die Gesundheit zulässt. Bitten Sie UWV um eine zweite Meinung (deskundigenoordeel): ein Gericht will sie meist.',
  },
}
