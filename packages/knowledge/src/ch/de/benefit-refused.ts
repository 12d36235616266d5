/** Letters of an office that refuses or stops a benefit: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_DE: Words = {
  'ch.refusal.want': {
    says: 'Ein Amt sagt, dass Sie keine Leistung bekommen, dass sie endet oder kleiner wird.',
  },
  'ch.refusal.reality': {
    says: 'Ein Amt hat gegen Sie entschieden. Viele solche Bescheide werden geändert, wenn man mit Belegen widerspricht.',
  },
  'ch.refusal.step-first': {
    says: 'Verlangen Sie Gründe und Akten. Sammeln Sie Belege und schreiben Sie vor dem letzten Tag. Beweise dürfen später kommen.',
  },
  'ch.refusal.benefit-want': {
    says: 'Ein Amt sagt, dass Sie keine Leistung bekommen, dass sie endet oder kleiner wird.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Ein Amt hat gegen Sie entschieden. Viele solche Bescheide werden geändert, wenn man mit Belegen widerspricht.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Verlangen Sie Gründe und Akten. Sammeln Sie Belege und schreiben Sie vor dem letzten Tag. Beweise dürfen später kommen.',
  },
  'ch.refusal.right-object': {
    says: 'Gegen eine Verfügung haben Sie meist 30 Tage für Einsprache oder Beschwerde. Auch gegen einen Vorbescheid der IV-Stelle haben Sie 30 Tage. Der Brief sagt, wohin.',
  },
  'ch.refusal.right-invalidity': {
    says: 'Eine IV-Rente beginnt bei 40 % Invalidität. Darunter, ab etwa 20 %, kann Hilfe bei Arbeit oder Umschulung geschuldet sein: Verlangen Sie sie. Prüfen Sie den Lohnvergleich.',
  },
  'ch.refusal.right-file': {
    says: 'Sie dürfen die ganze Akte mit den Arztberichten sehen und müssen vor einem Entscheid gehört werden. Der Vorbescheid ist Ihre Chance: Schicken Sie einen Arztbrief, der darauf antwortet.',
  },
  'ch.refusal.deadline': {
    says: 'Sie haben dreissig Tage für eine schriftliche Einsprache.',
    action: 'Einsprache erheben',
    consequence: 'Der Entscheid ist endgültig.',
  },
}
