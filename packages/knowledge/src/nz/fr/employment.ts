/** Letters that end a job: reasons, pay and help: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_FR: Words = {
  'nz.work.myth-contract': {
    says: 'Vous avez des droits au travail même sans contrat écrit. Le salaire minimum, les congés et une procédure juste comptent toujours.',
  },
  'nz.work.want': {
    says: 'Cherchez la raison et votre dernier jour de travail. Ce que vous pouvez faire en dépend.',
  },
  'nz.work.reality': {
    says: 'L’employeur doit avoir une bonne raison et agir de façon juste. Sinon, vous pouvez faire une plainte personnelle (personal grievance).',
  },
  'nz.work.who': {
    says: 'L’Employment Mediation Service aide gratuitement. L’Employment Relations Authority décide si vous ne pouvez pas vous entendre.',
  },
  'nz.work.rights': {
    says: 'Vous gardez le droit au préavis prévu par votre contrat, aux salaires non payés et à la paie des congés.',
  },
  'nz.work.no-hold': {
    says: 'Ils ne peuvent pas retenir la paie que vous avez gagnée, sauf si vous avez accepté par écrit.',
  },
  'nz.work.know-trial': {
    says: 'Si votre contrat contient un essai valable de 90 jours (90 day trial), vous ne pouvez rien demander pour le licenciement lui-même. L’essai doit être signé avant que vous commenciez.',
  },
  'nz.work.right-reasons': {
    says: 'Vous pouvez demander les raisons par écrit dans les 60 jours. L’employeur a alors 14 jours pour les donner.',
  },
  'nz.work.right-process': {
    says: 'Vous avez le droit de connaître le problème, de répondre avec une personne à vos côtés, et d’être entendu avec un esprit ouvert.',
  },
  'nz.work.right-holiday': {
    says: 'Vous avez le droit d’être payé pour tous les congés non pris quand le travail finit.',
  },
  'nz.work.step-reasons': { says: 'Demandez les raisons par écrit.' },
  'nz.work.step-keep': {
    says: 'Gardez la lettre, votre contrat, vos fiches de paie et les messages.',
  },
  'nz.work.step-call': {
    says: 'Appelez votre syndicat, Community Law ou la ligne du travail au 0800 20 90 20.',
  },
  'nz.work.opt-deal': {
    says: 'Demandez plus d’argent ou une bonne lettre de référence. Prenez conseil avant de signer.',
    title: 'Demander un meilleur accord',
    cost: 'Gratuit.',
    time: 'Des jours ou des semaines.',
    risk: 'Ne laissez pas passer les 90 jours.',
    bestFor: 'Vous voulez tourner la page.',
  },
  'nz.work.insight-redundancy': {
    says: 'Pour une suppression de poste (redundancy), ils doivent vous consulter avec des faits avant de décider. La loi ne donne pas d’indemnité, sauf si votre contrat en donne une.',
    actionable: 'Demandez les raisons de l’entreprise et comment ils vous ont choisi.',
  },
  'nz.work.insight-conduct': {
    says: 'Depuis le 21 février 2026, votre propre conduite peut réduire ce que vous recevez, jusqu’à rien pour une faute grave (serious misconduct).',
    actionable: 'Dites à votre conseiller tout ce qui s’est passé, aussi ce qui ne vous aide pas.',
  },
  'nz.work.right-good-faith': {
    says: 'Avant un licenciement, l’employeur doit vous donner les faits et une vraie chance de répondre.',
  },
  'nz.work.right-holiday-law': {
    says: 'La paie des congés que vous avez gagnée doit être payée avec votre dernière paie.',
  },
  'nz.work.right-deductions': {
    says: 'L’employeur ne peut pas prendre d’argent sur votre paie sans votre accord écrit ou sans la loi.',
  },
  'nz.work.right-human-rights': {
    says: 'On ne peut pas vous licencier pour l’origine, le sexe, l’âge, la religion, un handicap ou la famille. Vous pouvez vous plaindre gratuitement.',
  },
  'nz.work.right-agreement': {
    says: 'Aucune loi ne fixe d’indemnité de suppression de poste (redundancy pay). Regardez votre contrat, et ce qu’il dit quand le travail est vendu ou déplacé.',
  },
  'nz.work.right-trial': {
    says: 'Avec un essai valable de 90 jours (90-day trial), vous ne pouvez pas agir pour licenciement injustifié (unjustified dismissal). Mais il ne compte que si vous l’avez accepté par écrit avant de commencer le travail.',
  },
}
