/** Questions about who can get public assistance, and whether the family is asked: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_FR: Words = {
  'jp.ask.welfare-family': {
    says: 'Écrivez que vous ne voulez pas qu’on les contacte, et pourquoi. L’aide de la famille ne passe avant que si elle paie vraiment ; ce n’est pas une condition. Le bureau ne doit pas écrire à qui vous a fait violence. Il n’y est pas tenu sans contact depuis dix ans environ, ou si la personne est pauvre, âgée ou malade. Il doit prendre la demande et répondre en 14 jours, 30 au plus. Houterasu aide.',
  },
  'jp.ask.welfare-who': {
    says: 'Oui, vous pouvez demander. Ce qui compte : revenus et épargne sous le minimum de votre foyer. Un emploi, une retraite, l’âge ou des dettes n’empêchent rien. Une maison de valeur courante peut le plus souvent rester ; une voiture seulement pour travail ou maladie. Les dettes n’en sont pas payées : demandez la faillite à 法テラス. Le bureau doit prendre la demande : dites « je demande aujourd’hui ». Réponse en 14 jours, 30 au plus.',
  },
}
