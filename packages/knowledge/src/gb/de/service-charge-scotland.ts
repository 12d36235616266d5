/** A bill for the shared costs of a home in Scotland: the property factor. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CHARGE_SCOTLAND_DE: Words = {
  'gb.service-charge.right-code-scotland': {
    says: 'Ein Verwalter (property factor) muss im Register stehen und einem Kodex folgen. Er muss jede Summe erklären.',
  },
  'gb.service-charge.right-share-scotland': {
    says: 'Ihre Eigentumsurkunde (title deeds) nennt Ihren Anteil. Schweigt sie, regelt das Gesetz über Mietshäuser (tenements) die Teilung.',
  },
  'gb.service-charge.step-scotland': {
    says: 'Schreiben Sie dem Verwalter, was Sie warum bestreiten, und verlangen Sie die Belege. Das muss vor jedem Gericht (tribunal) geschehen.',
  },
  'gb.service-charge.option-scotland': {
    says: 'Hilft der Verwalter nicht ab, gehen Sie zum First-tier Tribunal for Scotland (Housing and Property Chamber).',
    title: 'Zum Gericht gehen',
    cost: 'Der Antrag kostet nichts.',
    time: 'Einige Monate.',
    risk: 'Zahlen Sie den Teil, den Sie anerkennen.',
    bestFor: 'Der Verwalter brach den Kodex oder erklärt nichts.',
  },
  'gb.service-charge.reality-scotland': {
    says: 'Ein Teil ist oft fällig. Zahlen Sie, was klar stimmt, und bestreiten Sie den Rest schriftlich.',
  },
  'gb.service-charge.right-change-scotland': {
    says: 'Die Eigentümer können den Verwalter (factor) durch Abstimmung wechseln. Die Urkunden oder das Gesetz sagen, wie viele Stimmen nötig sind.',
  },
  'gb.service-charge.step-deeds-scotland': {
    says: 'Prüfen Sie Ihren Anteil in den Urkunden (title deeds) und suchen Sie den Verwalter im Scottish Property Factor Register.',
  },
  'gb.service-charge.option-time-scotland': {
    says: 'Bitten Sie um Raten und darum, dass dabei keine Gebühr hinzukommt.',
    title: 'Um Zeit zum Zahlen bitten',
    cost: 'Nichts.',
    time: 'Einige Tage.',
    risk: 'Lassen Sie sich den Plan schriftlich geben.',
    bestFor: 'Die Summe stimmt, ist aber auf einmal zu viel.',
  },
}
