/** The French words of the rows in ../enquiry-public-help-taken-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_HELP_TAKEN_BACK_FR: Words = {
  'us.fact.snap-overpaid': {
    says: "Même si l'erreur était la leur, ils peuvent le plus souvent réclamer SNAP. Demandez par écrit une audience (fair hearing) dans les 90 jours, avec la preuve que vous aviez déclaré : si vous êtes à temps, ils doivent attendre. Si la somme est juste, demandez de la baisser (compromise). Sans fraude, ils peuvent prendre au plus 10 % de l'aide par mois, ou 10 dollars si c'est plus. Ne signez rien qui parle de fraude ou renonce à l'audience.",
  },
  'us.fact.medicaid-renewal': {
    says: 'Envoyez les papiers maintenant. Dans les 90 jours de la fin, la plupart n’ont pas besoin d’une nouvelle demande. Demandez aussi une fair hearing si l’avis est allé à l’ancienne adresse. Prévenez médecin ou pharmacie, et demandez à une clinique les médicaments urgents. Les frais depuis la fin sont souvent couverts ensuite.',
  },
  'us.fact.cp504': {
    says: 'Un CP504 ne permet pas encore à l’IRS de prendre salaire ou compte, surtout un remboursement d’impôt de l’État. Pour le reste, il faut un dernier avis, avec 30 jours pour une audience. Profitez-en : plan de paiement sur IRS.gov, ou pause si vous ne pouvez payer loyer et nourriture.',
  },
  'us.fact.taxes-not-filed': {
    says: 'Déclarez maintenant, même sans pouvoir payer. Déclarer tard coûte bien plus que payer tard, et un remboursement se perd après trois ans. Vos relevés de salaire sont dans votre compte IRS.gov. Demandez ensuite un plan. La prison vise ceux qui cachent ou mentent, presque jamais ceux qui se manifestent.',
  },
  'us.fact.support-license': {
    says: 'Répondez par écrit avant la date, souvent 20 à 30 jours. Proposez un plan : dans la plupart des États, cela garde le permis. Dites que vous en avez besoin pour travailler. Demandez aujourd’hui de changer la pension, elle ne baisse qu’à partir de la demande. Payez ce que vous pouvez.',
  },
}
