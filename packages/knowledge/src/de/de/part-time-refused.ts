/** The German words of the rows in ../part-time-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PART_TIME_REFUSED_DE: Words = {
  'de.parttime.want': {
    says: 'Ihr Arbeitgeber lehnt weniger Stunden oder die Elternzeit ab, wie Sie sie beantragt haben.',
  },
  'de.parttime.right-parents': {
    says: 'In Elternzeit können Sie ab zwei Monaten 15 bis 32 Stunden arbeiten, in Betrieben mit über 15 Leuten nach sechs Monaten. Ein Nein braucht dringende betriebliche Gründe, in Textform in vier Wochen, bei Kindern über drei in acht. Sonst gilt Ja. Kind vor Mai 2025 geboren? Dann genügt eine E-Mail nicht.',
  },
  'de.parttime.right-hours': {
    says: 'Sonst können Sie nach sechs Monaten in Betrieben mit über 15 Leuten weniger Stunden verlangen, drei Monate vorher. Nur auf Zeit (Brückenteilzeit): über 45. Ein Nein braucht betriebliche Gründe, in Textform einen Monat vor Beginn. Sonst gilt es als Ja.',
  },
  'de.parttime.right-leave': {
    says: 'Die Elternzeit selbst braucht meist kein Ja: Nur ein dritter Abschnitt nach dem dritten Geburtstag ist aus dringenden Gründen ablehnbar. Melden Sie sie sieben Wochen vorher, 13 bei Kindern über drei. Ab dann, höchstens acht oder 14 Wochen vor Beginn, darf bis zum Ende nicht gekündigt werden.',
  },
  'de.parttime.step': {
    says: 'Prüfen Sie, wann Ihr Antrag und das Nein ankamen. Schreiben Sie, warum Sie widersprechen, und gehen Sie zum Arbeitsgericht: Es kann vor Beginn schnell entscheiden.',
  },
}
