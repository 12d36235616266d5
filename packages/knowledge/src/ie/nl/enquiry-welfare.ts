/** Questions about social welfare: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_NL: Words = {
  'ie.ask.welfare-appeal-days': {
    says: 'Stuur het beroep nu naar het Social Welfare Appeals Office. De wet geeft 60 dagen, maar houd 21 aan als uw brief dat zegt. Zeg welke feiten niet kloppen en voeg bewijs toe. Het is gratis.',
  },
  'ie.ask.welfare-while-waiting': {
    says: 'Vraag vandaag bij uw Intreo-kantoor Supplementary Welfare Allowance aan. Die is voor mensen met te weinig om van te leven, ook zolang een beroep loopt.',
  },
  'ie.ask.welfare-overpaid': {
    says: 'Vraag het besluit en hoe elk bedrag is berekend. Klopt het niet, ga dan binnen 60 dagen gratis in beroep. Klopt het wel, zeg dan wat u kunt betalen: zonder uw toestemming mogen ze hoogstens 15% van uw weekbedrag nemen.',
  },
  'ie.ask.benefit': {
    says: 'Vraag om de redenen. Ga binnen 60 dagen in beroep als het niet klopt. Klopt het, zeg dan wat u per week kunt betalen.',
  },
  'ie.ask.welfare-refused': {
    says: 'Vraag het kantoor opnieuw te kijken, en ga binnen 60 dagen na de beslissing in beroep bij het Social Welfare Appeals Office. Het is gratis. Stuur nieuw bewijs.',
  },
  'ie.ask.medical-card': {
    says: 'Vraag eerst de HSE om een nieuwe beoordeling, met bewijs dat ontbrak, zoals een brief van de dokter of uw echte kosten. Als ziekte u in nood brengt, kan zij een kaart geven boven de inkomensgrens. U kunt ook in beroep bij het National Appeals Office van de HSE. Doe dat binnen 21 dagen na de beslissing. Het is niet het Social Welfare Appeals Office.',
  },
}
