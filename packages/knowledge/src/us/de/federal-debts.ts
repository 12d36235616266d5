/** The German words of the rows in ../federal-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FEDERAL_DEBTS_DE: Words = {
  'us.federal.right-offset-notice': {
    says: 'Das Amt muss mindestens 60 Tage vorher schreiben, bevor es Ihre Steuererstattung oder Leistungen nimmt. In dieser Zeit können Sie die Schuld bestreiten oder einen Plan vereinbaren.',
  },
  'us.federal.right-offset-safe': {
    says: 'SSI darf so nicht genommen werden. Von anderem Social Security sind meist $750 im Monat sicher, und höchstens 15 % dürfen einbehalten werden.',
  },
  'us.veteran.right-waiver': {
    says: 'Sie haben ab der ersten Mitteilung ein Jahr, um die VA um Erlass der Schuld (waiver) zu bitten. Sagen Sie, warum das Zahlen eine Notlage wäre.',
  },
  'us.veteran.step-soon': {
    says: 'Schreiben Sie innerhalb von 30 Tagen: Bestreiten Sie die Schuld, verlangen Sie einen Erlass (waiver) oder bieten Sie einen Plan an. Meist werden dann nicht zuerst Leistungen genommen.',
  },
}
