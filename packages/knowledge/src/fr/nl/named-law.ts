/** The Dutch words of the rows in ../named-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'fr.tax.when-due': {
    says: 'De aanslag noemt de laatste dag om te betalen. Daarvoor komt er geen verhoging. Daarna telt de wet 10% op.',
  },
  'fr.tax.how-paid': {
    says: 'Boven €300 moet u belasting online betalen of laten afschrijven. Tot €300 mag u anders betalen.',
  },
  'fr.town.right-two-months': {
    says: 'U hebt twee maanden vanaf het krijgen van deze rekening van een gemeente of ziekenhuis. In die tijd kunt u ze aanvechten bij de rechter die ze noemt.',
  },
  'fr.town.right-four-years': {
    says: 'De openbare ontvanger (comptable public) heeft vier jaar om te innen. Elke stap om te innen laat de vier jaar opnieuw beginnen.',
  },
  'fr.mortgage.right-pause': {
    says: 'Na baanverlies of een andere zware klap kunt u de rechter vragen de lening tot twee jaar stil te leggen.',
  },
  'fr.mortgage.right-own-sale': {
    says: 'Ga naar de zitting (audience d’orientation). Daar kunt u vragen de woning zelf te verkopen, wat vaak meer opbrengt.',
  },
  'fr.benefit.right-twenty-days': {
    says: 'U hebt 20 dagen vanaf deze brief om foute gegevens te laten verbeteren. In die tijd kunt u ook betalen, of termijnen afspreken van hoogstens 12 maanden. Doet u niets, dan mag men een deel van uw uitkering inhouden.',
  },
}
