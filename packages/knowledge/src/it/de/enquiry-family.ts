/** Questions about children, divorce, shared accounts and inheritance: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_WORDS: Words = {
  'it.ask.child-support': {
    says: 'Schicken Sie eine förmliche Mahnung (messa in mora). Nach 30 Tagen ohne Zahlung kann der Arbeitgeber des anderen Elternteils direkt an Sie zahlen müssen. Lohn kann gepfändet werden, und nicht zu zahlen kann strafbar sein.',
  },
  'it.ask.inherit-debts': {
    says: 'Wer annimmt, zahlt die Schulden auch mit eigenem Geld. Sie können ausschlagen oder nur mit dem Nachlass haften (beneficio d’inventario). Haben Sie die Sachen schon bei sich, handeln Sie innerhalb von drei Monaten.',
    dependsOn: 'ob und wie Sie annehmen',
  },
  'it.ask.divorce': {
    says: 'Trennen Sie sich zuerst (separazione). Die Scheidung kann nach sechs Monaten folgen, wenn Sie einig waren. Musste ein Richter entscheiden, nach einem Jahr. Bei Einigkeit geht es mit Anwälten oder im Rathaus.',
  },
  'it.ask.joint-account': {
    says: 'Notieren Sie Stand und Daten, und bitten Sie die Bank, das Konto zu sperren oder zwei Unterschriften zu verlangen. Ihr Anteil lässt sich in der Scheidung fordern. Ein Richter kann Eilmaßnahmen anordnen. Gehen Sie bald zu einem Anwalt.',
  },
  'it.ask.see-children': {
    says: 'Notieren Sie jeden verweigerten Tag mit Nachrichten. Bitten Sie das Gericht um Durchsetzung: Es kann strafen, Tage ersetzen und die Sorge ändern. Zahlen Sie weiter Unterhalt. Mit wenig Einkommen ist der Anwalt gratis.',
  },
  'it.ask.unpaid-so-no-visits': {
    says: 'Nein. Geld und Besuche sind zweierlei: Sie dürfen die Kinder nicht fernhalten, weil der andere Elternteil nicht zahlt. Ein Gericht kann Sie dafür verwarnen oder Ihnen eine Geldstrafe geben. Besteht Gefahr? Rufen Sie 112 oder 1522. Für das Geld schicken Sie eine Mahnung per Einschreiben. Nach 30 Tagen ohne Zahlung kann der Arbeitgeber direkt an Sie zahlen müssen, ohne Gericht. Lohn kann gepfändet werden, und Nichtzahlen kann strafbar sein. Mit wenig Einkommen ist der Anwalt kostenlos.',
  },
}
