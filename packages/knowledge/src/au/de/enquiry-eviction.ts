/** Questions about eviction, locks and rent that is late: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_DE: Words = {
  'au.ask.evict': {
    says: 'Ein Vermieter kann Sie nicht allein mit einer Kündigung (notice) hinaussetzen. Er braucht einen Beschluss des Tribunals oder Gerichts Ihres Bundesstaats. Prüfen Sie den Grund und die Daten, und rufen Sie eine Mieterberatung an.',
  },
  'au.ask.evict-nsw': {
    says: 'In New South Wales braucht man einen Grund aus dem Gesetz und, wenn Sie bleiben, einen Beschluss von NCAT. Die meisten Gründe, an denen Sie nicht schuld sind, brauchen 90 Tage.',
  },
  'au.ask.evict-vic': {
    says: 'In Victoria braucht man einen Grund aus dem Gesetz und einen Beschluss von VCAT. VCAT fragt, ob es fair ist. Nur die Polizei kann Sie zum Gehen zwingen.',
  },
  'au.ask.evict-qld': {
    says: 'In Queensland braucht man einen Grund aus dem Gesetz und, wenn Sie bleiben, einen Beschluss von QCAT. Das Ende einer festen Laufzeit ist ein Grund, mit zwei Monaten Frist.',
  },
  'au.ask.locks': {
    says: 'Es ist gegen das Gesetz, Sie ohne Beschluss auszusperren oder den Strom abzustellen. Rufen Sie eine Mieterberatung an, und die Polizei, wenn Sie ausgesperrt sind.',
  },
  'au.ask.arrears': {
    says: 'Zahlen Sie, was Sie können, und bieten Sie jetzt schriftlich einen Plan an. In den meisten Bundesstaaten endet die Kündigung (notice), wenn Sie alles zahlen. Rufen Sie eine Mieterberatung an.',
  },
  'au.ask.notice-to-leave': {
    says: 'Es kommt auf Staat und Grund an. In New South Wales und Victoria ist das Ende der Laufzeit allein kein Grund. Man braucht einen aus dem Gesetz, mit Beleg und meist 90 Tagen. In Queensland ist das Ende der Laufzeit ein Grund, mit zwei Monaten. Nur ein Gericht (tribunal) kann Sie zum Auszug zwingen. Stimmt die Kündigung nicht, bleiben Sie, zahlen Miete und rufen eine Mieterhilfe an.',
  },
}
