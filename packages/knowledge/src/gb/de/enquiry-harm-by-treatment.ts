/** German: the words of the rows in ../enquiry-harm-by-treatment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARM_BY_TREATMENT_DE: Words = {
  'gb.ask-injury.salon': {
    says: 'Machen Sie Fotos und gehen Sie zum Arzt. Der Salon musste sorgfältig arbeiten: Fordern Sie schriftlich Ihr Geld zurück und die Kosten des Schadens. Eine Klage wegen Verletzung muss in drei Jahren bei Gericht sein. Sprechen Sie mit einem Anwalt, bevor Sie unterschreiben.',
  },
  'gb.ask-injury.hospital': {
    says: 'Meist haben Sie drei Jahre für das Gericht, ab dem Fehler oder ab dem Tag, an dem Sie davon wussten. Ein Kind hat bis 21 Zeit. Verlangen Sie kostenlos Ihre Akte und gehen Sie früh zu einem Anwalt für Medizinrecht. Beschweren Sie sich binnen 12 Monaten kostenlos beim NHS, dann beim Ombudsman. Sie müssen zeigen: Kein sorgfältiger Arzt hätte so gehandelt oder ein Risiko verschwiegen, und es schadete.',
  },
}
