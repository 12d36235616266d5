/** Disputes with a firm about a contract: guarantee, delivery, renewal and the mediator: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_CONTRACT_WORDS: Words = {
  'fr.buy.want': {
    says: 'Une entreprise et vous n’êtes pas d’accord sur un contrat. Ce n’est pas un acte de justice.',
  },
  'fr.buy.who': {
    says: 'Un vendeur ou prestataire est une entreprise privée. Ses conditions ne comptent pas si elles violent le droit de la consommation.',
  },
  'fr.buy.reality': {
    says: 'Ils ne peuvent prendre ni argent ni biens sans juge. Ils peuvent demander, ou arrêter le service.',
  },
  'fr.buy.not-yet': {
    says: 'Ils ne peuvent rien saisir. Ils devraient d’abord gagner au tribunal.',
  },
  'fr.buy.rights-summary': {
    says: 'Vous avez peut-être un droit de rétractation, de réparation ou remboursement, de résiliation et un médiateur gratuit.',
  },
  'fr.buy.know-mediator': {
    says: 'Chaque entreprise doit avoir un médiateur de la consommation. C’est gratuit pour vous, après avoir écrit à l’entreprise.',
    learnMore: 'Vous avez un an après votre réclamation écrite.',
  },
  'fr.buy.deadline-mediator': {
    says: 'Vous avez un an après votre réclamation écrite pour saisir le médiateur. Comptez au plus tard à partir de cette lettre.',
    action: 'Saisir le médiateur de la consommation',
    consequence: 'Après, le médiateur peut refuser.',
  },
  'fr.buy.step-contract': {
    says: 'Retrouvez le contrat, la date de commande, la date de livraison et tous les messages.',
  },
  'fr.buy.step-write': {
    says: 'Écrivez à l’entreprise par recommandé ou par son formulaire. Dites le problème, ce que vous voulez, et une date.',
  },
  'fr.buy.step-pay-part': {
    says: 'Payez la part juste et contestez le reste par écrit. Ne bloquez pas un prélèvement sans dire pourquoi.',
  },
  'fr.buy.step-mediator': {
    says: 'Pas de bonne réponse ? Saisissez le médiateur nommé sur le site ou la facture. C’est gratuit.',
  },
  'fr.buy.step-signal': {
    says: 'Signalez l’entreprise sur SignalConso. La DGCCRF peut agir et l’entreprise peut vous répondre.',
  },
  'fr.buy.step-association': {
    says: 'Demandez l’aide d’une association de consommateurs pour la lettre.',
  },
  'fr.buy.right-guarantee': {
    says: 'Un bien neuf doit fonctionner deux ans. Sinon, le vendeur doit réparer, remplacer ou rembourser.',
  },
  'fr.buy.right-delivery': {
    says: 'Sans date, la livraison se fait en 30 jours. En retard, fixez un délai, puis annulez et soyez remboursé en 14 jours.',
  },
  'fr.buy.right-renewal': {
    says: 'L’entreprise doit vous prévenir un à trois mois avant la date limite. Sinon, vous pouvez résilier à tout moment, gratuitement.',
  },
  'fr.buy.right-online': {
    says: 'Un contrat qu’on peut conclure en ligne peut aussi être résilié en ligne, par un bouton clair.',
  },
  'fr.buy.right-terms': { says: 'Les clauses abusives ne vous engagent pas.' },
  'fr.buy.option-dispute': {
    title: 'Écrire et contester',
    says: 'Dites par écrit le problème et fixez un délai, par exemple 15 jours.',
    cost: 'Une lettre recommandée.',
    time: 'Une heure.',
    risk: 'Faible.',
    bestFor: 'La facture ou le bien pose problème.',
  },
  'fr.buy.option-mediator': {
    title: 'Saisir le médiateur gratuit',
    says: 'Le médiateur du secteur entend les deux parties et propose une solution.',
    cost: 'Rien.',
    time: 'Environ 90 jours.',
    risk: 'Aucun. Le juge reste possible.',
    bestFor: 'Vous avez écrit sans bonne réponse.',
  },
  'fr.buy.option-end': {
    title: 'Résilier le contrat',
    says: 'Utilisez le bouton en ligne ou un recommandé. Demandez une confirmation avec la date de fin.',
    cost: 'Peut-être les mois restants d’un engagement.',
    time: 'Quelques minutes en ligne.',
    risk: 'Vérifiez d’abord la durée d’engagement.',
    bestFor: 'Vous ne voulez plus du service.',
  },
  'fr.buy.option-help': {
    title: 'Demander à une association',
    says: 'Une association locale vérifie votre lettre et écrit avec vous.',
    cost: 'Rien ou une petite cotisation.',
    time: 'Un rendez-vous.',
    risk: 'Aucun.',
    bestFor: 'Vous êtes bloqué.',
  },
  'fr.buy.warn-debit': {
    says: 'Si vous bloquez un paiement dû, le service peut être coupé et des relances venir. Écrivez d’abord.',
  },
  'fr.buy.tactic-signal': {
    says: 'Passez d’abord par SignalConso. Les entreprises y répondent souvent vite.',
    risk: 'Aucun.',
    notWhen: 'Une date d’audience est proche.',
  },
}
