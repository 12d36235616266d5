/** Questions about power and phone: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_NL: Words = {
  'au.ask.cut-off': {
    says: 'Ze moeten u eerst waarschuwen en hulp aanbieden. Vraag een betalingsregeling en het hulpprogramma (hardship program). De energie-ombudsman kan het stoppen.',
    dependsOn: 'of u hulp vroeg en u zich aan een regeling houdt',
  },
  'au.ask.phone': {
    says: 'Klaag eerst bij het bedrijf. Helpt dat niet? Dan kijkt de Telecommunications Industry Ombudsman er gratis naar: 1800 062 058.',
  },
  'au.ask.cut-off-now': {
    says: 'Bel nu de leverancier. Vraag een betalingsregeling en hulp bij geldproblemen (hardship); afsluiten moet dan stoppen. Helpt dat niet, bel dan uw energie-ombudsman.',
  },
  'au.ask.undercharged': {
    says: 'Meestal alleen de laatste negen maanden, of vier in Victoria, als het niet uw fout was. U mag over dezelfde tijd betalen, zonder rente. De energie-ombudsman is gratis.',
  },
}
