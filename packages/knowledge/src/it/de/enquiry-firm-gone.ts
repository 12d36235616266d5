/** The German words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_DE: Words = {
  'it.ask.firm-gone': {
    says: 'Kann die Firma nicht zahlen, zahlt der Garantiefonds des INPS (Fondo di garanzia) das TFR und bis zu drei der letzten Monatslöhne, mit einer Grenze. Vorher muss Ihre Forderung in der Insolvenz anerkannt sein, oder eine Pfändung muss scheitern. Gehen Sie jetzt zu Gewerkschaft oder patronato und beantragen Sie die NASpI binnen 68 Tagen.',
  },
}
