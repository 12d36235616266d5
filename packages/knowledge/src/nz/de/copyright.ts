/** The German words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_DE: Words = {
  'nz.copy.want': {
    says: 'Jemand sagt, dass Sie sein Werk ohne Erlaubnis benutzt haben, und will Geld oder ein Versprechen.',
  },
  'nz.copy.who': {
    says: 'Es kommt von einem Inhaber der Rechte, einer Agentur oder ihren Anwälten. Es ist keine Geldstrafe.',
  },
  'nz.copy.reality': {
    says: 'Ein Gericht würde meist die übliche Lizenzgebühr zusprechen. Mehr gibt es nur, wenn jemand die Rechte offen missachtet.',
  },
  'nz.copy.not-yet': {
    says: 'Niemand kann ohne Anordnung eines Gerichts oder Tribunals Geld von Ihnen nehmen.',
  },
  'nz.copy.right-proof': {
    says: 'Fragen Sie, wem das Werk gehört, wo es benutzt wurde und wie die Summe entstanden ist.',
  },
  'nz.copy.right-innocent': {
    says: 'Wussten Sie nicht, dass es geschützt war, und hatten Sie auch keinen Grund, das zu denken, schulden Sie keinen Schadensersatz (damages).',
  },
  'nz.copy.right-fair': {
    says: 'Faire Nutzung (fair dealing) für Kritik, Nachrichten, Forschung oder eigenes Lernen ist erlaubt.',
  },
  'nz.copy.right-notices': {
    says: 'Beim Tauschen von Dateien (file sharing) kommen zuerst drei Mitteilungen: Entdeckung (detection), Warnung (warning) und Durchsetzung (enforcement). Sie können jede innerhalb von 14 Tagen anfechten.',
  },
  'nz.copy.right-threats': {
    says: 'Klagt jemand ohne guten Grund gegen Sie, kann ein Gericht ihn Ihren Schaden zahlen lassen.',
  },
  'nz.copy.step-remove': {
    says: 'Nehmen Sie das Werk heraus, behalten Sie eine Kopie davon, wie Sie es benutzt haben, und unterschreiben Sie noch kein Versprechen.',
  },
  'nz.copy.option-dispute': {
    says: 'Schreiben Sie, dass Sie Beweise für die Rechte und für die Lizenzgebühr verlangen.',
    title: 'Beweise verlangen',
    cost: 'Kostenlos',
    time: 'Bis zum Datum im Brief',
    risk: 'Man kann klagen.',
    bestFor: 'Sie sind nicht sicher, dass es denen gehört, oder Sie hatten eine Erlaubnis.',
  },
  'nz.copy.option-settle': {
    says: 'Bieten Sie die übliche Lizenzgebühr an, ohne mehr zuzugeben.',
    title: 'Eine faire Gebühr anbieten',
    cost: 'Die übliche Gebühr',
    time: 'Bis zum Datum im Brief',
    risk: 'Lassen Sie sich schriftlich geben, dass die Sache damit endet.',
    bestFor: 'Sie haben es ohne Erlaubnis benutzt.',
  },
}
