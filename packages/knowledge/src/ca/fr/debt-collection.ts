/** The words in French, by row: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'ca.debt.want': {
    says: 'Cette lettre ne fait que demander. À elle seule, elle ne peut pas vous forcer à payer.',
  },
  'ca.debt.reality': {
    says: 'C’est la lettre d’une entreprise, pas d’un tribunal. Personne ne peut prendre votre paie ou vos biens à cause d’elle.',
  },
  'ca.debt.who': {
    says: 'Une agence de recouvrement travaille pour l’entreprise à qui vous deviez, ou a acheté la dette. Elle n’a pas les pouvoirs d’un tribunal ou de la police.',
  },
  'ca.debt.rights': {
    says: 'Vous pouvez demander des preuves, contester la dette et offrir ce que vous pouvez payer. Personne ne peut vous menacer ou vous faire honte.',
  },
  'ca.debt.no-wages-yet': {
    says: 'Ils ne peuvent pas encore saisir votre paie. Pour la plupart des dettes, ils doivent d’abord gagner un procès.',
  },
  'ca.debt.no-goods-yet': {
    says: 'Ils ne peuvent pas prendre vos biens ni entrer chez vous. Seul un officier de justice peut saisir, après un jugement.',
  },
  'ca.debt.know-old': {
    says: 'Une dette peut devenir trop vieille pour le tribunal. C’est deux ans dans bien des provinces, trois ans au Québec. Un paiement ou un écrit signé peut relancer le délai.',
    learnMore:
      'Trouvez la date de votre dernier paiement ou écrit. Faites-le avant de payer ou de signer.',
  },
  'ca.debt.know-six-years': {
    says: 'La plupart des dettes impayées sortent de votre dossier de crédit après six ans environ. Une dette inscrite peut quand même être trop vieille pour le tribunal.',
  },
  'ca.debt.org-licence': {
    says: 'Les provinces exigent un permis ou une inscription des agences de recouvrement. Vous pouvez le vérifier.',
  },
  'ca.debt.right-details': {
    says: 'Vous avez le droit de connaître les détails de la dette : combien, pour quoi, et qui la réclame.',
  },
  'ca.debt.right-no-harass': {
    says: 'Vous avez le droit de ne pas être menacé, insulté ou trop pressé. Personne ne peut rendre votre dette publique.',
  },
  'ca.debt.right-hours': {
    says: 'Ceux qui recouvrent pour une banque ne peuvent pas appeler les jours fériés, avant 7 h ou après 21 h. Le dimanche, seulement de 13 h à 17 h.',
  },
  'ca.debt.right-work': {
    says: 'Ceux qui recouvrent pour une banque ne peuvent pas parler de la dette à votre patron. Ils peuvent seulement vérifier que vous travaillez là.',
  },
  'ca.debt.right-others': {
    says: 'Ils ne peuvent pas parler de votre dette à la famille, aux amis ou aux voisins, sauf à une personne qui a aussi signé.',
  },
  'ca.debt.right-complain': {
    says: 'Vous pouvez vous plaindre à votre banque. Après 56 jours, ou si vous n’êtes pas d’accord, allez à l’OSBI. C’est gratuit.',
  },
  'ca.debt.right-privacy': {
    says: 'Vous pouvez demander ce que l’entreprise sait de vous, et faire corriger les erreurs.',
  },
  'ca.debt.qc-writing': {
    says: 'Au Québec, vous pouvez demander par écrit qu’on vous écrive seulement. Cela vaut trois mois, et vous pouvez le renouveler.',
  },
  'ca.debt.qc-five-days': {
    says: 'Au Québec, l’agence doit d’abord envoyer un avis écrit. Elle peut appeler seulement cinq jours plus tard.',
  },
  'ca.debt.qc-contest': {
    says: 'Au Québec, vous pouvez écrire que vous contestez la dette et qu’ils peuvent aller au tribunal. Ils ne peuvent alors plus vous appeler.',
  },
  'ca.debt.step-check': {
    says: 'Vérifiez que la dette est la vôtre. Regardez le nom, la somme, les dates et le premier créancier.',
  },
  'ca.debt.step-age': {
    says: 'Trouvez la date de votre dernier paiement. Si elle date de plusieurs années, ne payez et ne signez rien encore.',
  },
  'ca.debt.step-write': {
    says: 'Répondez par écrit. Demandez la preuve de la dette, la liste des frais et le nom du premier prêteur.',
  },
  'ca.debt.step-help': {
    says: 'Parlez à un conseiller en crédit sans but lucratif, ou à une ACEF au Québec. Pour de grosses dettes, voyez un syndic. La première rencontre est souvent gratuite.',
  },
  'ca.debt.step-offer': {
    says: 'Si vous la devez, faites un budget. Offrez par écrit une somme que vous pouvez tenir, et gardez la preuve de chaque paiement.',
  },
  'ca.debt.step-dispute': {
    says: 'Si elle est fausse, dites-le par écrit et dites pourquoi. Envoyez des copies, pas les originaux.',
  },
  'ca.debt.opt-proof': {
    says: 'Demandez-leur de montrer ce que vous devez et pourquoi. Ne payez rien avant de l’avoir vu.',
    title: 'Demander des preuves',
    cost: 'Gratuit.',
    time: 'Une lettre. Puis quelques semaines.',
    risk: 'Faible. Ils peuvent quand même poursuivre : surveillez les papiers du tribunal.',
    bestFor: 'Vous n’êtes pas sûr qu’elle est à vous, ou la somme semble fausse.',
  },
  'ca.debt.opt-plan': {
    says: 'Offrez une somme par mois, ou une somme plus petite pour tout régler. Ayez l’accord par écrit avant de payer.',
    title: 'Offrir un paiement possible',
    cost: 'La somme convenue.',
    time: 'Jours ou semaines.',
    risk: 'Un paiement peut relancer le délai.',
    bestFor: 'Vous la devez, et elle n’est pas trop vieille.',
  },
  'ca.debt.opt-trustee': {
    says: 'Un syndic peut offrir à vos créanciers une partie de la dette, sur cinq ans au plus. Cela arrête la plupart des poursuites et saisies.',
    title: 'Penser à une proposition',
    cost: 'Payé avec les versements convenus.',
    time: 'Jusqu’à cinq ans.',
    risk: 'Cela paraît à votre dossier de crédit quelques années.',
    bestFor: 'Vous devez plus que ce que vous pourrez payer.',
  },
  'ca.debt.insight-restart': {
    says: 'Même un petit paiement peut relancer le délai dans la plupart des provinces. C’est pourquoi on demande souvent une petite somme.',
    actionable: 'Vérifiez l’âge de la dette avant de payer quoi que ce soit.',
  },
  'ca.debt.insight-interest': {
    says: 'Depuis 2025, la plupart des prêts ne peuvent pas coûter plus de 35 % par an, frais compris. Les prêts sur salaire ont leur propre limite.',
    actionable:
      'Calculez le coût par an. S’il dépasse 35 %, demandez à un avocat ou à un office de consommation.',
  },
  'ca.debt.tactic-writing': {
    says: 'Restez par écrit. Une lettre vous donne du temps et laisse une trace.',
    risk: 'Les lettres sont plus lentes que les appels.',
    notWhen: 'Une date de tribunal est proche.',
  },
  'ca.debt.warn-court': {
    says: 'Si des papiers du tribunal arrivent, ne les laissez pas de côté. Sans réponse à temps, ils peuvent gagner sans vous.',
  },
  'ca.debt.warn-settlers': {
    says: 'Attention aux firmes qui promettent de régler vos dettes contre de l’argent d’avance. Un syndic ou un conseiller sans but lucratif est plus sûr.',
  },
  'ca.debt.myth-prison': {
    says: 'On ne va pas en prison pour une carte, un prêt ou une facture impayée. Un agent qui dit cela enfreint la loi.',
  },
  'ca.debt.myth-things': {
    says: 'Une agence de recouvrement ne peut pas prendre vos biens. Seul un officier de justice le peut, après un jugement. Un prêteur peut reprendre l’auto qui garantit le prêt.',
  },
  'ca.debt.element-creditor': {
    says: 'Ils doivent dire à qui vous devez.',
    name: 'À qui vous devez',
    ifMissing: 'La lettre ne dit pas à qui vous devez. Demandez-le avant de payer.',
  },
  'ca.debt.element-sum': {
    says: 'Ils doivent dire combien ils réclament.',
    name: 'Combien',
    ifMissing: 'La lettre ne donne pas de somme claire. Demandez un relevé complet.',
  },
  'ca.debt.on-six-days': {
    says: 'En Ontario, une agence doit d’abord vous envoyer une lettre privée. Elle doit ensuite attendre six jours avant de vous contacter.',
  },
  'ca.debt.on-three': {
    says: 'En Ontario, une fois qu’ils vous ont parlé, ils ne peuvent pas vous contacter plus de trois fois en sept jours. Le courrier ne compte pas.',
  },
  'ca.debt.on-hours': {
    says: 'En Ontario, ils peuvent vous contacter de 7 h à 21 h, et le dimanche seulement de 13 h à 17 h. Pas les jours fériés.',
  },
  'ca.debt.bc-writing': {
    says: 'En Colombie-Britannique, vous pouvez leur dire de vous contacter seulement par écrit. Donnez-leur une adresse postale.',
  },
  'ca.debt.bc-dispute': {
    says: 'En Colombie-Britannique, vous pouvez écrire que vous contestez la dette et voulez qu’elle aille au tribunal. Ils doivent alors cesser de vous contacter.',
  },
  'ca.debt.ab-three': {
    says: 'En Alberta, ils ne peuvent pas vous contacter plus de trois fois en sept jours, et seulement de 7 h à 22 h.',
  },
  'ca.debt.right-yearly-rate': {
    says: 'Si un contrat donne un intérêt par jour, semaine ou mois sans taux annuel, vous devez 5 % par an au plus. Le prêt hypothécaire est à part.',
  },
  'ca.debt.on-credit-file': {
    says: 'En Ontario, vous pouvez voir votre dossier de crédit gratuitement, faire corriger les erreurs et ajouter votre version. Les vieilles dettes doivent en sortir après quelques années.',
  },
  'ca.debt.bc-credit-file': {
    says: 'En Colombie-Britannique, vous pouvez voir votre dossier de crédit gratuitement, faire corriger les erreurs et ajouter votre version. Les vieilles dettes doivent en sortir après quelques années.',
  },
  'ca.debt.ab-credit-file': {
    says: 'En Alberta, vous pouvez voir votre dossier de crédit gratuitement, faire corriger les erreurs et ajouter votre version. Les vieilles dettes doivent en sortir après quelques années.',
  },
  'ca.debt.qc-credit-file': {
    says: 'Au Québec, vous pouvez voir votre dossier de crédit gratuitement, y ajouter une note si vous n’êtes pas d’accord, et demander un gel gratuit.',
  },
  'ca.debt.right-bad-work': {
    says: 'Si le travail était mauvais ou pas fini, dites-le par écrit avec des photos. Vous pouvez déduire votre perte de la facture.',
  },
  'ca.debt.on-small-claims': {
    says: 'En Ontario, la Cour des petites créances va jusqu’à 50 000 $. Les frais d’avocat y sont le plus souvent limités à 15 % de la demande.',
  },
  'ca.debt.bc-small-claims': {
    says: 'En Colombie-Britannique, un tribunal juge jusqu’à 5 000 $, et la cour des petites créances jusqu’à 35 000 $. Le plus souvent, vous ne payez pas leur avocat.',
  },
  'ca.debt.ab-court': {
    says: 'En Alberta, la Cour de justice juge les demandes jusqu’à 100 000 $. Vous pouvez y parler pour vous-même.',
  },
  'ca.debt.qc-small-claims': {
    says: 'Au Québec, chacun parle pour soi aux petites créances, sans avocat. Une entreprise qui a acheté la dette ne peut pas y poursuivre.',
  },
  'ca.debt.right-phone': {
    says: 'Pour une dette de téléphone ou d’internet, vous pouvez vous plaindre gratuitement à la CPRST (CCTS). Le Code sur les services sans fil limite ce qui est dû si le contrat finit plus tôt.',
  },
  'ca.debt.right-sold': {
    says: 'Votre dette a été vendue. Demandez l’avis écrit de la vente et la preuve que cette société en est propriétaire. Ne payez pas deux sociétés.',
  },
  'ca.debt.right-student': {
    says: 'L’État a le plus souvent six ans pour poursuivre un prêt étudiant; un paiement fait repartir le délai. Il peut encore retenir vos remboursements d’impôt. Demandez l’aide au remboursement.',
  },
}
