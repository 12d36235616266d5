/** Papers of a divorce in England and Wales: the reply, what can and cannot be disputed, and the money, which is a case of its own. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

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
}
