/** The French words of the rows in ../court-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_BY_PROVINCE_WORDS: Words = {
  'ca.claim.qc-answer': {
    says: 'Au Québec, vous avez 15 jours pour répondre à une assignation. Par prudence, nous comptons depuis la date du papier.',
    action: 'Répondre par écrit à l’assignation',
    consequence: 'Un jugement par défaut peut être rendu.',
  },
  'ca.claim.qc-small': {
    says: 'Aux petites créances du Québec, vous avez 20 jours pour dire votre choix. Par prudence, nous comptons depuis la date.',
    action: 'Dire au greffe votre choix : payer, régler ou contester',
    consequence: 'Le tribunal peut décider sans vous.',
  },
  'ca.claim.on-defence': {
    says: 'En Ontario, vous avez 20 jours après la signification (service) pour déposer une défense (defence). Par prudence, nous comptons depuis la date du papier.',
    action: 'Déposer votre défense à la Cour des petites créances (Small Claims Court)',
    consequence: 'Le tribunal peut leur donner raison sans vous entendre.',
  },
  'ca.claim.bc-reply': {
    says: 'En Colombie-Britannique, vous avez 14 jours après la signification (service) pour déposer une réponse (reply). Par prudence, nous comptons depuis la date du papier.',
    action: 'Déposer votre réponse à la cour ou au tribunal',
    consequence: 'Ils peuvent obtenir une ordonnance par défaut sans qu’on vous entende.',
  },
  'ca.claim.ab-dispute': {
    says: 'En Alberta, vous avez 20 jours après la signification (service) pour déposer une contestation (dispute note). Par prudence, nous comptons depuis la date du papier.',
    action: 'Déposer une contestation (dispute note) au tribunal',
    consequence: 'Ils peuvent obtenir un jugement sans qu’on vous entende.',
  },
  'ca.claim.on-limit': {
    says: 'Depuis octobre 2025, la Cour des petites créances de l’Ontario (Small Claims Court) entend les demandes jusqu’à 50 000 $.',
  },
  'ca.claim.bc-crt': {
    says: 'En Colombie-Britannique, la plupart des demandes jusqu’à 5 000 $ vont au tribunal en ligne (Civil Resolution Tribunal).',
  },
  'ca.claim.on-plan': {
    says: 'En Ontario, vous pouvez reconnaître la dette dans le formulaire de défense et proposer un plan de paiement. Il les lie, sauf s’ils s’y opposent dans les 20 jours.',
  },
  'ca.claim.bc-dispute-notice': {
    says: 'Envoyez votre réponse (Dispute Response) en ligne avant le jour indiqué, le plus souvent dans les 14 jours. Sinon, le tribunal peut vous condamner à payer sans vous entendre.',
  },
}
