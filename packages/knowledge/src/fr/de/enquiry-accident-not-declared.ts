/** Questions about an accident at work: not declared by the employer, what is paid, and a job ended meanwhile: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_DE: Words = {
  'fr.ask-work.accident-not-declared': {
    says: 'Es ist nicht zu spät. Die 48 Stunden gelten für den Arbeitgeber. Meldet er nichts, können Sie den Unfall selbst der CPAM melden, bis zum Ende des zweiten Jahres danach. Schicken Sie das ärztliche Attest „accident du travail“ und die Namen der Zeugen mit. Lehnen Sie eine einfache Krankmeldung ab, und melden Sie es dem Chef noch heute schriftlich. Das Geld ist höher, ohne Karenztage. Man darf Sie dafür nicht bestrafen.',
  },
  'fr.ask-work.accident-pay': {
    says: 'Die CPAM zahlt ab dem Tag nach dem Unfall, ohne Karenztage: 28 Tage lang 60 % des Tageslohns, dann 80 %, bis zu einer Grenze. Den Unfalltag zahlt der Arbeitgeber ganz. Nach einem Jahr im Betrieb schuldet er meist auch einen Zuschuss. Die Behandlung ist mit dem Unfallschein (feuille d’accident) frei. Schicken Sie die Krankmeldung beiden binnen 48 Stunden.',
  },
  'fr.ask-work.accident-dismissed': {
    says: 'Während Sie nach einem Arbeitsunfall krankgeschrieben sind, darf der Betrieb nur wegen schwerer Verfehlung kündigen, oder wenn er Sie aus einem anderen Grund als dem Unfall nicht halten kann. Sonst ist die Kündigung nichtig: Sie können zurück oder bekommen mindestens sechs Monatslöhne. Für Wegeunfälle gilt dieser Schutz nicht. Ein befristeter Vertrag endet trotzdem an seinem Tag. Widersprechen Sie per Einschreiben, dann beim Arbeitsgericht binnen eines Jahres.',
  },
}
