/** Questions about faults, delivery, cancelling and firms that closed: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_FR: Words = {
  'ie.ask.faulty': {
    says: 'Dans les 30 jours, vous pouvez être remboursé pour un défaut. Après, d’abord une réparation ou un bien neuf. Le magasin doit s’en occuper.',
  },
  'ie.ask.cancel': {
    says: 'Si vous avez acheté en ligne, par téléphone ou à votre porte, vous avez 14 jours pour annuler. En magasin, ce droit n’existe pas.',
    dependsOn: 'où vous l’avez acheté',
  },
  'ie.ask.not-delivered': {
    says: 'Le vendeur doit livrer sous 30 jours, sauf autre accord. Fixez-lui par écrit un dernier jour raisonnable. S’il passe aussi, mettez fin au contrat et demandez tout votre argent. Si vous avez payé par carte, demandez à la banque l’annulation du paiement (chargeback).',
  },
  'ie.ask.broken-goods': {
    says: 'Écrivez au magasin et dites ce qui ne va pas. Un bien doit durer un temps raisonnable, même après la garantie. Demandez réparation ou remplacement gratuit, sinon votre argent.',
  },
  'ie.ask.used-car': {
    says: 'Écrivez tout de suite au vendeur. Sous 30 jours, un défaut sérieux vous permet de rendre la voiture contre votre argent. Ensuite, demandez d’abord une réparation gratuite. Un particulier, c’est différent.',
  },
  'ie.ask.firm-closed': {
    says: 'Demandez l’argent par écrit, et une rétrofacturation à votre banque tout de suite. Vous ne payez pas ce qui n’est pas fourni. En cas de faillite, écrivez au liquidateur.',
  },
}
