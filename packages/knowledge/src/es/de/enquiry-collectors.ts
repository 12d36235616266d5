/** The German words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_DE: Words = {
  'es.ask.collector-home': {
    says: 'Ein Geldeintreiber darf nicht hereinkommen, nichts nehmen und es nicht Ihrem Chef sagen. Sie müssen nicht öffnen.',
  },
  'es.ask.asnef': {
    says: 'Schreiben Sie der Liste kostenlos, mit Ausweis und Belegen, und verlangen Sie Auskunft und Löschung. Die Schuld muss sicher sein: nicht bezahlt, nicht vor Gericht, Amt oder Schlichtung bestritten, über 50 €, höchstens fünf Jahre alt. Man musste Sie vorher warnen und den Eintrag binnen 30 Tagen melden. Schreiben Sie auch der Firma. Beide haben einen Monat. Keine Antwort oder ein Nein? Beschweren Sie sich kostenlos bei der AEPD. Sie müssen nicht zahlen, was Sie nicht schulden. Wer zu Unrecht gelistet ist, kann Schadenersatz verlangen.',
  },
  'es.ask.sold-debt': {
    says: 'Verlangen Sie von der neuen Firma schriftlich den Vertrag und den Beweis, dass sie Ihre Schuld kaufte. Ihre Einwände bleiben. Zahlen Sie nicht, bevor Sie Beweise sehen.',
  },
}
