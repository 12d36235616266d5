/** Questions about the collective settlement of debts: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTIVE_SETTLEMENT_FR: Words = {
  'be.ask.collective-settlement': {
    says: 'La demande se fait par requête au tribunal du travail ; le CPAS ou un avocat aide gratuitement. Elle est admise si vous ne pouvez durablement pas payer vos dettes. Dès l’admission, saisies et intérêts s’arrêtent. Un médiateur reçoit vos revenus et vous verse de quoi vivre. Un plan dure sept ans au plus, trois à cinq si le juge l’impose. Pas de nouvelles dettes. Le reste peut être effacé.',
  },
}
