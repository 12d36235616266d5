/** What cannot be seized, the officer's last day, and a home with a loan: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_DE: Words = {
  'jp.seize.right-benefits': {
    says: 'Kein privater Gläubiger darf Kindergeld, staatliche Rente oder Sozialhilfe pfänden. Liegt es auf einem gepfändeten Konto, bitten Sie das Gericht um Freigabe.',
  },
  'jp.seize.warn-officer-day': {
    says: 'Der Beamte nennt einen letzten Tag zum Ausziehen, meist einen Monat nach dem ersten Besuch. Danach werden Ihre Sachen geräumt. Bitten Sie heute die Stadt um Hilfe bei der Wohnung.',
  },
  'jp.seize.right-home-loan': {
    says: 'Wohnen Sie selbst im Haus, können Sie es mit einem Gerichtsplan (個人再生) oft behalten. Hat der Bürge die Bank bezahlt, haben Sie sechs Monate für den Antrag.',
  },
  'jp.seize.step-home-loan': {
    says: 'Fragen Sie diese Woche einen Anwalt: ein Gerichtsplan oder ein eigener Verkauf (任意売却) vor der Versteigerung. Fragen Sie auch die Bank nach anderen Raten.',
  },
  'jp.seize.right-office-review': {
    says: 'Gegen die Pfändung einer Behörde können Sie binnen drei Monaten eine kostenlose Prüfung (審査請求) verlangen. Bitten Sie auch um Aufschub, während Sie in Raten zahlen.',
  },
}
