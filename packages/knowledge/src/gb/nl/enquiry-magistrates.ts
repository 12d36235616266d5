/** Questions about a first charge before the magistrates’ court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAGISTRATES_NL: Words = {
  'gb.ask-court-fine.single-justice': {
    says: 'Antwoord binnen 21 dagen na de datum op de brief, online of per post. Zegt u niets, dan kan de rechtbank u zonder u veroordelen. Beken alleen schuld als het zo is: de boete is dan meestal een derde lager. Zeg "not guilty" als u een verweer hebt; er komt een zitting. Vul het inkomensformulier in, want de boete hangt daarvan af.',
  },
  'gb.ask-police.drink-driving': {
    says: 'Bij een veroordeling is het rijverbod minstens 12 maanden, ook als u de auto voor werk nodig hebt. Een hogere waarde betekent langer, een tweede keer in tien jaar minstens drie jaar. Zie een advocaat vóór de zitting; de duty solicitor in de rechtbank is voor velen gratis. Controleer de waarde en de test voor u bekent. Een cursus kan tot een kwart schelen. U mag rijden tot de rechter het verbiedt.',
  },
  'gb.ask-tv.charged': {
    says: 'Antwoord binnen 21 dagen, online of per post, met het inkomensformulier. Zwijgen is een boete zonder uw verhaal. Is live-tv of iPlayer zonder licentie gekeken, dan scheelt schuld bekennen meestal een derde. Noem laag loon, kinderen en dat u nu betaalt; vraag TV Licensing te stoppen. Alleen een boete, tot 1.000 pond. Het is een veroordeling, maar meestal niet zichtbaar in een DBS-check.',
  },
}
