/** The Dutch words of Germany: rent rise special. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_SPECIAL_NL: Words = {
  'de.rise.index-want': {
    says: 'Uw verhuurder verhoogt een huur die de prijsindex volgt (Indexmiete). Daarvoor is geen instemming nodig.',
  },
  'de.rise.index-year': {
    says: 'Een indexhuur moet een jaar gelijk blijven. De brief moet de verandering van de index en de nieuwe huur of de verhoging noemen.',
  },
  'de.rise.index-start': {
    says: 'De nieuwe indexhuur is verschuldigd vanaf de tweede maand na die waarin de brief kwam.',
  },
  'de.rise.index-step': {
    says: 'Controleer de indexcijfers bij het Statistisches Bundesamt en reken de verhoging na.',
  },
  'de.rise.works-want': {
    says: 'Uw verhuurder wil meer huur wegens werkzaamheden aan het huis (Modernisierung).',
  },
  'de.rise.works-cap': {
    says: 'Per jaar mag hoogstens 8% van de kosten op de huur, en € 3 per vierkante meter in zes jaar. Onder € 7 per vierkante meter is het € 2.',
  },
  'de.rise.works-repairs': {
    says: 'De kosten van herstel moeten eraf. Alleen wat de woning beter maakt, telt.',
  },
  'de.rise.works-hardship': {
    says: 'Is de nieuwe huur meer dan u kunt dragen? Dan kunt u wegens nood (Härte) bezwaar maken. De tijd is kort.',
    actionable: 'Schrijf de verhuurder nu met uw inkomen en huur.',
  },
}
