/** Debts to a public body in letters of collectors: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_FR: Words = {
  'au.public.want': {
    says: 'Cherchez pour quoi c’est, comment la somme est composée et le dernier jour pour agir.',
  },
  'au.public.reality': {
    says: 'Cela vient d’un organisme public. Certains peuvent prendre du salaire ou de l’argent en banque sans nouveau procès. Agissez avant le dernier jour.',
  },
  'au.public.rights': {
    says: 'Vous pouvez demander pour quoi c’est, dire que c’est faux et demander à payer en plusieurs fois.',
  },
  'au.public.know-counsellor': {
    says: 'Un conseiller gratuit (financial counsellor) peut parler au service pour vous et demander un plan ou une remise.',
  },
  'au.public.right-ombudsman': {
    says: 'Si un service public vous traite mal, vous pouvez vous plaindre gratuitement à l’Ombudsman de votre État ou fédéral.',
  },
  'au.public.step-check': {
    says: 'Vérifiez le nom, la somme et pour quoi c’est. Si c’est payé ou pas à vous, écrivez avec des preuves.',
  },
  'au.public.step-call': {
    says: 'Appelez le service avant le dernier jour et demandez à payer en plusieurs fois. Obtenez le plan par écrit.',
  },
  'au.public.option-plan': {
    says: 'Montrez vos revenus et vos frais. Offrez une somme que vous pouvez tenir.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'La somme convenue.',
    time: 'Quelques jours.',
    risk: 'Si un paiement manque, ils peuvent agir.',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer.',
  },
  'au.public.option-dispute': {
    says: 'Écrivez au service avec vos preuves. Demandez-lui d’attendre jusqu’à sa réponse.',
    title: 'Dire que c’est faux',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'La somme peut grandir entre-temps.',
    bestFor: 'C’est payé, pas à vous, ou la somme est fausse.',
  },
  'au.public.rates-reality': {
    says: 'Une commune (council) va le plus souvent au tribunal. Après des années, elle peut vendre le terrain. Un plan de paiement peut arrêter les deux.',
  },
  'au.public.rates-nsw': {
    says: 'En Nouvelle-Galles du Sud, une maison n’est vendue que pour un retard de plus de cinq ans. La commune (council) peut confier la dette à Revenue NSW.',
  },
  'au.public.rates-vic': {
    says: 'Au Victoria, un terrain n’est vendu que si le retard dépasse trois ans, qu’un tribunal a ordonné le paiement et qu’il n’y a pas de plan.',
  },
  'au.public.study-reality': {
    says: 'Un remboursement HELP est encaissé comme l’impôt. L’ATO peut prendre le retard à la banque ou l’employeur par un avis, sans tribunal.',
  },
  'au.public.study-right-hardship': {
    says: 'Si un remboursement HELP cause de graves difficultés, demandez à l’ATO de le baisser, dans les deux ans de l’avis.',
  },
  'au.public.study-right-review': {
    says: 'Si l’ATO refuse, la décision peut être revue. Gardez la lettre de refus.',
  },
}
