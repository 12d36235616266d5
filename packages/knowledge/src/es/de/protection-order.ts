/** The German words of the rows in ../protection-order.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROTECTION_ORDER_DE: Words = {
  'es.protection.want': {
    says: 'Ein Gericht ordnet sofort an, dass eine Person von einer anderen Abstand hält (orden de protección), solange ermittelt wird.',
  },
  'es.protection.right-obey': {
    says: 'Wen sie bindet, muss sie genau befolgen, auch wenn die andere Person anruft oder zustimmt: Ein Verstoß ist strafbar, meist sechs Monate bis ein Jahr Haft.',
  },
  'es.protection.right-civil': {
    says: 'Sie kann auch Wohnung, Kinder und Geld für 30 Tage regeln. In dieser Zeit muss ein Familienverfahren beginnen, sonst endet dieser Teil.',
  },
  'es.protection.right-appeal': {
    says: 'Ein Anwalt kann beim selben Gericht in drei Tagen Änderung verlangen (reforma) oder in fünf Tagen Berufung einlegen (apelación). Das Opfer bekommt sofort kostenlosen Beistand.',
  },
  'es.protection.step': {
    says: 'Tragen Sie das Papier bei sich und notieren Sie die Abstände. Rufen Sie heute die 016 (Opfer, kostenlos, Tag und Nacht) oder den Pflichtanwalt (turno de oficio) an.',
  },
}
