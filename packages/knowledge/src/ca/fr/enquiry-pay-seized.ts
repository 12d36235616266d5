/** The French words of the rows in ../enquiry-pay-seized.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_SEIZED_FR: Words = {
  'ca.fact.pay-seized-on': {
    says: 'Pas la moitié pour une dette ordinaire. En Ontario, 80 % du salaire net est protégé : on saisit 20 % au plus. C’est la moitié pour une pension alimentaire. Le tribunal peut baisser la part sur demande, par exemple pour des enfants. Si vous n’avez jamais vu la demande, demandez vite d’annuler le jugement. Une proposition de consommateur l’arrête aussi.',
  },
  'ca.fact.pay-seized-bc': {
    says: 'En Colombie-Britannique, 70 % du salaire net est en général protégé : environ 30 % peut être saisi, et chaque ordonnance vise une paie. C’est la moitié pour une pension. Demandez au greffe une audience pour baisser la part ou payer par tranches. Une proposition de consommateur l’arrête aussi.',
  },
  'ca.fact.pay-seized-qc': {
    says: 'Au Québec, on ne peut saisir que 30 % de la part du salaire au-dessus d’une base, qui augmente avec votre famille. C’est 50 % pour une pension alimentaire. Vérifiez avec le calculateur du ministère de la Justice. Le dépôt volontaire à la cour arrête la saisie.',
  },
  'ca.fact.seized-without-court': {
    says: 'Pas encore. Pour une carte, un téléphone ou un prêt, il faut d’abord un procès gagné. Vous recevriez une demande et un délai pour répondre. Ne payez ni ne promettez rien avant de vérifier si c’est trop vieux : deux ans dans la plupart des provinces, trois au Québec. Demandez la preuve par écrit et signalez la menace.',
  },
  'ca.fact.judgment-unseen': {
    says: 'Agissez cette semaine. Demandez au tribunal le dossier et la preuve de signification. Déposez ensuite une demande d’annulation du jugement par défaut. Dites quand vous l’avez su, pourquoi vous n’avez pas répondu et votre défense, comme trop vieux ou pas à vous. Demandez aussi de suspendre la saisie.',
  },
}
