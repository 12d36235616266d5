/** Questions about sellers who mislead or do not answer, and how long one has: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_SAYS_NO_FR: Words = {
  'gb.ask-consumer.ignored': {
    says: 'Envoyez une seule lettre claire : ce que vous avez acheté, ce qui ne va pas, ce que vous voulez, et 14 jours pour le faire. Essayez ensuite la société de votre carte, un ombudsman ou un groupe professionnel. À la fin, le tribunal (small claims court).',
  },
  'gb.ask-consumer.time-limit': {
    says: 'Vous avez six ans pour aller au tribunal. Mais les remboursements entiers et les preuves faciles sont pour les premiers jours et mois. Réclamez donc dès que possible.',
    dependsOn: 'quand vous avez reçu les biens ou quand le travail a été fait',
  },
  'gb.ask-consumer.time-limit-scotland': {
    says: 'En Écosse, vous avez cinq ans pour aller au tribunal. Mais les remboursements entiers et les preuves faciles sont pour les premiers jours et mois. Réclamez donc dès que possible.',
    dependsOn: 'quand vous avez reçu les biens ou quand le travail a été fait',
  },
  'gb.ask-consumer.misled': {
    says: 'Un professionnel ne doit pas vous tromper, vous presser, cacher des frais ni utiliser de faux avis. Notez ce qui a été dit et redemandez l’argent. Dites-le aussi à la ligne consommateurs de Citizens Advice.',
    dependsOn: 'ce qu’il a dit ou caché, et si cela vous a fait acheter',
  },
}
