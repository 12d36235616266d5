/** Questions about faulty goods: repair, money back and how long. The Consumer Rights Act runs in all four nations. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_FR: Words = {
  'gb.ask-consumer.faulty': {
    says: 'Dans les 30 premiers jours, vous pouvez récupérer l’argent. Après cela, le vendeur a un seul essai de réparation ou d’échange. Si cela échoue, vous pouvez avoir un remboursement ou une baisse de prix.',
    dependsOn: 'depuis combien de temps vous l’avez',
  },
  'gb.ask-consumer.repair-failed': {
    says: 'Après un essai manqué de réparation ou d’échange, vous pouvez le rendre et demander un remboursement. Ou le garder et demander une baisse de prix. Dans les six premiers mois, ils ne peuvent rien déduire pour l’usage, sauf pour les voitures.',
  },
  'gb.ask-consumer.manufacturer': {
    says: 'Votre contrat est avec le vendeur : c’est donc à lui de régler le problème. Vous n’êtes pas obligé d’aller au fabricant. Sa garantie (warranty) est un plus.',
  },
  'gb.ask-consumer.warranty-over': {
    says: 'Vous avez encore des droits quand la garantie (warranty) finit. Les biens doivent durer un temps juste. Après six mois, vous devez peut-être montrer que le défaut était là au début.',
  },
  'gb.ask-consumer.digital': {
    says: 'Si un contenu numérique payé a un défaut, le vendeur doit le réparer ou l’échanger. Si cela échoue, vous avez une baisse de prix, jusqu’au tout. Dès qu’un téléchargement commence avec votre accord, vous perdez les 14 jours pour changer d’avis.',
    dependsOn: 's’il y a un défaut',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: 'C’est au magasin de régler le problème, pas au fabricant. Demandez-lui une réparation ou un échange, puis un remboursement ou une baisse de prix si cela échoue. Après six mois, vous devez peut-être montrer que le défaut était là au début.',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'Oui, mais le vendeur peut d’abord réparer ou échanger. Si cela échoue, vous pouvez avoir un remboursement ou une baisse de prix. Dans les six premiers mois, le défaut compte comme présent au début, sauf si le vendeur montre le contraire.',
  },
}
