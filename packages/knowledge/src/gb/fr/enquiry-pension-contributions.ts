/** Questions about pension money that an employer did not pay in: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_CONTRIBUTIONS_FR: Words = {
  'gb.ask-work.pension-unpaid': {
    says: 'Comparez vos bulletins de paie avec le relevé de retraite. Ce qui est pris sur la paie doit en général être versé avant le 22 du mois suivant. Demandez les dates par écrit à l’employeur. Prévenez la caisse et signalez-le à The Pensions Regulator. Le Pensions Ombudsman peut ordonner à l’employeur de payer. C’est gratuit, et vous avez en général trois ans.',
  },
}
