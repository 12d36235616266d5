/** The French words of the rows in ../housing-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_STEPS_FR: Words = {
  'es.home.step-read': {
    says: 'Cherchez la date de signature, qui est le propriétaire et le motif dans la lettre. Ils décident quelle règle vous aide.',
  },
  'es.home.step-pay-now': {
    says: 'Si vous devez du loyer, payez ce que vous pouvez maintenant et avant 30 jours depuis cette demande. Gardez la preuve.',
  },
  'es.home.step-write': {
    says: 'Répondez par burofax ou e-mail prouvable. Dites ce que vous n’acceptez pas et pourquoi.',
  },
  'es.home.step-keep-paying': {
    says: 'Continuez à payer le loyer à temps par virement. Un loyer dû est le chemin le plus court pour perdre un logement.',
  },
  'es.home.step-social': {
    says: 'Allez aux services sociaux et au bureau du logement de votre ville ou région. Demandez une aide au loyer et un rapport de vulnérabilité.',
  },
  'es.home.step-offer': {
    says: 'Offrez un plan : le loyer du mois et une part de la dette. Obtenez le oui par écrit.',
  },
  'es.home.step-dispute': {
    says: 'Si la somme est fausse, envoyez vos paiements et demandez une liste par mois.',
  },
}
