/** The Dutch words of the rows in ../enquiry-tips-and-sick-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIPS_AND_SICK_DAYS_NL: Words = {
  'ca.fact.sick-days-bc': {
    says: 'In British Columbia hebt u vijf betaalde en drie onbetaalde ziektedagen per jaar, na 90 dagen werk, ook parttime. Bij de eerste twee korte ziektes van het jaar mag de baas geen doktersbriefje vragen. Vraag het loon schriftelijk en klaag dan gratis binnen zes maanden bij Employment Standards.',
  },
  'ca.fact.sick-days-elsewhere': {
    says: 'Federale banen, zoals banken, luchtvaart en vrachtwagens, geven tien betaalde ziektedagen per jaar. Québec geeft er twee betaald na drie maanden. Ontario en Alberta geven onbetaalde, drie en vijf, en uw baan blijft. Een contract kan meer geven. Vraag de regel schriftelijk.',
    dependsOn: 'welk recht voor uw baan geldt en de provincie',
  },
  'ca.fact.last-pay-kept': {
    says: 'Men mag uw laatste loon of vakantiegeld niet houden omdat u niet opzegde. In Ontario moet het binnen zeven dagen of op de volgende betaaldag, in British Columbia zes dagen na ontslagname. In Alberta tien dagen na de loonperiode, of 31 na de laatste dag. Vraag het schriftelijk, klaag dan gratis.',
  },
  'ca.fact.tips-kept': {
    says: 'In Ontario, British Columbia en Québec mag de eigenaar uw fooien niet nemen. Zij zijn van de werknemers. Een pot mag, maar de baas deelt meestal alleen mee als hij hetzelfde werk doet; in Québec mogen alleen de werknemers die instellen. Noteer de bedragen en klaag gratis.',
  },
  'ca.fact.layoff-too-long': {
    says: 'In Ontario eindigt de baan meestal bij een tijdelijke stop (layoff) van meer dan 13 weken in 20; 35 in 52 als vergoedingen of loon doorlopen. Teken geen verlenging en geen afstand voordat een advocaat het zag. Zegt uw contract er niets over, dan kan zelfs een korte ontslag zijn, met vele maanden loon na lange dienst. Minstens een week per jaar is verschuldigd, tot 8, en een vergoeding na vijf jaar bij een groot bedrijf. Ander werk is geen ontslag nemen.',
  },
}
