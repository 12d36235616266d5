/** Debts with rights of their own: fees, sold debts, phone and internet, bad work, small claims: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_DE: Words = {
  'nz.debt.right-fee': {
    says: 'Eine Gebühr darf nur dazukommen, wenn Ihr Vertrag es erlaubt. Man darf Sie darüber nicht täuschen, und ein Gericht kann eine unfaire Klausel streichen.',
  },
  'nz.debt.right-bad-work': {
    says: 'War die Arbeit schlecht oder nicht fertig, sagen Sie das schriftlich mit Fotos. Sie können verlangen, dass man es in Ordnung bringt oder vom Preis abzieht.',
  },
  'nz.debt.right-tribunal': {
    says: 'Bestreiten Sie es, kann das Disputes Tribunal bis 60.000 $ entscheiden. Anwälte nehmen nicht teil, und Sie zahlen meist keine Kosten.',
  },
  'nz.debt.right-phone': {
    says: 'Bestreiten Sie eine Telefon- oder Internetrechnung, prüft Telecommunications Dispute Resolution sie kostenlos. Dienste müssen sorgfältig sein; sonst verlangen Sie eine Gutschrift.',
  },
  'nz.debt.right-sold': {
    says: 'Ihre Schuld wurde verkauft. Verlangen Sie die schriftliche Mitteilung, den Vertrag und die Berechnung. Was Sie dem ersten Kreditgeber sagen konnten, zählt weiter.',
  },
}
