/** The German words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'de.public-debt.want': {
    says: 'Eine Behörde sagt, dass Sie dem Staat, einem Gericht oder Ihrer Stadt noch Geld schulden.',
  },
  'de.public-debt.reality': {
    says: 'Nehmen Sie dieses Schreiben ernst. Die meisten Behörden können Lohn, Konto oder Sachen ohne neues Gerichtsverfahren pfänden.',
  },
  'de.public-debt.who': {
    says: 'Das ist eine Behörde oder die Kasse, die für sie einzieht. Ihre Befugnisse stehen im Gesetz.',
  },
  'de.public-debt.who-court': {
    says: 'Die Justizkasse zieht Gerichtskosten und Geldstrafen ein. Sie kann die Pfändung von Lohn oder Konto selbst anordnen.',
  },
  'de.public-debt.rights': {
    says: 'Sie dürfen fragen, aus welchem Bescheid die Summe stammt. Sie dürfen um Aufschub bitten und Falschem widersprechen.',
  },
  'de.public-debt.not-yet': {
    says: 'Vor einer Pfändung muss es einen fälligen Bescheid geben. Auch eine Mahnung mit einer Woche Zahlungsfrist soll vorher kommen.',
  },
  'de.public-debt.know-drop': {
    says: 'Ist bei Ihnen nichts zu holen, kann die Behörde den Einzug lassen (Niederschlagung). Bei besonderer Härte kann sie die Schuld erlassen.',
  },
  'de.public-debt.know-charges': {
    says: 'Steuern und die meisten Abgaben erlöschen fünf Jahre nach dem Jahr der Fälligkeit. Eine schriftliche Forderung oder Pfändung lässt die Frist neu beginnen.',
  },
  'de.public-debt.right-object': {
    says: 'Gegen den Bescheid hinter diesem Schreiben haben Sie einen Monat Zeit. Fehlte die Rechtsbehelfsbelehrung, haben Sie ein Jahr.',
  },
  'de.public-debt.right-suspend': {
    says: 'Ein Widerspruch gegen Abgaben stoppt die Zahlung nicht. Beantragen Sie bei der Behörde schriftlich die Aussetzung der Vollziehung.',
  },
  'de.public-debt.right-time': {
    says: 'Sie können Aufschub oder Raten beantragen (Stundung). Das ist möglich, wenn sofortiges Zahlen eine erhebliche Härte wäre.',
  },
  'de.public-debt.right-protected': {
    says: 'Auch eine Behörde muss Ihnen den geschützten Teil des Lohns lassen. Verlangen Sie von Ihrer Bank ein P-Konto.',
  },
  'de.public-debt.right-costs': {
    says: 'Ist die Kostenrechnung falsch? Sie können beim Gericht kostenlos Erinnerung einlegen. Sie stoppt die Zahlung nicht von selbst.',
  },
  'de.public-debt.penal-reality': {
    says: 'Eine Geldstrafe, die nicht einzutreiben ist, kann zu Haft werden: ein Tag für zwei Tagessätze. Handeln Sie vorher.',
  },
  'de.public-debt.penal-right': {
    says: 'Bitten Sie die Staatsanwaltschaft um Aufschub oder Raten. Sie können auch fragen, ob Sie stattdessen freie Arbeit leisten dürfen.',
  },
  'de.public-debt.order-right': {
    says: 'Bei unbezahltem Bußgeld kann ein Gericht Erzwingungshaft anordnen. Nicht, wenn Sie zeigen, dass Sie nicht zahlen können: Schreiben Sie das und bitten Sie um Raten.',
  },
  'de.public-debt.loan-right': {
    says: 'Ist Ihr Einkommen gering? Beantragen Sie beim Bundesverwaltungsamt die Freistellung von den Raten. Sie kann einige Monate zurück wirken.',
  },
  'de.public-debt.step-time': {
    says: 'Schreiben oder rufen Sie vor dem Tag im Brief an und nennen Sie das Kassenzeichen. Bitten Sie um Aufschub oder Raten, mit Einkommensnachweis.',
  },
  'de.public-debt.step-which': {
    says: 'Suchen Sie den Bescheid oder die Rechnung dahinter und prüfen Sie die Summe. Fehlt er, verlangen Sie eine Kopie. Schon gezahlt? Schicken Sie den Beleg.',
  },
}
