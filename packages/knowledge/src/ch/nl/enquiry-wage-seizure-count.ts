/** Questions about a seizure of wages that leaves too little: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_COUNT_NL: Words = {
  'ch.ask.wage-count': {
    says: 'De berekening is niet definitief. Dien binnen tien dagen na ontvangst een klacht in bij de toezichthouder (Aufsichtsbehörde); dat is gratis. Verandert er iets, toon het schuldenkantoor dan bewijs en vraag altijd een nieuwe berekening. Het moet een basisbedrag, huur, echt betaalde premies en wat het werk vraagt meetellen: eten buitenshuis, en de auto als er geen bus of trein gaat. Lopende belasting telt meestal niet: vraag termijnen of kwijtschelding.',
  },
}
