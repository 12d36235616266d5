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
  'fr.insurance.unpaid-right': {
    says: 'Ihr Schutz kann erst 30 Tage nach einer förmlichen Mahnung (mise en demeure) enden. Zehn Tage später darf der Versicherer kündigen. Zahlen Sie vorher, läuft alles weiter.',
  },
  'fr.insurance.unpaid-step': {
    says: 'Zahlen Sie die Prämie oder bitten Sie schriftlich um kleine Raten, bevor die 30 Tage enden. Bestreiten Sie sie, schreiben Sie dem Beschwerdedienst, dann dem kostenlosen Mediator.',
  },
  'fr.insurance.ended-right': {
    says: 'Nach einem Schaden darf ein Versicherer nur kündigen, wenn der Vertrag es sagt, einen Monat nach seiner Nachricht. Er muss die Prämie für die übrige Zeit zurückzahlen.',
  },
  'fr.insurance.ended-step': {
    says: 'Suchen Sie jetzt einen neuen Versicherer. Für ein Auto ist er Pflicht: Lehnt man Sie ab, kann das Bureau central de tarification einen Versicherer verpflichten.',
  },
  'fr.insurance.unpaid-want': {
    says: 'Ihr Versicherer sagt, dass ein Beitrag fehlt. Das ist die förmliche Mahnung (mise en demeure), bevor der Schutz endet.',
  },
  'fr.insurance.unpaid-reality': {
    says: 'Sie sind noch 30 Tage nach dem Absenden des Briefs geschützt. Zahlen Sie vorher, endet nichts.',
  },
  'fr.insurance.unpaid-over': {
    says: 'Die 30 Tage scheinen vorbei, Ihr Schutz kann also ruhen. Ist der Vertrag nicht gekündigt, gilt er wieder ab Mittag des Tages, nachdem Sie alles gezahlt haben.',
  },
  'fr.insurance.unpaid-rights': {
    says: 'Sie dürfen fragen, wie sich die Summe ergibt, um kleine Raten bitten und sich kostenlos an den Versicherungs-Mediator wenden.',
  },
  'fr.insurance.unpaid-option': {
    says: 'Zahlen Sie, was fällig ist, und heben Sie den Beleg auf. Stimmen sie Raten zu, lassen Sie es sich schreiben.',
    title: 'Zahlen und den Schutz behalten',
    cost: 'Der Beitrag.',
    time: 'Vor Ende der 30 Tage.',
    risk: 'Ohne Schutz zahlen Sie Schäden selbst. Auto fahren ist dann strafbar.',
    bestFor: 'Der Beitrag ist fällig.',
  },
}
