/** : the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_FR: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'Non, sauf si ce membre de la famille a signé aussi. Elle est payée avec ce que la personne a laissé. Écrivez le décès à la société, demandez l’arrêt des appels, et faites une réclamation si elle continue.',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Écrivez aujourd’hui au prêteur que vous n’avez pas pris ce prêt. Demandez-lui d’examiner l’affaire et d’arrêter le recouvrement. Signalez-le à Report Fraud, et vérifiez vos rapports de crédit gratuits.',
  },
  'gb.ask-debt.partner': {
    says: 'Non, le plus souvent. Vous ne devez pas une dette parce que vous êtes marié avec quelqu’un ou vivez avec lui. Vous la devez si vous avez signé aussi. L’impôt local (council tax) et le loyer d’un logement partagé peuvent être différents.',
  },
  'gb.ask-debt.joint': {
    says: 'Avec une dette commune, on peut demander le tout à chacun, pas la moitié. Vous pouvez demander à l’autre sa part.',
  },
  'gb.ask-debt.dead': {
    says: 'On n’hérite pas des dettes. Elles sont payées avec ce que la personne a laissé, avant les parts des autres. Le plus souvent, vous payez seulement si vous avez signé aussi ou la deviez en commun.',
  },
  'gb.ask-debt.prison': {
    says: 'Vous ne pouvez pas aller en prison pour une carte, un prêt, une facture ou un stationnement privé. Les amendes de tribunal sont différentes : prenez conseil si vous en avez une.',
  },
  'gb.ask-debt.wages': {
    says: 'Pour les cartes, prêts et factures, il leur faut d’abord une décision (judgment), puis un ordre du tribunal. Il doit vous laisser assez pour vivre. Les dettes d’impôts et d’aides ont d’autres règles.',
    dependsOn: 's’il y a une décision de justice (judgment) ou un autre ordre légal',
  },
}
