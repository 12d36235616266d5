/** The German words of the rows in ../utility-bill-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_STEPS_DE: Words = {
  'es.bill.step-check': {
    says: 'Prüfen Sie Daten, Zählerstand und Ihre Zahlungen. Verlangen Sie eine neue Ablesung, wenn sie falsch wirkt.',
  },
  'es.bill.step-call': {
    says: 'Schreiben oder rufen Sie jetzt an und bitten Sie um Raten. Lassen Sie es schriftlich bestätigen.',
  },
  'es.bill.step-social': {
    says: 'Können Sie nicht zahlen, gehen Sie zum Sozialamt. Es kann zahlen oder melden, dass Sie in Not sind.',
  },
  'es.bill.step-pay-agreed': {
    says: 'Zahlen Sie den Teil, der stimmt, so dass ein Beleg bleibt.',
  },
  'es.bill.step-plan': {
    says: 'Stimmt die Rechnung, vereinbaren Sie einen Plan, den Sie halten können.',
  },
  'es.bill.step-complain': {
    says: 'Beschweren Sie sich bei der Firma. Nach einem Monat ohne Antwort oder einem Nein gehen Sie zum OMIC, oder zum OAUT bei Telefon und Internet.',
  },
}
