/** Questions about child maintenance: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_DE: Words = {
  'be.ask.maintenance': {
    says: 'Ein Urteil gilt, bis das Familiengericht es ändert. Nicht gezahlt? Der Dienst SECAL (DAVO) treibt kostenlos ein und kann vorschießen, wenn in einem Jahr zwei Monate fehlen. Oder ein Gerichtsvollzieher holt es vom Lohn, ohne geschützten Grundbetrag. Wer absichtlich mehr als zwei Monate nicht zahlt, kann sich strafbar machen. Ohne Urteil legt das Familiengericht die Summe nach den Mitteln beider Eltern fest.',
  },
  'be.ask.maintenance-cannot-pay': {
    says: 'Hören Sie nicht von sich aus auf: Das Urteil gilt, bis ein Richter es ändert, und jeder Monat kann gepfändet werden. Bitten Sie den anderen schriftlich um weniger. Bei Nein gehen Sie zurück zum Familiengericht. Hat es die Summe festgelegt, bringt ein Brief an die Kanzlei (greffe, griffie) mit Belegen den Fall zurück. Zahlen Sie, was Sie können, und fragen Sie nach einem kostenlosen Anwalt (pro deo).',
  },
  'be.ask.contact': {
    says: 'Nach einer Trennung entscheiden meist beide über das Kind, und es hat ein Recht auf beide. Schreiben Sie dem anderen und schlagen Sie feste Tage vor. Versuchen Sie Familienmediation. Sonst fragen Sie das Familiengericht (tribunal de la famille, familierechtbank): Es behandelt das als eilig. Wollen Sie gleich viel Zeit, muss es das zuerst prüfen. Zahlen Sie weiter Unterhalt und holen Sie das Kind nicht selbst.',
  },
}
