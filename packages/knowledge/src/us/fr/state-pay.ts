/** The French words of the rows in ../state-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_PAY_FR: Words = {
  ...stateWords(['last-pay', 'last-pay-asked'], {
    AZ: 'votre dernière paie est due dans les sept jours de travail ou au prochain jour de paie, si on vous renvoie',
    CA: 'votre dernière paie est due tout de suite si on vous renvoie. Pour chaque jour de retard, vous pouvez demander un jour de paie, jusqu’à 30 jours',
    'CO NV': 'votre dernière paie est due tout de suite si on vous renvoie',
    CT: 'votre dernière paie est due le prochain jour ouvrable si on vous renvoie, ou au prochain jour de paie si votre poste disparaît (layoff)',
    DC: 'votre dernière paie est due le prochain jour de travail si on vous renvoie',
    IL: 'votre dernière paie est due au prochain jour de paie, avec les jours de congé gagnés',
    'IN MD MI NJ NY NC PA VA WI': 'votre dernière paie est due au prochain jour de paie',
    MA: 'votre dernière paie est due le jour même si on vous renvoie. En cas de retard, vous pouvez demander trois fois la somme',
    MN: 'votre dernière paie est due dans les 24 heures après votre demande écrite, si on vous renvoie',
    MO: 'votre dernière paie est due le jour où on vous renvoie. Demandez-la par écrit',
    OR: 'votre dernière paie est due avant la fin du prochain jour ouvrable si on vous renvoie',
    SC: 'votre dernière paie est due dans les 48 heures ou au prochain jour de paie',
    TN: 'votre dernière paie est due au prochain jour de paie ou dans les 21 jours, selon ce qui vient plus tard',
    TX: 'votre dernière paie est due dans les six jours si on vous renvoie',
    UT: 'votre dernière paie est due dans les 24 heures si on vous renvoie',
    VT: 'votre dernière paie est due dans les 72 heures si on vous renvoie',
    WA: 'votre dernière paie est due avant la fin de la période de paie',
  }),
}
