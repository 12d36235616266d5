/** Questions about orders to pay, the small claims procedure, lawyers and a claim of one's own: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_WORDS: Words = {
  'fr.ask-debt.order-to-pay': {
    says: "Vous avez un mois dès la signification pour faire opposition, au greffe du tribunal nommé dans l'ordonnance, sur place ou par lettre recommandée. Jusqu'à 10 000 €, pas besoin d'avocat. L'acte ne vous a pas été remis en main propre ? Alors le mois part du premier acte remis à vous-même, ou de la première saisie. Un juge réexamine ensuite tout. Un crédit à la consommation impayé depuis plus de deux ans est souvent forclos. Ne signez pas d'échéancier avant.",
  },
  'fr.ask-debt.court-lawyer': {
    dependsOn: 'la somme et le tribunal',
    says: 'Jusqu’à 10 000 €, pour un loyer et aux prud’hommes, il n’est pas obligatoire. Avec de faibles revenus, l’État le paie (aide juridictionnelle).',
  },
  'fr.ask-debt.legal-aid': {
    dependsOn: 'vos revenus, votre épargne et votre famille',
    says: 'Demandez sur justice.fr ou au tribunal avant l’audience. Elle paie tout ou partie de l’avocat et des frais.',
  },
  'fr.ask-debt.small-claims': {
    says: 'Vous êtes libre de refuser. Un mois de silence vaut refus. Si vous acceptez, l’accord s’exécute comme un jugement.',
  },
  'fr.ask-debt.claim-yourself': {
    says: 'Envoyez une mise en demeure avec une date limite. Jusqu’à 5 000 €, il faut d’abord tenter un conciliateur gratuit. Ensuite, saisissez le tribunal par requête, ou demandez une injonction de payer. Sans avocat. Une contribution de 50 € peut être due ; pas avec l’aide juridictionnelle.',
  },
  'fr.ask-debt.court-contribution': {
    says: 'Depuis le 1er mai 2026, le plus souvent, qui saisit le tribunal judiciaire ou les prud’hommes paie 50 € en ligne. Avec l’aide juridictionnelle vous ne payez rien : demandez-la d’abord. Rien non plus pour le surendettement, le juge des enfants, la tutelle et quelques autres. Si elle manque, le greffe doit vous le demander et vous avez un mois. Le perdant doit le plus souvent la rembourser. Celui qui est attaqué ne paie rien.',
  },
}
