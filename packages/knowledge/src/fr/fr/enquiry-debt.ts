/** Questions about debts, collectors, enforcement and courts. `asks` holds the words people type, in French and in English: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'fr.ask-debt.step-write': {
    says: 'Notez dates et sommes : l’échéance, ce qui est payé, qui vous a écrit.',
  },
  'fr.ask-debt.step-help': {
    says: 'Voyez un Point conseil budget ou un point-justice (3039). C’est gratuit.',
  },
  'fr.ask-debt.step-keep': { says: 'Gardez lettres, enveloppes et preuves de paiement.' },
  'fr.ask-debt.right-no-title': {
    says: 'Personne ne peut saisir votre argent ou vos biens sans titre exécutoire.',
  },
  'fr.ask-debt.right-costs': {
    says: 'Les frais de recouvrement avant un titre ne sont pas à votre charge.',
  },
  'fr.ask-debt.right-time': { says: 'Un juge peut vous accorder jusqu’à deux ans pour payer.' },
  'fr.ask-debt.option-help': {
    title: 'Voir un conseiller gratuit',
    says: 'Un Point conseil budget regarde toutes vos dettes avec vous.',
    cost: 'Rien.',
    time: 'Un rendez-vous.',
    risk: 'Aucun.',
    bestFor: 'Toute personne avec des dettes.',
  },
  'fr.ask-debt.option-plan': {
    title: 'Proposer une petite mensualité',
    says: 'Proposez par écrit ce que vous pouvez tenir. Vérifiez d’abord l’âge de la dette.',
    cost: 'Ce que vous proposez.',
    time: 'Une soirée.',
    risk: 'Cela peut faire repartir le délai d’une vieille dette.',
    bestFor: 'Vous devez la somme et elle est récente.',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'L’aide de la Banque de France (surendettement) est gratuite et peut arrêter les saisies.',
    learnMore: 'Ne payez jamais une société qui propose de le faire.',
  },
  'fr.ask-debt.warn-court': {
    says: 'Les actes remis par un commissaire de justice ont des délais courts. Ne les laissez pas sans lecture.',
  },
  'fr.ask-debt.right-proof': { says: 'C’est à celui qui réclame de prouver la dette.' },
  'fr.ask-debt.collector-seize': {
    says: 'Une société de recouvrement ne peut rien saisir ni entrer. Il faut un titre exécutoire et un commissaire de justice.',
  },
  'fr.ask-debt.collector-costs': {
    says: 'Sans titre exécutoire, les frais sont pour le créancier (article L. 111-8). Payez seulement la dette et les intérêts prévus.',
  },
  'fr.ask-debt.debt-too-old': {
    dependsOn: 'le type de dette',
    says: 'Une facture à un particulier dure deux ans, le téléphone un an, le loyer trois ans, le reste souvent cinq ans. Un jugement dure dix ans.',
  },
  'fr.ask-debt.cannot-pay': {
    says: 'Payez d’abord logement, nourriture et énergie. Proposez de petites mensualités par écrit. Si les dettes sont nombreuses, déposez un dossier gratuit à la Banque de France.',
  },
  'fr.ask-debt.overdebt': {
    says: 'Déposez un dossier à la Banque de France, en ligne ou par courrier. C’est gratuit. Une fois accepté, les saisies s’arrêtent jusqu’à deux ans, le temps d’un plan.',
  },
  'fr.ask-debt.order-to-pay': {
    says: 'Vous avez un mois après la signification pour faire opposition : écrivez au greffe indiqué. Ensuite, un juge entend les deux parties.',
  },
  'fr.ask-debt.prison': {
    says: 'En France, on ne va pas en prison pour une facture, un crédit ou un loyer impayé.',
  },
  'fr.ask-debt.officer-enter': {
    dependsOn: 'l’existence d’un titre exécutoire',
    says: 'Sans titre, il ne peut pas entrer. Avec un titre, si vous êtes absent ou refusez, il faut la police, un élu ou deux témoins.',
  },
  'fr.ask-debt.officer-goods': {
    dependsOn: 'le bien',
    says: 'Ce qu’il faut pour vivre et travailler est protégé : lit, vêtements, table, frigo, cuisinière, lave-linge, outils. Le reste peut être saisi avec un titre.',
  },
  'fr.ask-debt.bank-empty': {
    dependsOn: 'ce qu’il y a sur le compte',
    says: 'Une somme de base doit rester, environ 650 €. Les aides restent protégées si vous les prouvez. Vous avez un mois pour contester.',
  },
  'fr.ask-debt.wages': {
    dependsOn: 'l’existence d’un titre',
    says: 'Avec un titre, le commissaire de justice envoie d’abord un commandement. Vous avez un mois pour contester ou trouver un accord. Seule une part du salaire peut être prise.',
  },
  'fr.ask-debt.unknown-debt': {
    says: 'Écrivez par recommandé que vous contestez. Demandez le contrat, les factures et le décompte. C’est à eux de prouver.',
  },
  'fr.ask-debt.harass': {
    says: 'Demandez par écrit uniquement des courriers. Notez chaque appel. Signalez sur SignalConso, et portez plainte si cela continue : le harcèlement est un délit.',
  },
  'fr.ask-debt.formal-demand': {
    says: 'Répondez par écrit avant la date. Payez ce qui est juste, proposez un plan, ou dites pourquoi c’est faux. Ce n’est pas un jugement.',
  },
  'fr.ask-debt.court-lawyer': {
    dependsOn: 'la somme et le tribunal',
    says: 'Jusqu’à 10 000 €, pour un loyer et aux prud’hommes, il n’est pas obligatoire. Avec de faibles revenus, l’État le paie (aide juridictionnelle).',
  },
  'fr.ask-debt.spouse': {
    dependsOn: 'la raison de la dette',
    says: 'Mariés, vous devez tous deux les dettes du ménage et des enfants. Un gros crédit signé par un seul est à lui.',
  },
  'fr.ask-debt.inherited': {
    dependsOn: 'votre choix sur la succession',
    says: 'Vous pouvez refuser la succession, ou l’accepter à hauteur de l’actif. Si vous l’acceptez simplement, vous prenez aussi les dettes.',
  },
  'fr.ask-debt.benefit-overpaid': {
    says: 'Contestez par écrit dans les deux mois si c’est faux. Si c’est juste, demandez une remise ou de petites sommes.',
  },
  'fr.ask-debt.tax-time': {
    says: 'Demandez un délai dans votre espace impots.gouv.fr avant la date. Si vous ne pouvez pas payer, demandez une remise gracieuse.',
  },
  'fr.ask-debt.scam-sms': {
    says: 'Prenez-le pour une arnaque. Les administrations ne demandent ni paiement ni carte par SMS. Ne cliquez pas. Transférez au 33700 et tapez vous-même le vrai site.',
  },
  'fr.ask-debt.scam-bank': {
    dependsOn: 'si vous avez autorisé le paiement',
    says: 'Prévenez vite la banque. Un paiement non autorisé doit être remboursé, sauf grave négligence prouvée. Un appel avec un faux numéro de banque n’en est souvent pas une.',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Retirez vite l’acte à l’étude. Le délai court en général dès le passage, même si vous ne le retirez pas.',
  },
  'fr.ask-debt.legal-aid': {
    dependsOn: 'vos revenus, votre épargne et votre famille',
    says: 'Demandez sur justice.fr ou au tribunal avant l’audience. Elle paie tout ou partie de l’avocat et des frais.',
  },
  'fr.ask-debt.small-claims': {
    says: 'Vous êtes libre de refuser. Un mois de silence vaut refus. Si vous acceptez, l’accord s’exécute comme un jugement.',
  },
  'fr.ask-debt.bad-cheque': {
    dependsOn: 'si vous le payez',
    says: 'Payez le chèque et prévenez la banque : l’interdiction cesse. Sinon, elle dure cinq ans.',
  },
  'fr.ask-debt.account-closed': {
    dependsOn: 'ce qu’a fait la banque',
    says: 'La banque doit prévenir par écrit deux mois avant. Si aucune ne vous accepte, la Banque de France en désigne une (droit au compte).',
  },
  'fr.ask-debt.public-bill': {
    says: 'Contestez dans les deux mois devant le tribunal indiqué. Demandez à l’organisme de corriger, et à la trésorerie un échéancier.',
  },
  'fr.ask-debt.tv-fee': {
    says: 'Elle a été supprimée en 2022. Une lettre ou un message qui la réclame aujourd’hui est sans doute une arnaque.',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: 's’il existe un jugement',
    says: 'Le prêteur doit agir en justice dans les deux ans du premier impayé non régularisé. Après, c’est trop tard (forclusion). Un jugement dure dix ans : demandez-en la copie.',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: 'Pour une aide au logement, écrivez d’abord à la commission de recours amiable de la CAF dans les deux mois. Ensuite vient le tribunal administratif. Si la somme est juste, demandez une remise ou de petites sommes.',
  },
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'qui a fait le paiement',
    says: 'La banque doit rembourser un paiement non autorisé au plus tard le jour ouvrable suivant. À elle de prouver une négligence grave : le code seul ne la prouve pas. Écrivez-lui, puis à son médiateur gratuit.',
  },
  'fr.ask-debt.claim-yourself': {
    says: 'Envoyez une mise en demeure avec une date limite. Jusqu’à 5 000 €, il faut d’abord tenter un conciliateur gratuit. Ensuite, saisissez le tribunal par requête, ou demandez une injonction de payer. Sans avocat.',
  },
  'fr.ask-debt.rsa-stopped': {
    says: 'Demandez le motif par écrit. Écrivez au président du conseil départemental dans les deux mois. Ensuite seulement vient le tribunal administratif. En cas de besoin, demandez une aide d’urgence à une assistante sociale.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Appelez tout de suite la banque et demandez le rappel du virement. Portez plainte. Depuis le 9 octobre 2025, la banque doit vérifier que nom et IBAN concordent. Si elle ne l’a pas fait, demandez le remboursement.',
  },
  'fr.ask-debt.ficp': {
    says: 'Demandez votre fiche à la Banque de France : c’est gratuit. Payez la dette et la banque doit vous faire radier ; sinon, cela finit après cinq ans. Il fallait un avertissement de 30 jours. Si c’est faux, écrivez à la banque, puis à la CNIL.',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'Écrivez dans votre espace sur impots.gouv.fr (réclamation), avec motifs et preuves. Pour l’impôt sur le revenu, vous avez jusqu’à la fin de la deuxième année après l’avis ; pour les impôts locaux, jusqu’à la fin de l’année suivante. Demandez aussitôt le sursis pour la part contestée.',
  },
}
