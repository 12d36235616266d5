/** The landlord's notice that a lease ends, and the time that it must run: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_FR: Words = {
  'es.home.want-notice': {
    says: 'Votre bailleur veut que vous partiez, ou dit que le bail ne continue pas.',
  },
  'es.home.five-seven': {
    says: 'Un bail de logement signé depuis le 6 mars 2019 peut durer cinq ans si vous voulez, ou sept si le propriétaire est une société.',
  },
  'es.home.right-stay-term': {
    says: 'Dans les cinq premières années (sept avec une société), le bail continue d’année en année si vous voulez. Une date plus courte ne vous lie pas.',
  },
  'es.home.right-notice-four': {
    says: 'Pour y mettre fin à la fin de ce temps, le bailleur doit le dire au moins quatre mois avant. Sinon, il continue jusqu’à trois ans de plus. Un décret d’octobre 2026 donne plus, si le parlement le confirme.',
  },
  'es.home.right-own-need': {
    says: 'Pour y mettre fin plus tôt pour y habiter, le propriétaire doit être une personne et l’avoir dans le bail. Il faut un an, et deux mois de préavis avec le motif.',
  },
  'es.home.right-leave-early': {
    says: 'Après six mois, vous pouvez partir avec 30 jours de préavis. Vous payez en plus seulement si le bail le dit. Un décret d’octobre 2026 le supprime, au moins dans les nouveaux baux : demandez s’il vaut encore.',
  },
  'es.home.step-never-sign': {
    says: 'Ne signez pas de papier qui finit votre bail ou en fait un nouveau avant d’avoir pris conseil.',
  },
  'es.home.insight-season': {
    says: 'Un bail de saison (de temporada) pour votre vrai logement est souvent un bail normal.',
    actionable:
      'Gardez la preuve que vous y vivez toute l’année : registre de la ville (padrón), travail, école.',
  },
  'es.home.warning-no-leave': {
    says: 'Ne partez pas et ne rendez pas les clés à cause de cette seule lettre. Prenez d’abord conseil.',
  },
  'es.home.element-reason': {
    name: 'Pourquoi et à partir de quand',
    says: 'Un congé doit dire quand le bail finit, et pour y habiter aussi le motif.',
    ifMissing: 'Demandez par écrit le motif et la date. Sans eux, dites que vous restez.',
  },
  'es.home.right-silent-renewal': {
    says: 'Quand toutes les prolongations sont finies et que vous restez 15 jours sans un mot du propriétaire, le bail repart par mois ou par an. Un non écrit l’empêche.',
  },
}
