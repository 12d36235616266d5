/** The French words of the rows in ../tax-and-benefits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_WORDS: Words = {
  'it.public.want-tax': {
    says: 'Le fisc, son service de recouvrement (AdER) ou votre commune demande un impôt, une amende ou des cotisations.',
  },
  'it.public.want-bill': {
    says: 'C’est un avis de paiement du recouvrement (cartella). Payez, demandez un plan ou faites un recours dans les 60 jours.',
  },
  'it.public.want-friendly': {
    says: 'C’est un premier avis d’une erreur dans votre déclaration (avviso bonario). Il vous donne 60 jours et une pénalité réduite.',
  },
  'it.public.want-block': {
    says: 'Ils préviennent qu’ils bloqueront votre voiture (fermo). Vous avez 30 jours pour agir.',
  },
  'it.public.want-benefit': {
    says: 'L’INPS dit qu’il vous a trop payé et redemande l’argent (indebito).',
  },
  'it.public.who': {
    says: 'C’est une administration publique ou son service de recouvrement. Elle n’a pas besoin de juge, mais vous pouvez faire un recours et demander du temps.',
  },
  'it.public.rights': {
    says: 'Vous pouvez voir les papiers, faire un recours et demander à payer en plusieurs fois.',
  },
  'it.public.reality': {
    says: 'C’est sérieux, mais demander un plan à temps arrête de nouvelles saisies.',
  },
  'it.public.reality-benefit': {
    says: 'C’est sérieux, mais vous pouvez faire un recours gratuit. Ils doivent vous laisser de quoi vivre.',
  },
  'it.public.no-whole-benefit': {
    says: 'Ils ne peuvent pas arrêter toute votre pension pour la récupérer : un cinquième au plus chaque mois.',
  },
  'it.public.no-seizure': {
    says: 'Ils ne peuvent pas saisir dans les 60 jours après un avis de paiement (cartella). Après un an, ils doivent d’abord envoyer un nouvel avertissement (intimazione) avec cinq jours.',
  },
  'it.public.small-debt': {
    says: 'Pour une dette jusqu’à 1 000 €, ils doivent attendre 120 jours après une lettre détaillée avant d’agir.',
  },
  'it.public.deadline-appeal': {
    says: 'Vous avez 60 jours à partir de la remise (notifica) pour payer ou faire un recours. Nous comptons à partir de sa date. Août ne compte pas, mais nous n’utilisons pas cela.',
    action: 'Payer, demander un plan, ou faire un recours au tribunal fiscal',
    consequence: 'La dette devient définitive et ils peuvent saisir.',
  },
  'it.public.deadline-car': {
    says: 'Vous avez 30 jours à partir de la remise de l’avertissement.',
    action: 'Payer, demander un plan, ou montrer que la voiture sert à votre travail',
    consequence: 'Ils peuvent bloquer la voiture (fermo).',
  },
  'it.public.deadline-contributions': {
    says: 'Contre une demande de l’INPS (avviso di addebito), vous avez 40 jours pour aller chez le juge du travail.',
    action: 'Payer, demander un plan, ou vous opposer devant le juge',
    consequence: 'La dette devient définitive.',
  },
  'it.public.deadline-benefit': {
    says: 'Vous avez 90 jours à partir de la réception pour demander à l’INPS de la revoir.',
    action: 'Déposer un recours à l’INPS en ligne ou à un bureau d’aide (ricorso amministrativo)',
    consequence: 'L’examen est tardif, et la reprise continue.',
  },
  'it.public.right-eighty-four': {
    says: 'En 2025 et 2026, vous pouvez payer jusqu’à 120 000 € en 84 mensualités au plus, sur simple demande. Plus de parts demandent une preuve de difficulté.',
  },
  'it.public.right-stop-suspend': {
    says: 'Si vous avez payé, ou si la dette est trop ancienne ou annulée, envoyez une déclaration à l’AdER dans les 60 jours. Elle arrête le recouvrement.',
  },
  'it.public.right-hear-first': {
    says: 'Avant la plupart des avis d’impôt, le bureau doit envoyer un projet et vous donner 60 jours pour répondre.',
  },
  'it.public.right-agree': {
    says: 'Vous pouvez demander un accord sur un avis d’impôt (accertamento con adesione) : la pénalité tombe à un tiers.',
  },
  'it.public.right-self-correct': {
    says: 'Pour une erreur claire, vous pouvez demander au bureau d’annuler (autotutela). Cela seul n’arrête pas le délai.',
  },
  'it.public.right-work-car': {
    says: 'Ils ne peuvent pas bloquer une voiture dont vous avez besoin pour votre travail ou pour une personne handicapée. Prouvez-le dans les 30 jours.',
  },
  'it.public.right-home': {
    says: 'Une hypothèque sur un logement demande une dette de plus de 20 000 € et 30 jours d’avertissement. Votre seul logement où vous vivez ne peut pas être vendu.',
  },
  'it.public.right-good-faith': {
    says: 'Pour une pension trop payée par erreur de l’INPS, vous n’avez souvent rien à rendre si vous étiez honnête et lui avez tout dit.',
  },
  'it.public.right-fifth-benefit': {
    says: 'Ils peuvent retenir un cinquième au plus d’une pension, et pas sous la part protégée.',
  },
  'it.public.step-what': {
    says: 'Voyez ce que c’est : premier avis (avviso bonario), avis d’impôt (accertamento), avis de paiement (cartella), avertissement de blocage (fermo). Notez le jour de la remise.',
  },
  'it.public.step-what-benefit': {
    says: 'Voyez quelle aide, quels mois et pourquoi. Allez à un bureau d’aide (patronato), c’est gratuit.',
  },
  'it.public.step-real': {
    says: 'Vérifiez dans votre espace d’AdER, du fisc ou de l’INPS avec SPID ou CIE, jamais par un lien.',
  },
  'it.public.step-act': {
    says: 'Si c’est juste, demandez un plan en ligne maintenant. Si c’est faux, voyez à temps un centre d’aide fiscale (CAF) ou un conseiller fiscal pour un recours.',
  },
  'it.public.step-answer-benefit': {
    says: 'Si c’est faux, déposez le recours (ricorso) avec un bureau d’aide (patronato) et dites que vous étiez de bonne foi.',
  },
  'it.public.step-plan': {
    says: 'Choisissez des parts que vous pouvez payer : le plan est perdu après huit parts manquées.',
  },
  'it.public.step-plan-benefit': {
    says: 'Si c’est juste, demandez à l’INPS de petites mensualités. Un bureau d’aide (patronato) le fait gratuitement.',
  },
  'it.public.step-old': {
    says: 'Regardez les dates : taxe auto trois ans, taxes de la commune, amendes et INPS cinq, impôt de l’État souvent dix.',
  },
  'it.public.step-papers-benefit': {
    says: 'Rassemblez ce que vous avez dit à l’INPS et quand : formulaires, papiers de revenus, lettres.',
  },
  'it.public.option-appeal': {
    title: 'Faire un recours',
    says: 'Déposez un recours au tribunal fiscal. Jusqu’à 3 000 €, il ne faut pas d’avocat.',
    cost: 'Des frais à partir de 30 €.',
    time: '60 jours.',
    risk: 'Vous devrez peut-être payer une part entre-temps.',
    bestFor: 'La somme est fausse, trop ancienne ou jamais remise.',
  },
  'it.public.option-appeal-benefit': {
    title: 'Faire un recours à l’INPS',
    says: 'Un bureau d’aide (patronato) le dépose gratuitement.',
    cost: 'Rien.',
    time: '90 jours.',
    risk: 'Faible.',
    bestFor: 'Vous étiez honnête, ou la somme est fausse.',
  },
  'it.public.option-plan': {
    title: 'Payer en plusieurs fois',
    says: 'Demandez en ligne sur le site d’AdER ou du bureau.',
    cost: 'Des intérêts.',
    time: 'Quelques minutes.',
    risk: 'Huit parts manquées finissent le plan.',
    bestFor: 'Vous devez la somme et ne pouvez pas payer d’un coup.',
  },
  'it.public.option-plan-benefit': {
    title: 'Rembourser en plusieurs fois',
    says: 'Demandez à l’INPS de petites mensualités.',
    cost: 'La somme, en parts.',
    time: 'Quelques minutes pour demander.',
    risk: 'Faible.',
    bestFor: 'Vous n’aviez pas droit à l’argent.',
  },
  'it.public.option-pay': {
    title: 'Payer à temps',
    says: 'Payez avec PagoPA et le code de la lettre.',
    cost: 'La somme.',
    time: 'Quelques minutes.',
    risk: 'Faible.',
    bestFor: 'C’est juste et vous pouvez payer.',
  },
  'it.public.change-quinquies': {
    says: 'L’offre spéciale pour vieilles dettes fiscales (rottamazione-quinquies) a fermé aux nouvelles demandes le 30 avril 2026.',
    was: 'Vous pouviez demander à payer sans pénalités ni intérêts.',
    is: 'Seuls ceux qui ont demandé à temps paient ainsi. La prochaine part est due le 30 novembre 2026.',
  },
  'it.public.insight-service': {
    says: 'Les dettes nommées dans un avertissement peuvent venir de papiers jamais reçus.',
    actionable: 'Demandez à l’AdER la liste (estratto di ruolo) et la preuve de la remise.',
  },
  'it.public.warning-pec': {
    says: 'Retirez les lettres recommandées et ouvrez les avis de PEC et de SEND. Ne pas les lire n’arrête pas le délai.',
  },
  'it.contributions.right-old': {
    says: 'Les cotisations sont trop vieilles cinq ans après l’échéance, sauf papier reçu entre-temps. Dites-le au juge à temps.',
  },
}
