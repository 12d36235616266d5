/** The German words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_DE: Words = {
  'es.ask.collector-home': {
    says: 'Ein Geldeintreiber darf nicht hereinkommen, nichts nehmen und es nicht Ihrem Chef sagen. Sie müssen nicht öffnen.',
  },
  'es.ask.asnef': {
    says: 'Schreiben Sie der Liste kostenlos und verlangen Sie Ihre Daten. Ist die Schuld unter 50 €, bezahlt, über fünf Jahre alt oder sagte man es Ihnen nicht, verlangen Sie Löschung. Sonst gehen Sie zur AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Verlangen Sie von der neuen Firma schriftlich den Vertrag und den Beweis, dass sie Ihre Schuld kaufte. Ihre Einwände bleiben. Zahlen Sie nicht, bevor Sie Beweise sehen.',
  },
}
