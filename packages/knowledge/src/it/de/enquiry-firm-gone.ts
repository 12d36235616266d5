/** The German words of the rows in ../enquiry-firm-gone.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRM_GONE_DE: Words = {
  'it.ask.firm-gone': {
    says: 'Das Geld ist meist nicht verloren. Kann die Firma nicht zahlen, zahlt der Garantiefonds des INPS (Fondo di garanzia) das TFR und bis zu drei der letzten Monatslöhne, mit einer Grenze. Zuerst muss die Forderung in der Insolvenz anerkannt sein; ohne Insolvenz brauchen Sie einen Gerichtstitel und eine erfolglose Pfändung. Für die Löhne gilt dann ein Jahr: Fangen Sie jetzt an. Gewerkschaft oder patronato helfen. NASpI binnen 68 Tagen.',
  },
}
