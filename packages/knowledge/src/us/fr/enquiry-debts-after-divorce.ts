/** The French words of the rows in ../enquiry-debts-after-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_AFTER_DIVORCE_FR: Words = {
  'us.fact.contempt-cannot-pay': {
    says: 'Le contempt of court vise ceux qui peuvent payer et ne paient pas. Si vous ne pouvez vraiment pas, c’est une défense : le tribunal doit voir loyalement ce que vous pouvez payer avant toute prison. Ne manquez jamais l’audience. Apportez des preuves de revenus, de factures et de recherche d’emploi. Demandez dès maintenant au tribunal qui a rendu l’ordre de le modifier. Payez ce que vous pouvez et gardez les preuves.',
    dependsOn: 'si vous pouviez payer et ne l’avez pas fait',
  },
  'us.fact.divorce-debt': {
    says: 'On peut encore vous demander, car votre nom est sur le compte : un jugement de divorce ne lie pas la banque. Répondez aux papiers du tribunal à temps et cherchez un accord. Puis retournez au tribunal du divorce avec l’ordonnance. Il peut obliger votre ex à rembourser, avec frais. Gardez les preuves de paiement.',
  },
  'us.fact.grandchildren': {
    says: 'Demandez au tribunal de la famille la custody ou la guardianship : après des mois chez vous, beaucoup d’États le permettent. Si le parent est d’accord, une procuration (power of attorney) vous laisse signer tout de suite pour école et médecin. Demandez TANF pour l’enfant, SNAP et Medicaid. Legal aid aide gratuitement.',
  },
}
