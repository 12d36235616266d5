/** Rights on council tax in England and Wales: reductions, discounts, exemptions and appeals. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_RIGHTS_DE: Words = {
  'gb.council-tax.right-reduction': {
    says: 'Bei wenig Einkommen können Sie council tax reduction beantragen. Jede Gemeinde hat eigene Regeln, für Rentner gelten landesweite.',
  },
  'gb.council-tax.right-reduction-wales': {
    says: 'Bei wenig Einkommen können Sie council tax reduction beantragen. In Wales gelten landesweite Regeln, und der ganze Betrag kann wegfallen.',
  },
  'gb.council-tax.right-single': {
    says: 'Sind Sie der einzige Erwachsene in der Wohnung, bekommen Sie 25% Rabatt. Erwachsene, die nicht zählen, ändern daran nichts.',
  },
  'gb.council-tax.right-single-wales': {
    says: 'Sind Sie der einzige Erwachsene in der Wohnung, bekommen Sie 25% Rabatt.',
  },
  'gb.council-tax.right-disregard': {
    says: 'Manche Erwachsene zählen nicht. Dazu gehören Vollzeit-Studierende, manche Pflegende und Menschen mit Demenz oder Ähnlichem.',
  },
  'gb.council-tax.right-disability': {
    says: 'Braucht ein behinderter Mensch mehr Platz oder einen besonderen Raum, kann der Betrag auf die Stufe (band) darunter sinken.',
  },
  'gb.council-tax.right-exempt': {
    says: 'Manche Wohnungen sind befreit. Zum Beispiel, wenn dort nur Studierende wohnen oder sie nach einem Todesfall leer steht.',
  },
  'gb.council-tax.right-appeal': {
    says: 'Sie können anfechten, wer zahlen muss, einen Rabatt oder eine Ermäßigung. Schreiben Sie zuerst der Gemeinde. Danach ist das Valuation Tribunal kostenlos.',
  },
  'gb.council-tax.right-appeal-wales': {
    says: 'Sie können anfechten, wer zahlen muss, oder einen Rabatt. Schreiben Sie zuerst der Gemeinde. Gehen Sie dann zum Valuation Tribunal for Wales.',
  },
  'gb.council-tax.right-stop-court': {
    says: 'Zahlen Sie die Summe und die angemessenen Kosten vor dem Termin, muss die Gemeinde den Fall beenden.',
  },
  'gb.council-tax.right-costs': {
    says: 'Sie können fragen, wie die Gerichtskosten berechnet wurden. Nur angemessen entstandene Kosten Ihres Falls dürfen dazukommen.',
  },
  'gb.council-tax.right-one-method': {
    says: 'Bekommen Sie Leistungen oder Lohn, können Sie um kleine feste Abzüge bitten statt Gerichtsvollziehern (bailiffs).',
  },
  'gb.council-tax.right-premium': {
    says: 'Manche Häuser zahlen keinen Zuschlag: bis zu einem Jahr bei Verkauf, Vermietung oder nach einem Erbfall, auch Dienstwohnungen und Anbauten. Fragen Sie die Gemeinde, dann das Valuation Tribunal.',
  },
}
