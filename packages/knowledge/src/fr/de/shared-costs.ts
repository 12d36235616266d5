/** The German words of the rows in ../shared-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SHARED_COSTS_WORDS: Words = {
  'fr.owners.right-account': {
    says: 'Verlangen Sie vom Verwalter (syndic) Ihre Abrechnung und das Protokoll der Versammlung. Sie schulden nur beschlossene Kosten, nach Ihrem Anteil.',
  },
  'fr.owners.right-contest': {
    says: 'Haben Sie dagegen gestimmt oder waren Sie nicht da? Dann können Sie einen Beschluss binnen zwei Monaten anfechten, nachdem Sie das Protokoll bekamen.',
  },
  'fr.owners.warn-all-due': {
    says: 'Zahlen Sie nicht binnen 30 Tagen nach einer förmlichen Mahnung (mise en demeure), können alle für das Jahr beschlossenen Kosten sofort fällig werden.',
  },
  'fr.owners.right-costs': {
    says: 'Nötige Kosten einer förmlichen Mahnung (mise en demeure) trägt der säumige Eigentümer. Bei einer ersten Erinnerung nicht. Zu hohe Kosten kann ein Richter senken.',
  },
  'fr.owners.right-limit': {
    says: 'Kosten des Gebäudes können fünf Jahre lang gefordert werden. Ältere Summen müssen Sie nicht zahlen.',
  },
  'fr.owners.step-plan': {
    says: 'Können Sie nicht sofort zahlen? Schreiben Sie dem Verwalter (syndic) binnen 30 Tagen mit einem Plan. Ein Richter kann bis zu zwei Jahre geben.',
  },
}
