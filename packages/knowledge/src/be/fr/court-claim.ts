/** A summons (citation, dagvaarding): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'be.court.claim-want': {
    says: 'Quelqu’un demande au tribunal de décider contre vous. La citation ou requête vous appelle à une audience.',
  },
  'be.court.claim-who': {
    says: 'Petites créances, loyers, énergie et soins vont au juge de paix, près de chez vous.',
  },
  'be.court.claim-reality': {
    says: 'Rien n’est décidé. Allez à la première audience : votre parole y compte.',
  },
  'be.court.claim-not-yet': {
    says: 'Rien ne peut être vendu ou pris sur votre salaire avant un jugement signifié. Dans de rares cas, de l’argent ou des biens peuvent être bloqués avant.',
  },
  'be.court.claim-rights': {
    says: 'Vous pouvez venir en personne, contester, demander du temps et avoir un avocat gratuit avec de faibles revenus.',
  },
  'be.court.claim-step-date': {
    says: 'Notez le jour, l’heure et le tribunal de la première audience.',
  },
  'be.court.claim-step-go': {
    says: 'Allez-y. Dites si vous contestez, ou demandez des mensualités. Sans vous, vous êtes en général condamné.',
  },
  'be.court.claim-step-aid': {
    says: 'Demandez maintenant un avocat gratuit au bureau d’aide juridique.',
  },
  'be.court.claim-step-proof': {
    says: 'Apportez des preuves : paiements, lettres, contrat. Dites-le si la dette est prescrite.',
  },
  'be.court.claim-step-time': {
    says: 'Demandez au juge des termes et délais. Apportez votre budget.',
  },
  'be.court.claim-right-heard': {
    says: 'Vous avez le droit d’être entendu et à au moins huit jours entre la citation et l’audience.',
  },
  'be.court.claim-right-time': { says: 'Vous avez le droit de demander des délais.' },
  'be.court.claim-right-aid': {
    says: 'Avec de faibles revenus, vous avez droit à un avocat gratuit.',
  },
  'be.court.claim-option-go': {
    title: 'Aller à l’audience',
    says: 'Dites votre version, ou demandez du temps.',
    cost: 'Rien sans avocat.',
    time: 'Une matinée.',
    risk: 'Des frais si vous perdez.',
    bestFor: 'Toute personne citée.',
  },
  'be.court.claim-option-plan': {
    title: 'Convenir d’un plan avant l’audience',
    says: 'Proposez une mensualité par écrit. Allez quand même à l’audience.',
    cost: 'Ce que vous proposez.',
    time: 'Une lettre.',
    risk: 'Les frais de citation restent.',
    bestFor: 'Vous devez la somme.',
  },
  'be.court.claim-option-help': {
    title: 'Avoir un avocat gratuit',
    says: 'Demandez au bureau d’aide juridique.',
    cost: 'Rien ou une partie.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Vos revenus sont faibles.',
  },
  'be.court.claim-warn': {
    says: 'Ne manquez pas la première audience. Un jugement par défaut est difficile à défaire.',
  },
}
