/** The French words of the rows in ../running-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_WORDS: Words = {
  'de.home.deadline-costs': {
    says: 'Vous avez douze mois après l’arrivée du décompte pour contester. Un paiement dû doit quand même être fait à temps, sous réserve.',
    action: 'Dire au bailleur ce qui est faux dans le décompte',
    consequence: 'Vous ne pouvez plus contester le décompte.',
  },
  'de.home.step-costs-check': {
    says: 'Vérifiez la période, le total, la part de votre logement et vos acomptes. Demandez à voir les justificatifs.',
  },
  'de.home.option-costs': {
    title: 'Demander les justificatifs et contester',
    says: 'Demandez à voir les justificatifs. Jusque-là, vous pouvez retenir le supplément.',
    cost: 'Gratuit.',
    time: 'Dans les douze mois.',
    risk: 'Payez à temps ce qui est clairement juste.',
    bestFor: 'Le décompte est haut ou peu clair.',
  },
  'de.home.right-costs-late': {
    says: 'Le décompte doit vous arriver dans les douze mois de la fin de son année. Plus tard, le bailleur ne peut demander aucun supplément.',
  },
  'de.home.right-costs-receipts': {
    says: 'Vous avez le droit de voir les justificatifs du décompte.',
  },
  'de.costs.want': {
    says: 'Votre propriétaire a compté les charges d’une année (Betriebskosten).',
  },
  'de.costs.want-more': {
    says: 'On vous demande la part que vos paiements du mois n’ont pas couverte.',
  },
  'de.costs.who': {
    says: 'Le propriétaire ou le gérant doit rendre compte de vos paiements une fois par an, ligne par ligne.',
  },
  'de.costs.reality': {
    says: 'Vous pouvez vérifier ce décompte. Vous avez douze mois pour contester, même si vous avez payé.',
  },
  'de.costs.rights-summary': {
    says: 'Vous pouvez voir tous les justificatifs, contester des lignes et payer sous réserve.',
  },
  'de.costs.not-yet': {
    says: 'Personne ne peut prendre votre argent à cause de ce décompte. Il faut d’abord un tribunal.',
  },
  'de.costs.know-jobcenter': {
    says: 'Si c’est trop pour vous, le Jobcenter peut prendre en charge ce paiement, même si vous travaillez.',
    learnMore: 'Faites la demande dans le mois où le paiement est dû.',
  },
  'de.costs.right-list': {
    says: 'Seuls les coûts de la liste légale que votre contrat nomme sont dus. Les réparations et la gestion n’en font pas partie.',
  },
  'de.costs.right-thrift': {
    says: 'Le propriétaire doit être économe. Vous ne devez pas des coûts inutilement hauts.',
  },
  'de.costs.right-advance': {
    says: 'Après le décompte, chacun peut changer le paiement mensuel, mais seulement à un montant juste.',
  },
  'de.costs.step-date': {
    says: 'Notez le jour où le décompte est arrivé. Plus de douze mois après la fin de son année, vous ne devez rien de plus.',
  },
  'de.costs.step-compare': {
    says: 'Comparez chaque ligne avec l’an dernier et avec le contrat. Notez ce qui est nouveau ou bien plus haut.',
  },
  'de.costs.step-reserve': {
    says: 'Pas sûr? Payez avant le jour nommé et écrivez « unter Vorbehalt » (sous réserve). Vous pourrez encore contester.',
  },
  'de.costs.option-reserve': {
    says: 'Payez avec les mots « unter Vorbehalt ». Vous pouvez contester pendant douze mois.',
    title: 'Payer sous réserve, puis vérifier',
    cost: 'Le paiement demandé.',
    time: 'Avant le jour du décompte.',
    risk: 'Vous devez redemander l’argent vous-même.',
    bestFor: 'Vous pouvez payer et ne voulez pas de litige sur le retard.',
  },
  'de.costs.option-plan': {
    says: 'Proposez par écrit une somme par mois. Demandez d’abord de l’aide au Jobcenter ou au Sozialamt.',
    title: 'Demander à payer en plusieurs fois',
    cost: 'Une part chaque mois.',
    time: 'Avant le jour du décompte.',
    risk: 'Ils peuvent refuser. N’admettez pas tout le montant.',
    bestFor: 'Le montant est juste mais trop haut d’un coup.',
  },
  'de.costs.option-help': {
    says: 'Une association de locataires (Mieterverein) ou de consommateurs vérifie de tels décomptes.',
    title: 'Faire vérifier le décompte',
    cost: 'Une cotisation par an, ou une aide pour petits revenus.',
    time: 'Dans les douze mois, mieux maintenant.',
    risk: 'Aucun.',
    bestFor: 'Le décompte est long ou bien plus haut qu’avant.',
  },
}
