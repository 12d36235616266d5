/** Questions about pay and leave for a birth: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MATERNITY_PAY_FR: Words = {
  'gb.ask-work.maternity-pay': {
    says: 'Toute salariée a 52 semaines de congé dès le premier jour. L’indemnité (SMP) demande 26 semaines d’emploi à la 15e semaine avant la naissance et un salaire au-dessus d’un petit seuil. C’est 90 % pendant six semaines, puis 33 semaines au forfait ou 90 %. Sinon, demandez la Maternity Allowance. Prévenez l’employeur avant la 15e semaine.',
    dependsOn: 'votre ancienneté et votre salaire',
  },
  'gb.ask-work.paternity-leave': {
    says: 'Depuis le 6 avril 2026, vous avez le congé de paternité dès le premier jour de travail : une ou deux semaines. Prévenez l’entreprise 15 semaines avant le terme, et donnez les dates 28 jours avant. La paie exige toujours 26 semaines dans l’emploi à cette 15e semaine. Le congé parental non payé est aussi à vous dès le premier jour. En cas de refus, demandez pourquoi par écrit et appelez Acas : 0300 123 1100.',
  },
}
