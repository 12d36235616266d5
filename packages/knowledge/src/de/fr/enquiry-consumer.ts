/** Questions about contracts, fraud, parking and fines: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_WORDS: Words = {
  'de.ask-buy.withdraw': {
    says: 'En ligne, par téléphone ou à la porte : 14 jours, dès la livraison pour un objet. En magasin, seulement s’il est défectueux ou si le magasin accepte.',
    dependsOn: 'comment vous avez acheté',
  },
  'de.ask-buy.faulty': {
    says: 'Pendant deux ans, vous pouvez demander au vendeur réparation ou échange. La première année, le vendeur doit prouver que tout allait bien au début.',
  },
  'de.ask-buy.gym': {
    says: 'Contrats depuis mars 2022 : deux ans au plus, puis un mois de préavis à tout moment. Une longue maladie peut finir tout de suite un contrat de sport.',
    dependsOn: 'quand vous avez signé et ce que dit le contrat',
  },
  'de.ask-buy.phone-contract': {
    says: 'Deux ans au plus, puis un mois de préavis. Un contrat par appel ne vaut qu’après votre accord sur le résumé écrit. Une hausse de prix permet de partir.',
    dependsOn: 'comment il est né et depuis quand il dure',
  },
  'de.ask-buy.not-delivered': {
    says: 'Fixez par écrit une dernière date au magasin. Rétractez-vous ensuite et demandez votre argent. Le risque de l’envoi est pour le magasin.',
  },
  'de.ask-buy.scam-message': {
    says: 'Ne payez pas, ne cliquez pas et raccrochez. Si argent ou données sont partis, appelez maintenant votre banque ou le 116 116 et signalez-le à la police.',
  },
  'de.ask-buy.bank-refund': {
    says: 'Un paiement que vous n’avez pas permis doit revenir avant le jour ouvré suivant inclus, sauf grave négligence. Un prélèvement peut être annulé pendant huit semaines.',
    dependsOn: 'si vous avez permis le paiement',
  },
  'de.ask-buy.abmahnung': {
    says: 'Ne signez pas leur formulaire. Demandez conseil avant la date, par exemple pour une promesse modifiée. Pour un particulier, les frais d’avocat sont plafonnés.',
  },
  'de.ask-buy.private-parking': {
    says: 'C’est une pénalité de contrat, pas une amende. Seul le conducteur la doit. Demandez au magasin de l’annuler, et demandez des photos.',
    dependsOn: 'si les panneaux étaient clairs et si vous conduisiez',
  },
  'de.ask-buy.fine': {
    says: 'Vous avez deux semaines dès la date sur l’enveloppe jaune pour vous opposer par écrit. Juste et petite ? Payez. Une interdiction ou des points ? Voyez un avocat.',
  },
  'de.ask-buy.hearing-form': {
    says: 'Vous devez donner nom et adresse. Vous n’êtes pas obligé de parler des faits, ni de vous accuser ou d’accuser des proches.',
    dependsOn: 'si cela porte sur votre personne ou les faits',
  },
  'de.ask-buy.insurance-no': {
    says: 'Demandez par écrit la clause et les raisons et envoyez des preuves. L’ombudsman des assurances décide ensuite gratuitement.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Opposez-vous (Widerspruch) dans le mois. Demandez le rapport médical. Le tribunal social est gratuit.',
  },
  'de.ask-buy.unordered': {
    says: 'Vous ne devez rien pour ce que vous n’avez pas commandé. Vous n’avez pas à le renvoyer, si une entreprise vous l’a envoyé exprès.',
  },
  'de.ask-buy.step-proof': {
    says: 'Écrivez, n’appelez pas. Gardez la preuve de ce que vous avez envoyé et quand.',
  },
  'de.ask-buy.step-centre': { says: 'Demandez l’aide de la Verbraucherzentrale de votre Land.' },
  'de.ask-buy.right-fair': { says: 'Les petites clauses qui vous traitent mal n’ont pas d’effet.' },
  'de.ask-buy.guide-contract': { says: 'Trouvez le contrat, la date et les petites clauses.' },
  'de.ask-buy.guide-deadline': {
    says: 'Nommez le défaut et fixez un jour. Après, vous pouvez demander votre argent.',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'On peut se rétracter en 14 jours des contrats en ligne, par téléphone ou à la porte.',
  },
  'de.ask-buy.guide-right-fault': { says: 'Le vendeur répond des défauts pendant deux ans.' },
  'de.ask-buy.guide-right-button': {
    says: 'Les contrats en ligne exigent un bouton de résiliation sur le site.',
  },
  'de.ask-buy.guide-option-centre': {
    title: 'Centre de consommateurs ou médiation',
    says: 'Demandez à la Verbraucherzentrale ou à l’organe de médiation de la branche.',
    cost: 'Gratuit ou un petit montant.',
    time: 'Des jours ou des semaines.',
    risk: 'Aucun.',
    bestFor: 'L’entreprise ne répond pas ou dit non.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Ne donnez jamais PIN, TAN ou numéro de carte par téléphone, e-mail ou chat.',
  },
  'de.ask-buy.guide-step-bank': {
    says: 'Un prélèvement que vous ne vouliez pas peut être annulé à votre banque pendant huit semaines.',
  },
  'de.ask-buy.price-rise': {
    says: 'Le fournisseur doit le dire avant la hausse, un mois avant pour les ménages. Vous pouvez alors partir sans préavis le jour où elle commence.',
    dependsOn: 'si votre fournisseur vous l’a dit à temps',
  },
  'de.ask-buy.park-guide-who': {
    says: 'Voyez qui écrit : un office (Bußgeld, Verwarnung) ou une firme privée (Vertragsstrafe). Les règles sont différentes.',
  },
  'de.ask-buy.park-guide-date': {
    says: 'Une amende d’un office donne deux semaines dès la date sur l’enveloppe jaune. Notez ce jour.',
  },
  'de.ask-buy.park-guide-photos': {
    says: 'Prenez des photos des panneaux, du lieu et de la voiture. Gardez les tickets.',
  },
  'de.ask-buy.park-guide-rates': {
    says: 'Pour une amende publique, demandez un étalement à l’office si vous ne pouvez pas payer d’un coup.',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: 'Vous n’êtes pas obligé de parler des faits. Vous devez donner nom et adresse à un office.',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: 'Une pénalité privée est due par le conducteur, pas par le titulaire.',
  },
  'de.ask-buy.park-guide-option': {
    title: 'S’opposer ou rejeter par écrit',
    says: 'Opposez-vous à l’office, ou rejetez la pénalité de la firme et demandez des preuves.',
    cost: 'Gratuit.',
    time: 'Deux semaines pour une amende publique.',
    risk: 'Au tribunal, cela peut coûter plus.',
    bestFor: 'Ce n’était pas vous ou les panneaux étaient peu clairs.',
  },
  'de.ask-buy.park-guide-warn': {
    says: 'N’ignorez jamais une amende publique. L’office peut l’exécuter, jusqu’à la détention.',
  },
  'de.ask-buy.gym-ill': {
    says: 'Si vous ne pouvez plus vous entraîner longtemps, vous pouvez finir le contrat tout de suite. Écrivez-le avec un certificat médical qui le dit. Pas besoin de nommer la maladie d’abord. Seul le tribunal exige la preuve. Pour une courte maladie, une pause est plus courante.',
  },
  'de.ask-buy.paid-not-sent': {
    says: 'Fixez par écrit un dernier délai, environ deux semaines. Ensuite, retirez-vous du contrat et exigez tout l’argent. Demandez tout de suite à la banque, à la carte ou à PayPal de rappeler le paiement. Une fausse boutique ? Portez plainte en ligne aujourd’hui.',
  },
  'de.ask-buy.phishing-bank': {
    says: 'Bloquez le compte tout de suite (116 116), écrivez à la banque que vous n’avez pas permis le paiement, et allez à la police. La banque doit rendre l’argent le jour ouvrable suivant. Elle ne peut refuser que si elle prouve votre faute grave. Saisissez alors son médiateur.',
  },
  'de.ask-buy.return-cost': {
    says: 'Un achat en ligne se renvoie dans les 14 jours après livraison. Vous payez le renvoi seulement si la boutique vous l’a dit avant. Sous 14 jours, elle doit rendre le prix et l’envoi normal que vous avez payé.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Appelez tout de suite la banque (116 116), faites rappeler le virement et allez à la police. Vous l’avez ordonné vous-même, donc la banque ne doit le plus souvent rien. Mais depuis le 9 octobre 2025 elle doit comparer nom et compte. Pas d’alerte sur un faux nom ? Demandez-lui l’argent.',
  },
  'de.ask-buy.bank-ends-account': {
    says: 'Le plus souvent oui, sans motif, mais avec deux mois de préavis. Une caisse publique (Sparkasse) a besoin d’un motif juste. Vous avez droit à un compte de base (Basiskonto) dans toute banque, même endetté. Demandez-le maintenant et donnez le nouveau numéro.',
  },
  'de.ask-buy.towed': {
    says: 'Sur un terrain privé, le propriétaire peut faire enlever tout de suite une voiture mal garée. Vous ne devez que le prix local usuel. S’ils la gardent jusqu’au paiement, payez sous réserve et réclamez le surplus. Sur la rue, la ville envoie une décision : contestez-la.',
  },
  'de.ask-buy.slow-internet': {
    says: 'S’il est souvent bien plus lent que convenu, vous pouvez payer moins ou résilier. Prouvez-le avec la mesure de la Bundesnetzagentur (breitbandmessung.de). Signalez une panne tout de suite. Après deux jours, vous pouvez demander de l’argent pour chaque jour.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Sans prix convenu, seul le prix local usuel est dû. Un prix de plus du double peut être nul. Demandez une facture avec heures et pièces, payez la part juste et contestez le reste par écrit. Si on vous menace à la porte, appelez le 110.',
  },
  'de.ask-buy.package-tour': {
    says: 'Avant le départ vous pouvez toujours annuler, mais payez souvent des frais qui doivent être justes. C’est gratuit si un événement grave sur place empêche le voyage. Signalez les défauts sur place tout de suite, avec preuves. Vous pouvez alors réclamer une part du prix pendant deux ans.',
    dependsOn: 'quand et pourquoi vous annulez, ou le défaut',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Pas de bouton clair comme « zahlungspflichtig bestellen » ? Alors il n’y a pas de contrat et vous ne devez rien. Écrivez-le. En second, retirez-vous dans les 14 jours, ou plus tard s’ils ne vous ont pas informé. Résiliez aussi par le bouton du site. Faites revenir les prélèvements par la banque.',
  },
  'de.ask-buy.private-sale': {
    says: 'Un vendeur privé peut exclure la garantie. Cela n’aide pas celui qui a caché un défaut ou promis quelque chose. Alors demandez réparation, baisse de prix ou remboursement. Gardez l’annonce et les messages. Sans exclusion, les deux ans entiers valent.',
    dependsOn: 'le contrat et ce qui a été caché',
  },
  'de.ask-buy.car-accident': {
    says: 'Vous pouvez réclamer directement à l’assureur adverse. Sous trois mois il doit faire une offre ou donner ses raisons. Sans faute, choisissez votre expert et votre avocat ; l’assureur paie les deux en règle. Gardez photos et témoins. Ne signez aucun accord rapide.',
  },
  'de.ask-buy.new-driver': {
    says: 'Une faute grave (type A, comme un feu rouge ou plus de 20 km/h de trop) ne retire pas le permis. Vous devez suivre un stage (Aufbauseminar), et la période passe de deux à quatre ans. Sans stage, le permis part. Vous avez deux semaines contre la décision d’amende.',
  },
  'de.ask-buy.lost-card': {
    says: 'Faites-la bloquer aussitôt : 116 116. Après, vous ne devez rien pour les paiements d’autrui. Avant, au plus 50 €, et rien si vous ne pouviez pas voir la perte. Seule une faute grave, comme le code gardé avec la carte, vous fait tout payer. Portez plainte et réclamez l’argent par écrit.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Demandez une copie de votre dossier : c’est votre droit. Laissez d’abord corriger. Votre caisse aide gratuitement avec une expertise, et la Schlichtungsstelle de l’ordre examine gratuitement. Vous pouvez demander de l’argent pour douleur et frais, le plus souvent trois ans. Voyez un avocat avant de payer ou signer.',
  },
  'de.ask-buy.right-tell-bank': {
    says: 'Signalez à la banque tout paiement non permis dès que vous le voyez. Après 13 mois, le droit est perdu.',
  },
  'de.ask-buy.phone-cut': {
    says: 'Votre ligne ne peut être coupée que si vous devez au moins 100 € et qu’un avertissement écrit est venu deux semaines avant. Les sommes contestées avec motifs ne comptent pas. Payez le reste et demandez l’aide de la Bundesnetzagentur.',
  },
  'de.ask-buy.bank-fees': {
    says: 'Votre silence ne vaut pas accord à des frais plus hauts. Sans votre oui, la banque doit rendre le surplus, aussi pour les années passées dans le délai. Écrivez-lui, puis allez à son médiateur. Elle peut clôturer le compte avec deux mois de préavis.',
  },
}
