/** The French words of Italy: claims from a contract. */
import type { Words } from '@plainletter/contracts/rule'

export const CONTRACT_CLAIMS_WORDS: Words = {
  'it.talks.right-lawyers': {
    says: 'Vous avez 30 jours pour répondre à cette invitation à négocier avec des avocats (negoziazione assistita). Le silence peut compter contre vous pour les frais.',
  },
  'it.talks.right-mediation': {
    says: 'Allez à la première réunion de la médiation, ou dites pourquoi vous ne pouvez pas. Qui n’y va pas sans motif peut devoir payer plus ensuite.',
  },
  'it.debt.right-guarantor': {
    says: 'Un garant peut utiliser les défenses du débiteur. Vous êtes libre s’ils n’ont pas poursuivi le débiteur dans les six mois après l’échéance, sauf si le papier y renonce.',
  },
  'it.debt.right-penalty': {
    says: 'Un juge peut baisser une pénalité bien trop haute, même signée. Contre un consommateur, une telle clause ne vaut pas.',
  },
  'it.debt.right-not-done': {
    says: 'Qui n’a pas fait sa part d’un contrat ne peut pas vous demander la vôtre. Dites par écrit ce qui n’a pas été fait, ou mal fait.',
  },
  'it.debt.old-fees': {
    says: 'Les honoraires d’un avocat, d’un médecin ou d’un autre professionnel comptent comme payés après trois ans. C’est perdu si vous dites que vous n’avez pas payé.',
  },
  'it.claim.costs': {
    says: 'Qui perd paie les frais de l’autre, comme le juge les fixe. Le juge peut les partager pour des raisons graves.',
  },
  'it.claim.short-case': {
    says: 'Dans un procès court (rito semplificato), la réponse doit être déposée au plus tard le jour que fixe le juge. C’est au moins dix jours avant l’audience.',
  },
  'it.claim.right-european-order': {
    says: 'Contre une injonction de payer européenne, vous avez 30 jours pour vous opposer avec son formulaire. Il ne faut ni motifs ni avocat.',
  },
  'it.claim.right-leave-date': {
    says: 'Avec l’ordre, le juge fixe le jour du départ : dans les six mois, ou douze dans les cas difficiles. C’est 60 jours si vous avez manqué un délai pour payer.',
  },
  'it.debt.right-ending': {
    says: 'Ils ne peuvent mettre fin au contrat que pour un manquement qui compte : après un dernier délai écrit, par une clause qui le nomme, ou par un juge. Lisez votre contrat.',
  },
  'it.debt.right-works': {
    says: 'Travaux mal faits ? Signalez le défaut dans les 60 jours à une entreprise, dans les huit à un artisan seul. Vous pouvez demander la réparation ou un prix plus bas.',
  },
  'it.talks.know-first': {
    says: 'Avant un procès ordinaire jusqu’à 50 000 €, ils doivent souvent vous inviter à négocier entre avocats. Pas pour une injonction de payer ni un contrat de consommation.',
  },
}
