/** Questions about WW or sick pay that UWV refuses or stops: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OF_UWV_REFUSED_NL: Words = {
  'nl.ask.ww-refused': {
    says: 'Maak bezwaar binnen zes weken na de datum; redenen mogen later. Schuld alleen is niet genoeg: UWV mag alleen weigeren als er een dringende reden voor ontslag op staande voet was, of als u zonder noodzaak wegging. Ruzie of zwak werk is dat meestal niet. Stuur de ontslagpapieren en wat u deed om het op te lossen. Was het ontslag fout? Ga ook binnen twee maanden naar de rechter. Geen geld? Vraag de gemeente.',
  },
  'nl.ask.sickness-benefit-stopped': {
    says: 'Kijk vandaag op de laatste bladzijde: tegen een besluit dat u weer kunt werken is de termijn vaak maar twee weken, anders zes. Maak bezwaar met één zin; redenen en verslagen van uw artsen volgen. Vraag het rapport van de UWV-arts. Het geld komt daardoor niet vanzelf terug: vraag de rechter om een snelle uitspraak als u niet rondkomt. Zeg welk werk niet gaat en waarom. Vraag voor de zekerheid ook WW aan.',
  },
}
