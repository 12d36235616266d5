/** The Dutch words of the rows in ../enquiry-personal-data.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PERSONAL_DATA_NL: Words = {
  'es.ask.my-data': {
    says: 'Schrijf het bedrijf. Binnen een maand moet het u gratis tonen welke gegevens het heeft, waarvandaan en wie ze kreeg. U kunt vragen ze te verbeteren of te wissen. Doet het dat niet, klaag dan gratis bij de autoriteit (AEPD).',
  },
  'es.ask.sales-calls': {
    says: 'Bedrijven mogen u niet bellen om te verkopen zonder uw toestemming of een andere echte grond. Zeg dat u bezwaar maakt en zet uw nummer gratis op de Lista Robinson. Noteer dag, nummer en bedrijf, en klaag gratis bij de AEPD.',
  },
}
