/** Rights on a dismissal or a redundancy: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_DE: Words = {
  'gb.job.right-reasons': {
    says: 'Nach zwei Jahren Arbeit können Sie schriftliche Gründe verlangen. Endet die Arbeit ab dem 1. Januar 2027, reichen sechs Monate. Sie müssen innerhalb von 14 Tagen kommen.',
  },
  'gb.job.right-notice': {
    says: 'Nach einem Monat haben Sie mindestens eine Woche Kündigungsfrist. Nach zwei Jahren ist es eine Woche je Jahr, bis zu zwölf.',
  },
  'gb.job.right-holiday': {
    says: 'Urlaub, den Sie verdient und nicht genommen haben, muss bezahlt werden.',
  },
  'gb.job.right-legal-right': {
    says: 'Verloren Sie die Arbeit, weil Sie ein gesetzliches Recht verlangten, etwa Lohnzettel oder Trinkgeld? Das ist ab dem ersten Tag unfair. Eine Mindestzeit brauchen Sie nicht.',
  },
  'gb.job.right-unfair': {
    says: 'Nach zwei Jahren Arbeit können Sie wegen unfairer Kündigung (unfair dismissal) klagen. Bei manchen Gründen, etwa Schwangerschaft oder Whistleblowing, braucht es keine Zeit.',
  },
  'gb.job.right-equal': {
    says: 'Sie dürfen die Arbeit nicht wegen Alter, Geschlecht, Herkunft (race), Behinderung, Schwangerschaft, Religion oder wen Sie lieben verlieren. Das gilt ab dem ersten Tag.',
  },
  'gb.job.right-redundancy-pay': {
    says: 'Nach zwei Jahren Arbeit bekommen Sie bei betriebsbedingter Kündigung eine Abfindung (redundancy pay). Sie richtet sich nach Alter, Lohn und Jahren.',
  },
  'gb.job.right-alternative': {
    says: 'Bieten sie eine andere Stelle an, können Sie sie vier Wochen testen. Passt sie nicht, behalten Sie die Abfindung (redundancy pay).',
  },
  'gb.job.right-time-off': {
    says: 'Nach zwei Jahren Arbeit bekommen Sie in der Kündigungsfrist angemessen frei, um Arbeit zu suchen.',
  },
  'gb.job.right-group': {
    says: 'Fallen an einem Ort innerhalb von 90 Tagen 20 oder mehr Stellen weg, müssen sie vorher mit den Beschäftigten sprechen, mindestens 30 Tage.',
  },
  'gb.job.right-no-difference': {
    says: 'Eine Kündigung ohne faire Schritte ist unfair, auch wenn das Ergebnis gleich wäre. Das Gericht (tribunal) darf dann aber weniger zusprechen.',
  },
  'gb.job.right-belief': {
    says: 'Bei Fehlverhalten muss Ihr Arbeitgeber es wirklich glauben, gute Gründe haben und es vorher fair prüfen. Beweisen wie im Strafgericht muss er es nicht.',
  },
}
