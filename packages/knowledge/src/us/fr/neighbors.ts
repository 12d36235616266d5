/** The French words of the rows in ../neighbors.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const NEIGHBORS_FR: Words = {
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
    NY: 'le propriétaire d’un chien dangereux paie les frais du médecin. Pour plus, vous devez le plus souvent montrer que le danger était connu',
    NC: 'le propriétaire paie si le chien était dangereux, ou avait plus de six mois et a été laissé libre la nuit exprès',
    OH: 'le propriétaire ou gardien paie pour le mal fait par un chien, sauf si vous êtes entré sans droit ou l’avez provoqué',
    PA: 'le propriétaire paie les frais du médecin. Pour plus, vous devez le plus souvent montrer une imprudence',
    TX: 'le propriétaire paie si on savait que le chien était dangereux, ou pour une imprudence',
    VA: 'le propriétaire paie si le danger était connu, ou pour une imprudence, comme ne pas respecter une règle de laisse',
  }),
}
