/** Papers of a divorce in Scotland: the words in French. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Où vivent les enfants et qui ils voient se convient entre vous. Sinon, le tribunal décide ce qui est le mieux pour l’enfant.',
}
const HOME: RowWords = {
  says: 'La maison est au seul nom de votre conjoint ? Vous pouvez y vivre jusqu’à ce qu’un tribunal ou le divorce y mette fin.',
  actionable: 'Ne partez pas et ne signez rien sur la maison avant un conseil.',
}

export const DIVORCE_SCOTLAND_FR: Words = {
  'gb.divorce-papers.scotland-deadline': {
    says: 'Vous avez 21 jours après avoir reçu les papiers pour dire au tribunal que vous vous défendez.',
    action: 'Dire au tribunal si vous vous défendez',
    consequence: 'Le divorce peut être prononcé sans vous.',
  },
  'gb.divorce-papers.scotland-reasons': {
    says: 'En Écosse, il faut une raison. Le plus souvent un an de séparation avec votre accord, ou deux ans sans lui.',
  },
  'gb.divorce-papers.scotland-right-consent': {
    says: 'Après un an de séparation, il faut votre accord écrit. Vous pouvez refuser, et le retirer plus tard.',
  },
  'gb.divorce-papers.scotland-right-money': {
    says: 'Vous pouvez demander une part juste de ce qui s’est formé pendant le mariage : maison, épargne et retraites. Les dettes comptent aussi.',
  },
  'gb.divorce-papers.scotland-warning-money': {
    says: 'Demandez l’argent, la maison ou la retraite avant que le divorce soit prononcé. Après, c’est en règle générale trop tard.',
  },
  'gb.divorce-papers.scotland-step': {
    says: 'Voyez un avocat (solicitor) dans les 21 jours, avant de signer un accord. Demandez si l’aide juridique (legal aid) peut payer.',
  },
  'gb.divorce-papers.scotland-children': CHILDREN,
  'gb.divorce-papers.scotland-home': HOME,
  'gb.divorce-papers.scotland-option-consent': {
    says: 'Signez l’accord s’il le faut, une fois l’argent et les enfants réglés.',
    title: 'Laisser le divorce continuer',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Les demandes d’argent finissent avec le divorce.',
    bestFor: 'Vous êtes d’accord, et rien n’est ouvert sur l’argent.',
  },
  'gb.divorce-papers.scotland-option-defend': {
    says: 'Envoyez l’avis de défense (notice of intention to defend), même si vous demandez seulement de l’argent ou des mesures pour les enfants.',
    title: 'Dire au tribunal que vous vous défendez',
    cost: 'Des frais de tribunal et un avocat, ou l’aide juridique.',
    time: 'Quelques mois.',
    risk: 'Les frais peuvent grandir.',
    bestFor: 'L’argent, la maison ou les enfants ne sont pas réglés.',
  },
}
