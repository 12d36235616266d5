/** Disputes over what was bought, and the eight days to cancel: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_FR: Words = {
  'jp.buy.want': {
    says: 'Une société dit que vous devez garder un contrat ou payer.',
  },
  'jp.buy.who': {
    says: 'C’est une société privée. Il lui faut un tribunal pour vous forcer.',
  },
  'jp.buy.not-yet': {
    says: 'Sans tribunal, rien ne peut être saisi.',
  },
  'jp.buy.rights': {
    says: 'Vendu à votre porte ou par téléphone ? Vous avez le plus souvent huit jours pour annuler (クーリング・オフ).',
  },
  'jp.buy.deadline-eight': {
    says: 'Huit jours depuis le jour où vous avez reçu le papier du contrat, ce jour compris. Pour la vente pyramidale, c’est vingt.',
    action: 'Envoyer l’avis d’annulation',
    consequence: 'Vous perdez la sortie facile.',
  },
  'jp.buy.step-188': {
    says: 'Appelez le 188, la ligne des consommateurs. C’est le centre de consommation proche de vous.',
  },
  'jp.buy.step-cool': {
    says: 'Envoyez un avis d’annulation par la poste ou par e-mail et gardez une copie.',
  },
  'jp.buy.right-cool': {
    says: 'Vous pouvez annuler sous huit jours, sans motif, les contrats à la porte, par téléphone et certains services.',
  },
  'jp.buy.right-unfair': {
    says: 'Un contrat fait par mensonge ou pression peut être annulé. Les clauses trop dures pour vous sont nulles.',
  },
  'jp.buy.right-defect': {
    says: 'Pour un bien défectueux, demandez une réparation, un bien neuf ou un prix plus bas. Dites-le au vendeur sous un an après la découverte.',
  },
  'jp.buy.option-cancel': {
    title: 'Annuler ou contester par écrit',
    says: 'Dites le contrat et le jour.',
    cost: 'La poste.',
    time: 'Huit jours.',
    risk: 'Aucun à temps.',
    bestFor: 'Vendu à la porte ou par téléphone.',
  },
  'jp.buy.option-188': {
    title: 'Appeler le 188',
    says: 'Conseil gratuit sur les contrats.',
    cost: 'L’appel.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Tout problème avec une société.',
  },
  'jp.buy.right-cool-after-work': {
    says: 'Vendu à votre porte, cela s’annule dans les huit jours du contrat complet, même travaux finis. Vous ne payez rien, et ils doivent remettre en état sans frais.',
  },
  'jp.buy.step-cool-today': {
    says: 'Comptez huit jours depuis le contrat. Envoyez l’annulation aujourd’hui par e-mail ou recommandé, gardez une copie et appelez le 188.',
  },
}
