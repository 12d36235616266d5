/** Papers of a court that start a case: oral trial and ordinary trial, your rights and ways out. Orders for payment and evictions are apart. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_FR: Words = {
  'es.claim.want-claim': {
    says: 'Quelqu’un a ouvert un procès contre vous. Le tribunal demande votre réponse.',
  },
  'es.claim.who': {
    says: 'Le tribunal et son greffier (letrado de la Administración de Justicia) envoient cela. C’est sérieux, mais ce n’est pas encore une décision.',
  },
  'es.claim.rights': {
    says: 'Vous pouvez vous opposer, dire pourquoi et être entendu. Avec un petit revenu, vous pouvez demander un avocat gratuit.',
  },
  'es.claim.reality': {
    says: 'Si vous ne faites rien, ils peuvent gagner sans autre preuve. Si vous répondez à temps, ils doivent le prouver.',
  },
  'es.claim.no-seizure': {
    says: 'Ils ne peuvent pas prendre votre salaire ou vos comptes tant que votre délai court.',
  },
  'es.claim.august': {
    says: 'Les jours de tribunal ne comptent pas les samedis, dimanches, jours fériés, août, ni du 24 décembre au 6 janvier. Nous retirons moins de jours, par prudence.',
  },
  'es.claim.deadline-oral': {
    says: 'Dans un procès oral (juicio verbal), vous avez dix jours ouvrables depuis le jour où vous avez reçu la demande.',
    action: 'Envoyer votre réponse écrite (contestación) au tribunal',
    consequence: 'L’affaire continue sans vous (rebeldía), et vous pouvez perdre.',
  },
  'es.claim.deadline-ordinary': {
    says: 'Dans un procès ordinaire (juicio ordinario), vous avez 20 jours ouvrables depuis le jour où vous avez reçu la demande.',
    action: 'Envoyer votre réponse par un avocat et un représentant (procurador)',
    consequence: 'L’affaire continue sans vous (rebeldía), et vous pouvez perdre.',
  },
  'es.claim.right-legal-aid': {
    says: 'Avec un petit revenu, vous avez droit à un avocat et un représentant gratuits (justicia gratuita). Demandez au barreau ou au tribunal.',
  },
  'es.claim.right-stop-clock': {
    says: 'Quand vous demandez un avocat gratuit, demandez aussi par écrit au tribunal d’arrêter le délai.',
  },
  'es.claim.right-masc-missing': {
    says: 'Dans la plupart des demandes civiles, ils doivent montrer qu’ils ont d’abord cherché un accord. Sinon, dites-le au tribunal.',
  },
  'es.claim.right-counter': {
    says: 'Dans votre réponse, vous pouvez aussi dire ce qu’ils vous doivent. Demandez à un avocat comment.',
  },
  'es.claim.option-defend': {
    title: 'S’opposer à la demande',
    says: 'Dites au tribunal pourquoi vous ne la devez pas, ou pas en entier. Ils doivent alors le prouver.',
    cost: 'Rien jusqu’à 2 000 € si vous le faites seul. Au-dessus, un avocat, ou l’aide juridique gratuite.',
    time: 'Quelques heures maintenant. L’affaire peut durer des mois.',
    risk: 'Si vous perdez, vous pouvez payer leurs frais.',
    bestFor: 'C’est payé, faux, trop ancien, pas à vous, ou abusif.',
  },
  'es.claim.option-negotiate': {
    title: 'Trouver un accord',
    says: 'Offrez de payer en plusieurs fois. Demandez que l’affaire finisse sans frais.',
    cost: 'Ce que vous convenez.',
    time: 'Quelques jours. Le délai court toujours.',
    risk: 'Sans accord écrit, l’affaire continue.',
    bestFor: 'Vous la devez et pouvez payer en plusieurs fois.',
  },
  'es.claim.option-pay': {
    title: 'Payer à temps',
    says: 'Payez toute la somme comme le tribunal le dit et envoyez-lui la preuve. L’affaire est alors finie.',
    cost: 'La somme réclamée. Dans un ordre de payer, en général pas de frais si vous payez à temps. Une copropriété peut ajouter son avocat.',
    time: 'Avant le dernier jour.',
    risk: 'Faible.',
    bestFor: 'Vous devez tout et pouvez payer.',
  },
  'es.claim.option-help': {
    title: 'Obtenir un avocat gratuit',
    says: 'Demandez l’aide juridique au barreau. Le premier conseil y est souvent gratuit pour tous.',
    cost: 'Rien avec un petit revenu.',
    time: 'Une visite cette semaine.',
    risk: 'Ne laissez pas courir le délai pendant l’attente.',
    bestFor: 'Tout papier du tribunal.',
  },
  'es.claim.warning-no-ignore': {
    says: 'N’ignorez pas un papier du tribunal. Le refuser à la porte ne l’arrête pas : il compte comme remis.',
  },
  'es.claim.right-usury-answer': {
    says: 'Si l’intérêt d’une carte ou d’un prêt rapide dépasse de beaucoup le taux normal, dites dans votre réponse que c’est de l’usure (usura). Vous ne devez alors que l’argent reçu.',
  },
}
