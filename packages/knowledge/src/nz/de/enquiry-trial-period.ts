/** Questions about a trial period of 90 days: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_PERIOD_DE: Words = {
  'nz.ask.trial-signed-late': {
    says: 'Eine Probezeit (trial), die Sie erst nach Arbeitsbeginn unterschrieben haben, zählt nicht. Sie muss vor der ersten Arbeit im schriftlichen Vertrag stehen. Man braucht also wie bei allen einen guten Grund und ein faires Verfahren. Erheben Sie binnen 90 Tagen schriftlich beim Arbeitgeber Beschwerde (personal grievance). Verlangen Sie die Gründe und sichern Sie Beweise für beide Tage. Schlichtung ist kostenlos: 0800 20 90 20.',
  },
  'nz.ask.trial-valid': {
    says: 'Vor dem Beginn unterschrieben, erlaubt die Probezeit (trial) eine Kündigung ohne Grund in den ersten 90 Tagen. Gegen die Kündigung selbst geht dann nichts. Man muss aber vor Ablauf der 90 Tage mit der Frist aus dem Vertrag kündigen, und sie gilt nicht, wenn Sie dort schon früher gearbeitet haben. Mobbing, Diskriminierung oder offenen Lohn können Sie weiter geltend machen. Prüfen Sie die Daten: 0800 20 90 20, kostenlos.',
    dependsOn: 'die Kündigungsfrist und was sonst geschah',
  },
}
