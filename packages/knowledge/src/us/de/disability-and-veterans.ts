/** The German words of the rows in ../disability-and-veterans.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_AND_VETERANS_DE: Words = {
  'us.public.right-disability': {
    says: 'Gegen ein Nein zur Behinderung haben Sie 60 Tage für den Widerspruch (appeal). Man sieht auf Ihre Arbeit, wie krank Sie sind und welche Arbeit Sie noch tun könnten.',
  },
  'us.public.reality-disability': {
    says: 'Ein erstes Nein ist häufig. Viele gewinnen später, vor allem bei der Anhörung vor einem Richter.',
  },
  'us.public.step-disability': {
    says: 'Legen Sie auf ssa.gov Widerspruch (appeal) ein und schicken Sie neuere Unterlagen Ihrer Ärzte. Sagen Sie, was Sie an einem normalen Tag nicht mehr können.',
  },
  'us.public.option-disability': {
    says: 'Verlangen Sie eine neue Prüfung und dann eine Anhörung (hearing) vor einem Richter.',
    title: 'Widerspruch (appeal) einlegen',
    cost: 'Kostenlos. Ein Anwalt wird nur bezahlt, wenn Sie gewinnen',
    time: '60 Tage Zeit dafür; die Antwort dauert Monate',
    risk: 'Keines.',
    bestFor: 'Sie können nicht dauerhaft arbeiten.',
  },
  'us.public.right-veteran': {
    says: 'Sie haben ein Jahr, um sich gegen eine Entscheidung der VA zu wehren. Wählen Sie ein supplemental claim mit neuen Beweisen, ein higher-level review oder das Board.',
  },
  'us.public.step-veteran': {
    says: 'Ein Verein für Veteranen (veterans service organization) hilft kostenlos. Fragen Sie einen, bevor Sie wählen.',
  },
}
