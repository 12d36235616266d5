/** The German words of the rows in ../enquiry-uninsured-drivers-and-dealer-loans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNINSURED_DRIVERS_AND_DEALER_LOANS_DE: Words = {
  'us.fact.uninsured-driver': {
    says: 'Sehen Sie zuerst in Ihre eigene Police: Uninsured-Motorist-Schutz oder Kasko (collision) kann zahlen, abzüglich Selbstbehalt. Haben Sie beides nicht, schreiben Sie dem Fahrer mit zwei Kostenvoranschlägen, Fotos und Polizeibericht und einer Frist. Dann klagen Sie im Gericht für kleine Fälle. Ein unbezahltes Unfallurteil kann meist seinen Führerschein kosten, das hilft Ihnen.',
  },
  'us.fact.dealer-loan-fell-through': {
    says: 'Unterschreiben Sie unter Druck keinen neuen, teureren Vertrag. Lesen Sie, was Sie unterschrieben haben: War der Kauf endgültig, müssen sie sich daran halten. Steht dort, dass der Kredit erst bewilligt werden muss, und beenden sie ihn, schulden sie Anzahlung und altes Auto oder seinen Wert. Verlangen Sie die Ablehnung schriftlich. Beschweren Sie sich bei Attorney General und FTC.',
  },
}
