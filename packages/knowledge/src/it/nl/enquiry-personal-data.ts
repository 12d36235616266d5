/** The Dutch words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_NL: Words = {
  'it.ask.my-data': {
    says: 'Schrijf het bedrijf. Binnen een maand moet het u gratis tonen welke gegevens het heeft, waarvandaan en wie ze kreeg. U kunt vragen ze te verbeteren of te wissen. Doet het dat niet, klaag dan gratis bij de autoriteit (Garante privacy).',
  },
  'it.ask.sales-calls': {
    says: 'Zet uw nummer, ook mobiel, gratis in het Registro delle opposizioni en zeg dat u bezwaar maakt. Daarna mogen zij niet meer bellen om te verkopen. Noteer dag, nummer en bedrijf, en klaag gratis bij de Garante privacy.',
  },
}
