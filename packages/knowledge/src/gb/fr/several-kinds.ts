/**  Rows that speak to several kinds of letter, or to letters and questions. They stand apart, so that whoever loads one kind does not load the rows of the others.
 The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SEVERAL_KINDS_FR: Words = {
  'gb.claim.myth-ignore': {
    says: 'Une vraie demande (claim form) exige une réponse. Si vous l’ignorez, ils peuvent obtenir une décision (judgment) contre vous sans audience.',
  },
  'gb.debt.parking-added': {
    says: 'Vous êtes le détenteur (keeper) et vous ne conduisiez pas ? Ils ne peuvent réclamer plus que la somme du premier avis. Les frais de recouvrement ajoutés ne vous engagent pas.',
    actionable:
      'Comparez la somme avec le premier avis. S’ils ajoutent des frais, écrivez que vous ne les devez pas.',
  },
  'gb.debt.parking-code': {
    says: 'Le code du secteur permet aux sociétés de stationnement d’ajouter jusqu’à £70 en cas de non-paiement. Ce code n’est pas la loi. Un juge peut refuser.',
    actionable: 'Demandez la clause du panneau qui vous oblige à payer la somme ajoutée.',
  },
  'gb.debt.myth-bailiffs': {
    says: 'Les agents de recouvrement (debt collectors) ne sont pas des huissiers (bailiffs). Ils ne peuvent pas prendre vos affaires. Les huissiers ne viennent qu’après une décision de justice ou un autre ordre légal.',
  },
  'gb.debt.myth-prison': {
    says: 'Devoir de l’argent sur une carte, un prêt, une facture ou un stationnement privé n’est pas un délit.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Une dette ne s’éteint pas quand elle est vendue. Le nouveau propriétaire peut la réclamer, aux mêmes conditions que la première société.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Après six ans, la dette existe encore, mais on peut arrêter un procès pour elle. Avant la fin, un paiement ou un aveu signé fait repartir le délai.',
  },
  'gb.ask-debt.change-pay-later': {
    says: 'Les contrats « buy now pay later » faits depuis le 15 juillet 2026 avec un prêteur à part sont réglementés. Les plus anciens ne sont pas couverts.',
    was: 'La plupart des contrats « buy now pay later » n’avaient ni contrôles ni Ombudsman.',
    is: 'Les nouveaux contrats avec un prêteur à part exigent des contrôles, et vous pouvez aller au Financial Ombudsman.',
  },
  'gb.lbc.myth-ccj': {
    says: 'Une lettre avant procès (letter before claim) n’est pas une décision de justice (judgment). La décision ne vient qu’après un procès perdu, ou resté sans réponse de vous.',
  },
  'gb.scam.myth-my-fault': {
    says: 'Vous pouvez demander le remboursement même si vous avez envoyé l’argent vous-même. La banque ne peut refuser que dans peu de cas, comme une négligence grave. Elle doit la prouver.',
  },
  'gb.tv.myth-owning': {
    says: 'Il ne faut pas de licence pour posséder une TV. Il en faut une pour regarder ou enregistrer la TV en direct, ou pour BBC iPlayer.',
  },
}
