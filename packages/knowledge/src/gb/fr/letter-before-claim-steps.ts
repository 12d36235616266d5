/** What to do about a letter before court action: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_STEPS_FR: Words = {
  'gb.lbc.step-reply': {
    says: 'Répondez dans les 30 jours après la date de la lettre. Utilisez le formulaire de réponse (Reply Form) s’il y en a un. Gardez une copie et une preuve d’envoi.',
  },
  'gb.lbc.step-reply-other': {
    says: 'Répondez par écrit avant la date de la lettre. Dites ce que vous acceptez et ce que vous n’acceptez pas. Gardez une copie et une preuve d’envoi.',
  },
  'gb.lbc.step-check': {
    says: 'Vérifiez trois points : la dette est-elle à vous, la somme est-elle juste, et de quand date-t-elle ? Ne cochez pas que vous devez l’argent avant d’être sûr.',
  },
  'gb.lbc.step-documents': {
    says: 'Demandez les documents utiles : le contrat, un relevé du compte et le calcul de chaque frais. Ils ont 30 jours pour les envoyer.',
  },
  'gb.lbc.step-advice': {
    says: 'Appelez un conseiller en dettes gratuit et dites-le sur le formulaire de réponse (Reply Form). Ils doivent alors en principe vous laisser un temps juste pour ce conseil.',
  },
  'gb.lbc.step-offer': {
    says: 'Si vous devez l’argent, envoyez un budget et offrez ce que vous pouvez payer par mois. Un accord maintenant évite les frais de tribunal et une décision de justice.',
  },
  'gb.lbc.step-part': {
    says: 'Si vous ne devez qu’une partie, dites laquelle et pourquoi. Offrez cette partie. Contestez le reste.',
  },
  'gb.lbc.step-dispute': {
    says: 'Si vous ne devez rien, dites-le clairement et donnez vos raisons. Envoyez des copies de vos preuves, jamais les originaux.',
  },
  'gb.lbc.step-agreement': {
    says: 'Pour une dette de crédit, demandez aussi votre contrat (credit agreement) avec £1. Tant qu’ils ne l’ont pas fourni, un tribunal ne devrait pas le faire exécuter.',
  },
  'gb.lbc.step-old': {
    says: 'Si votre dernier paiement date de plus de six ans, dites que la dette est trop ancienne pour le tribunal. N’offrez pas de payer.',
  },
  'gb.lbc.step-post': {
    says: 'Dites-leur si vous déménagez. Beaucoup de gens perdent car le formulaire du tribunal part à une ancienne adresse.',
  },
  'gb.lbc.step-breathing-space': {
    says: 'Si vous avez plusieurs dettes, parlez du répit (breathing space) à un conseiller en dettes. Il peut vous donner 60 jours où la plupart des actions s’arrêtent.',
  },
}
