/** The French words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_WORDS: Words = {
  'ca.child.want': {
    says: 'Une société d’aide à l’enfance doit examiner une inquiétude au sujet d’un enfant. Elle veut voir votre domicile et parler avec vous et avec l’enfant.',
  },
  'ca.child.rights': {
    says: 'Vous pouvez demander quelle est l’inquiétude, parler à un avocat avant d’en dire plus ou de signer, et avoir quelqu’un avec vous lors de la visite.',
  },
  'ca.child.reality': {
    says: 'C’est le début d’une enquête, pas une accusation et pas encore un procès. Beaucoup se terminent sans aucune mesure.',
  },
  'ca.child.right-court': {
    says: 'On ne peut emmener un enfant qu’avec un mandat ou une ordonnance, ou s’il court un grand risque le temps de l’obtenir. Un tribunal doit alors examiner l’affaire dans les cinq jours.',
  },
  'ca.child.right-sign': {
    says: 'Vous n’avez rien à signer sur place, comme un plan ou un accord pour que l’enfant vive ailleurs. Montrez-le d’abord à un avocat.',
  },
  'ca.child.step-lawyer': {
    says: 'Appelez Aide juridique Ontario au 1-800-668-8258 avant la visite. Elle peut fournir un avocat, et indique d’autres conseils si vous gagnez trop.',
  },
  'ca.child.step-visit': {
    says: 'Soyez là à l’heure fixée, ou appelez et convenez d’une autre. Restez calme, et notez qui est venu, ce qui a été demandé et ce que vous avez dit.',
  },
}
