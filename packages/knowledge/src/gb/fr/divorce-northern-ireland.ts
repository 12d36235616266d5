/** Papers of a divorce in Northern Ireland: the words in French. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Où vivent les enfants et qui ils voient se convient entre vous. Sinon, le tribunal décide ce qui est le mieux pour l’enfant.',
}
const HOME: RowWords = {
  says: 'La maison est au seul nom de votre conjoint ? Vous pouvez y vivre jusqu’à ce qu’un tribunal ou le divorce y mette fin.',
  actionable: 'Ne partez pas et ne signez rien sur la maison avant un conseil.',
}

export const DIVORCE_NORTHERN_IRELAND_FR: Words = {
  'gb.divorce-papers.ni-reasons': {
    says: 'En Irlande du Nord, il faut une raison. Le plus souvent deux ans de séparation avec votre accord, ou cinq ans sans lui.',
  },
  'gb.divorce-papers.ni-right-consent': {
    says: 'Après deux ans de séparation, il faut votre accord. Vous pouvez refuser.',
  },
  'gb.divorce-papers.ni-right-money': {
    says: 'Maison, épargne, retraites et dettes sont une affaire à part. Vous pouvez demander au tribunal une part juste.',
  },
  'gb.divorce-papers.ni-step': {
    says: 'Renvoyez l’accusé de réception (acknowledgement of service) dans les jours indiqués. Voyez un avocat avant de signer un accord.',
  },
  'gb.divorce-papers.ni-children': CHILDREN,
  'gb.divorce-papers.ni-home': HOME,
  'gb.divorce-papers.ni-two-steps': {
    says: 'Il y a deux étapes : le jugement provisoire (decree nisi), puis le jugement définitif (decree absolute). Vous êtes mariés jusqu’au second.',
  },
  'gb.divorce-papers.ni-right-defend': {
    says: 'Vous pouvez vous défendre si la raison dans les papiers n’est pas vraie. Vous pouvez aussi laisser cela et parler seulement d’argent et d’enfants.',
  },
  'gb.divorce-papers.ni-option-reply': {
    says: 'Envoyez l’accusé de réception (acknowledgement of service) quand vous savez ce qu’il veut dire pour l’argent et les enfants.',
    title: 'Répondre et laisser continuer',
    cost: 'La réponse ne coûte rien.',
    time: 'Quelques minutes.',
    risk: 'Un accord au divorce est difficile à retirer plus tard.',
    bestFor: 'Vous êtes d’accord, et un avocat a vu les papiers.',
  },
  'gb.divorce-papers.ni-option-solicitor': {
    says: 'Demandez ce que la raison donnée dans les papiers veut dire pour vous, et quoi demander sur l’argent.',
    title: 'Voir un avocat avant de répondre',
    cost: 'L’aide juridique (legal aid) peut payer si vos revenus sont faibles.',
    time: 'Cette semaine.',
    risk: 'Aucun.',
    bestFor: 'Tous ceux qui reçoivent de tels papiers.',
  },
}
