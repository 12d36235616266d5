/** The German words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'fr.state.want': {
    says: 'Das Geld wird dem Staat, einer Gemeinde oder einer anderen öffentlichen Stelle geschuldet. Die Staatskasse treibt es ein.',
  },
  'fr.state.who': {
    says: 'Die Staatskasse (comptable public) treibt Geld für Staat, Gemeinden und öffentliche Krankenhäuser ein. Ihre Macht ist viel größer als die privater Gläubiger.',
  },
  'fr.state.reality': {
    says: 'Sie braucht kein Gericht. Sie kann Geld von Ihrer Bank, Ihrem Arbeitgeber oder Ihrer Rente nehmen (SATD). Sie muss es Ihnen sagen und die Rechtsmittel nennen.',
  },
  'fr.state.local-reality': {
    says: 'Eine Gemeinde kann sich für ihre Rechnung selbst einen Titel schaffen (titre exécutoire). Die Staatskasse kann dann ohne Gericht pfänden.',
  },
  'fr.state.social-reality': {
    says: 'Nach einer förmlichen Mahnung kann diese Stelle selbst einen Zahlungsbefehl erlassen (contrainte). Ohne Ihren Einspruch ist er so stark wie ein Urteil.',
  },
  'fr.state.rights': {
    says: 'Sie können sehen, worauf die Schuld beruht, sie rechtzeitig bestreiten und um Raten bitten.',
  },
  'fr.state.know-floor': {
    says: 'Auch der Staat darf nicht alles nehmen. Ihre Bank muss Ihnen einen Grundbetrag lassen, und ein Teil Ihres Lohns ist sicher.',
  },
  'fr.state.right-seizure': {
    says: 'Wurde schon Geld genommen? Sie haben zwei Monate, um die Pfändung schriftlich bei der genannten Stelle anzufechten.',
  },
  'fr.state.right-local': {
    says: 'Die Rechnung einer Gemeinde oder eines öffentlichen Krankenhauses können Sie binnen zwei Monaten nach Erhalt vor Gericht anfechten. Dann ruht die Eintreibung.',
  },
  'fr.state.right-local-years': {
    says: 'Die Staatskasse hat vier Jahre, um die Rechnung einer Gemeinde oder eines öffentlichen Krankenhauses einzutreiben. Jeder Schritt der Eintreibung lässt sie neu beginnen.',
  },
  'fr.state.right-fine': {
    says: 'Ein erhöhtes Bußgeld können Sie binnen 30 Tagen nach Versand des Bescheids anfechten. Wussten Sie nie davon, geht es oft noch.',
  },
  'fr.state.right-fine-time': {
    says: 'Ist das Geld knapp? Bitten Sie die Staatskasse um Zeit oder um Erlass eines Teils des erhöhten Bußgelds. Nennen Sie Gründe und Belege.',
  },
  'fr.state.right-fine-years': {
    says: 'Das Bußgeld für einen kleinen Verstoß (contravention) verjährt nach drei Jahren. Jeder Schritt der Eintreibung lässt sie neu beginnen.',
  },
  'fr.state.right-social': {
    says: 'Kommt ein Zahlungsbefehl (contrainte), legen Sie binnen 15 Tagen Einspruch bei dem genannten Gericht ein. Nennen Sie Gründe und fügen Sie ihn bei.',
  },
  'fr.state.step-title': {
    says: 'Bitten Sie schriftlich um eine Kopie der Rechnung, Entscheidung oder des Befehls und um eine Aufstellung. Suchen Sie das Datum und die Frist.',
  },
  'fr.state.step-time': {
    says: 'Können Sie nicht gleich zahlen? Schreiben Sie der Stelle vor dem Termin. Bieten Sie eine Monatsrate an und zeigen Sie Einkommen und Miete.',
  },
}
