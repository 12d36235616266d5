/** The French words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_FR: Words = {
  'us.tax.want': {
    says: 'L’IRS dit que vous devez de l’impôt, ou que votre déclaration doit changer. Il veut un paiement ou une réponse.',
  },
  'us.tax.who': {
    says: 'L’IRS est le bureau fédéral des impôts. Il écrit par la poste avant de faire autre chose.',
  },
  'us.tax.reality': {
    says: 'Le numéro de l’avis, comme CP14 ou CP504, dit où en est l’affaire. Vous pouvez voir votre compte sur IRS.gov.',
  },
  'us.tax.rights-summary': {
    says: 'Vous pouvez ne pas être d’accord, faire appel, payer en plusieurs fois et laisser quelqu’un parler pour vous.',
  },
  'us.tax.not-yet': {
    says: 'Le plus souvent, l’IRS ne peut pas prendre le salaire ou l’argent à la banque avant un dernier avis et 30 jours pour demander une audience.',
  },
  'us.tax.know-ten-years': {
    says: 'L’IRS a le plus souvent dix ans pour réclamer un impôt après l’avoir fixé.',
    learnMore:
      'Certaines démarches, comme un appel ou une faillite (bankruptcy), allongent ce délai.',
  },
  'us.tax.right-disagree': {
    says: 'Vous avez le droit de ne pas être d’accord, d’être entendu et de faire appel à un bureau indépendant.',
  },
  'us.tax.right-plan': {
    says: 'Vous pouvez demander de payer chaque mois une partie. Pour beaucoup de dettes, cela se fait en ligne en quelques minutes.',
  },
  'us.tax.right-compromise': {
    says: 'Si vous ne pouvez pas payer, vous pouvez demander à l’IRS d’attendre, ou offrir de régler pour moins.',
  },
  'us.tax.right-advocate': {
    says: 'Si cela vous met en difficulté, le Taxpayer Advocate Service aide gratuitement.',
  },
  'us.tax.right-exempt': {
    says: 'Même une saisie fiscale (levy) doit vous laisser une partie de votre salaire et certaines choses de base.',
  },
  'us.tax.deadline-deficiency': {
    says: 'Après un avis d’impôt manquant (notice of deficiency), vous avez 90 jours pour aller à la Tax Court. L’IRS ne peut pas allonger ce délai.',
    action: 'Déposer une requête à la United States Tax Court si vous n’êtes pas d’accord',
    consequence:
      'L’IRS ajoute l’impôt. Le plus souvent, vous devez payer avant qu’un tribunal puisse l’examiner.',
  },
  'us.tax.deadline-hearing': {
    says: 'Vous avez 30 jours pour demander une audience Collection Due Process. Pendant ce temps, l’IRS ne doit pas saisir.',
    action: 'Envoyer Form 12153 pour demander une audience',
    consequence:
      'L’IRS peut prendre le salaire, l’argent à la banque ou des biens. Vous perdez aussi la voie vers la Tax Court.',
  },
  'us.tax.deadline-proposed': {
    says: 'Un CP2000 n’est pas une facture. Il propose un changement. Vous avez le plus souvent 30 jours pour répondre, et pouvez demander plus de temps.',
    action: 'Répondre au changement proposé : d’accord, ou dire pourquoi non avec des preuves',
    consequence: 'L’IRS envoie un avis d’impôt manquant (notice of deficiency), puis une facture.',
  },
  'us.tax.deadline-cp504': {
    says: 'Après un CP504, vous avez 30 jours pour payer ou faire un plan. C’est sérieux, mais un dernier avis doit encore venir.',
    action: 'Payer, faire un plan ou appeler l’IRS',
    consequence:
      'L’IRS peut prendre votre remboursement d’impôt de l’État et passer au dernier avis.',
  },
  'us.tax.deadline-cp14': {
    says: 'Un CP14 est la première facture. Payez ou faites un plan dans les 21 jours, et vous évitez d’autres intérêts et pénalités.',
    action: 'Payer, faire un plan, ou dire pourquoi la facture est fausse',
    consequence: 'D’autres intérêts et pénalités s’ajoutent.',
  },
  'us.tax.step-number': {
    says: 'Trouvez en haut de la lettre le numéro de l’avis et la date pour agir. Cherchez ce numéro sur IRS.gov.',
  },
  'us.tax.step-check': {
    says: 'Comparez la lettre avec votre déclaration et votre compte sur IRS.gov. Vérifiez les paiements et les formulaires comme W-2 et 1099.',
  },
  'us.tax.step-answer': {
    says: 'Agissez au plus tard à la date indiquée même si vous ne pouvez pas payer : répondez, demandez un plan, ou demandez une audience.',
  },
  'us.tax.step-help': {
    says: 'Demandez l’aide gratuite d’une Low Income Taxpayer Clinic ou du Taxpayer Advocate.',
  },
  'us.tax.step-dispute': {
    says: 'Si c’est faux, écrivez à l’adresse de l’avis avec des copies de vos preuves. Envoyez en recommandé (certified mail).',
  },
  'us.tax.option-plan': {
    says: 'Demandez un plan de paiement en ligne sur IRS.gov. Pendant le plan, l’IRS ne prend le plus souvent rien.',
    title: 'Payer en plusieurs fois',
    cost: 'Des frais de mise en place dans certains cas, et des intérêts',
    time: 'Quelques minutes en ligne',
    risk: 'Les intérêts et une pénalité plus basse continuent.',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer d’un coup.',
  },
  'us.tax.option-appeal': {
    says: 'Répondez de la façon et dans le délai que dit l’avis, et envoyez des preuves.',
    title: 'Ne pas être d’accord ou faire appel',
    cost: 'Gratuit, ou de petits frais de Tax Court, dont on peut être dispensé',
    time: '30 ou 90 jours, comme le dit l’avis',
    risk: 'Les intérêts continuent si vous perdez.',
    bestFor: 'La somme est fausse ou n’est pas à vous.',
  },
  'us.tax.option-hardship': {
    says: 'Demandez le statut « currently not collectible » (impossible à réclamer pour l’instant). Ou voyez avec l’outil de l’IRS si une offre de régler pour moins (offer in compromise) convient.',
    title: 'Demander d’attendre ou de régler pour moins',
    cost: 'Une offre a des frais ; gratuit pour les bas revenus',
    time: 'Des semaines à des mois',
    risk: 'Les intérêts continuent. Toutes les offres ne sont pas acceptées.',
    bestFor: 'Payer vous laisserait sans le nécessaire.',
  },
  'us.tax.option-help': {
    says: 'Le Taxpayer Advocate et les Low Income Taxpayer Clinics peuvent parler à l’IRS pour vous.',
    title: 'Obtenir une aide fiscale gratuite',
    cost: 'Gratuit',
    time: 'Appelez cette semaine',
    risk: 'Aucun. Les jours courent toujours.',
    bestFor: 'Une saisie (levy) vous menace, ou vous ne comprenez pas.',
  },
  'us.tax.option-pay': {
    says: 'Payez seulement sur IRS.gov ou par chèque au United States Treasury.',
    title: 'Payer',
    cost: 'La somme',
    time: 'Un jour',
    risk: 'Aucun si c’est juste.',
    bestFor: 'Vous êtes d’accord et pouvez le payer.',
  },
  'us.tax.insight-penalty': {
    says: 'Si vos trois dernières années étaient en ordre, l’IRS enlève souvent une première pénalité quand vous le demandez.',
    actionable:
      'Appelez ou écrivez et demandez l’annulation d’une première pénalité (first-time penalty relief).',
  },
  'us.tax.warning-scam': {
    says: 'L’IRS ne prend pas de cartes cadeaux, de crypto ni de virements, et ne menace pas d’arrestation. En cas de doute, regardez votre compte sur IRS.gov.',
  },
  'us.state-tax.want': {
    says: 'Un État, un comté ou une ville dit que vous devez de l’impôt.',
  },
  'us.state-tax.rights-summary': {
    says: 'Vous pouvez demander comment ils ont calculé, protester ou faire appel, et demander de payer en plusieurs fois.',
  },
  'us.state-tax.right-appeal': {
    says: 'Vous avez le droit de protester ou de faire appel. L’avis dit comment et jusqu’à quel jour.',
  },
  'us.state-tax.step-date': {
    says: 'Trouvez le dernier jour pour protester et le propre site du bureau. N’utilisez pas un lien de la lettre si vous avez un doute.',
  },
  'us.state-tax.step-check': {
    says: 'Comparez avec votre déclaration et vos paiements. Répondez par écrit avec des copies de vos preuves.',
  },
  'us.state-tax.option-appeal': {
    says: 'Écrivez, au plus tard le dernier jour, que vous n’êtes pas d’accord et pourquoi.',
    title: 'Protester ou faire appel',
    cost: 'Gratuit dans la plupart des États',
    time: 'Au plus tard le jour indiqué dans l’avis',
    risk: 'Les intérêts continuent si vous perdez.',
    bestFor: 'La somme est fausse ou n’est pas à vous.',
  },
  'us.state-tax.option-plan': {
    says: 'La plupart des bureaux des impôts vous laissent payer en plusieurs fois. Demandez en ligne ou par téléphone sur leur propre site.',
    title: 'Demander un plan de paiement',
    cost: 'Une partie chaque mois, et des intérêts',
    time: 'Avant le jour indiqué dans l’avis',
    risk: 'Ils peuvent quand même inscrire un droit sur vos biens (lien).',
    bestFor: 'Vous le devez mais ne pouvez pas tout payer d’un coup.',
  },
}
