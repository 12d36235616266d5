/** The French words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_FR: Words = {
  'nz.warned.not-yet': { says: 'Vous gardez pour le moment votre travail et votre paie.' },
  'nz.warned.option-answer': {
    says: 'Donnez votre version par écrit et demandez qu’elle soit mise dans votre dossier. Si cela reste injuste, demandez une médiation (mediation) gratuite.',
    title: 'Répondre par écrit',
    cost: 'Gratuit.',
    time: 'Quelques jours.',
    risk: 'Faible si vous restez calme et vous en tenez aux faits.',
    bestFor: 'Vous n’êtes pas d’accord avec ce qui est dit.',
  },
  'nz.suspended.reality': {
    says: 'Une mise à pied (suspension) pendant qu’ils examinent quelque chose n’est pas une punition. Rien n’est encore prouvé.',
  },
  'nz.suspended.right-pay': {
    says: 'Votre paie continue le plus souvent. Regardez dans votre contrat s’il leur permet vraiment une mise à pied (suspension), et comment.',
  },
  'nz.suspended.right-first': {
    says: 'Ils devraient le plus souvent vous demander votre avis avant de vous mettre à pied (suspend), et que ce soit aussi court que possible.',
  },
  'nz.suspended.right-grievance': {
    says: 'Une mise à pied (suspension) injuste peut être l’objet d’une plainte personnelle (personal grievance). Faites-la auprès de votre employeur dans les 90 jours.',
  },
  'nz.suspended.step-ask': {
    says: 'Demandez par écrit la raison, les faits, la clause de votre contrat, combien de temps cela dure, et que votre paie continue.',
  },
  'nz.suspended.step-keep': {
    says: 'Suivez la lettre. Notez maintenant ce dont vous vous souvenez. Appelez votre syndicat ou Community Law.',
  },
  'nz.suspended.option-mediation': {
    says: 'Demandez à Employment New Zealand un médiateur (mediator) qui n’est d’aucun côté. Vous pouvez venir avec une personne qui vous aide.',
    title: 'Demander une médiation gratuite',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'Vous pensez que la mise à pied est injuste, ou ils ne vous paient pas.',
  },
  'nz.exit.reality': {
    says: 'C’est une offre. Tant que vous ne signez pas, vous gardez votre travail et tous vos droits.',
  },
  'nz.exit.right-no': {
    says: 'Vous pouvez dire non, ou demander plus d’argent, un jour plus tard ou une bonne lettre de référence.',
  },
  'nz.exit.right-minimum': {
    says: 'Ils vous doivent de toute façon votre salaire et la paie des congés. Ce n’est pas un cadeau pour signer.',
  },
  'nz.exit.right-mediator': {
    says: 'Avant qu’un médiateur (mediator) signe un accord, il doit vous demander si vous savez qu’il est définitif.',
  },
  'nz.exit.warn-final': {
    says: 'Une fois qu’un médiateur (mediator) l’a signé, vous ne pouvez le plus souvent pas revenir en arrière. Prenez d’abord conseil.',
  },
  'nz.exit.warn-ninety': {
    says: 'Les discussions n’arrêtent pas le temps. Vous avez le plus souvent 90 jours pour faire une plainte (grievance).',
  },
  'nz.exit.step-wait': {
    says: 'Ne signez pas sur-le-champ. Demandez par écrit du temps pour prendre conseil, et que l’entreprise le paie.',
  },
  'nz.exit.step-msd': {
    says: 'Demandez à Work and Income si partir par choix veut dire attendre une aide sociale.',
  },
  'nz.exit.option-negotiate': {
    says: 'Écrivez ce que vous voulez : une somme, un jour, une lettre de référence, le prix du conseil. Faites-le avant le dernier jour.',
    title: 'Demander de meilleures conditions',
    cost: 'Gratuit, ou le prix d’un avocat.',
    time: 'Une à trois semaines.',
    risk: 'Ils peuvent retirer l’offre.',
    bestFor: 'Vous partiriez, mais pas pour cela.',
  },
}
