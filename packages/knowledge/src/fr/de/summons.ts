/** The German words of the rows in ../summons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SUMMONS_DE: Words = {
  'fr.summons.want': {
    says: 'Die Polizei will Sie anhören. Der Brief soll sagen, ob Sie Verdächtiger oder Zeuge sind.',
  },
  'fr.summons.reality': {
    says: 'Gehen Sie hin, oder bitten Sie um einen anderen Tag: Man kann Sie holen lassen. Als freier Verdächtiger (audition libre) dürfen Sie gehen, wann Sie wollen.',
  },
  'fr.summons.right-silence': {
    says: 'Als Verdächtigem muss man Ihnen den Vorwurf und sein Datum nennen. Sie dürfen schweigen und einen Dolmetscher haben.',
  },
  'fr.summons.right-lawyer': {
    says: 'Kann der Vorwurf Gefängnis bringen, haben Sie das Recht auf einen Anwalt an Ihrer Seite. Bei niedrigem Einkommen zahlt der Staat.',
  },
  'fr.summons.step': {
    says: 'Rufen Sie einen Anwalt an, bevor Sie gehen. Lesen Sie das Protokoll, bevor Sie unterschreiben. Sie dürfen die Unterschrift ablehnen.',
  },
  'fr.summons.option': {
    says: 'Fragen Sie die Anwaltskammer (ordre des avocats) oder einen point-justice (3039) nach einem Anwalt.',
    title: 'Zuerst ein Anwalt',
    cost: 'Bei niedrigem Einkommen kostenlos.',
    time: 'Vor dem Datum.',
    risk: 'Keines.',
    bestFor: 'Sie sind vielleicht Verdächtiger.',
  },
  'fr.summons.witness': {
    says: 'Sie sind als Zeuge geladen. Sie müssen kommen und die Wahrheit sagen. Können Sie nicht, schreiben Sie dem Gericht sofort mit Beweis, sonst droht eine Geldstrafe.',
  },
  'fr.summons.witness-pay': {
    says: 'Fahrt und entgangener Lohn werden erstattet, wenn Sie es an diesem Tag beim Gericht verlangen.',
  },
  'fr.summons.witness-want': { says: 'Ein Gericht lädt Sie als Zeugen.' },
  'fr.summons.witness-step': {
    says: 'Notieren Sie Tag und Uhrzeit. Zeigen Sie den Brief Ihrem Arbeitgeber. Bringen Sie Ausweis und Fahrkarten mit.',
  },
  'fr.summons.witness-option': {
    says: 'Schreiben Sie dem Gericht, warum Sie nicht kommen können, mit Beweis, und fragen Sie, was zu tun ist.',
    title: 'Dem Gericht sagen, dass Sie nicht können',
    cost: 'Kostenlos.',
    time: 'Sofort.',
    risk: 'Ohne Beweis kann es eine Geldstrafe geben.',
    bestFor: 'Sie sind krank oder weit weg.',
  },
  'fr.summons.witness-not-yet': {
    says: 'Ihnen wird nichts vorgeworfen, und Sie haben nichts zu zahlen.',
  },
  'fr.summons.witness-family': {
    says: 'Sind Sie Elternteil, Kind, Geschwister oder Ehepartner des Angeklagten? Dann werden Sie ohne Eid gehört.',
  },
  'fr.summons.witness-safe': {
    says: 'Haben Sie Angst? Bitten Sie, statt Ihrer Anschrift die der Polizei zu nennen. In schweren Fällen kann Ihr Name geheim bleiben.',
  },
  'fr.summons.witness-prepare': {
    says: 'Schreiben Sie für sich auf, was Sie wann gesehen haben. Sagen Sie nur das, und sagen Sie es, wenn Sie etwas nicht wissen.',
  },
  'fr.summons.witness-go': {
    says: 'Kommen Sie pünktlich, und sagen Sie, was Sie wissen.',
    title: 'Zum Termin gehen',
    cost: 'Kosten werden erstattet.',
    time: 'Am Tag.',
    risk: 'Eine Lüge unter Eid ist strafbar.',
    bestFor: 'Alle Zeugen.',
  },
}
