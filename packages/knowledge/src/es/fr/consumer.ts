/** The French words of Spain: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_FR: Words = {
  'es.buy.want': {
    says: 'Une société vous demande de payer, de rester dans un contrat, ou refuse votre demande.',
  },
  'es.buy.who': {
    says: 'C’est une entreprise. La loi vous protège comme consommateur, et vous ne pouvez pas renoncer à ces droits en signant.',
  },
  'es.buy.rights': {
    says: 'Vous pouvez souvent annuler, faire réparer ou refuser des clauses abusives. Se plaindre est gratuit.',
  },
  'es.buy.reality': {
    says: 'Une société ne peut pas décider seule que vous devez payer. En cas de désaccord, seul un juge ou un arbitre le peut.',
  },
  'es.buy.no-seizure': {
    says: 'Elle ne peut pas prendre d’argent sur votre salaire sans tribunal.',
  },
  'es.buy.right-withdraw': {
    says: 'Acheté en ligne, par téléphone ou à votre porte ? Vous pouvez annuler sous 14 jours sans motif. C’est 30 jours pour une visite non demandée. Le vendeur rembourse alors en 14 jours.',
  },
  'es.buy.right-withdraw-year': {
    says: 'Si la société ne vous a pas dit ce droit, vous avez 12 mois de plus.',
  },
  'es.buy.right-guarantee': {
    says: 'Les biens neufs ont une garantie légale de trois ans. Les deux premières années, un défaut compte comme présent dès le début.',
  },
  'es.buy.right-unfair': {
    says: 'Les clauses abusives ne vous lient pas, même signées. Des frais élevés pour partir peuvent être abusifs.',
  },
  'es.buy.right-not-ordered': {
    says: 'Vous ne devez rien pour des biens ou services non demandés. Le silence n’est pas un oui.',
  },
  'es.buy.right-late': {
    says: 'Les biens doivent arriver sous 30 jours, sauf autre date convenue. Sinon, donnez plus de temps, puis annulez et récupérez votre argent.',
  },
  'es.buy.right-form': {
    says: 'Vous avez droit à une feuille de plainte (hoja de reclamaciones) et à la preuve de votre plainte.',
  },
  'es.buy.right-credit-14': {
    says: 'Vous pouvez annuler un crédit à la consommation sous 14 jours. Vous rendez l’argent et les intérêts de ces jours.',
  },
  'es.buy.deadline-withdraw': {
    says: 'Vous avez 14 jours depuis la réception du bien, ou la signature d’un service, pour annuler.',
    action: 'Envoyer l’annulation (desistimiento) par écrit',
    consequence: 'Il vous faut une autre raison légale pour annuler.',
  },
  'es.buy.step-write': {
    says: 'Écrivez à la société : ce qui s’est passé, ce que vous voulez, pour quand. Gardez le numéro de votre plainte.',
  },
  'es.buy.step-proof': {
    says: 'Rassemblez le contrat, la facture, les messages et les photos.',
  },
  'es.buy.step-omic': {
    says: 'Si la société dit non ou se tait un mois, allez à l’OMIC. Demandez un arbitrage (arbitraje de consumo) : c’est gratuit.',
  },
  'es.buy.step-card': {
    says: 'Si vous avez payé par carte et rien reçu, demandez à votre banque de rendre le paiement.',
  },
  'es.buy.step-pay-part': {
    says: 'Payez la part que vous acceptez, et dites par écrit pourquoi vous ne payez pas le reste.',
  },
  'es.buy.option-complain': {
    title: 'Se plaindre',
    says: 'Plaignez-vous par écrit à la société, puis à l’OMIC.',
    cost: 'Rien.',
    time: 'Un mois pour une réponse.',
    risk: 'Aucun.',
    bestFor: 'La société a tort ou ne répond pas.',
  },
  'es.buy.option-cancel': {
    title: 'Annuler le contrat',
    says: 'Envoyez une annulation écrite et claire et rendez le bien.',
    cost: 'Parfois le port du retour.',
    time: '14 jours pour les ventes à distance.',
    risk: 'Certains biens ne peuvent pas être rendus.',
    bestFor: 'Vous avez acheté de chez vous ou sous pression.',
  },
  'es.buy.option-court': {
    title: 'Aller au tribunal',
    says: 'Jusqu’à 2 000 €, vous pouvez agir sans avocat. Cherchez d’abord un accord par écrit.',
    cost: 'Des copies et du temps.',
    time: 'Des mois.',
    risk: 'Vous pouvez perdre.',
    bestFor: 'Rien d’autre n’a marché.',
  },
  'es.buy.insight-call': {
    says: 'Un contrat par téléphone vous lie seulement quand vous confirmez l’offre écrite.',
    actionable: 'Demandez l’enregistrement et l’offre confirmée.',
  },
  'es.buy.warning-keep-paying': {
    says: 'Avant d’arrêter de payer une facture, écrivez pourquoi. Une dette contestée devant un tribunal ou un arbitre ne peut pas aller sur une liste de mauvais payeurs.',
  },
  'es.buy.change-clientela': {
    says: 'Une nouvelle loi oblige les grandes sociétés à répondre aux plaintes sous 15 jours ouvrables, avec une personne au téléphone.',
    was: 'Les sociétés avaient un mois pour répondre.',
    is: 'Les grandes sociétés et les services de base doivent suivre la nouvelle loi au plus tard le 28 décembre 2026.',
  },
  'es.buy.right-trip': {
    says: 'Si l’organisateur annule un voyage à forfait, tout doit être rendu en 14 jours. Vous pouvez refuser un bon.',
  },
}
