/** Questions about work during unemployment benefit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AND_WORK_FR: Words = {
  'it.ask.naspi-worked': {
    says: 'Pour un emploi salarié jusqu’à six mois, la NASpI est seulement suspendue : l’INPS le fait d’office d’après l’employeur. Seul un emploi plus long et bien payé y met fin. Pour un emploi plus long peu payé, ou une activité propre, déclarez le revenu dans le mois. Demandez un réexamen et faites un recours en 90 jours, avec contrat et fiches de paie. Un patronato aide gratuitement. Ou des mensualités.',
  },
}
