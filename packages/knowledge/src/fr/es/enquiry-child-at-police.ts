/** Questions about a child under 18 who is called by the police: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_AT_POLICE_ES: Words = {
  'fr.ask-buy.child-at-police': {
    says: 'Vaya con su hijo y lleve abogado: un menor debe tenerlo si está detenido, y casi siempre en una audiencia libre. Es gratis: pídalo al colegio (ordre des avocats) o a la policía. Casi siempre deben avisarle enseguida, y puede pedir estar presente. El menor puede callar. Menos de 13 años: no hay garde à vue, solo retención de horas por un hecho grave. Un primer hecho leve suele acabar en charla o advertencia.',
  },
}
