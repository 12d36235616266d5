/** Offers without prejudice, and letters of firms that write about parking: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const OFFERS_DE: Words = {
  'gb.offer.right-not-shown': {
    says: 'Ein Angebot „without prejudice“ darf dem Gericht nicht als Beweis Ihrer Schuld gezeigt werden. Das gilt für deren Angebot und für Ihres.',
  },
  'gb.offer.claim-goes-on': {
    says: 'Sind Papiere vom Gericht gekommen, hält ein Angebot die Klage nicht auf. Schicken Sie Ihre Antwort (defence) rechtzeitig: 14 Tage nach den Papieren, oder 28, wenn Sie mehr Zeit verlangt haben.',
  },
  'gb.offer.step-heading': {
    says: 'Machen Sie ein Angebot, schreiben Sie „without prejudice“ darüber. Schreiben Sie, dass Sie die Schuld nicht anerkennen.',
  },
  'gb.debt.parking-lawyers': {
    says: 'Diese Firma schreibt oft wegen Parkens auf Privatgrund. Ist es so, schuldet ein Halter, der nicht gefahren ist, nur bei rechtzeitiger Anzeige.',
    actionable:
      'Fragen Sie, wofür die Forderung ist, und verlangen Sie eine Kopie der ersten Anzeige.',
  },
}
