/** The German words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_DE: Words = {
  'de.parttime.want': {
    says: 'Ihr Arbeitgeber lehnt weniger Stunden oder die Elternzeit ab, wie Sie sie beantragt haben.',
  },
  'de.parttime.right-parents': {
    says: 'In Elternzeit dürfen Sie in Betrieben mit über 15 Leuten nach sechs Monaten 15 bis 32 Stunden arbeiten. Ablehnen geht nur schriftlich aus dringenden betrieblichen Gründen, in vier Wochen, bei Kindern über drei in acht. Zu spät heißt Ja.',
  },
  'de.parttime.right-hours': {
    says: 'Sonst können Sie nach sechs Monaten in Betrieben mit über 15 Leuten weniger Stunden verlangen, drei Monate vorher. Ein Nein braucht betriebliche Gründe, schriftlich einen Monat vor Beginn. Sonst gilt es als Ja.',
  },
  'de.parttime.right-leave': {
    says: 'Die Elternzeit selbst braucht kein Ja. Sie melden sie nur rechtzeitig: sieben Wochen vorher, 13, wenn das Kind über drei ist. In dieser Zeit darf nicht gekündigt werden.',
  },
  'de.parttime.step': {
    says: 'Prüfen Sie, wann Ihr Antrag und das Nein ankamen. Schreiben Sie, warum Sie widersprechen, und gehen Sie zum Arbeitsgericht: Es kann vor Beginn schnell entscheiden.',
  },
}
