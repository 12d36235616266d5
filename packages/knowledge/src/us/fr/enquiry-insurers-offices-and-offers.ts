/** The French words of the rows in ../enquiry-insurers-offices-and-offers.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURERS_OFFICES_AND_OFFERS_FR: Words = {
  'us.fact.home-insurance-cancelled': {
    says: 'Prenez aujourd’hui une autre couverture, même courte : sinon la banque peut en acheter une chère à vos frais, après 45 jours d’avis. Plaignez-vous en ligne à l’autorité des assurances de votre État, avec preuve de paiement, courriels et avis ; l’assureur doit répondre. Un avis écrit motivé est exigé avant la fin. S’il a pris votre argent et dit que vous étiez couvert, il peut y être tenu.',
  },
  'us.fact.plan-renewed-itself': {
    says: 'Appelez maintenant l’assureur et HealthCare.gov, et demandez par écrit quand le plan a pris fin et ce qui est dû. Pour les mois couverts, la prime peut être due. Si personne n’a payé, le plan finit presque toujours seul : avec crédit d’impôt après trois mois, à la fin du premier. Demandez une fin plus tôt si vous aviez une autre couverture. Formulaire 1095-A : le crédit se règle dans la déclaration.',
  },
  'us.fact.office-wants-bank-papers': {
    says: 'Le bureau vérifie revenus et épargne, car l’aide en dépend. C’est presque toujours de la routine, pas un soupçon. Envoyez des copies avant le jour indiqué, sinon l’aide peut cesser. Demandez par écrit quels mois et pourquoi, et plus de temps si besoin. Ne masquez rien. Expliquez l’argent reçu de la famille. Si l’aide est coupée, demandez aussitôt un fair hearing.',
  },
  'us.fact.is-this-job-real': {
    says: 'Cherchez la société dans le registre de votre État et appelez un numéro trouvé par vous. Un vrai employeur ne demande pas d’argent et n’envoie pas de chèque à transmettre. Si vous avez donné votre numéro de sécurité sociale, gelez gratuitement votre crédit auprès des trois bureaux et suivez AnnualCreditReport.com. En cas d’abus : IdentityTheft.gov. Signalez un faux emploi à ReportFraud.ftc.gov.',
  },
  'us.fact.divorce-debt-first-notice': {
    says: 'Ne l’ignorez pas. Dans les 30 jours du premier avis, écrivez que vous contestez la dette et voulez des preuves ; ils doivent cesser jusque-là. Le jugement de divorce ne lie pas la banque : qui a signé peut être poursuivi. Mais le tribunal du divorce peut obliger l’autre à vous rembourser. Vérifiez le délai pour agir avant de payer ou promettre. Répondez à temps aux papiers du tribunal.',
  },
}
