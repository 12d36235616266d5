/** Questions on being dismissed while on workers compensation: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_WHILE_INJURED_NL: Words = {
  'au.ask.injured-sacked': {
    says: 'Het is verboden u te ontslaan omdat u een claim indiende. Ook ongeschikt zijn door een werkongeval beschermt u een tijd. Dat is zes maanden in New South Wales en twaalf in Queensland. In Victoria moet de werkgever u 52 weken werk bieden, waar het kan. De betalingen gaan na het einde van de baan meestal door. Handel binnen 21 dagen: Fair Work Commission 1300 799 675.',
  },
  'au.ask.injured-sacked-nsw': {
    says: 'In New South Wales is het strafbaar u in de eerste zes maanden te ontslaan omdat het letsel u ongeschikt maakt. Zegt een arts dat u weer kunt werken, vraag dan schriftelijk uw baan terug. Weigert het bedrijf, dan kan de Industrial Relations Commission het bevelen, tot twee jaar na het ontslag. De betalingen gaan meestal door. Ontslagen om de claim? U hebt 21 dagen: Fair Work Commission 1300 799 675.',
  },
  'au.ask.injured-sacked-qld': {
    says: 'In Queensland mag u de eerste 12 maanden na het letsel niet worden ontslagen omdat het u ongeschikt maakt. De werkgever kan een boete krijgen. Zegt een arts in dat jaar dat u weer kunt werken, vraag dan schriftelijk uw baan terug. Weigert hij, dan kan de Queensland Industrial Relations Commission het bevelen. De betalingen gaan meestal door. Ontslagen om de claim? U hebt 21 dagen: Fair Work Commission 1300 799 675.',
  },
  'au.ask.injured-sacked-vic': {
    says: 'In Victoria moet de werkgever u 52 weken van ongeschiktheid uw oude baan of passend werk geven. Dat geldt zover het redelijk kan. U ontslaan om de claim is strafbaar. Vraag schriftelijk de reden en, met een doktersverklaring, passend werk. Biedt hij niets, meld het dan bij WorkSafe Victoria. De betalingen gaan meestal door. Handel binnen 21 dagen: Fair Work Commission 1300 799 675.',
  },
}
