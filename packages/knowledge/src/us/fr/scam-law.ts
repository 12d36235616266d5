/** The French words of the rows in ../scam-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_LAW_FR: Words = {
  'us.rescue.want': {
    says: 'Ils veulent de l’argent, ou les paiements de votre prêt immobilier, contre la promesse d’arrêter une saisie (foreclosure). C’est un piège fréquent pour les propriétaires de maison.',
  },
  'us.rescue.reality': {
    says: 'Aucune entreprise ne peut promettre d’arrêter une saisie (foreclosure). L’aide d’un conseiller agréé par le HUD est gratuite.',
  },
  'us.rescue.right-no-fee': {
    says: 'Une entreprise qui offre de l’aide pour le prêt immobilier ne peut pas prendre de frais avant que vous signiez une offre d’aide écrite de votre prêteur.',
  },
  'us.rescue.right-talk': {
    says: 'Personne ne peut vous dire d’arrêter de parler à votre prêteur. On doit aussi vous avertir que vous pouvez perdre votre maison si vous arrêtez de payer.',
  },
  'us.rescue.right-deception': {
    says: 'Les fausses promesses dans le commerce enfreignent la loi fédérale. Vous pouvez les signaler sur reportfraud.ftc.gov.',
  },
  'us.rescue.right-state': {
    says: 'Beaucoup d’États ont des lois sur les conseillers en saisie (foreclosure consultants). Elles vous laissent souvent annuler et interdisent les frais à l’avance.',
  },
  'us.rescue.step': {
    says: 'Ne payez rien et ne signez rien. Appelez la société de votre prêt au numéro de votre relevé, et un conseiller HUD au 888-995-4673.',
  },
  'us.rescue.option': {
    says: 'Demandez l’aide gratuite d’un conseiller agréé par le HUD et signalez l’offre.',
    title: 'Obtenir une aide gratuite et le signaler',
    cost: 'Gratuit',
    time: 'Aujourd’hui',
    risk: 'Aucun.',
    bestFor: 'Vous avez du retard sur le prêt immobilier.',
  },
  'us.prize.right-mail': {
    says: 'Un vrai prix est gratuit. Un courrier sur des prix doit dire qu’aucun achat n’est nécessaire et quelles sont vos chances.',
  },
  'us.prize.right-call': {
    says: 'Celui qui appelle doit vous dire que vous ne payez rien pour gagner un prix. Vous pouvez signaler un appel qui demande de l’argent.',
  },
  'us.prize.reality': {
    says: 'Vous ne pouvez pas gagner un tirage auquel vous n’avez jamais participé. De vrais organisateurs ne demandent jamais d’abord de l’argent ou des codes.',
  },
  'us.prize.want': {
    says: 'Ils veulent que vous ouvriez leur site ou payiez des frais pour un prix qui n’existe pas.',
  },
  'us.prize.step': {
    says: 'N’ouvrez pas le lien et n’entrez pas de code. Supprimez-le, et signalez-le à la FTC.',
  },
  'us.scam.right-fraud-crime': {
    says: 'Tromper des gens par téléphone, texto, e-mail ou internet est un crime fédéral (wire fraud). Vous n’avez rien fait de mal. Signalez-le sur ic3.gov.',
  },
  'us.scam.right-mail-fraud': {
    says: 'Tromper des gens par la poste est un crime fédéral (mail fraud). Signalez-le au Postal Inspection Service sur uspis.gov.',
  },
  'us.scam.right-impersonation': {
    says: 'Se faire passer pour un bureau public ou une entreprise connue pour avoir de l’argent enfreint une règle fédérale.',
  },
  'us.scam.right-ftc-act': {
    says: 'Les actes trompeurs dans le commerce sont contre la loi. Signalez-les sur reportfraud.ftc.gov.',
  },
}
