/** Questions about debts, courts and seizure: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'de.ask-debt.collector-take': {
    says: 'Une société de recouvrement ne peut rien saisir ni entrer chez vous. Seul un huissier avec un titre le peut, et une fouille exige l’ordre d’un juge.',
  },
  'de.ask-debt.collector-pay': {
    says: 'Payez une facture juste. Les frais ne peuvent pas dépasser ceux d’un avocat. Si elle est fausse, contestez par écrit.',
    dependsOn: 'si vous devez la facture et avez eu un rappel avant',
  },
  'de.ask-debt.collector-unknown': {
    says: 'Ne payez pas. Cherchez la société dans le Rechtsdienstleistungsregister, puis écrivez « Ich bestreite die Forderung » (je conteste) et demandez le contrat.',
  },
  'de.ask-debt.ignore-collector': {
    says: 'Ne l’ignorez pas. Contestez-la une fois par écrit si elle est fausse, et ne manquez jamais une enveloppe jaune d’un tribunal.',
  },
  'de.ask-debt.old-debt': {
    says: 'Sans titre, la plupart des dettes se prescrivent trois ans après la fin de l’année. Avec un titre, c’est 30 ans. Ne payez pas d’abord un peu.',
    dependsOn: 's’il y a un titre du tribunal',
  },
  'de.ask-debt.order-what': {
    says: 'Agissez dans les deux semaines de la date sur l’enveloppe jaune. Pas juste ? Cochez que vous vous opposez à toute la demande et envoyez au tribunal. C’est gratuit et sans raisons.',
  },
  'de.ask-debt.order-late': {
    says: 'Vous pouvez encore vous opposer tant qu’aucune ordonnance d’exécution n’est rendue. Ensuite, une opposition tardive compte comme Einspruch. Envoyez-la aujourd’hui.',
  },
  'de.ask-debt.enforcement-order': {
    says: 'Vous avez deux semaines dès la date sur l’enveloppe pour vous opposer (Einspruch) à ce tribunal. Demandez dans la même lettre de suspendre l’exécution.',
  },
  'de.ask-debt.sued': {
    says: 'Écrivez au tribunal dans les deux semaines que vous vous défendrez. Vos raisons peuvent suivre. Au Landgericht, il faut un avocat.',
  },
  'de.ask-debt.officer-let-in': {
    says: 'Vous n’avez pas à laisser l’huissier fouiller votre logement sans l’ordre d’un juge. Mais parlez-lui : un étalement peut tout arrêter.',
  },
  'de.ask-debt.officer-takes': {
    says: 'Lit, frigo, télé normale, téléphone, animaux et ce qu’il faut pour le travail ne peuvent pas être pris. Un objet cher peut être échangé contre un simple.',
    dependsOn: 'si vous en avez besoin pour une vie modeste ou le travail',
  },
  'de.ask-debt.account-seized': {
    says: 'Demandez tout de suite à votre banque de transformer le compte en P-Konto. Dans le mois, cela protège dès le début : au moins 1 590 € par mois.',
  },
  'de.ask-debt.wages': {
    says: 'Jusqu’au 30 juin 2027, les premiers 1 587,40 € nets par mois sont protégés, plus 597,42 € pour la première personne à charge. Du reste, on ne peut prendre qu’une part.',
    dependsOn: 'votre salaire net et vos personnes à charge',
  },
  'de.ask-debt.prison': {
    says: 'Personne ne va en prison pour des dettes privées. Un mandat force seulement à lister vos biens (Vermögensauskunft). Pour les amendes publiques, c’est différent.',
  },
  'de.ask-debt.asset-statement': {
    says: 'Payez ou convenez d’un étalement dans les deux semaines. Sinon, allez au rendez-vous et répondez en vérité. Le manquer peut amener un mandat.',
  },
  'de.ask-debt.schufa-entry': {
    says: 'Sans titre, il faut deux rappels écrits, quatre semaines et un avertissement. Une demande que vous avez contestée ne doit pas compter.',
    dependsOn: 's’il y a un titre ou si vous avez contesté la demande',
  },
  'de.ask-debt.schufa-copy': {
    says: 'Vous recevez gratuitement une copie de vos données (Datenkopie, Art. 15 DSGVO). Vous n’avez pas à acheter le rapport payant pour cela.',
  },
  'de.ask-debt.rates': {
    says: 'Proposez par écrit une somme que vous pouvez tenir. Demandez ce que coûte le plan, et rayez toute reconnaissance de dette (Schuldanerkenntnis).',
  },
  'de.ask-debt.insolvency': {
    says: 'La faillite personnelle vous libère de la plupart des dettes après trois ans. D’abord, un conseiller ou un avocat doit chercher un accord avec vos créanciers.',
  },
  'de.ask-debt.debt-help': {
    says: 'Appelez le conseil gratuit en dettes de Caritas, Diakonie, AWO, Verbraucherzentrale ou de votre ville. Payez d’abord loyer et énergie, et ouvrez un P-Konto.',
  },
  'de.ask-debt.lawyer-cost': {
    says: 'Avec un petit revenu, votre tribunal local (Amtsgericht) vous donne un Beratungsschein. L’avocat coûte alors 15 €. Au tribunal, il y a l’aide judiciaire.',
  },
  'de.ask-debt.heir': {
    says: 'Les héritiers reprennent les dettes. Vous pouvez refuser la succession (Ausschlagung) dans les six semaines où vous l’apprenez, au tribunal des successions ou chez un notaire.',
    dependsOn: 'si vous refusez la succession dans les six semaines',
  },
  'de.ask-debt.spouse': {
    says: 'Vous ne devez pas les dettes de votre conjoint ou de vos parents, sauf si vous avez signé aussi. Exception : les achats quotidiens de la famille.',
  },
  'de.ask-debt.tv-fee': {
    says: 'Chaque logement doit une redevance, même sans télé. Avec l’aide de base, le BAföG ou un très petit revenu, demandez l’exonération, jusqu’à trois ans en arrière.',
    dependsOn: 'si vous avez une prestation qui vous exonère',
  },
  'de.ask-debt.jobcenter-back': {
    says: 'Opposez-vous par écrit dans le mois. Une phrase suffit. Si l’erreur était à eux et que vous ne pouviez pas le savoir, vous pouvez garder l’argent.',
  },
  'de.ask-debt.jobcenter-cut': {
    says: 'Opposez-vous dans le mois. Si vous n’avez pas d’argent pour vivre, demandez au tribunal social un ordre urgent (Eilantrag). C’est gratuit.',
  },
  'de.ask-debt.tax-late': {
    says: 'Faux ? Opposez-vous (Einspruch) dans le mois et demandez de suspendre le paiement. Juste mais trop ? Demandez du temps (Stundung) avant l’échéance.',
  },
  'de.ask-debt.power-cut': {
    says: 'Demandez aujourd’hui un plan (Abwendungsvereinbarung). Une coupure exige deux mois d’arriéré et 100 €, quatre semaines de menace et une lettre huit jours ouvrés avant.',
  },
  'de.ask-debt.step-post': {
    says: 'Ouvrez tout le courrier. Une enveloppe jaune lance un délai de deux semaines.',
  },
  'de.ask-debt.step-advice': {
    says: 'Demandez un conseil gratuit en dettes chez Caritas, Diakonie, AWO ou dans votre ville.',
  },
  'de.ask-debt.right-living': {
    says: 'Personne ne peut prendre ce qu’il faut pour vivre : au moins 1 587,40 € de salaire net par mois jusqu’au 30 juin 2027.',
  },
  'de.ask-debt.guide-check': {
    says: 'Vérifiez chaque demande avant de payer : qui, pour quoi, depuis quand, combien.',
  },
  'de.ask-debt.guide-dispute': {
    says: 'Si une demande est fausse, contestez-la une fois par écrit et gardez la preuve.',
  },
  'de.ask-debt.guide-priority': {
    says: 'Payez d’abord loyer, énergie et nourriture. Proposez ensuite le reste en petites sommes.',
  },
  'de.ask-debt.guide-account': {
    says: 'Demandez un P-Konto à votre banque si une saisie est proche. Vous ne pouvez en avoir qu’un.',
  },
  'de.ask-debt.guide-right-info': {
    says: 'Les sociétés de recouvrement doivent vous dire pour qui, pour quoi et d’où vient chaque frais.',
  },
  'de.ask-debt.guide-right-home': {
    says: 'Personne ne peut fouiller votre logement contre votre gré sans l’ordre d’un juge.',
  },
  'de.ask-debt.guide-right-object': {
    says: 'Vous pouvez vous opposer à une injonction de payer gratuitement et sans raisons.',
  },
  'de.ask-debt.guide-option-help': {
    title: 'Demander un conseil gratuit en dettes',
    says: 'Un conseiller regarde toutes vos dettes et écrit pour vous.',
    cost: 'Gratuit.',
    time: 'Appelez tôt, il peut y avoir de l’attente.',
    risk: 'Les délais du tribunal courent pendant l’attente.',
    bestFor: 'Vous avez plus d’une dette.',
  },
  'de.ask-debt.guide-option-dispute': {
    title: 'Contester ce qui est faux',
    says: 'Écrivez pourquoi vous ne devez rien et demandez les preuves.',
    cost: 'Un timbre.',
    time: 'Une demi-heure.',
    risk: 'Ils peuvent encore aller au tribunal. Vous pouvez vous y opposer.',
    bestFor: 'La demande n’est pas à vous, est payée ou trop vieille.',
  },
  'de.ask-debt.guide-warn': {
    says: 'Un petit paiement sur une vieille dette fait repartir son délai.',
  },
  'de.ask-debt.basic-account': {
    says: 'Toute personne qui vit ici a droit à un compte de base (Basiskonto), même avec des dettes. Une banque ne peut refuser que pour peu de raisons. La BaFin aide.',
  },
  'de.ask-debt.loan-ended': {
    says: 'Il faut deux mensualités de suite impayées, 10 % ou 5 % du prêt, et un avertissement de deux semaines. Sinon, contestez par écrit.',
    dependsOn: 'si la banque vous a prévenu comme il faut',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'C’est une remise officielle. La date inscrite lance un délai, souvent de deux semaines. Ouvrez-la aujourd’hui et gardez l’enveloppe.',
  },
  'de.ask-debt.pay-old-part': {
    says: 'Ne payez pas une part d’une vieille dette avant de savoir si elle est prescrite. Un paiement fait repartir les trois ans.',
  },
  'de.ask-debt.collector-costs': {
    says: 'Vous ne devez ces frais que si la facture est juste et que vous étiez en retard. Pour une facture non contestée jusqu’à 50 €, le plus haut est 58,48 €, jusqu’à 500 € 95,60 €. C’est souvent bien moins. Payez la part juste et contestez le reste par écrit.',
  },
  'de.ask-debt.benefit-refused': {
    says: 'Faites opposition (Widerspruch) dans le mois après l’arrivée de la lettre. Une phrase signée sur papier suffit, les raisons peuvent suivre. Si la lettre n’en dit rien, vous avez un an. En cas de besoin, demandez une mesure urgente au tribunal social. C’est gratuit.',
  },
  'de.ask-debt.claim-own-money': {
    says: 'Écrivez d’abord et fixez un dernier jour. Demandez ensuite en ligne une injonction de payer (Mahnbescheid), ou saisissez l’Amtsgericht. Jusqu’à 10 000 €, pas besoin d’avocat. Son bureau peut noter votre demande. Vous avancez les frais et les récupérez si vous gagnez.',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: 'Vous avez un mois dès l’arrivée. La dernière page dit quoi faire : opposition écrite (Widerspruch), ou dans certains Länder recours au tribunal administratif. Si elle ne dit rien, vous avez un an. Si votre revenu change, vous pouvez redemander.',
  },
  'de.ask-debt.no-ticket': {
    says: 'Dans bus et tram, le supplément va jusqu’à 60 €. Si vous aviez un billet personnel valable, montrez-le sous une semaine : alors au plus 7 €. Si l’automate était en panne, dites-le avec preuve. Voyager exprès sans payer peut être un délit.',
  },
  'de.ask-debt.sick-pay-length': {
    says: 'Pour la même maladie, la caisse paie jusqu’à 78 semaines en trois ans. Les semaines payées par l’employeur comptent. C’est 70 % du brut, au plus 90 % du net. Faites écrire l’arrêt suivant au plus tard le jour ouvrable suivant. Avant la fin, inscrivez-vous à l’Agentur für Arbeit.',
  },
  'de.ask-debt.child-benefit-refused': {
    says: 'Faites opposition (Einspruch) auprès de la Familienkasse dans le mois, par écrit ou e-mail. C’est gratuit. Envoyez les papiers manquants, comme école, formation ou séjour. Si la lettre n’en dit rien, vous avez un an. Le passé n’est le plus souvent payé que pour six mois.',
  },
  'de.ask-debt.child-benefit-back': {
    says: 'Contestez (Einspruch) dans le mois et demandez de suspendre le paiement. Le Jobcenter a-t-il compté l’allocation comme revenu ? Alors demandez une remise (Erlass). Demandez aussi de petites mensualités.',
  },
}
