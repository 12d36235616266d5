/** The French words of Japan: consumer. */
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
  'jp.buy.bill-want': {
    says: 'Une société d’électricité, de gaz ou d’eau veut être payée.',
  },
  'jp.buy.bill-real': {
    says: 'Si vous appelez avant le jour de coupure, vous pouvez souvent avoir plus de temps.',
  },
  'jp.buy.bill-call': {
    says: 'Appelez la société avant la date. Demandez une nouvelle date ou plusieurs paiements.',
  },
  'jp.buy.bill-town': {
    says: 'Demandez au bureau d’aide de votre ville (自立相談支援機関) si l’argent manque.',
  },
  'jp.buy.bill-right': {
    says: 'Vous pouvez demander le relevé du compteur et le calcul de la somme.',
  },
  'jp.buy.bill-plan': {
    title: 'Demander du temps ou plusieurs paiements',
    says: 'Offrez une date.',
    cost: 'Ce que vous offrez.',
    time: 'Un appel.',
    risk: 'Tenez-le.',
    bestFor: 'Vous la devez.',
  },
  'jp.buy.scam-want': {
    says: 'Ce message veut votre argent ou vos données par la peur (架空請求).',
  },
  'jp.buy.scam-who': {
    says: 'Cela ressemble à un escroc qui utilise un nom officiel.',
  },
  'jp.buy.scam-real': {
    says: 'Les tribunaux n’envoient pas de cartes postales et ne demandent pas de cartes cadeaux. Les vrais papiers viennent par remise spéciale (特別送達).',
  },
  'jp.buy.scam-stop': {
    says: 'N’appelez pas le numéro du message, et ne payez pas.',
  },
  'jp.buy.scam-188': {
    says: 'Appelez le 188 ou la ligne de police #9110. Si vous avez payé, appelez votre banque tout de suite.',
  },
  'jp.buy.scam-right': {
    says: 'Vous n’avez pas à payer ce que vous n’avez jamais commandé.',
  },
  'jp.buy.scam-option': {
    title: 'Ne pas répondre, après vérification',
    says: 'Demandez au vrai service à un numéro que vous avez trouvé.',
    cost: 'Rien.',
    time: 'Quelques minutes.',
    risk: 'Un vrai papier du tribunal ne doit pas être ignoré.',
    bestFor: 'Vous ne connaissez pas la demande.',
  },
  'jp.buy.insure-want': {
    says: 'Votre assureur vous dit ce qu’il paiera, ou pourquoi il ne paiera pas.',
  },
  'jp.buy.insure-step': {
    says: 'Demandez par écrit le motif et la clause. Puis appelez le 188.',
  },
  'jp.buy.insure-right': {
    says: 'Vous pouvez demander sur quoi repose la décision.',
  },
  'jp.buy.insure-option': {
    title: 'Demander un nouvel examen',
    says: 'Envoyez les papiers qui prouvent votre cas.',
    cost: 'Rien.',
    time: 'Des semaines.',
    risk: 'Les délais continuent.',
    bestFor: 'Vous pensez que le non est faux.',
  },
  'jp.buy.right-cool-after-work': {
    says: 'Vendu à votre porte, cela s’annule dans les huit jours du contrat complet, même travaux finis. Vous ne payez rien, et ils doivent remettre en état sans frais.',
  },
  'jp.buy.step-cool-today': {
    says: 'Comptez huit jours depuis le contrat. Envoyez l’annulation aujourd’hui par e-mail ou recommandé, gardez une copie et appelez le 188.',
  },
}
