/** The French words of Spain: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_FR: Words = {
  'es.insurance.want': {
    says: 'Un assureur dit non, paie moins, finit le contrat, ou demande une prime.',
  },
  'es.insurance.who': {
    says: 'C’est un assureur privé. La direction des assurances (DGSFP) le surveille.',
  },
  'es.insurance.rights': {
    says: 'Vous pouvez demander les motifs, envoyer votre expert, vous plaindre gratuitement, et aller au tribunal.',
  },
  'es.insurance.reality': {
    says: 'Un premier non n’est pas définitif. Les clauses qui limitent vos droits comptent seulement si elles ressortent et que vous les avez signées.',
  },
  'es.insurance.no-court': {
    says: 'Pour une prime impayée, il ne peut pas prendre votre argent sans tribunal.',
  },
  'es.insurance.time': {
    says: 'Vous avez deux ans pour réclamer pour des choses, et cinq pour des personnes.',
  },
  'es.insurance.right-forty': {
    says: 'Sous 40 jours après votre déclaration, il doit payer au moins la somme qu’il sait devoir.',
  },
  'es.insurance.right-interest': {
    says: 'S’il n’a pas payé après trois mois sans bonne raison, il vous doit des intérêts élevés.',
  },
  'es.insurance.right-limits': {
    says: 'Les clauses qui limitent vos droits doivent ressortir et être acceptées par écrit.',
  },
  'es.insurance.right-expert': {
    says: 'Si vous n’êtes pas d’accord sur le dommage, vous pouvez nommer votre expert. Un troisième décide.',
  },
  'es.insurance.right-month': {
    says: 'Si vous ne payez pas une prime suivante, la couverture s’arrête un mois après l’échéance. S’il ne la réclame pas sous six mois, le contrat finit.',
  },
  'es.insurance.right-one-month-leave': {
    says: 'Vous pouvez arrêter le renouvellement annuel avec un mois de préavis. L’assureur en a besoin de deux.',
  },
  'es.insurance.step-reasons': {
    says: 'Demandez par écrit le motif, la clause utilisée et le rapport d’expert.',
  },
  'es.insurance.step-sac': {
    says: 'Plaignez-vous à son service client ou à son médiateur (defensor). Gardez la preuve de la date.',
  },
  'es.insurance.step-dgsfp': {
    says: 'S’il dit non ou ne répond pas à temps, plaignez-vous gratuitement à la DGSFP.',
  },
  'es.insurance.step-proof': {
    says: 'Gardez photos, factures et rapports. Déclarez un nouveau dommage sous sept jours.',
  },
  'es.insurance.option-complain': {
    title: 'Se plaindre',
    says: 'D’abord à l’assureur, puis à la DGSFP.',
    cost: 'Rien.',
    time: 'Un ou deux mois, puis quelques mois.',
    risk: 'L’avis de la DGSFP ne lie pas l’assureur.',
    bestFor: 'Le non n’a pas de motif clair.',
  },
  'es.insurance.option-expert': {
    title: 'Nommer votre expert',
    says: 'Votre expert et le leur regardent le dommage. Un troisième décide.',
    cost: 'Votre expert, et la moitié du troisième.',
    time: 'Des semaines.',
    risk: 'Cela peut coûter plus que le gain.',
    bestFor: 'Ils acceptent de payer, mais trop peu.',
  },
  'es.insurance.option-court': {
    title: 'Aller au tribunal',
    says: 'Un juge peut ordonner le paiement avec intérêts. Jusqu’à 2 000 € sans avocat.',
    cost: 'Un avocat au-dessus de 2 000 €.',
    time: 'Des mois.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Une grosse somme et de bonnes preuves.',
  },
  'es.insurance.insight-small-print': {
    says: 'Si la clause n’a pas été signée à part, elle peut ne pas compter.',
    actionable: 'Cherchez votre signature sous les clauses particulières.',
  },
  'es.insurance.warning-sign-less': {
    says: 'Ne signez pas un papier qui dit que la somme règle tout (finiquito) si elle est trop basse.',
  },
}
