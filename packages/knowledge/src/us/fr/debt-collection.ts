/** The French words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FR: Words = {
  'us.debt.want': {
    says: 'Ils veulent que vous payiez une dette. Ils veulent peut-être aussi que vous appeliez et reconnaissiez qu’elle est à vous.',
  },
  'us.debt.who': {
    says: 'C’est une agence privée de recouvrement (debt collector). Ce n’est ni un tribunal ni la police.',
  },
  'us.debt.who-buyer': {
    says: 'La dette a peut-être été vendue. Une entreprise qui achète des dettes doit pouvoir montrer que la vôtre lui appartient.',
  },
  'us.debt.reality': {
    says: 'C’est une lettre, pas un papier du tribunal. Avant de payer, vérifiez que la dette est à vous, qu’elle est juste et pas trop vieille.',
  },
  'us.debt.rights-summary': {
    says: 'Vous pouvez contester la dette par écrit et demander des preuves. Vous pouvez aussi dire à l’agence de ne plus vous contacter.',
  },
  'us.debt.rights-any': {
    says: 'Vous pouvez demander le détail de la dette, dire qu’elle est fausse et obtenir des conseils gratuits.',
  },
  'us.debt.not-yet-wages': {
    says: 'Pour une dette normale, ils ne peuvent pas prendre maintenant votre paie ni l’argent à la banque. Ils doivent d’abord vous poursuivre en justice et gagner.',
  },
  'us.debt.not-prison': {
    says: 'On ne peut pas vous arrêter parce que vous ne payez pas cette dette. Une agence qui vous menace de prison enfreint la loi.',
  },
  'us.debt.know-old': {
    says: 'Une agence ne peut pas vous poursuivre ni menacer de le faire quand le délai légal de la dette est passé.',
    learnMore:
      'Cherchez la date de votre dernier paiement. Le délai change selon l’État et le type de dette.',
  },
  'us.debt.right-dispute': {
    says: 'Vous avez le droit de contester la dette par écrit. Faites-le dans les 30 jours : ils doivent alors s’arrêter jusqu’à l’envoi des preuves.',
  },
  'us.debt.right-notice': {
    says: 'Vous avez droit à un avis qui montre à qui vous devez, comment la somme est calculée et le dernier jour pour contester.',
  },
  'us.debt.right-stop': {
    says: 'Vous avez le droit de leur dire par écrit de ne plus vous contacter. La dette reste, et ils peuvent encore vous poursuivre en justice.',
  },
  'us.debt.right-calls': {
    says: 'Une agence ne peut pas vous appeler plus de sept fois en sept jours pour une dette. Après une conversation, elle doit attendre sept jours.',
  },
  'us.debt.right-hours': {
    says: 'Ils ne peuvent pas vous contacter avant 8 h du matin ni après 9 h du soir. Ils ne peuvent pas appeler au travail si votre employeur l’interdit.',
  },
  'us.debt.right-opt-out': {
    says: 'Vous pouvez leur dire d’arrêter les textos, les e-mails ou les appels. Chaque e-mail et chaque texto doit dire comment les arrêter.',
  },
  'us.debt.right-privacy': {
    says: 'Ils n’ont pas le droit de parler de votre dette à votre famille, à vos amis ou à votre patron.',
  },
  'us.debt.right-no-lies': {
    says: 'Ils n’ont pas le droit de mentir, de menacer de ce qu’ils ne peuvent pas faire, ni de se faire passer pour un avocat ou l’État.',
  },
  'us.debt.right-fees': {
    says: 'Ils peuvent ajouter des frais ou des intérêts seulement si votre contrat ou une loi le permet.',
  },
  'us.debt.right-sue-them': {
    says: 'S’ils enfreignent ces règles, vous pouvez les poursuivre en justice pendant un an. Vous pouvez recevoir jusqu’à 1 000 $ et vos frais d’avocat.',
  },
  'us.debt.right-benefits': {
    says: 'Social Security et SSI ne peuvent pas être pris pour une dette privée, même après un jugement.',
  },
  'us.debt.right-credit-report': {
    says: 'Vous avez le droit de contester gratuitement une inscription fausse dans votre dossier de crédit. Le bureau de crédit doit la vérifier, le plus souvent en 30 jours.',
  },
  'us.debt.right-service': {
    says: 'En service militaire actif, l’intérêt sur les dettes d’avant votre service est limité à 6 %. Demandez-le par écrit.',
  },
  'us.debt.deadline-dispute': {
    says: 'Vous avez 30 jours après avoir reçu cet avis pour contester par écrit. L’avis doit indiquer le dernier jour. Plus tôt est plus sûr.',
    action: 'Contester la dette par écrit et demander des preuves',
    consequence: 'Après, ils peuvent continuer à réclamer pendant que vous contestez.',
    service: 'pour la poste, comme l’agence peut le supposer',
  },
  'us.debt.step-pause': {
    says: 'Ne payez pas encore et ne dites pas que la dette est à vous. Dans beaucoup d’États, un paiement fait repartir le délai.',
  },
  'us.debt.step-write': {
    says: 'Écrivez à l’agence : contestez la dette et demandez des preuves. Envoyez la lettre en recommandé (certified mail) et gardez une copie.',
  },
  'us.debt.step-check': {
    says: 'Regardez vos propres papiers et vos dossiers de crédit gratuits sur AnnualCreditReport.com. Vérifiez l’entreprise, la somme et le dernier paiement.',
  },
  'us.debt.step-court-papers': {
    says: 'Surveillez les papiers du tribunal. Si on vous poursuit, répondez au plus tard à la date indiquée dans l’assignation (summons), même si la demande est fausse.',
  },
  'us.debt.step-valid': {
    says: 'Si la dette est juste, offrez seulement ce que vous pouvez payer. Ayez tout accord par écrit avant d’envoyer de l’argent.',
  },
  'us.debt.step-valid-bank': {
    says: 'Ne leur donnez pas d’accès direct à votre compte en banque. Payez d’une façon que vous contrôlez et qui laisse une trace.',
  },
  'us.debt.step-dispute': {
    says: 'S’ils envoient des preuves fausses, dites-le par écrit. Puis plaignez-vous au CFPB et au procureur général de votre État (attorney general).',
  },
  'us.debt.step-log': {
    says: 'Gardez chaque lettre et chaque enveloppe. Notez le jour et l’heure de chaque appel et ce qui a été dit.',
  },
  'us.debt.option-dispute': {
    says: 'Écrivez que vous contestez la dette et voulez des preuves. Ils doivent arrêter de réclamer jusqu’à leur envoi.',
    title: 'Contester et demander des preuves',
    cost: 'Un timbre, ou quelques dollars pour un recommandé (certified mail)',
    time: '30 jours pour le faire',
    risk: 'Faible. Ils peuvent envoyer des preuves, ou vous poursuivre.',
    bestFor: 'Vous ne connaissez pas la dette, la somme semble fausse, ou elle est vieille.',
  },
  'us.debt.option-dispute-lender': {
    says: 'Écrivez-leur et dites ce qui est faux. Envoyez des copies de vos preuves et gardez les originaux.',
    title: 'Dire ce qui est faux dans la facture',
    cost: 'Un timbre',
    time: 'Quelques semaines',
    risk: 'Faible. Les intérêts peuvent continuer.',
    bestFor: 'Vous avez déjà payé, ou la somme est fausse.',
  },
  'us.debt.option-plan': {
    says: 'Offrez une somme que vous pouvez tenir, ou un paiement plus petit pour tout régler. Ayez d’abord l’accord par écrit.',
    title: 'Offrir de payer en plusieurs fois, ou une somme plus petite',
    cost: 'Ce que vous acceptez de payer',
    time: 'Des semaines à des mois',
    risk: 'Un paiement peut faire repartir le délai. Une dette effacée peut compter comme revenu pour l’impôt.',
    bestFor: 'La dette est à vous, n’est pas trop vieille, et vous pouvez en payer une partie.',
  },
  'us.debt.option-help': {
    says: 'Un conseiller en crédit sans but lucratif (credit counselor) peut regarder toutes vos dettes avec vous et parler à ceux à qui vous devez.',
    title: 'Parler à un conseiller en crédit sans but lucratif',
    cost: 'Le premier entretien est le plus souvent gratuit',
    time: 'Environ une heure',
    risk: 'Aucun. Évitez les entreprises qui demandent d’abord de l’argent.',
    bestFor: 'Vous avez plusieurs dettes, ou ne pouvez pas payer.',
  },
  'us.debt.option-complain': {
    says: 'Envoyez une plainte en ligne au Consumer Financial Protection Bureau. Il la transmet à l’entreprise pour qu’elle réponde.',
    title: 'Se plaindre au CFPB',
    cost: 'Gratuit',
    time: 'La plupart des entreprises répondent en 15 jours',
    risk: 'Aucun. Cela n’arrête pas un procès.',
    bestFor: 'Ils appellent trop, vous menacent ou ignorent votre contestation.',
  },
  'us.debt.option-pay': {
    says: 'Payez seulement après avoir vérifié. Demandez une lettre qui dit que la dette est payée.',
    title: 'Tout payer',
    cost: 'Toute la somme',
    time: 'Un jour',
    risk: 'Vous payez peut-être ce que vous ne devez pas. L’inscription peut rester dans votre dossier de crédit.',
    bestFor: 'La dette est à vous, la somme est juste et vous pouvez la payer.',
  },
  'us.debt.element-creditor': {
    says: 'L’avis doit nommer celui à qui vous devez la dette maintenant.',
    name: 'Le nom de celui à qui vous devez',
    ifMissing:
      'Nous ne voyons pas le nom de celui à qui vous devez. Un avis de validation (validation notice) doit le donner.',
  },
  'us.debt.element-sum': {
    says: 'L’avis doit montrer la somme à une date de départ, puis les intérêts, frais, paiements et crédits depuis.',
    name: 'Comment la somme est calculée',
    ifMissing:
      'Nous ne voyons pas comment la somme est calculée. L’avis doit lister les intérêts, frais, paiements et crédits.',
  },
  'us.debt.element-dispute': {
    says: 'L’avis doit vous dire comment contester la dette et le dernier jour pour le faire.',
    name: 'Comment et jusqu’à quand contester',
    ifMissing:
      'Nous ne voyons pas comment contester la dette. Une autre lettre vous l’a peut-être dit. Elle doit arriver dans les cinq jours après le premier contact.',
  },
  'us.debt.insight-restart': {
    says: 'Pour une vieille dette, un petit paiement peut coûter cher. Dans beaucoup d’États, il fait repartir le délai pour vous poursuivre.',
    actionable:
      'Trouvez la date de votre dernier paiement avant de payer ou de promettre quoi que ce soit.',
  },
  'us.debt.insight-report-first': {
    says: 'Une agence doit vous parler, ou écrire et attendre environ 14 jours, avant de signaler la dette à un bureau de crédit.',
    actionable:
      'Vérifiez si la dette était dans votre dossier de crédit avant qu’ils vous écrivent.',
  },
  'us.debt.insight-seven-years': {
    says: 'La plupart des dettes doivent quitter votre dossier de crédit après sept ans. Payer ne fait pas repartir ces années.',
    actionable: 'Demandez au bureau de crédit d’enlever une inscription trop vieille.',
  },
  'us.debt.change-medical': {
    says: 'Aucune règle fédérale n’interdit les dettes médicales dans les dossiers de crédit. Les trois bureaux de crédit disent qu’ils laissent de côté celles qui sont payées et celles de moins de 500 $.',
    was: 'Une règle fédérale de janvier 2025 aurait écarté les dettes médicales des dossiers de crédit. Elle n’est jamais entrée en vigueur.',
    is: 'Un tribunal a annulé cette règle. Certains États ont leurs propres interdictions.',
  },
  'us.debt.warning-court-paper': {
    says: 'Ce sont peut-être des papiers du tribunal. Répondez au tribunal par écrit au plus tard à la date indiquée, sinon vous perdez sans audience.',
  },
  'us.debt.step-court-paper': {
    says: 'Cherchez le dernier jour pour répondre. Déposez une réponse écrite au tribunal avant ce jour et appelez aujourd’hui l’aide juridique (legal aid).',
  },
  'us.debt.warning-advance-fee': {
    says: 'Une entreprise qui vend par téléphone de l’aide contre les dettes ne peut pas prendre de frais avant d’avoir réglé une dette pour vous.',
  },
  'us.debt.tactic-record': {
    says: 'Traitez avec eux seulement par écrit. Cela vous donne des preuves et arrête la pression au téléphone.',
    risk: 'Aucun.',
    notWhen: 'Vous avez des papiers du tribunal : répondez d’abord à ceux-là.',
  },
  'us.debt.tactic-first-month': {
    says: 'Contestez dans les 30 premiers jours. Alors seulement, ils doivent s’arrêter jusqu’à l’envoi des preuves.',
    risk: 'Aucun.',
    notWhen:
      'Les 30 jours sont passés. Vous pouvez encore contester, mais ils ne sont pas obligés de s’arrêter.',
  },
  'us.debt.tactic-place': {
    says: 'Une agence peut vous poursuivre seulement là où vous habitez ou là où vous avez signé le contrat.',
    risk: 'Aucun.',
    notWhen: 'Celui à qui vous devez vous poursuit là où vous habitez ou avez signé.',
  },
  'us.debt.myth-jail': {
    says: 'Vous ne pouvez pas aller en prison pour une dette privée. Un juge peut punir seulement ceux qui ignorent un ordre de venir au tribunal.',
  },
  'us.debt.myth-take-things': {
    says: 'Une agence ne peut pas venir prendre vos affaires. Pour une dette normale, il lui faut d’abord un jugement. C’est différent pour le prêteur d’une voiture.',
  },
  'us.debt.myth-social-security': {
    says: 'Une entreprise privée à qui vous devez ne peut pas prendre Social Security ou SSI. La banque doit laisser deux mois de versements directs sur votre compte.',
  },
  'us.debt.myth-ignore': {
    says: 'Ignorer une agence ne fait pas disparaître la dette. Si elle vous poursuit et que vous ne répondez pas, elle gagne sans preuve.',
  },
}
