/** La fin d’un contrat d’assurance : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_FR: Words = {
  'gb.policy-end.still-on': {
    says: 'Jusqu’au jour indiqué, vous êtes assuré. Si vous payez ou convenez d’un plan avant, le contrat continue souvent.',
  },
  'gb.policy-end.step-call': {
    says: 'Appelez l’assureur aujourd’hui. Demandez ce qui maintiendrait le contrat, et une réponse écrite.',
  },
  'gb.policy-end.step-new': {
    says: 'S’il prend fin, prenez une assurance qui commence le même jour, sans trou.',
  },
  'gb.policy-end.step-car': {
    says: 'Ne conduisez pas après la fin, tant qu’une autre assurance n’a pas commencé. S’il ne roule pas, déclarez-le (SORN).',
  },
  'gb.policy-end.right-notice': {
    says: 'Vous devez être prévenu par écrit à temps, selon le contrat : souvent 7 ou 14 jours. Moins peut être abusif, sauf mensonge ou abus.',
  },
  'gb.policy-end.right-credit': {
    says: 'Si vous payez par mois avec un crédit, un avis (default notice) d’au moins 14 jours doit venir avant la fin de ce crédit.',
  },
  'gb.policy-end.right-help': {
    says: 'Dites si l’argent manque ou si vous êtes malade. L’assureur doit agir dans votre intérêt et peut accepter moins ou plus tard.',
  },
  'gb.policy-end.right-refund': {
    says: 'Demandez l’argent des jours non couverts. Sans sinistre, seuls des frais justes peuvent être gardés.',
  },
  'gb.policy-end.right-ombudsman': {
    says: 'Plaignez-vous à l’assureur. Après huit semaines ou sa réponse finale, le Financial Ombudsman est gratuit pendant six mois.',
  },
  'gb.policy-end.insight-record': {
    says: 'Les assureurs demandent ensuite si un contrat vous a été résilié. Un « oui » honnête coûte souvent plus cher.',
    actionable:
      'Demandez si vous pouvez résilier vous-même avant. Répondez toujours vrai à cette question.',
  },
  'gb.policy-end.warning-driving': {
    says: 'Conduire sans assurance peut coûter £300 et six points, et le véhicule peut être saisi. Le garder sans assurance ni SORN, £100.',
  },
  'gb.policy-end.option-plan': {
    says: 'Dites ce que vous pouvez payer et quand. Demandez un écrit disant que le contrat continue.',
    title: 'Payer le manque ou convenir d’un plan',
    cost: 'L’échéance, parfois des frais.',
    time: 'Un appel avant ce jour.',
    risk: 'Ils peuvent refuser. Préparez une autre assurance.',
    bestFor: 'Vous voulez garder ce contrat.',
  },
  'gb.policy-end.option-complain': {
    says: 'Dites que c’est une plainte. Demandez la clause, les avis envoyés et l’effacement de la mention.',
    title: 'Se plaindre d’une fin injuste',
    cost: 'Rien.',
    time: 'Jusqu’à huit semaines.',
    risk: 'Une plainte ne maintient pas l’assurance.',
    bestFor: 'Aucun avis, ou une raison fausse.',
  },
}
