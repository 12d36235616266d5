/** Unpaid fines of a court or a city in letters of collectors: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UNPAID_FINES_DE: Words = {
  'ca.public-debt.on-fine-reality': {
    says: 'In Ontario kann eine unbezahlte Geldstrafe Führerschein oder Kennzeichen kosten. Sie kann auf die Grundsteuer kommen oder wie ein Urteil vollstreckt werden.',
  },
  'ca.public-debt.on-fine-know-age': {
    says: 'In Ontario verjährt eine gerichtliche Geldstrafe nicht. Für das Eintreiben gibt es keine Frist.',
  },
  'ca.public-debt.on-fine-right-time': {
    says: 'In Ontario können Sie um mehr Zeit oder Raten für eine Geldstrafe bitten. Fragen Sie das Gerichtsamt nach dem Formular. Ein justice of the peace entscheidet.',
  },
  'ca.public-debt.bc-fine-reality': {
    says: 'In British Columbia kann ICBC Führerschein oder Kennzeichen verweigern, bis eine Verkehrsstrafe bezahlt ist. Bitten Sie ICBC um einen Plan, wenn Sie nicht gleich zahlen können.',
  },
  'ca.public-debt.qc-fine-reality': {
    says: 'In Québec kann eine unbezahlte Geldstrafe zum Entzug des Führerscheins führen. Das Amt kann auch Sachen oder Einkommen pfänden lassen.',
  },
  'ca.public-debt.qc-fine-right-work': {
    says: 'Bitten Sie in Québec das Amt (percepteur) um mehr Zeit oder Raten. Können Sie nicht zahlen und hilft keine Pfändung, muss es Ihnen Arbeit statt Geld anbieten, wo es ein Programm gibt.',
  },
}
