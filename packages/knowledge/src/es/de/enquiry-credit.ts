/** The German words of the rows in ../enquiry-credit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_DE: Words = {
  'es.ask.revolving': {
    says: 'Liegt der Satz weit über dem üblichen, kann ein Richter ihn Wucher nennen. Bei Karten sieht das oberste Gericht auf etwa sechs Punkte über dem Schnitt. Dann zahlen Sie nur zurück, was Sie bekamen.',
    dependsOn: 'der Satz (TAE) und das Datum des Vertrags',
  },
  'es.ask.guarantor': {
    says: 'Sie haften nur für das Unterschriebene, mit denselben Einwänden wie der Schuldner. Steht dort nicht solidario, müssen sie zuerst zu ihm. Was Sie zahlen, können Sie von ihm zurückfordern.',
    dependsOn: 'was in Ihrem unterschriebenen Papier steht',
  },
}
