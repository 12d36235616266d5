/** What can still be done when the time in a letter about a home, a job or a coming court case is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_AND_WORK_DE: Words = {
  'fr.late.rent-want': {
    says: 'Das ist eine förmliche Aufforderung, die Miete zu zahlen (commandement de payer). Die Zeit ist vorbei, sie können klagen. Das Gericht kann den Mietvertrag noch retten.',
  },
  'fr.late.rent-step': {
    says: 'Zahlen Sie jetzt die laufende Miete ganz. Rufen Sie die ADIL an und fragen Sie den Wohnfonds (FSL). Kommt eine Ladung, gehen Sie hin und bitten um einen Plan.',
  },
  'fr.late.rent-option': {
    says: 'Bitten Sie in der Verhandlung um Raten bis zu drei Jahren und um Aussetzung der Kündigung. Zahlen Sie vorher wieder die laufende Miete.',
    title: 'Das Gericht um einen Plan bitten, der die Wohnung rettet',
    cost: 'Kostenlos.',
    time: 'Bevor ein endgültiges Urteil den Vertrag beendet.',
    risk: 'Eine verpasste Rate beendet den Vertrag.',
    bestFor: 'Sie können wieder Miete und einen Teil der Schuld zahlen.',
  },
  'fr.late.notice-step': {
    says: 'Noch da nach dem Tag? Nur ein Gericht kann Sie hinausweisen. Zahlen Sie jeden Monat weiter, rufen Sie die ADIL an und gehen Sie zu jeder Verhandlung.',
  },
  'fr.late.job-reality': {
    says: 'Die zwölf Monate gegen die Kündigung sind ab dem Brief gezählt vorbei. Anderes lebt länger: Lohn drei Jahre, Belästigung oder Diskriminierung fünf.',
  },
  'fr.late.job-step': {
    says: 'Fordern Sie offenen Lohn, Urlaub oder Kündigungsgeld jetzt schriftlich. War der Grund Krankheit, Herkunft, Gewerkschaft oder Belästigung? Gehen Sie diese Woche zur Gewerkschaft.',
  },
  'fr.late.demand-step': {
    says: 'Antworten Sie heute, auch wenn der Tag vorbei ist: bestreiten Sie, oder bieten Sie Raten an. Nehmen Sie jedes Einschreiben und jeden Gerichtsbrief an.',
  },
}
