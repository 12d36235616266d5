/** The French words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_FR: Words = {
  'au.denied.right-reasons': {
    says: 'La lettre doit donner les raisons, dire si vous pouvez demander un réexamen (review) au tribunal, et jusqu’à quand.',
  },
  'au.denied.right-review': {
    says: 'Pour la plupart des visas refusés en Australie, vous avez 28 jours pour saisir l’Administrative Review Tribunal. Dans certains cas, c’est plus court.',
  },
  'au.denied.warn-strict': {
    says: 'Le délai de réexamen (review) est strict. Le tribunal ne peut pas vous donner plus, pas même un jour.',
  },
  'au.denied.warn-stay': {
    says: 'Vérifiez quand finit votre visa de transition (bridging visa). Sans visa, on peut vous retenir, et un nouveau visa devient plus difficile.',
  },
  'au.denied.step-date': {
    says: 'Calculez le dernier jour à partir du jour où vous avez reçu la lettre. Un e-mail compte le jour où il a été envoyé.',
  },
  'au.denied.option-review': {
    says: 'Faites la demande en ligne à temps et envoyez des preuves sur chaque raison. Vous pouvez ajouter des papiers plus tard.',
    title: 'Demander un réexamen (review) au tribunal',
    cost: 'Des frais élevés pour la plupart des visas. Demandez la moitié si vous ne pouvez pas payer.',
    time: 'Beaucoup de mois, souvent plus.',
    risk: 'Vous perdez les frais si vous perdez.',
    bestFor: 'Vous pouvez montrer que vous remplissez la règle.',
  },
  'au.denied.not-yet': {
    says: 'Votre visa n’est pas encore annulé. Ils doivent d’abord lire votre réponse.',
  },
  'au.denied.right-comment': {
    says: 'Vous pouvez dire pourquoi il n’y a pas de motif, et pourquoi votre visa devrait rester dans tous les cas.',
  },
  'au.denied.step-comment': {
    says: 'Répondez par écrit au plus tard le jour indiqué dans l’avis, avec des preuves. Si c’est trop court, demandez plus de temps avant ce jour.',
  },
  'au.denied.step-help': {
    says: 'Cherchez de l’aide cette semaine auprès d’un avocat, de l’aide juridique (legal aid) ou d’un agent de migration inscrit (registered migration agent). Personne d’autre ne peut la donner contre de l’argent.',
  },
}
