/** Rechte zu häufigen Fragen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RIGHTS_DEBT_DE: Words = {
  'gb.ask-bailiff.right-goods-of-others': {
    says: 'Gerichtsvollzieher (bailiffs) dürfen nur nehmen, was dem Schuldner gehört. Schreiben Sie der Firma, dass die Sachen Ihnen gehören, mit Beweis. Wurden sie geholt, tun Sie es binnen sieben Tagen.',
  },
  'gb.ask-debt.right-agreement-copy': {
    says: 'Bei einem Kredit können Sie für £1 Vertrag und Abrechnung verlangen. Fragen Sie auch nach einer Klage, und antworten Sie dem Gericht trotzdem rechtzeitig.',
  },
  'gb.ask-debt.right-credit-clock': {
    says: 'Bei vielen Krediten beginnen die sechs Jahre erst, wenn die Frist der default notice abläuft. Suchen Sie deren Datum, bevor Sie sich auf das Alter berufen.',
  },
  'gb.ask-debt.right-relief-order': {
    says: 'Eine debt relief order löscht nach einem Jahr die meisten Schulden bis £50,000. Sie ist für Menschen mit wenig Geld und Besitz und kostenlos über eine Schuldenberatung.',
  },
  'gb.ask-debt.scotland-right-moratorium': {
    says: 'Ein moratorium stoppt die meisten Schritte von sheriff officers für sechs Monate. Eine Beratung kann es heute beantragen, oder Sie selbst online.',
  },
  'gb.ask-debt.scotland-right-bank-minimum': {
    says: 'Wird ein Konto gepfändet, lässt das Gesetz Ihnen einen festen Mindestbetrag. Bevor sie Sachen nehmen, müssen sie Ihnen ein Heft mit Schuldenrat geben.',
  },
  'gb.ask-debt.scotland-right-made-elsewhere': {
    says: 'Die Frist richtet sich nach dem Recht des Vertrags, nicht nach Ihrem Wohnort. Ein Kredit aus England folgt meist englischem Recht, mit sechs Jahren. Eine Zahlung oder Unterschrift kann sie neu starten.',
  },
  'gb.ask-debt.scotland-right-summary-warrant': {
    says: 'Ein summary warrant ergeht ohne Anhörung. Schulden Sie die Steuer nicht oder haben Sie gezahlt, schreiben Sie sofort der Gemeinde und verlangen Sie die Rücknahme.',
  },
}
