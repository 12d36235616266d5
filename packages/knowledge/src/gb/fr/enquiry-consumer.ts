/** Questions sur les achats et les contrats : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_FR: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: 'S’il a un défaut, vous pouvez le rendre dans les 30 jours et récupérer tout l’argent. Écrivez maintenant au vendeur. Il doit rembourser dans les 14 jours après son accord.',
  },
  'gb.ask-consumer.faulty': {
    says: 'Dans les 30 premiers jours, vous pouvez récupérer l’argent. Après cela, le vendeur a un seul essai de réparation ou d’échange. Si cela échoue, vous pouvez avoir un remboursement ou une baisse de prix.',
    dependsOn: 'depuis combien de temps vous l’avez',
  },
  'gb.ask-consumer.repair-failed': {
    says: 'Après un essai manqué de réparation ou d’échange, vous pouvez le rendre et demander un remboursement. Ou le garder et demander une baisse de prix. Dans les six premiers mois, ils ne peuvent rien déduire pour l’usage, sauf pour les voitures.',
  },
  'gb.ask-consumer.change-mind-online': {
    says: 'Pour la plupart des achats en ligne, par téléphone ou à votre porte, vous pouvez annuler dans les 14 jours après leur arrivée. Il ne faut aucune raison. Les choses sur mesure, les produits de santé scellés et quelques autres sont exclus.',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: 'La loi ne donne aucun remboursement si vous changez d’avis sur un achat en magasin. Regardez la règle du magasin sur les retours. Il doit tenir ce qu’il promet.',
  },
  'gb.ask-consumer.refund-time': {
    says: 'Pour un produit avec un défaut, le vendeur a 14 jours à partir de son accord. Pour une commande en ligne annulée, il a 14 jours après avoir reçu les biens, ou votre preuve d’envoi.',
    dependsOn: 'la raison du remboursement',
  },
  'gb.ask-consumer.manufacturer': {
    says: 'Votre contrat est avec le vendeur : c’est donc à lui de régler le problème. Vous n’êtes pas obligé d’aller au fabricant. Sa garantie (warranty) est un plus.',
  },
  'gb.ask-consumer.warranty-over': {
    says: 'Vous avez encore des droits quand la garantie (warranty) finit. Les biens doivent durer un temps juste. Après six mois, vous devez peut-être montrer que le défaut était là au début.',
  },
  'gb.ask-consumer.not-delivered': {
    says: 'Dites-le au vendeur, pas au livreur. Sauf date convenue, il doit livrer dans les 30 jours. Donnez-lui une seule nouvelle date juste. S’il la manque, annulez et récupérez l’argent.',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: 'Le vendeur doit vous le faire arriver, ou à quelqu’un que vous avez nommé. Si le livreur l’a laissé et qu’il a disparu, la perte est pour le vendeur. Demandez-lui un nouveau ou un remboursement.',
  },
  'gb.ask-consumer.used-car': {
    says: 'Chez un vendeur professionnel (dealer), vous pouvez rendre une voiture avec un défaut dans les 30 premiers jours. Après cela, il a un seul essai de réparation. L’âge et les kilomètres comptent. D’un particulier, elle doit seulement être comme décrite.',
    dependsOn: 'si vous l’avez achetée chez un professionnel (dealer), et il y a combien de temps',
  },
  'gb.ask-consumer.private-seller': {
    says: 'Avec un particulier, vous avez moins de droits. La chose doit être comme il l’a dite, et il ne doit pas mentir. Gardez l’annonce. Si vous avez payé par carte ou par le site, utilisez leur protection.',
    dependsOn: 'ce que le vendeur vous a dit',
  },
  'gb.ask-consumer.bad-work': {
    says: 'Un travail doit être fait avec soin et savoir-faire. Sinon, l’artisan doit le refaire gratuitement dans un temps juste. Si cela échoue, vous pouvez demander une baisse de prix, jusqu’au tout.',
  },
  'gb.ask-consumer.price-not-agreed': {
    says: 'Si vous avez convenu d’un prix, c’est le prix. Sans prix convenu, vous payez un prix juste. Les suppléments ont besoin de votre oui. Payez ce qui n’est pas contesté et dites pourquoi vous retenez le reste.',
    dependsOn: 'si vous aviez convenu d’un prix avant',
  },
  'gb.ask-consumer.deposit': {
    says: 'Une entreprise peut garder seulement une somme juste pour sa vraie perte. Une clause qui lui laisse beaucoup plus est abusive et ne vous engage pas. « Non-refundable » (non remboursable) ne suffit pas.',
    dependsOn: 'ce que dit le contrat et ce que l’entreprise a vraiment perdu',
  },
  'gb.ask-consumer.section-75': {
    says: 'Une partie a été payée par carte de crédit, pour une chose à plus de £100 et pas plus de £30,000 ? La société de la carte répond alors aussi. Demandez-lui selon « section 75 ». Pour une carte de débit, demandez un « chargeback ».',
    dependsOn: 'comment vous avez payé et le prix de la chose',
  },
  'gb.ask-consumer.chargeback': {
    says: 'Demandez un « chargeback » à votre banque. C’est une règle des cartes, pas une loi, et le délai est court, souvent 120 jours. Demandez donc maintenant. Cela marche aussi pour de petites sommes.',
  },
  'gb.ask-consumer.voucher': {
    says: 'Si les biens ont un défaut, vous n’êtes pas obligé d’accepter un bon d’achat (voucher). Un remboursement doit venir comme vous avez payé. Si vous avez seulement changé d’avis en magasin, sa propre règle décide.',
  },
  'gb.ask-consumer.no-receipt': {
    says: 'Un reçu perdu, une boîte qui manque ou un panneau « no refunds » ne finit pas vos droits sur un défaut. Montrez une autre preuve, comme un relevé de banque. En solde, les droits sont les mêmes, mais pas pour les défauts montrés.',
  },
  'gb.ask-consumer.return-cost': {
    says: 'En cas de défaut, le vendeur paie le retour. Si vous avez changé d’avis sur une commande en ligne, vous devez peut-être payer, s’ils l’ont dit avant. Ils doivent quand même rembourser la livraison de base.',
    dependsOn: 's’il y a un défaut ou si vous avez changé d’avis',
  },
  'gb.ask-consumer.subscription': {
    says: 'Si vous vous êtes abonné en ligne dans les 14 derniers jours, vous pouvez le plus souvent annuler. Plus tard, le préavis du contrat compte, mais les clauses doivent être justes. De nouvelles règles sur les abonnements sont prévues, mais pas encore en vigueur.',
    dependsOn: 'la clause du contrat, et si vous êtes dans les 14 premiers jours',
  },
  'gb.ask-consumer.recurring-payment': {
    says: 'Vous pouvez dire à votre banque de l’arrêter. Elle doit arrêter les paiements quand vous retirez votre accord. Vous devez peut-être encore de l’argent selon un contrat : dites-le donc aussi à la société.',
  },
  'gb.ask-consumer.digital': {
    says: 'Si un contenu numérique payé a un défaut, le vendeur doit le réparer ou l’échanger. Si cela échoue, vous avez une baisse de prix, jusqu’au tout. Dès qu’un téléchargement commence avec votre accord, vous perdez les 14 jours pour changer d’avis.',
    dependsOn: 's’il y a un défaut',
  },
  'gb.ask-consumer.holiday-event': {
    says: 'Si l’entreprise annule et ne peut pas donner ce que vous avez payé, vous devriez le plus souvent récupérer l’argent. Demandez par écrit au vendeur, puis à la société de votre carte.',
  },
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
  'gb.ask-shop.civil-recovery': {
    says: "C'est une demande d'argent, pas une amende, ni en soi une affaire de police. Ne payez et n'avouez rien à la hâte. Demandez quelle perte le magasin a vraiment eue et la vidéo de vous. Il peut vous interdire l'entrée. Prenez un conseil gratuit avant de répondre.",
  },
}
