/** Questions about a seizure of wages that leaves too little: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WAGE_SEIZURE_COUNT_FR: Words = {
  'ch.ask.wage-count': {
    says: "Le calcul n'est pas définitif. Portez plainte à l'autorité de surveillance dans les dix jours de la réception ; c'est gratuit. Si la situation change, montrez des preuves à l'office des poursuites et demandez à tout moment un nouveau calcul. Il doit compter le montant de base, le loyer, les primes vraiment payées et ce qu'exige le travail : repas dehors, et la voiture sans bus ni train. Les impôts courants ne comptent en général pas : demandez au fisc des acomptes ou une remise.",
  },
}
