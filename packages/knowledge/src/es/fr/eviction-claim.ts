/** Court claims to make a tenant leave (desahucio): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_FR: Words = {
  'es.claim.want-eviction': {
    says: 'Votre bailleur demande au tribunal de vous faire partir (desahucio). Vous avez dix jours ouvrables pour agir.',
  },
  'es.claim.deadline-eviction': {
    says: 'Vous avez dix jours ouvrables pour partir, tout payer ou vous opposer. Nous comptons depuis la date du papier, par prudence.',
    action: 'Payer tout le loyer, s’opposer, ou demander un avocat gratuit',
    consequence: 'Le tribunal met fin au bail et le jour d’expulsion reste fixé.',
  },
  'es.claim.deadline-free-lawyer': {
    says: 'Dans une expulsion ou un procès oral, demandez un avocat gratuit sous trois jours ouvrables. Alors le tribunal peut arrêter le délai.',
    action: 'Demander au tribunal ou au barreau un avocat gratuit',
    consequence: 'Le délai peut ne pas s’arrêter pendant que vous attendez un avocat.',
  },
  'es.claim.right-pay-rent-once': {
    says: 'Vous pouvez arrêter une fois une expulsion pour loyer en payant tout à temps (enervar). Pas si vous l’avez déjà fait, ou avez ignoré une mise en demeure pendant 30 jours.',
  },
  'es.claim.right-vulnerable': {
    says: 'Si votre logement est en danger et votre revenu bas, le tribunal doit prévenir les services sociaux. Il peut arrêter l’affaire deux mois, ou quatre si le propriétaire est une société.',
  },
  'es.claim.right-fixed-day': {
    says: 'L’expulsion doit avoir un jour et une heure fixés et qu’on vous a dits.',
  },
  'es.claim.step-social': {
    says: 'Allez maintenant aux services sociaux de votre ville. Demandez un rapport de vulnérabilité et une aide pour le loyer.',
  },
  'es.claim.option-defend-home': {
    title: 'Sauver votre logement',
    says: 'Payez tout à temps, ou opposez-vous avec un avocat. Demandez une pause si vous êtes vulnérable.',
    cost: 'Le loyer dû. Un avocat gratuit avec un petit revenu.',
    time: 'Dix jours ouvrables.',
    risk: 'Si vous vous opposez et perdez, vous partez et pouvez payer des frais.',
    bestFor: 'Vous voulez rester ou avez besoin de temps.',
  },
}
