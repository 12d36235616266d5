/** The German words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_DE: Words = {
  'ca.ask.see-child': {
    says: 'Unterhalt und Zeit mit dem Kind sind zweierlei, also zahlen Sie weiter. Schreiben Sie jede Weigerung auf. Versuchen Sie zuerst Mediation, oft kostenlos oder billig. Dann bitten Sie das Familiengericht um eine Anordnung (parenting order). Es zählt nur, was für das Kind am besten ist.',
  },
  'ca.ask.child-support-cannot-pay': {
    says: 'Hören Sie nicht von sich aus auf: Die Anordnung läuft weiter, und was fehlt, kommt zusammen. Rufen Sie heute das Unterhaltsamt Ihrer Provinz an und zahlen Sie, was Sie können. Nur ein Richter kann eine Anordnung ändern. Stimmt der andere schriftlich zu, kann das Gericht es meist genehmigen. Fragen Sie sofort beim Gericht, mit Belegen: Vergangenes lässt sich schwer ändern.',
  },
  'ca.ask.child-support-how-much': {
    says: 'Es geht nach Tabellen: Bruttoeinkommen dessen, der zahlt, Zahl der Kinder und Provinz. Schlagen Sie es gratis im Child Support Look-up des Bundes nach. Dazu kommt ein Teil besonderer Kosten wie Kita oder Gesundheit. Hat jeder das Kind 40 % der Zeit oder mehr, kann das Gericht eine andere Summe festlegen. Québec hat eigene Tabellen, wenn beide dort leben.',
    dependsOn: 'Einkommen dessen, der zahlt, Zahl der Kinder und Provinz',
  },
  'ca.ask.where-children-live': {
    says: 'Zuerst Sie beide: Schreiben Sie einen Elternplan, auch mit Mediation. Einigen Sie sich nicht, entscheidet ein Familiengericht, nur nach dem Wohl des Kindes. Es sieht darauf, wer das Kind betreut hat, auf Sicherheit und darauf, was das Kind will. Nach dem Gesetz geht weder Mutter noch Vater vor. Halten Sie das Kind bis dahin nicht fern und ziehen Sie nicht weit weg. Bei Gewalt holen Sie zuerst Hilfe.',
  },
}
