/** Questions sur les dettes : le droit du Royaume-Uni en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_FR: Words = {
  'gb.ask-debt.take-car': {
    says: 'Une société de recouvrement ne peut prendre ni votre voiture ni vos affaires. Seuls des huissiers (bailiffs) le peuvent. Pour une dette normale, il leur faut une décision de justice (judgment) que vous n’avez pas payée.',
  },
  'gb.ask-debt.let-in': {
    says: 'Vous n’êtes pas obligé de laisser entrer un agent de recouvrement ni de lui parler. Il doit partir quand vous le demandez. Ce n’est pas un huissier (bailiff).',
  },
  'gb.ask-debt.let-in-scotland': {
    says: 'Un agent de recouvrement ne peut ni entrer ni prendre des choses. En Écosse, seuls des huissiers (sheriff officers) peuvent faire exécuter une dette, et seulement après un ordre du tribunal.',
  },
  'gb.ask-debt.let-in-ni': {
    says: 'Un agent de recouvrement ne peut ni entrer ni prendre des choses. Seul l’Enforcement of Judgments Office peut faire exécuter une dette, après une décision de justice (judgment).',
  },
  'gb.ask-debt.too-old': {
    says: 'Pour la plupart des dettes, ils ont six ans pour saisir le tribunal. Avant leur fin, un paiement ou un aveu signé les fait repartir. Une décision (judgment) rendue à temps ne finit pas ainsi.',
    dependsOn:
      'la date de votre dernier paiement ou aveu écrit, et s’il y a déjà une décision de justice (judgment)',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'En Écosse, la plupart des dettes s’éteignent après cinq ans sans paiement, aveu écrit ni procès. Vous ne devez alors rien. L’impôt local (council tax) et les ordres du tribunal durent plus longtemps.',
    dependsOn:
      'si vous avez payé, reconnu par écrit ou eu un procès dans les cinq dernières années',
  },
  'gb.ask-debt.too-old-ni': {
    says: 'En Irlande du Nord, ils ont six ans pour la plupart des dettes. Avant leur fin, un paiement ou un aveu signé les fait repartir.',
    dependsOn: 'la date de votre dernier paiement ou aveu écrit',
  },
  'gb.ask-debt.partner': {
    says: 'Non, le plus souvent. Vous ne devez pas une dette parce que vous êtes marié avec quelqu’un ou vivez avec lui. Vous la devez si vous avez signé aussi. L’impôt local (council tax) et le loyer d’un logement partagé peuvent être différents.',
  },
  'gb.ask-debt.joint': {
    says: 'Avec une dette commune, on peut demander le tout à chacun, pas la moitié. Vous pouvez demander à l’autre sa part.',
  },
  'gb.ask-debt.dead': {
    says: 'On n’hérite pas des dettes. Elles sont payées avec ce que la personne a laissé, avant les parts des autres. Le plus souvent, vous payez seulement si vous avez signé aussi ou la deviez en commun.',
  },
  'gb.ask-debt.prison': {
    says: 'Vous ne pouvez pas aller en prison pour une carte, un prêt, une facture ou un stationnement privé. Les amendes de tribunal sont différentes : prenez conseil si vous en avez une.',
  },
  'gb.ask-debt.wages': {
    says: 'Pour les cartes, prêts et factures, il leur faut d’abord une décision (judgment), puis un ordre du tribunal. Il doit vous laisser assez pour vivre. Les dettes d’impôts et d’aides ont d’autres règles.',
    dependsOn: 's’il y a une décision de justice (judgment) ou un autre ordre légal',
  },
  'gb.ask-debt.ccj-unknown-parking': {
    says: 'Agissez maintenant. Demandez au tribunal d’annuler la décision (set aside) avec le formulaire N244. Dites quand vous l’avez appris, où sont partis les papiers, et pourquoi vous ne devez pas la somme.',
  },
  'gb.ask-debt.ccj-unknown': {
    says: 'Agissez maintenant. Demandez au tribunal d’annuler la décision (set aside) avec le formulaire N244. Dites quand vous l’avez appris, pourquoi vous n’avez pas répondu, et quelle est votre défense.',
  },
  'gb.ask-debt.ccj-register': {
    says: 'Payez tout dans le mois, et elle sort du registre. Sinon, elle reste six ans à partir de la décision (judgment). Si vous payez plus tard, elle apparaît comme payée.',
    dependsOn: 'si vous payez tout dans le mois',
  },
  'gb.ask-debt.ccj-pay': {
    says: 'Demandez au tribunal de plus petits paiements avec le formulaire N245 et votre budget. Payez ce que vous pouvez pendant l’attente.',
  },
  'gb.ask-debt.court-claim': {
    says: 'Envoyez tout de suite l’accusé de réception (acknowledgment of service). Vous avez 14 jours à partir de la remise officielle pour cela, et 28 jours à partir d’elle pour vous défendre. Ne l’ignorez pas.',
  },
  'gb.ask-debt.letter-before': {
    says: 'Répondez dans les 30 jours après la date de la lettre. Utilisez le formulaire de réponse (Reply Form), et demandez les papiers utiles. Ils devraient alors attendre avant le tribunal.',
  },
  'gb.ask-debt.not-mine': {
    says: 'Écrivez que vous ne connaissez pas cette dette. Demandez-leur de la prouver. Ne donnez pas plus de données personnelles que nécessaire. Pour une dette de crédit, c’est à eux de la prouver.',
  },
  'gb.ask-debt.prove': {
    says: 'Vous pouvez demander une preuve. Pour une carte, un prêt ou un catalogue, envoyez £1 et demandez le contrat (credit agreement). Avant son envoi, ils ne peuvent pas le faire exécuter au tribunal.',
  },
  'gb.ask-debt.harass': {
    says: 'Dites-leur par écrit de vous contacter seulement par lettre. Pour les dettes de crédit, ils doivent respecter des souhaits justes et ne rien dire à d’autres. S’ils continuent, faites une réclamation.',
  },
  'gb.ask-debt.settle': {
    says: 'Oui, vous pouvez demander. Ils ne sont pas obligés de prendre moins, mais beaucoup le font. Obtenez d’abord l’accord par écrit. Il doit dire que le reste est effacé et ne sera pas vendu.',
  },
  'gb.ask-debt.breathing-space': {
    says: 'Parlez du répit (breathing space) à un conseiller en dettes. Pendant 60 jours, il arrête la plupart des intérêts, lettres et actions. Si vous êtes soigné pour une crise de santé mentale, il peut durer plus.',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'En Écosse, vous pouvez demander un moratoire (moratorium). Pendant six mois, les créanciers ne peuvent pas faire exécuter les dettes. Les intérêts courent. Parlez d’abord à un conseiller (money adviser).',
  },
  'gb.ask-debt.statutory-demand': {
    says: 'Prenez un conseil gratuit aujourd’hui. Vous avez 18 jours à partir de la remise officielle pour demander au tribunal de l’annuler. Vous avez 21 jours pour payer ou convenir de conditions.',
  },
  'gb.ask-debt.bankrupt': {
    says: 'Un créancier seul peut demander votre faillite (bankruptcy) seulement à partir de £5,000. Si vous avez une « statutory demand », vous avez 18 jours pour demander au tribunal de l’annuler. Prenez conseil aujourd’hui.',
    dependsOn: 'si vous devez à ce créancier £5,000 ou plus',
  },
  'gb.ask-debt.home': {
    says: 'Pour une carte ou un prêt sans garantie, il leur faut d’abord une décision (judgment). Ils peuvent ensuite demander une charge sur votre logement. Une vente forcée est rare, et un juge doit décider.',
    dependsOn:
      'si la dette est garantie par votre logement, ou s’il y a une décision de justice (judgment)',
  },
  'gb.ask-debt.bank-account': {
    says: 'Une société de recouvrement ne peut pas toucher à votre compte. Après une décision (judgment), un tribunal peut le bloquer. Si vous devez à votre propre banque, elle peut peut-être déplacer votre argent : prenez conseil.',
    dependsOn:
      's’il y a une décision de justice (judgment), et si la dette est envers votre propre banque',
  },
  'gb.ask-debt.ignore': {
    says: 'Une lettre de recouvrement seule ne peut rien vous faire. Mais une vraie dette ignorée peut finir au tribunal. Répondez, demandez une preuve, et n’ignorez jamais un formulaire du tribunal.',
    dependsOn: 'si la dette est à vous et pas trop ancienne',
  },
  'gb.ask-debt.cannot-pay': {
    says: 'Payez d’abord le logement, le chauffage, la nourriture et l’impôt local (council tax). Appelez ensuite un conseiller en dettes gratuit. Il peut préparer un plan, une pause, ou un moyen d’effacer des dettes.',
  },
  'gb.ask-debt.credit-file': {
    says: 'Un défaut (default) reste six ans à partir de sa date, payé ou non. S’il est faux, demandez au prêteur de le corriger. S’il refuse, faites une réclamation à l’Information Commissioner.',
    dependsOn: 'la date du défaut (default)',
  },
  'gb.ask-debt.payday': {
    says: 'Vous pouvez faire une réclamation s’ils ont prêté sans vrais contrôles. Redemandez les intérêts. Après huit semaines, ou une réponse finale, allez gratuitement au Financial Ombudsman.',
  },
  'gb.ask-debt.real-letter': {
    says: 'N’utilisez ni le numéro ni le lien du message. Cherchez la société dans le FCA Register et appelez le numéro indiqué là. Demandez la dette par écrit.',
    dependsOn: 'si la société la confirme à un numéro que vous avez trouvé vous-même',
  },
  'gb.ask-debt.ni-set-aside': {
    says: "Appelez aujourd'hui le greffe indiqué sur le jugement. Demandez le formulaire pour l'annuler (set aside). Dites quand vous l'avez appris, pourquoi vous n'avez pas répondu et votre défense.",
  },
}
