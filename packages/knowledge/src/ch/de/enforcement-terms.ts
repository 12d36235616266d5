/** Betreibung stoppen, Aufschub, Rechtsöffnung und Kredit, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_TERMS_DE: Words = {
  'ch.order.right-missed': {
    says: 'Haben Sie die zehn Tage aus gutem Grund verpasst, zum Beispiel im Spital? Bitten Sie die Aufsichtsbehörde, sie wiederherzustellen, sobald Sie handeln können.',
  },
  'ch.order.right-judge-stop': {
    says: 'Auch ohne Rechtsvorschlag kann ein Richter die Betreibung stoppen. Zeigen Sie, dass die Schuld nicht besteht, bezahlt oder noch nicht fällig ist.',
  },
  'ch.court.right-against-lifting': {
    says: 'Verlangt man vom Richter die Rechtsöffnung, antworten Sie rechtzeitig mit Belegen: bezahlt, gestundet, verjährt oder nicht von Ihnen unterschrieben.',
  },
  'ch.court.seize-right-parts': {
    says: 'Das Amt kann den Verkauf Ihrer Sachen bis zu zwölf Monate aufschieben, wenn Sie in Raten zahlen. Bitten Sie schriftlich und nennen Sie eine Summe.',
  },
  'ch.court.warn-stay-away': {
    says: 'Kommen Sie nicht zur Schlichtung, kann der Fall ohne Sie weitergehen. Seit 2025 droht auch eine Busse bis 1000 Franken.',
  },
  'ch.credit.right-loan': {
    says: 'Einen Privatkredit kann man erst kündigen, wenn Sie mit einem Zehntel im Rückstand sind. Hat die Bank nicht geprüft, ob Sie zahlen können, kann sie Zinsen oder alles verlieren.',
  },
  'ch.debt.right-credit-bureau': {
    says: 'Eine Wirtschaftsauskunftei darf nur speichern, was für den Kredit zählt, und nichts Falsches. Fragen Sie kostenlos, was sie über Sie hat, und lassen Sie Fehler berichtigen.',
  },
  'ch.debt.right-loss-paper': {
    says: 'Auf einem Verlustschein läuft kein Zins mehr, und er verjährt nach 20 Jahren. Viele Gläubiger nehmen zum Rückkauf weniger. Nach einem Konkurs zahlen Sie nur aus neuem Vermögen.',
  },
}
