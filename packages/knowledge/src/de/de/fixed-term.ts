/** The German words of the rows in ../fixed-term.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FIXED_TERM_DE: Words = {
  'de.fixed-term.want': {
    says: 'Ihr Arbeitgeber teilt mit, dass Ihr befristeter Vertrag ausläuft.',
  },
  'de.fixed-term.reality': {
    says: 'Das ist keine Kündigung. Der Vertrag endet von selbst, wenn die Befristung rechtmäßig war.',
  },
  'de.fixed-term.right-court': {
    says: 'Bis drei Wochen nach dem vereinbarten Ende können Sie beim Arbeitsgericht klagen. War die Befristung unwirksam, geht der Job unbefristet weiter.',
  },
  'de.fixed-term.right-limits': {
    says: 'Ohne Sachgrund: höchstens zwei Jahre, höchstens drei Verlängerungen, nicht nach früherer Arbeit dort. Schriftlich vor Beginn.',
  },
  'de.fixed-term.right-goes-on': {
    says: 'Arbeiten Sie mit Wissen des Arbeitgebers weiter und er widerspricht nicht? Dann ist der Job unbefristet.',
  },
  'de.fixed-term.step': {
    says: 'Melden Sie sich drei Monate vor dem Ende arbeitsuchend. Weniger Zeit? Binnen drei Tagen. Online oder am Telefon reicht.',
  },
  'de.fixed-term.option': {
    says: 'Lassen Sie die Befristung vor Ablauf der drei Wochen prüfen: Gewerkschaft oder Anwalt.',
    title: 'Befristung prüfen lassen',
    cost: 'Zuerst keine Gerichtskosten. Den eigenen Anwalt zahlen Sie selbst, auch wenn Sie gewinnen.',
    time: 'Drei Wochen nach dem Ende.',
    risk: 'Keins.',
    bestFor: 'Viele Befristungen oder kein Papier.',
  },
  'de.trial.right-notice': {
    says: 'In der vereinbarten Probezeit von höchstens sechs Monaten beträgt die Frist zwei Wochen, zu jedem Tag.',
  },
  'de.trial.right-reason': {
    says: 'In den ersten sechs Monaten braucht es keinen Grund. Aber nicht wegen Schwangerschaft, Herkunft, Religion, Alter oder Behinderung.',
  },
}
