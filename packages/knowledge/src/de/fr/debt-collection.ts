/** The French words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'de.debt.want': {
    says: 'Une entreprise vous demande de l’argent. À elle seule, cette lettre ne peut pas vous faire payer.',
  },
  'de.debt.who': {
    says: 'Une société de recouvrement (Inkasso) ou son avocat écrit pour une autre entreprise. Elle n’a pas plus de pouvoir que celle-ci.',
  },
  'de.debt.who-before-claim': {
    says: 'Un avocat ou une entreprise écrit qu’il ira peut-être au tribunal ensuite. Un avocat n’a pas plus de pouvoir sur vous que son client.',
  },
  'de.debt.step-before-claim': {
    says: 'Répondez par écrit avant la date, même si vous demandez seulement des preuves. Cela peut vous éviter des frais de justice.',
  },
  'de.debt.option-defend-later': {
    title: 'Les laisser le prouver au tribunal',
    says: 'Refusez la demande par écrit. Si des papiers du tribunal arrivent, opposez-vous ou défendez-vous dans les deux semaines.',
    cost: 'Rien maintenant. Le perdant paie le tribunal et les avocats.',
    time: 'Des semaines ou des mois.',
    risk: 'Si la demande est juste, elle coûte plus cher.',
    bestFor: 'Vous êtes sûr de ne rien devoir et avez des preuves.',
  },
  'de.debt.reality': {
    says: 'Ce n’est pas un tribunal. Personne ne peut prendre votre salaire ou vos biens à cause de cette lettre.',
  },
  'de.debt.reality-titled': {
    says: 'Ils disent qu’une décision de justice (Titel) existe déjà. Si c’est vrai, ils peuvent envoyer un huissier ou saisir le salaire. Demandez une copie.',
  },
  'de.debt.rights-summary': {
    says: 'Vous pouvez demander ce qu’est la dette, à qui elle est et d’où vient chaque frais. Vous pouvez dire non.',
  },
  'de.debt.not-yet': {
    says: 'Ils ne peuvent pas encore envoyer un huissier (Gerichtsvollzieher). Il leur faut d’abord une injonction que vous n’avez pas contestée, ou un jugement.',
  },
  'de.debt.not-yet-account': {
    says: 'Ils ne peuvent pas maintenant bloquer votre compte ou prendre une part de votre salaire. Là aussi, il faut d’abord un titre.',
  },
  'de.debt.know-old': {
    says: 'La plupart des dettes se prescrivent par trois ans, comptés de la fin de l’année. Vous pouvez alors refuser de payer.',
    learnMore:
      'Vous devez le dire vous-même : « Ich erhebe die Einrede der Verjährung » (j’invoque la prescription). Aucun tribunal ne la cherche de lui-même.',
  },
  'de.debt.org-register': {
    says: 'Une société de recouvrement doit figurer dans le registre public. Vous pouvez la chercher gratuitement sur rechtsdienstleistungsregister.de.',
  },
  'de.debt.org-watch': {
    says: 'L’Office fédéral de la justice (Bundesamt für Justiz) surveille les sociétés de recouvrement. Vous pouvez vous y plaindre.',
  },
  'de.debt.step-check': {
    says: 'Vérifiez avant de payer. Connaissez-vous l’entreprise, le contrat et la somme ? Avez-vous déjà payé ?',
  },
  'de.debt.step-dispute-fast': {
    says: 'Si c’est faux, contestez vite par écrit. Une demande contestée ne doit pas compter dans votre fichier de crédit.',
  },
  'de.debt.step-no-sign': {
    says: 'Ne signez pas de reconnaissance de dette (Schuldanerkenntnis). Vous perdriez très probablement vos objections.',
  },
  'de.debt.step-court-post': {
    says: 'Guettez une enveloppe jaune. Une injonction de payer (Mahnbescheid) ne vous donne que deux semaines pour vous opposer.',
  },
  'de.debt.step-valid-pay': {
    says: 'Si vous devez la somme principale, payez cette partie en précisant pour quoi. Ne discutez ensuite que des frais.',
  },
  'de.debt.step-valid-rates': {
    says: 'Si vous ne pouvez pas tout payer, proposez par écrit de petites mensualités. Ils doivent d’abord vous dire ce que coûte le plan.',
  },
  'de.debt.step-valid-living': {
    says: 'Payez d’abord le logement, l’énergie et la nourriture. Le conseil en dettes (Schuldnerberatung) est gratuit chez Caritas, Diakonie, AWO et dans beaucoup de villes.',
  },
  'de.debt.step-dispute-letter': {
    says: 'Écrivez : « Ich bestreite die Forderung » (je conteste la demande). Demandez le contrat, sa date, le premier créancier et la liste des frais. Gardez la preuve d’envoi.',
  },
  'de.debt.step-dispute-creditor': {
    says: 'Envoyez la même lettre à la première entreprise. Si la dette a été vendue, demandez l’acte de cession (Abtretungsurkunde).',
  },
  'de.debt.step-keep': {
    says: 'Gardez chaque lettre et enveloppe. Notez le jour, le nom et les mots de chaque appel.',
  },
  'de.debt.step-p-account': {
    says: 'Si vous avez beaucoup de dettes, transformez votre compte en compte protégé (P-Konto). Votre banque doit le faire.',
  },
  'de.debt.option-dispute': {
    title: 'Contester la demande par écrit',
    says: 'Dites que vous contestez la demande, et pourquoi. Demandez le contrat et la liste des frais.',
    cost: 'Un timbre, ou rien par e-mail.',
    time: 'Une demi-heure. À faire avant la date de la lettre.',
    risk: 'Ils peuvent encore demander une injonction. Vous pouvez aussi vous y opposer.',
    bestFor: 'Vous ne connaissez pas la demande, avez déjà payé, ou la somme est fausse.',
  },
  'de.debt.option-pay-main': {
    title: 'Payer le principal, contester les frais',
    says: 'Payez à l’entreprise ce que vous devez, en précisant pour quoi. Refusez les frais au-dessus de ceux d’un avocat.',
    cost: 'La somme principale et un intérêt juste.',
    time: 'Avant la date de la lettre.',
    risk: 'Ils peuvent insister sur les frais. Ceux-ci sont souvent petits.',
    bestFor:
      'La facture est juste, mais les frais semblent trop hauts ou vous n’avez jamais eu de rappel.',
  },
  'de.debt.option-rates': {
    title: 'Proposer des mensualités',
    says: 'Proposez ce que vous pouvez donner par mois. Demandez d’arrêter les intérêts et de ne mettre aucune reconnaissance de dette.',
    cost: 'La dette, et peut-être des frais pour le plan.',
    time: 'Une lettre. Attendez un oui écrit.',
    risk: 'Un plan peut contenir des frais et une reconnaissance. Rayez la reconnaissance. Tout paiement fait repartir les trois ans.',
    bestFor: 'Vous devez la somme et ne pouvez pas payer d’un coup.',
  },
  'de.debt.option-help': {
    title: 'Demander un conseil gratuit sur les dettes',
    says: 'Un conseiller vérifie la demande, écrit pour vous et regarde toutes vos dettes.',
    cost: 'Gratuit dans les associations sociales et les villes.',
    time: 'Il peut y avoir de l’attente : appelez tôt.',
    risk: 'Les firmes qui demandent de l’argent d’abord ne sont pas le service gratuit.',
    bestFor: 'Vous avez plusieurs dettes ou il ne vous reste rien.',
  },
  'de.debt.option-complain': {
    title: 'Se plaindre à l’autorité de surveillance',
    says: 'Dites à l’Office fédéral de la justice ce que la société a écrit ou fait. Envoyez des copies.',
    cost: 'Gratuit.',
    time: 'Une lettre ou un formulaire en ligne.',
    risk: 'Cela n’arrête pas la demande. Contestez-la aussi.',
    bestFor: 'Ils menacent, trompent ou ne répondent pas.',
  },
  'de.debt.right-information': {
    says: 'Vous avez droit à des faits clairs dans la première lettre : pour qui, pourquoi vous devez et chaque frais.',
  },
  'de.debt.right-more': {
    says: 'Si vous le demandez, ils doivent aussi nommer sans retard le premier créancier et dire comment le contrat est né.',
  },
  'de.debt.right-prove': {
    says: 'C’est à eux de prouver le contrat et la dette. Vous n’avez pas à prouver que vous ne devez rien.',
  },
  'de.debt.right-cost-cap': {
    says: 'Leurs frais ne peuvent pas dépasser ce qu’un avocat demanderait pour le même travail. Retirez le reste.',
  },
  'de.debt.right-small-claim': {
    says: 'Pour une demande non contestée jusqu’à 50 €, un tarif entier n’est que de 31,50 €. Pour la première lettre, ils ne peuvent en général en prendre que la moitié.',
  },
  'de.debt.right-no-double': {
    says: 'Si une société de recouvrement et un avocat travaillent tous deux, vous n’en payez qu’un au plus. Les exceptions sont rares.',
  },
  'de.debt.right-reminder': {
    says: 'Les frais de retard exigent d’abord un rappel. Ou le contrat fixait un jour, ou 30 jours ont passé après une facture qui vous prévenait.',
  },
  'de.debt.right-schufa': {
    says: 'Sans titre, il faut d’abord deux rappels écrits, quatre semaines et un avertissement. Une demande contestée ne compte pas.',
  },
  'de.debt.right-unordered': {
    says: 'Vous ne devez rien pour des choses ou services que vous n’avez pas commandés.',
  },
  'de.debt.right-no-entry': {
    says: 'Un agent de recouvrement n’a aucun droit d’entrer chez vous. Vous pouvez le renvoyer.',
  },
  'de.debt.right-interest': {
    says: 'Comme consommateur, vous devez un intérêt de cinq points au-dessus du taux de base (Basiszinssatz). Pour plus, il faut une raison spéciale.',
  },
  'de.debt.warn-restart': {
    says: 'Attention aux vieilles dettes. Un paiement, même petit, ou une reconnaissance fait repartir les trois ans.',
  },
  'de.debt.warn-ignore': {
    says: 'N’ignorez pas plus tard un courrier du tribunal. Si personne ne s’oppose, même une fausse demande devient exécutoire 30 ans.',
  },
  'de.debt.warn-titled-old': {
    says: 'Un titre dure 30 ans. Les intérêts après le titre se prescrivent par trois ans : demandez la somme année par année.',
  },
  'de.debt.insight-disguise': {
    says: 'Les frais ici peuvent dépasser ce que la loi permet, comme souvent dans ces lettres.',
    actionable: 'Demandez quel taux (0,5, 0,9 ou 1,3) ils ont utilisé et sur quelle somme.',
  },
  'de.debt.insight-pressure': {
    says: 'Des mots comme « dernier avertissement » (letzte Mahnung) n’ont pas de valeur légale propre. Le vrai pas suivant est un courrier du tribunal.',
    actionable: 'Répondez calmement par écrit et surveillez toujours votre courrier.',
  },
  'de.debt.insight-schufa-threat': {
    says: 'Ils parlent de votre fichier de crédit. Cette menace n’est permise que comme un fait, et elle tombe dès que vous contestez.',
    actionable:
      'Contestez par écrit et dites : « Diese Forderung ist bestritten und darf nicht gemeldet werden » (contestée, à ne pas signaler).',
  },
  'de.debt.tactic-limitation': {
    says: 'Si plus de trois années civiles entières ont passé, écrivez : « Ich erhebe die Einrede der Verjährung » (prescription). Ils ne peuvent plus l’exécuter.',
    risk: 'C’est faux si un titre, un paiement ou des discussions ont arrêté le délai.',
    notWhen: 'Il y a un titre ou vous avez payé quelque chose récemment.',
  },
  'de.debt.tactic-purpose': {
    says: 'Écrivez « nur Hauptforderung » (seulement le principal) sur le virement, pour qu’il ne parte pas dans les frais. Ils peuvent le refuser.',
    risk: 'Ils peuvent refuser un paiement qui fixe un autre ordre que la loi.',
    notWhen: 'Vous voulez aussi régler les frais tout de suite.',
  },
  'de.debt.myth-visit': {
    says: 'Une société de recouvrement ne peut rien saisir. Seul un huissier (Gerichtsvollzieher) ou un tribunal le peut, et seulement avec un titre.',
  },
  'de.debt.myth-schufa': {
    says: 'Une demande n’entre pas tout de suite dans votre fichier de crédit (Schufa). Sans titre, il faut deux rappels et aucune contestation de votre part.',
  },
  'de.debt.myth-prison': {
    says: 'Personne ne va en prison pour des dettes privées. Une arrestation n’est possible que si vous refusez de lister vos biens. Pour les amendes, c’est différent.',
  },
  'de.debt.element-client': {
    name: 'Le nom de l’entreprise pour qui ils agissent',
    says: 'La première lettre doit nommer l’entreprise pour qui on réclame, avec son adresse.',
    ifMissing:
      'La lettre ne semble pas dire pour qui on réclame. Demandez-le : la loi veut le nom et l’adresse.',
  },
  'de.debt.element-reason': {
    name: 'La raison de la demande et la date du contrat',
    says: 'La première lettre doit dire de quel contrat il s’agit et quand il a été conclu.',
    ifMissing:
      'La lettre ne semble pas dire de quel contrat il s’agit, ni sa date. Demandez avant de payer.',
  },
  'de.debt.element-costs': {
    name: 'Nature, montant et raison des frais de recouvrement',
    says: 'S’ils demandent des frais, ils doivent dire lesquels, combien et pourquoi.',
    ifMissing:
      'La lettre demande des frais mais ne semble pas dire d’où ils viennent. Demandez le taux.',
  },
  'de.debt.change-fees': {
    says: 'Les tarifs de recouvrement ont augmenté le 1er juin 2025. Un travail plus ancien se paie aux anciens tarifs.',
    was: 'Jusqu’au 31 mai 2025, un tarif entier était de 49 €, et de 30 € pour une demande non contestée jusqu’à 50 €.',
    is: 'Depuis le 1er juin 2025, un tarif entier est de 51,50 € jusqu’à 500 €. Il est de 31,50 € pour une demande non contestée jusqu’à 50 €.',
  },
  'de.debt.insight-reminder-fee': {
    says: 'Des frais de rappel (Mahngebühr) ne couvrent que papier et port, pas le personnel. Les tribunaux ne permettent souvent que quelques euros.',
    actionable: 'Payez la facture et refusez ce qui dépasse quelques euros par rappel.',
  },
  'de.debt.charge-small': {
    name: 'Frais de recouvrement d’une demande non contestée jusqu’à 50 €',
    says: 'Pour une demande non contestée jusqu’à 50 €, même le plus haut taux (1,3, avec frais et TVA) donne 58,48 €. Le plus souvent, bien moins est permis.',
  },
  'de.debt.charge-to-500': {
    name: 'Frais de recouvrement d’une demande non contestée jusqu’à 500 €',
    says: 'Pour une demande non contestée jusqu’à 500 €, même le plus haut taux (1,3, avec frais et TVA) donne 95,60 €. Une première lettre permet en général 0,5.',
  },
  'de.debt.loan-what': { says: 'La banque met fin à votre prêt et veut tout le reste d’un coup.' },
  'de.debt.loan-right': {
    says: 'Mettre fin à un prêt à la consommation exige deux mensualités de suite impayées et au moins 10 % (5 % au-delà de trois ans). Il faut d’abord un avertissement de deux semaines.',
  },
  'de.debt.loan-right-talk': {
    says: 'La banque devrait vous proposer un entretien pour une solution. Ensuite, l’intérêt est de cinq points au plus au-dessus du taux de base.',
  },
  'de.debt.loan-step': {
    says: 'Cherchez l’avertissement avec les deux semaines. L’avez-vous reçu, et la somme était-elle juste ? Sinon, contestez la fin du prêt par écrit.',
  },
  'de.debt.step-legal-advice': {
    says: 'Avec un petit revenu, demandez un Beratungsschein au tribunal local (Amtsgericht). Un avocat vous coûte alors 15 €.',
  },
}
