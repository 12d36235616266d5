/** The German words of the rows in ../enquiry-payday-and-debits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAYDAY_AND_DEBITS_DE: Words = {
  'ca.fact.stop-debits': {
    says: 'Eine Abbuchungserlaubnis (pre-authorized debit) können Sie jederzeit beenden, egal was im Kredit steht. Schreiben Sie dem Kreditgeber und geben Sie Ihrer Bank eine Kopie. Bitten Sie die Bank, die Zahlungen zu stoppen. Wird doch abgebucht, muss die Bank auf Meldung binnen 90 Tagen erstatten. Die Schuld bleibt, bieten Sie Raten an.',
  },
  'ca.fact.payday-loans': {
    says: 'Dafür können Sie nicht ins Gefängnis. Nehmen Sie keinen neuen Kredit für den alten. Ein Payday Loan darf höchstens 14 Dollar je 100 kosten, auch Verzugszinsen sind begrenzt. Stoppen Sie die Abbuchungen bei der Bank und bieten Sie eine kleine Summe an. Eine gemeinnützige Beratung oder ein Licensed Insolvency Trustee kann alles in einen Plan fassen.',
  },
}
