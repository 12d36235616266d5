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
    says: 'Vraag schriftelijk een tweede beoordeling met bewijs van inkomen. Lukt dat niet, dan kan het Federal Court er binnen 30 dagen naar kijken. Zolang u schuldig bent mag de CRA belastingteruggaven en kredieten zoals GST houden, maar geen kinderbijslag. Is er geen geld voor huur of eten, bel en toon uw budget: zij kan minder nemen of wachten.',
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
