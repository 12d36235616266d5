/** Questions about taxes, and benefits asked back or refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_NL: Words = {
  'ca.ask.tax': {
    says: 'Klopt het niet, dien dan binnen 90 dagen een bezwaar (notice of objection) in. Kunt u niet betalen, bel dan en vraag om een plan. Laat het niet liggen.',
  },
  'ca.ask.benefit': {
    says: 'Vraag waarom en voor welke weken. Vraag bij de werkloosheidsverzekering (employment insurance) binnen 30 dagen om een nieuwe blik (reconsideration). Klopt het, vraag dan om in kleine bedragen te betalen.',
  },
  'ca.ask.cerb-debt': {
    says: 'Bent u het niet eens, vraag dan schriftelijk om een tweede controle en stuur bewijs van uw inkomen. Bent u het schuldig, vraag de CRA dan om een plan dat u kunt betalen.',
  },
  'ca.ask.benefit-refused': {
    says: 'Vraag schriftelijk om een nieuwe blik, met uw bewijs. Bij federale pensioenen hebt u 90 dagen, bij de werkloosheidsverzekering (employment insurance) 30. Bij hulp van uw provincie is het meestal 20 tot 90 dagen; kijk in de brief.',
  },
  'ca.ask.cra-froze': {
    says: 'Bel vandaag de belastingdienst. Zij heeft geen vonnis nodig, maar kan de blokkade opheffen als u nood laat zien en een plan biedt. Vraag ook om minder boete en rente.',
  },
  'ca.ask.old-tax': {
    says: 'De belastingdienst heeft meestal tien jaar om te innen, vanaf 90 dagen na de aanslag. Een betaling, belofte of stap van de dienst laat de tien jaar opnieuw lopen.',
  },
}
