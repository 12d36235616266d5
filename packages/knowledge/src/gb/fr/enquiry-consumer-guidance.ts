/** Conseils pour les questions sur les achats : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_GUIDANCE_FR: Words = {
  'gb.ask-consumer.step-dates': {
    says: 'Notez le jour de l’achat, celui de l’arrivée et celui du problème. Vos droits changent après 14 jours, 30 jours et six mois.',
  },
  'gb.ask-consumer.step-tell': {
    says: 'Écrivez aujourd’hui au vendeur. Dites ce qui ne va pas et ce que vous voulez : un remboursement, une réparation ou un échange.',
  },
  'gb.ask-consumer.step-proof': {
    says: 'Gardez des preuves : photos, annonce, messages, relevé de banque. N’utilisez plus une chose que vous voulez rendre.',
  },
  'gb.ask-consumer.step-ombudsman': {
    says: 'Réclamez d’abord par écrit à votre banque ou assureur. S’il refuse ou tarde trop, le Financial Ombudsman peut examiner le cas gratuitement.',
  },
  'gb.ask-consumer.step-card': {
    says: 'Si le vendeur dit non, demandez à la société de votre carte. Demandez « section 75 » pour une carte de crédit et plus de £100, ou un « chargeback » pour toute carte.',
  },
  'gb.ask-consumer.step-court': {
    says: 'Le tribunal (small claims court) vient à la fin. Envoyez d’abord une mise en demeure (letter before claim), et laissez un temps juste pour répondre.',
  },
  'gb.ask-consumer.step-court-scotland': {
    says: 'La procédure simple (simple procedure) au tribunal (sheriff court) vient à la fin. Elle prend les demandes jusqu’à £5,000. Envoyez d’abord une lettre claire.',
  },
  'gb.ask-consumer.right-quality': {
    says: 'Ce que vous achetez à une entreprise doit être de qualité juste, bon pour son usage et comme décrit.',
  },
  'gb.ask-consumer.right-thirty': {
    says: 'Si les biens ont un défaut, vous pouvez les rendre dans les 30 jours contre un remboursement entier.',
  },
  'gb.ask-consumer.right-six-months': {
    says: 'Si un défaut apparaît dans les six premiers mois, vous pouvez demander une réparation ou un échange. La loi pense que le défaut était là au début.',
  },
  'gb.ask-consumer.right-cancel': {
    says: 'Pour la plupart des achats en ligne ou par téléphone, vous avez 14 jours pour annuler. S’ils ne vous l’ont pas dit, vous avez bien plus longtemps.',
  },
  'gb.ask-consumer.right-service': {
    says: 'Un travail doit être fait avec soin et savoir-faire, dans un temps juste, et à un prix juste si aucun n’a été convenu.',
  },
  'gb.ask-consumer.option-seller': {
    says: 'Envoyez une seule lettre claire avec les faits, la loi et ce que vous voulez. Donnez 14 jours.',
    title: 'Faire une réclamation écrite au vendeur',
    cost: 'Rien.',
    time: 'Une demi-heure.',
    risk: 'Aucun.',
    bestFor: 'Chaque cas, comme premier pas.',
  },
  'gb.ask-consumer.option-card': {
    says: 'Utilisez « section 75 » pour une carte de crédit, ou un « chargeback » pour toute carte.',
    title: 'Demander à la société de votre carte',
    cost: 'Rien.',
    time: 'Quelques semaines.',
    risk: 'Le « chargeback » a un délai court.',
    bestFor: 'Le vendeur ne répond pas, a disparu ou dit non.',
  },
  'gb.ask-consumer.option-help': {
    says: 'Une ligne gratuite pour consommateurs peut vous dire vos droits et transmettre un signalement à Trading Standards.',
    title: 'Appeler la ligne consommateurs',
    cost: 'Rien.',
    time: 'Un appel.',
    risk: 'Elle ne prend pas l’affaire pour vous.',
    bestFor: 'Vous n’êtes pas sûr, ou le vendeur est peut-être un escroc.',
  },
  'gb.ask-consumer.warn-court-form': {
    says: 'Si vous avez des papiers du tribunal, répondez à temps. Une bonne réclamation n’arrête pas un délai du tribunal.',
  },
  'gb.ask-consumer.know-seller': {
    says: 'Vos droits sont contre le magasin qui a vendu, pas contre le fabricant. Ils durent plus longtemps que la plupart des garanties.',
    learnMore:
      'Citez le Consumer Rights Act 2015 dans votre premier message. Cela montre que vous connaissez les règles.',
  },
  'gb.ask-consumer.myth-receipt': {
    says: 'Il ne faut pas le reçu pour un défaut. Toute preuve de l’achat là-bas suffit.',
  },
  'gb.ask-consumer.myth-28-days': {
    says: 'La règle d’un magasin ne peut pas enlever vos droits sur un défaut. Elle peut seulement en ajouter.',
  },
  'gb.ask-consumer.change-unfair': {
    says: 'Depuis le 6 avril 2025, des règles plus fortes interdisent les faux avis et les frais cachés jusqu’à la fin.',
    was: 'Les règles de 2008 sur les pratiques déloyales s’appliquaient.',
    is: 'De nouvelles règles interdisent les faux avis et les frais cachés jusqu’à la fin. La CMA peut punir elle-même les sociétés.',
  },
}
