/** La clôture d’un compte : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ACCOUNT_CLOSING_FR: Words = {
  'gb.account-closing.no-blame': {
    says: 'Une clôture ne veut pas dire que vous avez mal agi. Jusqu’au jour indiqué, le compte marche le plus souvent comme avant.',
  },
  'gb.account-closing.step-list': {
    says: 'Listez chaque paiement : salaire, aides, loyer, factures, abonnements. Une nouvelle banque membre peut tout transférer en sept jours ouvrés.',
  },
  'gb.account-closing.step-papers': {
    says: 'Enregistrez vos relevés maintenant, car l’accès en ligne cesse aussi. Dites à la banque où envoyer le reste.',
  },
  'gb.account-closing.right-money': {
    says: 'La banque doit vous verser le solde. La clôture ne doit rien vous coûter.',
  },
  'gb.account-closing.right-at-once': {
    says: 'Un délai plus court exige des raisons graves, comme un soupçon de délit. La banque ne peut alors pas toujours dire pourquoi.',
  },
  'gb.account-closing.right-equal': {
    says: 'Une banque ne peut pas clore pour l’origine, la religion, le handicap ou un autre motif protégé.',
  },
  'gb.account-closing.insight-marker': {
    says: 'Si d’autres banques refusent aussi, une mention de fraude (comme Cifas) existe peut-être à votre nom.',
    actionable:
      'Demandez à la banque et à Cifas une copie gratuite de vos données et la correction des erreurs.',
  },
  'gb.account-closing.option-move': {
    says: 'Ouvrez d’abord le nouveau compte. En cas de refus, demandez un « basic account ».',
    title: 'Changer de banque avant ce jour',
    cost: 'Rien.',
    time: 'Environ deux semaines en tout.',
    risk: 'Un paiement peut se perdre si vous tardez.',
    bestFor: 'Presque tous, même pendant une plainte.',
  },
  'gb.account-closing.option-complain': {
    says: 'Demandez les raisons, plus de temps, et une somme si le délai était trop court.',
    title: 'Se plaindre de la clôture',
    cost: 'Rien.',
    time: 'Une lettre maintenant.',
    risk: 'Le compte peut fermer entre-temps.',
    bestFor: 'Le délai est court, ou vous perdez de l’argent.',
  },
}
