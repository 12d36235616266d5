/** Questions about pay and leave for a birth: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_FR: Words = {
  'gb.ask-work.maternity-pay': {
    says: 'Toute salariée a 52 semaines de congé dès le premier jour. L’indemnité (SMP) demande 26 semaines d’emploi à la 15e semaine avant la naissance et un salaire au-dessus d’un petit seuil. C’est 90 % pendant six semaines, puis 33 semaines au forfait ou 90 %. Sinon, demandez la Maternity Allowance. Prévenez l’employeur avant la 15e semaine.',
    dependsOn: 'votre ancienneté et votre salaire',
  },
}
