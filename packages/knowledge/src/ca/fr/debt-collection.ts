/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in French. */
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
    says: 'Ils ne peuvent pas prendre vos biens ni entrer chez vous. Seul un officier de justice peut saisir, après un jugement. Un prêteur peut reprendre une voiture qui garantit son prêt.',
  },
  'ca.debt.know-old': {
    says: 'Une dette peut devenir trop vieille pour le tribunal. C’est deux ans dans bien des provinces, trois ans au Québec. Un paiement ou un écrit signé peut relancer le délai.',
    learnMore:
      'Trouvez la date de votre dernier paiement ou écrit. Faites-le avant de payer ou de signer.',
  },
  'ca.debt.right-details': {
    says: 'Vous avez le droit de connaître les détails de la dette : combien, pour quoi, et qui la réclame.',
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
}
