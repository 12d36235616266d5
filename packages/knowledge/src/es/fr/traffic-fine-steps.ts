/** The French words of the rows in ../traffic-fine-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_FR: Words = {
  'es.fine.step-date': {
    says: 'Notez le jour où vous l’avez reçue. Comptez 20 jours. Vérifiez la plaque, le lieu et l’heure.',
  },
  'es.fine.step-real-town': {
    says: 'Vérifiez l’amende sur le site de la commune (sede electrónica), ou appelez un numéro que vous avez trouvé. Ne payez pas par un lien dans un SMS.',
  },
  'es.fine.step-real': {
    says: 'Vérifiez l’amende sur le site de la DGT ou miDGT. La DGT ne demande pas de payer par des liens dans des SMS.',
  },
  'es.fine.step-choose': {
    says: 'Décidez : payer la moitié, ou contester avec des preuves. Un seul des deux.',
  },
  'es.fine.step-points': {
    says: 'Regardez si l’amende enlève des points. Pour beaucoup, les points comptent plus que l’argent.',
  },
  'es.fine.step-instalments': {
    says: 'Si vous ne pouvez pas payer après le délai, demandez au fisc ou à la ville de payer en plusieurs fois.',
  },
  'es.fine.step-wrong': {
    says: 'Dites ce qui est faux : pas votre voiture, vendue avant, lieu faux, pas de photo, pas de panneau clair.',
  },
}
