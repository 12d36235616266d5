/** Questions about things bought: faults, delivery, returns and firms that closed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURCHASE_WORDS: Words = {
  'ca.ask.faulty': {
    says: 'Vous pouvez demander une réparation, un autre bien ou votre argent. La garantie légale dure plus que celle du magasin. Écrivez d’abord au vendeur.',
  },
  'ca.ask.cancel': {
    says: 'Si vous avez signé chez vous, la plupart des provinces donnent 10 jours. Annulez par écrit.',
    dependsOn: 'où vous avez signé et ce que vous avez acheté',
  },
  'ca.ask.not-delivered': {
    says: 'Écrivez au vendeur : le bien ou l’argent. Sans réponse, demandez une rétrofacturation à votre carte.',
  },
  'ca.ask.broken-goods': {
    says: 'Écrivez au magasin et dites ce qui ne va pas. Selon la loi de la province, un bien doit durer un temps raisonnable, même après la garantie. Demandez réparation ou argent, puis le tribunal des petites créances.',
  },
  'ca.ask.firm-closed': {
    says: 'Demandez l’argent par écrit, et une rétrofacturation à votre carte tout de suite. Si l’entreprise est en faillite, envoyez une preuve de réclamation au syndic.',
  },
  'ca.ask.return-goods': {
    says: 'Si vous changez d’avis, seule la politique du magasin compte. Mais si c’est défectueux ou non conforme, la loi vous donne un recours, quoi que dise l’affiche.',
  },
}
