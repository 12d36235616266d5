/** The French words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'it.insurance.want': {
    says: 'Un assureur dit non, paie moins, met fin au contrat, ou demande une prime.',
  },
  'it.insurance.who': {
    says: 'C’est un assureur privé. L’IVASS le surveille.',
  },
  'it.insurance.rights': {
    says: 'Vous pouvez réclamer gratuitement, puis aller à l’arbitre des assurances (AAS) pour 20 €.',
  },
  'it.insurance.reality': {
    says: 'Un premier non n’est pas définitif. Des clauses peu claires se lisent en votre faveur.',
  },
  'it.insurance.no-court': {
    says: 'Pour une prime impayée, il ne peut pas prendre votre argent sans un juge.',
  },
  'it.insurance.time': {
    says: 'Votre demande sur le contrat est trop ancienne après deux ans (dix pour la vie). Une lettre recommandée relance le délai.',
  },
  'it.insurance.right-reasons': {
    says: 'Vous avez droit à des motifs clairs, et à voir le dossier et le rapport de l’expert.',
  },
  'it.insurance.right-car-60': {
    says: 'Après un accident de voiture, l’assureur doit faire une offre ou dire pourquoi non. Dans les 60 jours pour les choses, 90 pour des blessures.',
  },
  'it.insurance.right-fifteen': {
    says: 'Si vous ne payez pas une prime suivante, la protection continue 15 jours. S’ils n’agissent pas en justice en six mois, le contrat finit.',
  },
  'it.insurance.right-arbiter': {
    says: 'Depuis le 15 janvier 2026, vous pouvez aller en ligne à l’arbitre des assurances (AAS) après une réclamation. Cela coûte 20 €, rendus si vous gagnez.',
  },
  'it.insurance.right-two-signs': {
    says: 'Les clauses qui limitent vos droits doivent être bien visibles et signées à part.',
  },
  'it.insurance.step-reasons': {
    says: 'Demandez par écrit le motif, la clause et le rapport.',
  },
  'it.insurance.step-complain': {
    says: 'Envoyez une réclamation (reclamo) à l’assureur par e-mail certifié (PEC) ou lettre recommandée. Il a 45 jours.',
  },
  'it.insurance.step-aas': {
    says: 'S’il dit non ou se tait, allez en ligne à l’arbitre (AAS) dans les 12 mois de la réclamation.',
  },
  'it.insurance.step-clock': {
    says: 'Arrêtez les deux ans par une lettre recommandée ou un e-mail certifié (PEC) qui demande la somme.',
  },
  'it.insurance.step-proof': {
    says: 'Gardez photos, factures et rapports. Déclarez un nouveau dommage dans les trois jours.',
  },
  'it.insurance.option-complain': {
    title: 'Réclamer, puis l’arbitre (AAS)',
    says: 'D’abord l’assureur, puis l’arbitre, en ligne et sans avocat.',
    cost: '20 €.',
    time: '45 jours, puis quelques mois.',
    risk: 'Il décide sur papiers seulement.',
    bestFor: 'Le non n’a pas de motif clair.',
  },
  'it.insurance.option-court': {
    title: 'Aller au tribunal',
    says: 'D’abord vient une médiation ou une discussion d’avocats. Puis un juge.',
    cost: 'Avocat et frais, ou aide juridique.',
    time: 'Des années.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Une grosse somme et de bonnes preuves.',
  },
  'it.insurance.insight-late-notice': {
    says: 'Déclarer le dommage en retard ne met pas fin à votre droit, sauf si c’était exprès.',
    actionable: 'Dites pourquoi c’était en retard.',
  },
  'it.insurance.warning-quittance': {
    says: 'Ne signez pas que la somme règle tout (quietanza a saldo) si elle est trop basse. Vous pouvez la prendre comme paiement partiel.',
  },
  'it.insurance.right-lawyers': {
    says: 'Avant un procès pour un accident, il faut inviter l’autre partie à un accord avec avocats (negoziazione assistita).',
  },
}
