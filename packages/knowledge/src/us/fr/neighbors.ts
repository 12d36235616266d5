/** The French words of the rows in ../neighbors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const NEIGHBORS_FR: Words = {
  'us.neighbor.right-fence': {
    says: 'Les règles de l’État ou de la ville disent qui paie une clôture sur la limite. Demandez le plan, le prix et la raison par écrit avant d’accepter.',
  },
  'us.neighbor.step-fence': {
    says: 'Cherchez la règle de votre ville sur les clôtures et la limite du terrain. Offrez de parler ou d’utiliser une médiation gratuite.',
  },
  'us.neighbor.right-nuisance': {
    says: 'Un voisin ne peut pas déranger votre logement bien au-delà de ce qui est normal. Un tribunal peut ordonner d’arrêter ou accorder de l’argent.',
  },
  'us.neighbor.step-log': {
    says: 'Tenez un journal avec les jours et les heures. Écrivez d’abord au voisin, puis à la ville ou au propriétaire.',
  },
  'us.neighbor.right-tree': {
    says: 'Vous pouvez le plus souvent couper les branches jusqu’à la limite à vos frais, si l’arbre vit. Abîmer l’arbre d’un voisin peut coûter deux ou trois fois sa valeur.',
  },
  ...stateWords('fence', {
    CA: 'les voisins partagent à parts égales le coût juste d’une clôture, sauf si ce serait injuste. Vous devez recevoir un avis écrit de 30 jours avec le plan et le coût',
    OH: 'une loi sur les clôtures de séparation (partition fence) dit qui partage le coût. Elle parle surtout des terres de ferme',
    VA: 'les voisins partagent le plus souvent une clôture de séparation, sauf si l’un laisse le terrain ouvert et le dit après l’avis',
  }),
  ...stateWords('dog', {
    AZ: 'le propriétaire d’un chien paie pour une morsure même si le chien n’avait jamais mordu. Allez en justice dans l’année selon cette loi',
    'CA NJ WA':
      'le propriétaire d’un chien paie pour une morsure même si le chien n’avait jamais mordu',
    FL: 'le propriétaire d’un chien paie pour une morsure, moins votre propre faute. Un panneau clair « Bad Dog » peut changer cela',
    GA: 'le propriétaire paie si le chien était connu comme dangereux ou courait libre contre une règle de laisse',
    IL: 'le propriétaire paie si le chien a attaqué sans raison et si vous aviez le droit d’être là',
    MA: 'le propriétaire ou gardien paie pour le mal fait par un chien, sauf si vous l’avez provoqué ou êtes entré sans droit',
    MI: 'le propriétaire paie pour une morsure sans raison, même si le chien n’avait jamais mordu',
    NY: 'le propriétaire d’un chien dangereux paie les frais du médecin. Pour plus, vous devez montrer que le danger était connu ou, depuis 2025, une imprudence du propriétaire',
    NC: 'le propriétaire paie si le chien était dangereux, ou avait plus de six mois et a été laissé libre la nuit exprès',
    OH: 'le propriétaire ou gardien paie pour le mal fait par un chien, sauf si vous êtes entré sans droit ou l’avez provoqué',
    PA: 'le propriétaire paie les frais du médecin. Pour plus, vous devez le plus souvent montrer une imprudence',
    TX: 'le propriétaire paie si on savait que le chien était dangereux, ou pour une imprudence',
    VA: 'le propriétaire paie si le danger était connu, ou pour une imprudence, comme ne pas respecter une règle de laisse',
  }),
}
