/** Questions about who can get public assistance, and whether the family is asked: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_FR: Words = {
  'jp.ask.welfare-family': {
    says: "La famille n'est pas contactée dans tous les cas. Dites par écrit au bureau, en déposant la demande, que vous ne le voulez pas, et pourquoi. Il ne doit pas écrire à quelqu'un qui a été violent avec vous. Ni n'y est obligé sans contact depuis environ dix ans, ou si la personne est pauvre, âgée ou malade. L'aide de la famille n'est pas une condition ; elle ne compte que si elle paie vraiment. Le bureau doit prendre la demande et répondre en 14 jours, 30 au plus. Houterasu aide.",
  },
  'jp.ask.welfare-who': {
    says: 'Oui, vous pouvez demander. Ce qui compte : revenus et épargne sous le minimum de votre foyer. Un emploi, une retraite, l’âge ou des dettes n’empêchent rien. Une maison de valeur courante peut le plus souvent rester ; une voiture seulement pour travail ou maladie. Les dettes n’en sont pas payées : demandez la faillite à 法テラス. Le bureau doit prendre la demande : dites « je demande aujourd’hui ». Réponse en 14 jours, 30 au plus.',
  },
  'jp.ask.welfare-stopped': {
    says: 'On ne peut pas la couper sans bonne raison, et on doit d’abord vous entendre. Demandez la décision et le motif par écrit. Ne signez pas de renonciation (辞退届). Dans les trois mois après l’avoir su, demandez gratuitement un réexamen au gouverneur (審査請求), avec un papier du médecin ou de l’école. C’est avant le juge. Demandez aussi le maintien (執行停止). Houterasu aide.',
  },
}
