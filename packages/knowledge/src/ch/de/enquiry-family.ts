/** Questions about divorce, its money, maintenance, contact with children and violence at home: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'ch.ask.divorce': {
    says: 'Sind beide einig, reichen Sie gemeinsam beim Gericht ein. Sonst können Sie nach zwei Jahren Trennung allein klagen. Vorher kann ein Gericht schnell entscheiden, wer bleibt, wo die Kinder leben und wer was zahlt (Eheschutz).',
  },
  'ch.ask.divorce-money': {
    says: 'Ohne Ehevertrag behält jeder, was er vorher hatte oder erbte; was beide in der Ehe erspart haben, wird halbiert. Auch das Pensionskassengeld aus der Ehe wird halbiert. Unterhalt für Sie hängt von Bedarf und Mitteln ab. Ein Gericht kann vorläufig Zahlungen festlegen (Eheschutz). Holen Sie Rat.',
  },
  'ch.ask.violence': {
    says: 'In Gefahr rufen Sie 117. Die Polizei kann die Person sofort für Tage wegweisen. Ein Gericht kann Kontakt verbieten und Ihnen die Wohnung geben. Die Opferhilfe hilft Tag und Nacht: 142. Sie ist gratis, vertraulich und hilft auch mit Geld, einem sicheren Ort und Anwalt. Gehen Sie zum Arzt und behalten Sie Fotos. Auch Kinder sind geschützt.',
  },
  'ch.ask.contact': {
    says: 'Eltern und Kind haben ein Recht auf Kontakt, auch wenn Alimente offen sind. Schreiben Sie, schlagen Sie feste Tage vor und behalten Sie Belege. Dann bitten Sie die KESB, bei Scheidung das Gericht, den Kontakt zu regeln oder zu mahnen. Sie können einen Beistand oder begleitete Treffen anordnen. Holen Sie das Kind nicht selbst.',
  },
  'ch.ask.maintenance': {
    says: 'Beide Eltern zahlen für ein Kind nach ihren Mitteln. Ein Gericht kann die Summe ändern. Die Gemeinde kann offene Beträge bevorschussen.',
  },
}
