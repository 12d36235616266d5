/** Benefits to pay back: Canada recovery benefits, and how to have a decision looked at again: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_WORDS: Words = {
  'ca.benefit.want': { says: 'Cherchez quelles semaines, combien et pourquoi.' },
  'ca.benefit.reality': {
    says: 'Vous pouvez demander une révision. Vous pouvez aussi demander de petits versements.',
  },
  'ca.benefit.who': {
    says: 'Service Canada décide de l’assurance-emploi et des pensions. L’Agence du revenu recouvre la dette.',
  },
  'ca.benefit.rights': {
    says: 'Vous pouvez demander une révision, puis un appel gratuit au Tribunal de la sécurité sociale.',
  },
  'ca.benefit.right-plan': { says: 'Vous pouvez demander un plan qui vous laisse de quoi vivre.' },
  'ca.benefit.step-why': {
    says: 'Trouvez quelles semaines et pourquoi. Comparez avec vos déclarations et talons de paie.',
  },
  'ca.benefit.step-review': {
    says: 'Si c’est faux, demandez la révision avant la fin des 30 jours.',
  },
  'ca.benefit.step-pay': {
    says: 'Si c’est juste, appelez et offrez une somme que vous pouvez tenir.',
  },
  'ca.benefit.opt-review': {
    says: 'Envoyez le formulaire et vos preuves.',
    title: 'Demander une révision',
    cost: 'Gratuit.',
    time: '30 jours.',
    risk: 'Faible.',
    bestFor: 'Les faits ou la somme sont faux.',
  },
  'ca.benefit.opt-plan': {
    says: 'Dites vos revenus et vos frais.',
    title: 'Demander de petits versements',
    cost: 'La somme convenue.',
    time: 'Maintenant.',
    risk: 'Ils peuvent garder vos remboursements d’impôt.',
    bestFor: 'C’est juste, mais vous ne pouvez pas tout payer.',
  },
  'ca.benefit.warn': {
    says: 'Ils peuvent garder une part de prestations ou de remboursements d’impôt pour payer la dette.',
  },
  'ca.benefit.right-crb': {
    says: 'Vous pouvez demander un second examen d’une décision sur la PCRE ou la PCU, et un plan selon vos moyens.',
  },
  'ca.benefit.right-federal-court': {
    says: 'Après le deuxième examen par l’Agence du revenu, vous pouvez demander à la Cour fédérale de revoir la décision. Vous avez 30 jours.',
  },
  'ca.benefit.child-rights': {
    says: 'Vous pouvez vous opposer gratuitement auprès de l’agence du revenu, puis aller à la Cour de l’impôt. Vous pouvez demander de petits paiements.',
  },
  'ca.benefit.child-right-object': {
    says: 'Si la somme ou les dates sont fausses, opposez-vous auprès de l’agence du revenu dans les 90 jours de l’avis. C’est gratuit et sans avocat.',
  },
  'ca.benefit.child-step-proof': {
    says: 'Cherchez quels mois et pourquoi. Envoyez la preuve du lieu où vivait l’enfant, comme une lettre de l’école ou du médecin, ou de vos revenus.',
  },
  'ca.benefit.right-service': {
    says: 'L’agence du revenu doit vous traiter équitablement et expliquer sa décision. Vous pouvez vous plaindre auprès d’elle, puis gratuitement auprès de l’ombudsman des contribuables.',
  },
}
