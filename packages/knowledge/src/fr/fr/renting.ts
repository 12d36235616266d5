/** Rent debts, the landlord's notice (congé) and eviction: the Act of 6 July 1989 and the enforcement code: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const RENTING_WORDS: Words = {
  'fr.home.want-rent': {
    says: 'On veut le loyer en retard, ou un plan. Cette lettre ne met pas fin à votre bail.',
  },
  'fr.home.want-order': {
    says: 'C’est un commandement de payer le loyer. Sans paiement à temps, ils peuvent demander au juge la fin du bail.',
  },
  'fr.home.want-notice': {
    says: 'Votre bailleur donne congé : pour vendre, pour y habiter, ou pour un motif sérieux.',
  },
  'fr.home.want-leave': {
    says: 'Un juge a ordonné l’expulsion. Le commissaire de justice vous dit de partir (commandement de quitter les lieux).',
  },
  'fr.home.want-other': {
    says: 'On veut que vous quittiez le logement, ou on parle d’aller au tribunal.',
  },
  'fr.home.who': {
    says: 'Un bailleur ou une agence est une personne privée. Seul un juge peut vous faire partir, et seul un commissaire de justice avec un jugement peut expulser.',
  },
  'fr.home.reality': {
    says: 'Une lettre n’expulse personne. Il faut un juge, puis un commissaire de justice, puis souvent l’accord du préfet. Cela prend des mois.',
  },
  'fr.home.reality-judged': {
    says: 'Il y a une décision de justice, donc c’est urgent. Vous avez encore du temps, des aides et un juge qui peut donner des délais.',
  },
  'fr.home.not-yet': {
    says: 'On ne peut pas vous mettre dehors maintenant. Il faut un jugement, un commandement, puis deux mois dans la plupart des cas.',
  },
  'fr.home.not-yet-winter': {
    says: 'Du 1er novembre au 31 mars, on n’expulse pas un locataire, dans la plupart des cas (trêve hivernale). Le loyer et le procès continuent.',
  },
  'fr.home.rights-summary': {
    says: 'Vous pouvez rester jusqu’à la décision du juge. Vous pouvez demander du temps, des aides et un avocat gratuit.',
  },
  'fr.home.know-three-years': {
    says: 'Un juge peut accorder jusqu’à trois ans pour payer, si vous payez de nouveau le loyer courant avant l’audience.',
    learnMore: 'Payez le prochain loyer en entier, même si la dette reste.',
  },
  'fr.home.deadline-six-weeks': {
    says: 'Vous avez six semaines après le commandement pour payer ou trouver une aide. Les baux d’avant le 29 juillet 2023 donnent souvent deux mois.',
    action: 'Payer la dette de loyer, ou convenir d’un plan',
    consequence: 'Après, le bailleur peut demander au juge la fin du bail.',
  },
  'fr.home.deadline-two-months': {
    says: 'Ce commandement donne deux mois pour payer, comme les anciens baux.',
    action: 'Payer la dette de loyer, ou convenir d’un plan',
    consequence: 'Après, le bailleur peut demander au juge la fin du bail.',
  },
  'fr.home.deadline-leave': {
    says: 'Vous avez deux mois après le commandement de quitter les lieux, sauf si le juge les a réduits. Demandez plus de temps au juge de l’exécution avant.',
    action: 'Demander des délais au juge et chercher un logement',
    consequence:
      'Après, on peut demander la force publique. Pas d’expulsion du 1er novembre au 31 mars dans la plupart des cas.',
  },
  'fr.home.step-stay': {
    says: 'Ne partez pas et ne rendez pas les clés tout de suite. Demandez d’abord conseil.',
  },
  'fr.home.step-adil': {
    says: 'Appelez l’ADIL ou SOS loyers impayés (0 805 16 00 75). C’est gratuit et ils connaissent les aides locales.',
  },
  'fr.home.step-fsl': {
    says: 'Demandez à une assistante sociale l’aide du FSL. Prévenez aussi la CAF, pour garder l’aide au logement.',
  },
  'fr.home.step-pay-rent': {
    says: 'Payez le loyer courant si vous pouvez. C’est ce que le juge regarde d’abord.',
  },
  'fr.home.step-more-time': {
    says: 'Demandez au juge de l’exécution des délais pour partir : d’un mois à un an. Montrez vos recherches de logement.',
  },
  'fr.home.step-check-notice': {
    says: 'Vérifiez le congé : un motif, six mois (trois en meublé) avant la fin du bail, par recommandé, commissaire de justice ou remise en main propre ?',
  },
  'fr.home.step-plan': {
    says: 'Proposez le loyer plus une petite somme par mois, par écrit. Gardez la preuve de chaque paiement.',
  },
  'fr.home.step-dispute': {
    says: 'Demandez un relevé et vérifiez chaque mois, chaque paiement et le décompte annuel des charges.',
  },
  'fr.home.step-dalo': {
    says: 'Si l’expulsion approche sans autre logement, déposez un recours DALO.',
  },
  'fr.home.right-judge': {
    says: 'Seul un juge peut mettre fin à votre présence, et seul un commissaire de justice peut exécuter.',
  },
  'fr.home.right-no-force': {
    says: 'Un bailleur qui change les serrures ou vous force à partir commet un délit : jusqu’à trois ans de prison et 30 000 €. Appelez la police (17).',
  },
  'fr.home.right-winter': {
    says: 'Vous avez droit à la trêve hivernale : en général pas d’expulsion du 1er novembre au 31 mars.',
  },
  'fr.home.right-three-years': {
    says: 'Vous avez le droit de demander au juge jusqu’à trois ans, si vous payez de nouveau le loyer.',
  },
  'fr.home.right-reason': {
    says: 'Pour un logement vide, le bailleur doit prévenir six mois avant la fin du bail, et seulement pour vendre, habiter, ou un motif sérieux.',
  },
  'fr.home.right-reason-furnished': {
    says: 'Pour un meublé, le bailleur doit prévenir trois mois avant la fin du bail, avec un motif : vente, habitation ou motif sérieux.',
  },
  'fr.home.right-older': {
    says: 'Si vous avez plus de 65 ans avec de faibles revenus, le bailleur doit en général vous proposer un autre logement proche.',
  },
  'fr.home.right-buy': {
    says: 'Un congé pour vendre un logement vide est d’abord une offre pour vous. Vous avez les deux premiers mois du préavis pour accepter.',
  },
  'fr.home.right-home-help': {
    says: 'Vous avez le droit de demander un logement à l’État (DALO) si l’expulsion est ordonnée.',
  },
  'fr.home.option-plan': {
    title: 'Convenir d’un plan de loyer',
    says: 'Proposez le loyer plus une somme, signé par les deux.',
    cost: 'Ce que vous proposez.',
    time: 'Une soirée.',
    risk: 'Si vous ne le tenez pas, la procédure continue.',
    bestFor: 'Vous pouvez payer le loyer courant.',
  },
  'fr.home.option-help': {
    title: 'Obtenir de l’aide logement gratuite',
    says: 'L’ADIL, une assistante sociale et le FSL peuvent éviter beaucoup d’expulsions.',
    cost: 'Rien.',
    time: 'Appelez aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Toute personne en retard de loyer ou avec un congé.',
  },
  'fr.home.option-court': {
    title: 'Aller à l’audience',
    says: 'Dites votre version au juge et demandez du temps. L’avocat n’est pas obligatoire.',
    cost: 'Rien.',
    time: 'Une demi-journée.',
    risk: 'Si vous ne venez pas, le juge décide seul.',
    bestFor: 'Vous avez une date d’audience.',
  },
  'fr.home.option-dispute': {
    title: 'Contester le congé',
    says: 'Si le motif est faux ou le délai trop court, écrivez au bailleur. Le bail continue alors, ou un juge décide.',
    cost: 'Une lettre recommandée.',
    time: 'Une heure.',
    risk: 'Si le congé est valable, il faudra partir à la fin.',
    bestFor: 'Le congé est tardif, sans motif, ou un prétexte.',
  },
  'fr.home.option-overdebt': {
    title: 'Déposer un dossier de surendettement',
    says: 'La Banque de France peut inclure les loyers. Un juge peut alors suspendre l’expulsion un temps.',
    cost: 'Rien.',
    time: 'Jusqu’à trois mois.',
    risk: 'Il faut payer le loyer courant.',
    bestFor: 'Vous avez des dettes de loyer et d’autres.',
  },
  'fr.home.warn-hearing': {
    says: 'Si une assignation arrive, allez à l’audience. Un diagnostic social sera proposé : répondez, cela vous aide.',
  },
  'fr.home.warn-judged': {
    says: 'Un juge a décidé. Voyez aujourd’hui un avocat gratuit ou l’ADIL et demandez des délais.',
  },
  'fr.home.insight-no-reason': {
    says: 'On ne voit pas de motif. Sans l’un des trois motifs légaux, le congé n’a pas d’effet.',
    actionable: 'Faites-le vérifier par l’ADIL et écrivez au bailleur que vous restez.',
  },
  'fr.home.insight-costs': {
    says: 'La lettre ajoute des frais ou pénalités. Dans un bail d’habitation, ils ne peuvent pas être mis à la charge du locataire.',
    actionable: 'Payez seulement loyer et charges, et dites pourquoi par écrit.',
  },
  'fr.home.tactic-ccapex': {
    says: 'Demandez que votre dossier passe en CCAPEX. Elle réunit bailleur, CAF et travailleurs sociaux.',
    risk: 'Aucun.',
    notWhen: 'L’audience est dans quelques jours : voyez d’abord un avocat.',
  },
  'fr.home.element-fsl': {
    name: 'L’adresse du FSL',
    says: 'Le commandement doit citer le FSL auquel vous adresser.',
    ifMissing: 'On ne voit pas le FSL. Montrez-le à l’ADIL : un oubli peut rendre l’acte nul.',
  },
  'fr.home.element-count': {
    name: 'Le loyer et le décompte de la dette',
    says: 'Le commandement doit montrer le loyer et le décompte de la dette.',
    ifMissing: 'On ne voit pas de décompte. Demandez-le.',
  },
  'fr.home.myth-winter-free': {
    says: 'La trêve arrête l’expulsion, pas le loyer. La dette grandit et le procès continue.',
  },
  'fr.home.myth-lock': {
    says: 'Non. Un bailleur ne peut pas changer les serrures, couper l’eau ou le courant, ni sortir vos affaires.',
  },
  'fr.home.officer-order': {
    says: 'C’est un commandement de payer le loyer. Sans paiement à temps, ils peuvent demander au juge la fin du bail.',
  },
  'fr.home.officer-leave': {
    says: 'Un juge a ordonné l’expulsion. Le commissaire de justice vous dit de partir (commandement de quitter les lieux).',
  },
  'fr.home.officer-reality': {
    says: 'Cet acte seul ne met pas fin au bail et n’expulse pas. Il ouvre un délai pour payer ou trouver une aide. Seul un juge décide.',
  },
  'fr.home.officer-reality-judged': {
    says: 'Il y a une décision de justice, donc c’est urgent. Vous avez encore du temps, des aides et un juge qui peut donner des délais.',
  },
  'fr.home.officer-winter': {
    says: 'Du 1er novembre au 31 mars, on n’expulse pas un locataire, dans la plupart des cas (trêve hivernale).',
  },
  'fr.home.officer-adil': {
    says: 'Appelez aujourd’hui SOS loyers impayés (0 805 16 00 75) ou votre ADIL. C’est gratuit.',
  },
  'fr.home.officer-fsl': {
    says: 'Demandez le FSL à une assistante sociale et prévenez la CAF. Payez le loyer courant si vous pouvez.',
  },
  'fr.home.officer-time': {
    says: 'Demandez au juge de l’exécution des délais pour partir : d’un mois à un an. Montrez vos recherches de logement.',
  },
  'fr.home.officer-three-years': {
    says: 'Vous avez le droit de demander au juge jusqu’à trois ans, si vous payez de nouveau le loyer.',
  },
  'fr.home.officer-right-winter': {
    says: 'Vous avez droit à la trêve hivernale : en général pas d’expulsion du 1er novembre au 31 mars.',
  },
  'fr.home.judged-winter': {
    says: 'Du 1er novembre au 31 mars, on n’expulse pas un locataire, dans la plupart des cas (trêve hivernale).',
    learnMore:
      'Après un jugement, il faut un commandement de quitter les lieux, puis en général deux mois.',
  },
  'fr.home.judged-adil': {
    says: 'Appelez SOS loyers impayés (0 805 16 00 75) ou votre ADIL. Parlez du FSL à une assistante sociale.',
  },
  'fr.home.judged-three-years': {
    says: 'Pour des loyers, vous pouvez demander au juge jusqu’à trois ans, si vous payez de nouveau le loyer courant avant l’audience.',
  },
  'fr.home.judged-time': {
    says: 'Vous avez le droit de demander au juge de l’exécution des délais pour partir : un mois à un an.',
  },
}
