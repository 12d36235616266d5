/** Questions about insurers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_FR: Words = {
  'gb.ask-insurance.not-told': {
    says: "Vous deviez seulement répondre avec un soin normal. Si vous avez seulement oublié, il peut réduire en proportion. Il ne peut refuser que s'il ne vous aurait jamais assuré, et doit alors rendre la prime. Pour la garder, il doit prouver que vous l'avez trompé exprès ou sans vous en soucier. Demandez des preuves. Après un accident, il doit le plus souvent payer quand même l'autre conducteur : transmettez chaque lettre. Réclamez, puis saisissez gratuitement le Financial Ombudsman.",
  },
  'gb.ask-insurance.written-off': {
    says: "N'acceptez pas encore. L'assureur doit payer une juste valeur de marché de la voiture telle qu'elle était avant. Envoyez des annonces et des cotes pour le même âge et les mêmes miles, et demandez ses raisons. Vous pouvez prendre la somme comme acompte, réclamer, puis aller à l'Ombudsman gratuit.",
  },
  'gb.ask-insurance.refused': {
    says: "Demandez la raison et les mots exacts du contrat. Un assureur ne peut pas refuser sans bon motif ; pour une exclusion, il doit montrer qu'elle s'applique. Réclamez par écrit. Après huit semaines, ou une réponse finale, allez au Financial Ombudsman gratuit dans les six mois.",
  },
}
