/** Questions of tenants whose bond the landlord claims: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOND_CLAIMED_FR: Words = {
  'au.ask.bond-claim-qld': {
    says: 'Si vous ne faites rien, la RTA verse la caution (bond) à l’agence. Envoyez à la RTA une demande de conciliation (dispute resolution request) avant la fin des 14 jours de son avis. Elle garde alors la caution et vous aide gratuitement à trouver un accord. Sans accord, vous avez sept jours après sa lettre pour saisir le QCAT. C’est au bailleur de prouver la perte. L’usure normale n’est pas à votre charge.',
  },
  'au.ask.bond-claim': {
    says: 'Répondez avant le jour indiqué dans l’avis. Sinon, l’office des cautions (bond office) peut payer le bailleur. En Nouvelle-Galles du Sud, vous avez 14 jours après l’avis pour saisir le NCAT ; dans le Queensland, 14 jours pour contester auprès de la RTA. Au Victoria, c’est au bailleur d’aller au VCAT si vous n’êtes pas d’accord. Il doit prouver la perte. Servez-vous de l’état des lieux et de photos.',
  },
}
