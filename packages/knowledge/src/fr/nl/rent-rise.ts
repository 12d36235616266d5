/** The Dutch words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_WORDS: Words = {
  'fr.rise.want': { says: 'Uw verhuurder verhoogt de huur volgens de index (révision, IRL).' },
  'fr.rise.want-check': {
    says: 'Controleer of de verhoging wettig is voor u meer betaalt of tekent.',
  },
  'fr.rise.reality': {
    says: 'Dit mag alleen als het huurcontract (bail) het zegt, één keer per jaar, en niet meer dan de index.',
  },
  'fr.rise.not-yet': {
    says: 'Ze telt pas vanaf de dag dat ze gevraagd is, nooit voor het verleden.',
  },
  'fr.rise.right-year': {
    says: 'Vraagt de verhuurder niet binnen een jaar na de dag in het huurcontract, dan is de verhoging van dat jaar verloren.',
  },
  'fr.rise.right-energy': {
    says: 'Bij een woning met energieklasse F of G mag de huur niet stijgen.',
  },
  'fr.rise.step-check': {
    says: 'Zoek in het huurcontract een beding en de dag. Kijk naar de index (IRL) op de site van INSEE, en naar uw energieklasse (DPE).',
  },
  'fr.rise.step-help': { says: 'Vraag de ADIL van uw streek. Die rekent de huur gratis uit.' },
  'fr.rise.option-dispute': {
    says: 'Schrijf wat fout is. Gaat het door, vraag dan de verzoeningscommissie (CDC).',
    title: 'De verhoging aanvechten',
    cost: 'Gratis',
    time: 'Snel',
    risk: 'Blijf de oude huur volledig betalen.',
    bestFor: 'Er is geen beding, ze is te hoog, of klasse F of G.',
  },
  'fr.rise.option-accept': {
    says: 'Klopt ze, betaal dan de nieuwe huur.',
    title: 'Aanvaarden',
    cost: 'De hogere huur',
    time: 'Vanaf de gevraagde dag',
    risk: 'Geen als ze klopt.',
    bestFor: 'U controleerde het en ze klopt.',
  },
}
