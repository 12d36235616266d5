/** The French words of the rows in ../enquiry-debts-after-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_AFTER_DIVORCE_FR: Words = {
  'us.fact.divorce-debt': {
    says: 'On peut encore vous demander, car votre nom est sur le compte : un jugement de divorce ne lie pas la banque. Répondez aux papiers du tribunal à temps et cherchez un accord. Puis retournez au tribunal du divorce avec l’ordonnance. Il peut obliger votre ex à rembourser, avec frais. Gardez les preuves de paiement.',
  },
  'us.fact.grandchildren': {
    says: 'Demandez au tribunal de la famille la custody ou la guardianship : après des mois chez vous, beaucoup d’États le permettent. Si le parent est d’accord, une procuration (power of attorney) vous laisse signer tout de suite pour école et médecin. Demandez TANF pour l’enfant, SNAP et Medicaid. Legal aid aide gratuitement.',
  },
}
