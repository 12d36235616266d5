/** Questions about a judgment: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_DE: Words = {
  'ie.ask.judgment-unknown': {
    says: 'Handeln Sie jetzt. Bitten Sie das Gericht, das Urteil aufzuheben, mit notice of motion und eidesstattlicher Erklärung. Sagen Sie, warum Sie nicht geantwortet haben und wie Sie sich verteidigen. Beim Circuit Court haben Sie 10 Tage, nachdem Sie davon erfahren. FLAC und MABS helfen kostenlos.',
  },
  'ie.ask.solicitors-letter': {
    says: 'Es ist eine Forderung, kein Gerichtsbeschluss. Antworten Sie schriftlich in der Frist: Verlangen Sie Beweise, sagen Sie, was Sie bestreiten, oder bieten Sie an, was Sie zahlen können. Erkennen Sie keine alte Schuld vorschnell an. Kommen Gerichtspapiere, haben Sie meist 28 Tage. MABS und FLAC helfen kostenlos.',
  },
  'ie.ask.sheriff': {
    says: 'Mit einem Gerichtsbeschluss darf der Sheriff hinein und Dinge nehmen, die Ihnen gehören, bis zur Höhe der Schuld. Kleidung, Bettzeug und Arbeitsgerät bis zu einer kleinen Summe bleiben, ebenso Dinge anderer, etwa ein finanziertes Auto, wenn das belegt wird. Rufen Sie heute das Büro und den Gläubiger mit einem Angebot an. MABS hilft kostenlos: 0818 07 2000.',
  },
  'ie.ask.instalment-order': {
    says: 'Bitten Sie das Büro des District Court, die Anordnung zu ändern (variation), und bringen Sie eine Aufstellung von Einkommen und Kosten mit. Tun Sie es, bevor weitere Raten ausfallen, und gehen Sie zu jedem Termin. Wer nicht zahlen kann, kommt nicht ins Gefängnis. MABS hilft kostenlos mit den Formularen: 0818 07 2000.',
  },
  'ie.ask.revenue-sheriff': {
    says: 'Für Steuern braucht der sheriff kein Urteil, nur ein Papier von Revenue. Rufen Sie heute Revenue an und bitten Sie um Raten: Ein vereinbarter Plan stoppt den sheriff. Ist die Summe nur geschätzt, schicken Sie jetzt die fehlende Erklärung. Der sheriff darf Ihre Sachen nehmen und Gebühren aufschlagen, aber nichts von anderen, etwa ein finanziertes Auto. Prüfen Sie mit einer selbst gefundenen Nummer, ob der Brief echt ist.',
  },
}
