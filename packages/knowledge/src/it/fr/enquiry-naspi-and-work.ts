/** Questions about work during unemployment benefit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AND_WORK_FR: Words = {
  'it.ask.naspi-worked': {
    says: 'Pour un emploi salarié jusqu’à six mois, la NASpI est seulement suspendue : l’INPS le fait d’office d’après la déclaration de l’employeur. Elle ne s’éteint pas pour cela. Pour un emploi plus long peu payé, ou une activité propre, il faut déclarer le revenu dans le mois. Demandez un réexamen et faites un recours en 90 jours, avec contrat et fiches de paie. Un patronato aide gratuitement. Ou des mensualités.',
  },
}
