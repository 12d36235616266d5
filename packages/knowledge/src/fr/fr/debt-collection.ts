/** Letters of debt collectors and formal demands (mise en demeure) before any court: what they are and how to answer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'fr.debt.want': {
    says: 'On vous demande de payer. Cette lettre ne fait que demander. À elle seule, elle ne peut pas vous y forcer.',
  },
  'fr.debt.who-collector': {
    says: 'Une société de recouvrement est une entreprise privée. Elle n’a pas plus de pouvoirs que l’entreprise de départ.',
  },
  'fr.debt.who-officer': {
    says: 'La lettre vient d’un commissaire de justice (ancien huissier). Sans décision de justice, il peut seulement demander, comme toute société de recouvrement.',
  },
  'fr.debt.who-buyer': {
    says: 'Votre dette semble avoir été vendue. Le nouveau créancier doit le prouver. Demandez l’acte de cession.',
  },
  'fr.debt.reality': {
    says: 'Aucun juge n’a décidé quoi que ce soit dans cette lettre. Personne ne peut saisir votre salaire, votre compte ou vos biens à cause d’elle.',
  },
  'fr.debt.not-yet': {
    says: 'Ils ne peuvent rien saisir pour l’instant. Il leur faut d’abord un titre exécutoire, le plus souvent donné par un juge.',
  },
  'fr.debt.rights-summary': {
    says: 'Vous pouvez demander des preuves, contester la somme, refuser les frais ajoutés et demander du temps.',
  },
  'fr.debt.know-age': {
    says: 'Beaucoup de factures à un particulier sont trop vieilles après deux ans. Un paiement ou un accord écrit peut faire repartir le délai.',
    learnMore: 'Cherchez la date d’échéance de la facture avant d’appeler, de payer ou de signer.',
  },
  'fr.debt.org-complain': {
    says: 'Vous pouvez signaler une société qui ment ou menace sur SignalConso, le site de la répression des fraudes (DGCCRF).',
  },
  'fr.debt.step-check': {
    says: 'Lisez d’abord la lettre. Qui est le créancier ? Pour quoi ? Combien, et depuis quand ? Ne payez et ne signez rien avant de le savoir.',
  },
  'fr.debt.step-age': {
    says: 'Cherchez la date d’échéance. Si elle a plus de deux ans, demandez un conseil gratuit avant de répondre.',
  },
  'fr.debt.step-write': {
    says: 'Écrivez, n’appelez pas. Demandez le contrat, les factures et le décompte clair. Dites que vous ne reconnaissez rien.',
  },
  'fr.debt.step-help': {
    says: 'Parlez à un conseiller gratuit (Point conseil budget) si vous ne pouvez pas payer cela et vos besoins.',
  },
  'fr.debt.step-plan': {
    says: 'Si vous devez la somme, proposez par écrit une mensualité tenable. Un juge peut aussi accorder jusqu’à deux ans.',
  },
  'fr.debt.step-no-extra': {
    says: 'Payez seulement la dette et les intérêts prévus. Rayez les frais de recouvrement.',
  },
  'fr.debt.step-dispute': {
    says: 'Si c’est faux, dites-le par lettre recommandée avec avis de réception. Dites pourquoi et joignez des copies.',
  },
  'fr.debt.step-too-old': {
    says: 'Si la dette est trop vieille, écrivez : « J’invoque la prescription. » Ne payez pas, même une partie.',
  },
  'fr.debt.step-keep': {
    says: 'Gardez toutes les lettres et enveloppes. Notez chaque appel : jour, heure, nom, paroles.',
  },
  'fr.debt.step-watch': {
    says: 'N’ignorez jamais un acte remis ou laissé par un commissaire de justice (signification). Une ordonnance a un délai court pour s’y opposer.',
  },
  'fr.debt.right-no-costs': {
    says: 'Les frais de recouvrement sans titre exécutoire sont à la charge du créancier, pas à la vôtre. Une clause contraire ne compte pas.',
  },
  'fr.debt.right-letter': {
    says: 'La société doit vous écrire avec son nom, le créancier, la raison et chaque somme demandée.',
  },
  'fr.debt.right-receipt': {
    says: 'Chaque paiement à la société de recouvrement vous donne droit à une quittance.',
  },
  'fr.debt.right-proof': {
    says: 'C’est à celui qui réclame de prouver la dette. Vous n’avez pas à prouver que vous ne devez rien.',
  },
  'fr.debt.right-quiet': {
    says: 'Vous avez droit à la tranquillité. Des appels répétés qui abîment votre vie peuvent être un délit (harcèlement).',
  },
  'fr.debt.option-dispute': {
    title: 'Demander des preuves ou contester',
    says: 'Écrivez et demandez le contrat, les factures et le décompte. Dites ce qui est faux ou trop vieux.',
    cost: 'Une lettre recommandée, environ 6 à 8 euros, ou rien par courriel.',
    time: 'Une heure pour écrire. Quelques semaines pour la réponse.',
    risk: 'Faible si vous ne reconnaissez rien. Ils peuvent quand même saisir le juge.',
    bestFor: 'La dette est inconnue, fausse ou ancienne.',
  },
  'fr.debt.option-plan': {
    title: 'Proposer ce que vous pouvez payer',
    says: 'Proposez une mensualité avec un petit budget. Obtenez un accord écrit, sans frais ajoutés.',
    cost: 'Ce que vous proposez, pas plus.',
    time: 'Une soirée.',
    risk: 'Un paiement ou un accord peut faire repartir le délai d’une vieille dette.',
    bestFor: 'Vous devez la somme et elle est récente.',
  },
  'fr.debt.option-help': {
    title: 'Voir un conseiller gratuit',
    says: 'Un Point conseil budget ou une association regarde toutes vos dettes avec vous.',
    cost: 'Rien.',
    time: 'Un rendez-vous ou un appel.',
    risk: 'Aucun.',
    bestFor: 'Vous avez plusieurs dettes ou vous êtes perdu.',
  },
  'fr.debt.option-overdebt': {
    title: 'Déposer un dossier de surendettement',
    says: 'Si vous ne pouvez plus faire face, déposez un dossier à la Banque de France. C’est gratuit. Une fois accepté, les saisies s’arrêtent.',
    cost: 'Rien.',
    time: 'Jusqu’à trois mois pour la réponse.',
    risk: 'Vous êtes inscrit au fichier des incidents (FICP) pendant quelques années.',
    bestFor: 'Vos dettes dépassent ce que vous pourrez payer.',
  },
  'fr.debt.option-report': {
    title: 'Signaler des pressions',
    says: 'Signalez mensonges, menaces ou appels répétés sur SignalConso. Portez plainte si cela continue.',
    cost: 'Rien.',
    time: 'Une demi-heure.',
    risk: 'Aucun. La dette reste.',
    bestFor: 'On vous presse ou on imite un tribunal.',
  },
  'fr.debt.warn-restart': {
    says: 'Avant la fin du délai, un paiement partiel ou un plan signé peut le faire repartir. Vérifiez d’abord la date.',
  },
  'fr.debt.warn-data': {
    says: 'Ne donnez pas votre carte bancaire ni le nom de votre employeur au téléphone.',
  },
  'fr.debt.insight-fees': {
    says: 'La lettre ajoute des frais. Sans titre exécutoire, ces frais ne sont pas pour vous.',
    actionable:
      'Demandez le montant de la dette seule et citez l’article L. 111-8 du code des procédures civiles d’exécution.',
  },
  'fr.debt.insight-small-claims': {
    says: 'C’est la procédure simplifiée pour les petites dettes jusqu’à 5 000 €. Elle ne marche que si vous dites oui. Un mois de silence vaut refus.',
    actionable: 'Si vous contestez, n’acceptez pas. Ils devront alors saisir un juge.',
  },
  'fr.debt.insight-words': {
    says: 'La lettre parle de saisie mais ne cite aucun jugement. Elle peut sembler plus forte qu’elle n’est.',
    actionable: 'Demandez : « Quel titre exécutoire avez-vous ? Envoyez-moi une copie. »',
  },
  'fr.debt.tactic-written': {
    says: 'Demandez que tout se passe par écrit. Les traces vous aident et des lettres calmes montrent votre bonne foi.',
    risk: 'Ils peuvent encore appeler.',
    notWhen: 'Il y a un acte de justice avec une date : répondez d’abord à celui-ci.',
  },
  'fr.debt.charge-collection': {
    name: 'Frais de recouvrement sans titre exécutoire',
    says: 'Vous ne devez pas de frais de recouvrement avant une décision de justice.',
  },
  'fr.debt.element-creditor': {
    name: 'Le nom du créancier',
    says: 'La lettre doit nommer le créancier.',
    ifMissing: 'On ne voit pas pour qui ils réclament. Demandez le nom et l’adresse du créancier.',
  },
  'fr.debt.element-sum': {
    name: 'La somme due',
    says: 'La lettre doit indiquer la somme et ses parties.',
    ifMissing: 'On ne voit pas de somme claire. Demandez un décompte.',
  },
  'fr.debt.element-law': {
    name: 'Le texte de l’article L. 111-8 sur les frais',
    says: 'La société doit reproduire la règle sur les frais à la charge du créancier.',
    ifMissing: 'On ne voit pas l’article L. 111-8. Rappelez que les frais ne sont pas pour vous.',
  },
  'fr.debt.myth-bailiff': {
    says: 'Une société de recouvrement ne peut rien saisir. Seul un commissaire de justice avec un titre exécutoire le peut.',
  },
  'fr.debt.myth-prison': {
    says: 'En France, on ne va pas en prison pour une facture ou un crédit impayé.',
  },
  'fr.debt.myth-registered': {
    says: 'Ne pas retirer un recommandé ne vous protège pas. Lisez-le pour connaître les dates.',
  },
  'fr.debt.right-credit-penalty': {
    says: 'Pour un crédit à la consommation, le prêteur peut ajouter au plus 8 % du capital dû, et des intérêts. Les autres frais ne comptent pas.',
  },
  'fr.debt.step-credit-pause': {
    says: 'En cas de perte d’emploi ou de maladie, un juge peut suspendre les mensualités jusqu’à deux ans.',
  },
  'fr.debt.insight-called-in': {
    says: 'Le prêteur dit que tout le crédit est dû (déchéance du terme). Il doit en général vous mettre en demeure avant, avec un délai raisonnable.',
    actionable:
      'Cherchez cette mise en demeure et son délai. Une clause sans délai raisonnable peut être abusive.',
  },
  'fr.debt.charge-debit': {
    name: 'Frais bancaires de rejet de prélèvement',
    says: 'La banque peut prendre au plus 20 € pour un prélèvement rejeté, et jamais plus que son montant.',
  },
  'fr.debt.charge-intervention': {
    name: 'Commission d’intervention',
    says: 'Une commission d’intervention est au plus de 8 € par opération, et 80 € par mois.',
  },
}
