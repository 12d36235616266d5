/** Questions about work during unemployment benefit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NASPI_AND_WORK_FR: Words = {
  'it.ask.naspi-worked': {
    says: 'Pour un emploi salarié jusqu’à six mois, la NASpI est seulement suspendue : l’INPS le fait d’office d’après l’employeur. Seul un emploi plus long et bien payé y met fin. Pour un emploi plus long peu payé, ou une activité propre, déclarez le revenu dans le mois. Demandez un réexamen et faites un recours en 90 jours, avec contrat et fiches de paie. Un patronato aide gratuitement. Ou des mensualités.',
  },
  'it.ask.paternity-leave': {
    says: 'Un père salarié a dix jours ouvrés à plein salaire, vingt pour des jumeaux ou plus. Prenez-les entre deux mois avant le terme et cinq mois après la naissance, ensemble ou un par un. Cela n’enlève aucun jour à la mère. Prévenez l’employeur par écrit cinq jours avant. Il ne peut pas refuser. Le congé parental s’ajoute.',
  },
}
