/** The German words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_DE: Words = {
  'fr.insurance.want': { says: 'Ihr Versicherer nennt Ihnen den Preis für das nächste Jahr.' },
  'fr.insurance.reality': {
    says: 'Sie müssen nicht bleiben. Nach dem ersten Jahr können Sie die meisten Versicherungen jederzeit wechseln.',
  },
  'fr.insurance.right-year': {
    says: 'Nach einem Jahr können Sie Auto-, Haus- und Krankenzusatzversicherung jederzeit kostenlos kündigen. Sie endet einen Monat nach Ihrem Brief.',
  },
  'fr.insurance.right-notice': {
    says: 'Man muss Ihnen den letzten Tag zum Kündigen mindestens 15 Tage vorher nennen. Kommt das später, haben Sie 20 Tage ab der Absendung.',
  },
  'fr.insurance.step': {
    says: 'Vergleichen Sie Preise. Lassen Sie bei Auto und Haus den neuen Versicherer den alten Vertrag kündigen, damit Sie nie ohne Schutz sind.',
  },
  'fr.insurance.option': {
    says: 'Verlangen Sie einen kleineren Preis, oder kündigen Sie online oder per Brief.',
    title: 'Weniger verlangen oder wechseln',
    cost: 'Kostenlos.',
    time: 'Ein Monat.',
    risk: 'Eine Lücke ohne Schutz.',
    bestFor: 'Der Preis steigt stark.',
  },
}
