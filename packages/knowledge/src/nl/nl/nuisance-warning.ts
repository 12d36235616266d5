/** The Dutch words of the rows in ../nuisance-warning.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NUISANCE_WARNING_NL: Words = {
  'nl.nuisance.want': {
    says: 'Uw verhuurder zegt dat u overlast geeft en waarschuwt u. Meestal kan alleen een rechter daarvoor uw huur beëindigen. Heeft de burgemeester de woning gesloten, dan mag de verhuurder het zonder rechter.',
  },
  'nl.nuisance.right-judge': {
    says: 'De rechter weegt hoe ernstig het is, uw woning, kinderen en wat u eraan deed. Leefgeluid is geen grond. De verhuurder moet het bewijzen met data en meldingen.',
  },
  'nl.nuisance.step': {
    says: 'Antwoord schriftelijk: wat klopt, wat niet en wat u gaat doen. Vraag welke dagen en wie klaagde. Buurtbemiddeling is gratis.',
  },
}
