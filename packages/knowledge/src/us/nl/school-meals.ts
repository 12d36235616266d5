/** The Dutch words of the rows in ../school-meals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_MEALS_NL: Words = {
  'us.stop.meals-want': {
    says: 'Het schooldistrict zegt of uw kind gratis of goedkopere maaltijden krijgt, en waarom.',
  },
  'us.stop.meals-reality': {
    says: 'U kunt altijd opnieuw aanvragen, bijvoorbeeld als uw inkomen daalt of uw gezin groeit.',
  },
  'us.stop.meals-right-hearing': {
    says: 'U kunt in beroep gaan bij iemand die niet heeft beslist. U mag een helper meenemen en de papieren zien.',
  },
  'us.stop.meals-right-direct': {
    says: 'Een kind in een huis met SNAP, of een pleegkind of kind zonder huis, krijgt gratis maaltijden zonder dat naar inkomen wordt gekeken.',
  },
  'us.stop.meals-step': {
    says: 'Vergelijk het inkomen en het aantal mensen met uw eigen cijfers. Vraag om een hoorzitting als ze niet kloppen.',
  },
  'us.stop.meals-option': {
    says: 'Bel of schrijf naar de persoon die in de brief staat.',
    title: 'Om een hoorzitting vragen',
    cost: 'Gratis',
    time: 'Uiterlijk op de dag in de brief',
    risk: 'Geen.',
    bestFor: 'Het inkomen of het aantal mensen klopt niet.',
  },
}
