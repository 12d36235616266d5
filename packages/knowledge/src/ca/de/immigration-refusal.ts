/** The German words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_DE: Words = {
  'ca.denied.reality': {
    says: 'Eine Ablehnung schließt einen neuen Antrag nicht aus. Beheben Sie zuerst, was fehlte.',
  },
  'ca.denied.right-court': {
    says: 'Sie können den Federal Court anrufen: 15 Tage bei Entscheidung in Kanada, 60 Tage im Ausland.',
  },
  'ca.denied.right-sponsor': {
    says: 'Wurde Ihr Familienantrag abgelehnt, haben Sie meist 30 Tage für die Immigration Appeal Division.',
  },
  'ca.denied.right-restore': {
    says: 'Sind Sie in Kanada und haben den Status verloren, können Sie ihn in 90 Tagen zurückverlangen.',
  },
  'ca.denied.step-notes': {
    says: 'Verlangen Sie die Notizen zu Ihrer Akte. Sie zeigen den wahren Grund.',
  },
  'ca.denied.step-help': {
    says: 'Holen Sie diese Woche Hilfe: Anwalt, Rechtshilfe oder zugelassener Berater. Sonst darf niemand Geld nehmen.',
  },
}
