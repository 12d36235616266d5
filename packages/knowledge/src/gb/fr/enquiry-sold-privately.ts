/** Questions of a person who sold a used car or thing to somebody else: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLD_PRIVATELY_FR: Words = {
  'gb.ask-consumer.i-sold-privately': {
    says: 'Une panne apparue ensuite n’oblige pas à elle seule à rembourser. Un vendeur privé ne promet pas la qualité. L’objet doit être à vous et conforme à la description, sans mensonge. Gardez annonce, messages, reçu et MOT. Répondez une fois par écrit. N’ignorez jamais une action en justice. Si vous vendez souvent, les règles des professionnels valent.',
  },
  'gb.ask-drive.tax-after-sale': {
    says: 'Vous ne le devez pas si vous avez dit à temps à la DVLA que la voiture était vendue ou détruite. Répondez maintenant : envoyez sa lettre ou son mail de réponse et le reçu avec le jour et l’acheteur. Jamais dit ? Faites-le aujourd’hui en ligne, d’autres pénalités peuvent venir. Dites pourquoi et demandez l’annulation ou une baisse. Payer sous réserve évite que cela monte.',
  },
}
