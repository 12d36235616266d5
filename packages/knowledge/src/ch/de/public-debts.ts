/** The German words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'ch.state.want': {
    says: 'Das Geld wird dem Staat, dem Kanton, der Gemeinde oder einer anderen öffentlichen Stelle geschuldet.',
  },
  'ch.state.who': {
    says: 'Das ist eine öffentliche Stelle. Sie kann oft selbst mit einer Verfügung entscheiden, dass Sie das Geld schulden.',
  },
  'ch.state.reality': {
    says: 'Eine rechtskräftige Verfügung gilt wie ein Urteil. Das Betreibungsamt kann dann einen Teil Ihres Lohns pfänden, ohne neuen Prozess.',
  },
  'ch.state.not-yet': {
    says: 'Zuerst muss das Betreibungsamt einen Zahlungsbefehl schicken. Sie können binnen zehn Tagen Rechtsvorschlag erheben, aber eine rechtskräftige Verfügung kann ihn beseitigen.',
  },
  'ch.state.rights': {
    says: 'Sie können die Verfügung verlangen, sie rechtzeitig anfechten und um mehr Zeit oder Raten bitten.',
  },
  'ch.state.know-minimum': {
    says: 'Was Sie zum Leben brauchen, darf nicht vom Lohn gepfändet werden, auch nicht für Schulden beim Staat.',
  },
  'ch.state.right-defence': {
    says: 'Ist die Verfügung rechtskräftig? Dann können Sie noch zeigen, dass Sie gezahlt haben, Aufschub erhielten oder die Schuld verjährt ist.',
  },
  'ch.state.right-fine': {
    says: 'Bitten Sie die Stelle bei einer Busse sofort um Raten oder mehr Zeit. Eine uneinbringliche Busse kann zu Tagen im Gefängnis werden.',
  },
  'ch.state.right-tax': {
    says: 'In einer Notlage können Sie um Raten oder um Steuererlass bitten. Bei der Bundessteuer geht das nur vor dem Zahlungsbefehl.',
  },
  'ch.state.step-ruling': {
    says: 'Suchen Sie eine Verfügung und ihre Frist, meist 30 Tage. Haben Sie keine, verlangen Sie eine, die Sie anfechten können.',
  },
  'ch.state.step-time': {
    says: 'Können Sie nicht gleich zahlen? Schreiben Sie der Stelle vor dem Termin. Bieten Sie Raten an und zeigen Sie Ihr Budget.',
  },
  'ch.state.serafe-reality': {
    says: 'Serafe handelt für den Staat. Erheben Sie Rechtsvorschlag, kann sie ihn selbst mit einer Verfügung beseitigen. Dagegen können Sie sich beim BAKOM beschweren.',
  },
  'ch.state.premium-reality': {
    says: 'Für Prämien der Grundversicherung kann die Kasse selbst verfügen und Ihren Rechtsvorschlag beseitigen. Sie haben 30 Tage für eine Einsprache gegen die Verfügung.',
  },
  'ch.state.premium-who': {
    says: 'Eine Krankenkasse ist keine Amtsstelle. Aber für Prämien der Grundversicherung darf sie nach dem Gesetz verfügen wie eine.',
  },
}
