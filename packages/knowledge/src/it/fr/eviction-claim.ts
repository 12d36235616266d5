/** Court claims to make a tenant leave (sfratto): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_WORDS: Words = {
  'it.claim.want-eviction': {
    says: 'Votre propriétaire demande à un juge de vous faire partir (sfratto) et vous appelle à une audience.',
  },
  'it.claim.reality-eviction': {
    says: 'Si vous ne venez pas à l’audience, le juge confirme l’expulsion. Si vous venez, vous pouvez payer, demander du temps ou vous opposer.',
  },
  'it.claim.no-locks': {
    says: 'Personne ne peut vous mettre dehors le jour de l’audience. Le juge fixe une date, et un huissier doit prévenir dix jours avant.',
  },
  'it.claim.deadline-eviction': {
    says: 'L’audience est le jour qui compte. Allez-y, même sans avocat.',
    action: 'Aller à l’audience : payer, demander du temps ou vous opposer',
    consequence: 'Le juge confirme l’expulsion.',
  },
  'it.claim.right-grace': {
    says: 'Pour le loyer d’un logement, vous pouvez tout payer avec intérêts et frais à l’audience. Ou demandez au juge jusqu’à 90 jours (termine di grazia).',
  },
  'it.claim.right-grace-long': {
    says: 'Cela peut être 120 jours si vous avez perdu votre travail, êtes malade ou en vraie difficulté. C’est possible trois fois en quatre ans, quatre en cas de difficulté.',
  },
  'it.claim.right-twenty-days': {
    says: 'Il doit y avoir au moins 20 jours entre le jour où vous avez reçu le papier d’expulsion et l’audience.',
  },
  'it.claim.step-hearing': {
    says: 'Allez à l’audience avec les preuves de vos paiements et de vos difficultés. Demandez au juge un délai pour payer (termine di grazia).',
  },
  'it.claim.step-social': {
    says: 'Allez aux services sociaux et au bureau du logement de votre commune. Demandez le fonds pour locataires en retard sans faute (morosità incolpevole).',
  },
  'it.claim.option-defend-home': {
    title: 'Sauver votre logement',
    says: 'Allez à l’audience. Payez tout, demandez le délai pour payer (termine di grazia) ou opposez-vous.',
    cost: 'Loyer dû, intérêts et frais. Aide juridique gratuite avec de petits revenus.',
    time: 'Jusqu’à 90 ou 120 jours pour payer.',
    risk: 'Si vous manquez le nouveau jour, l’expulsion est confirmée.',
    bestFor: 'Vous voulez rester ou il vous faut du temps.',
  },
  'it.claim.right-alone': {
    says: 'Vous pouvez venir à cette audience sans avocat, pour payer, demander du temps ou vous opposer. Avec un faible revenu, l’avocat est gratuit (patrocinio a spese dello Stato) : demandez au barreau avant ce jour.',
  },
}
