/** The German words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_DE: Words = {
  'fr.insurance.unpaid-right': {
    says: 'Ihr Schutz kann erst 30 Tage nach einer förmlichen Mahnung (mise en demeure) enden. Zehn Tage später darf der Versicherer kündigen. Zahlen Sie vorher, läuft alles weiter.',
  },
  'fr.insurance.unpaid-step': {
    says: 'Zahlen Sie die Prämie oder bitten Sie schriftlich um kleine Raten, bevor die 30 Tage enden. Bestreiten Sie sie, schreiben Sie dem Beschwerdedienst, dann dem kostenlosen Mediator.',
  },
  'fr.insurance.ended-right': {
    says: 'Nach einem Schaden darf ein Versicherer nur kündigen, wenn der Vertrag es sagt, einen Monat nach seiner Nachricht. Er muss die Prämie für die übrige Zeit zurückzahlen.',
  },
  'fr.insurance.ended-car': {
    says: 'Bei der Kfz-Haftpflicht geht das nur nach Alkohol, Drogen oder einem Verstoß, der den Führerschein einen Monat oder länger kostete. Ein Auto auf der Straße muss versichert sein.',
  },
  'fr.insurance.false-answer': {
    says: 'Der Versicherer muss beweisen, dass Sie auf eine klare Frage absichtlich gelogen haben. Sonst darf er nur anteilig kürzen (L. 113-9). Was nie gefragt wurde, zählt nicht.',
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
