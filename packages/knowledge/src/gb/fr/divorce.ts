/** Les papiers d'un divorce : le droit du Royaume-Uni en français. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Où vivent les enfants et qui ils voient se convient entre vous. Sinon, le tribunal décide ce qui est le mieux pour l’enfant.',
}
const HOME: RowWords = {
  says: 'La maison est au seul nom de votre conjoint ? Vous pouvez y vivre jusqu’à ce qu’un tribunal ou le divorce y mette fin.',
  actionable: 'Ne partez pas et ne signez rien sur la maison avant un conseil.',
}

export const DIVORCE_PAPERS_FR: Words = {
  'gb.divorce-papers.deadline': {
    says: 'Vous avez 14 jours après avoir reçu les papiers pour envoyer l’accusé de réception (acknowledgement of service).',
    action: 'Envoyer votre réponse (acknowledgement of service)',
    consequence:
      'Le divorce peut continuer sans vous, et vous pourriez payer la remise des papiers en main propre.',
  },
  'gb.divorce-papers.no-blame': {
    says: 'Personne n’est accusé. Il suffit que l’un de vous dise que le mariage est fini ; ne pas le vouloir ne l’arrête pas.',
  },
  'gb.divorce-papers.time': {
    says: 'Il faut au moins 26 semaines : 20 semaines jusqu’à l’ordonnance provisoire (conditional order), puis six jusqu’à la finale. Jusque-là vous êtes mariés.',
  },
  'gb.divorce-papers.right-dispute': {
    says: 'Vous pouvez le contester seulement pour une raison de droit. Le tribunal n’est pas compétent, le mariage n’est pas valable, ou il est déjà fini.',
  },
  'gb.divorce-papers.right-money': {
    says: 'Maison, épargne, retraites et dettes sont une affaire à part. Le divorce ne les règle pas ; vous pouvez demander au tribunal une part juste.',
  },
  'gb.divorce-papers.right-before-final': {
    says: 'Si l’argent n’est pas réglé, vous pouvez demander au tribunal d’examiner votre situation avant l’ordonnance finale.',
  },
  'gb.divorce-papers.children': {
    says: 'Ces papiers ne décident rien sur vos enfants. Cela se convient entre vous, ou se demande à part au tribunal.',
  },
  'gb.divorce-papers.warning-new-marriage': {
    says: 'Ne vous remariez pas avant d’avoir saisi le tribunal sur l’argent. Après, vous pouvez perdre ce droit.',
  },
  'gb.divorce-papers.home-rights': {
    says: 'La maison est au seul nom de votre conjoint ? Vous pouvez y vivre, et empêcher une vente dans votre dos.',
    actionable:
      'Demandez au registre foncier (Land Registry) de noter vos droits (home rights). C’est gratuit.',
  },
  'gb.divorce-papers.step-reply': {
    says: 'Envoyez l’accusé de réception à temps, en ligne avec le code de la lettre ou sur le formulaire. Cela ne veut pas dire que vous êtes d’accord sur l’argent.',
  },
  'gb.divorce-papers.step-check': {
    says: 'Vérifiez les noms, le jour du mariage et les adresses. Dites dans la réponse ce qui est faux.',
  },
  'gb.divorce-papers.step-list': {
    says: 'Faites la liste de la maison, des comptes, des retraites et des dettes de vous deux. Ne signez rien sur l’argent avant un conseil.',
  },
  'gb.divorce-papers.option-reply': {
    says: 'Envoyez la réponse, et utilisez les 20 semaines pour régler l’argent et les enfants.',
    title: 'Répondre et laisser continuer',
    cost: 'La réponse ne coûte rien.',
    time: 'Quelques minutes.',
    risk: 'L’argent reste ouvert tant qu’il n’y a pas d’ordonnance.',
    bestFor: 'Vous n’avez pas de raison de droit contre le divorce.',
  },
  'gb.divorce-papers.option-money': {
    says: 'Mettez-vous d’accord avec un médiateur ou un avocat, et demandez au tribunal d’en faire une ordonnance (consent order).',
    title: 'Régler l’argent par ordonnance',
    cost: 'Des frais de tribunal, et le médiateur ou l’avocat.',
    time: 'Quelques mois.',
    risk: 'Sans ordonnance, les demandes restent ouvertes des années.',
    bestFor: 'Vous avez maison, retraites, épargne ou dettes.',
  },
  'gb.divorce-papers.option-dispute': {
    says: 'Dites-le dans la réponse. Envoyez ensuite un formulaire (answer) dans les 21 jours après le jour où la réponse était due.',
    title: 'Contester pour une raison de droit',
    cost: 'Des frais de tribunal, et souvent un avocat.',
    time: 'Quelques mois.',
    risk: 'Sans raison de droit, vous pouvez devoir payer des frais.',
    bestFor: 'Un autre pays doit décider, ou le mariage n’est pas valable.',
  },
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
