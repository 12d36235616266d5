/** The French words of Ireland: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FR: Words = {
  'ie.ask.things': {
    says: 'Une société de recouvrement (debt collector) ne peut ni prendre vos biens ni entrer. Seul un huissier (sheriff) le peut, après un jugement.',
  },
  'ie.ask.prison': {
    says: 'On ne peut pas vous mettre en prison parce que vous ne pouvez pas payer. Seul risque celui qui peut payer et refuse un ordre du tribunal. Appelez MABS au 0818 07 2000.',
  },
  'ie.ask.old': {
    says: 'La plupart des dettes sont trop anciennes pour le tribunal après six ans. Un paiement ou un écrit signé fait repartir le délai. Un jugement vaut douze ans.',
    dependsOn: 'le jour où vous avez payé ou écrit que vous la devez pour la dernière fois',
  },
  'ie.ask.calls': {
    says: 'Dites-leur par écrit de ne vous contacter que par lettre. Notez chaque appel. Réclamer pour effrayer ou faire honte est un délit ; prévenez la police (gardaí). Pour un prêteur, plaignez-vous au FSPO.',
  },
  'ie.ask.not-mine': {
    says: 'Écrivez que vous ne la devez pas et demandez des preuves. Ne payez pas. Vérifiez votre rapport gratuit au Central Credit Register.',
  },
  'ie.ask.wages': {
    says: 'En Irlande, un créancier ordinaire ne peut pas prendre d’argent sur votre salaire. L’impôt, les pensions alimentaires et certaines dettes sociales sont à part.',
  },
  'ie.ask.cannot-pay': {
    says: 'Appelez MABS au 0818 07 2000. C’est gratuit. Ils font un budget avec vous et parlent à ceux à qui vous devez.',
  },
  'ie.ask.bankrupt': {
    says: 'La faillite (bankruptcy) dure le plus souvent un an. Une remise de dettes (debt relief notice) ou un accord (arrangement) peut être mieux. Demandez à MABS ou à un insolvency practitioner.',
    dependsOn: 'ce que vous devez, possédez et gagnez',
  },
  'ie.ask.credit-file': {
    says: 'Vous pouvez obtenir votre rapport gratuitement au Central Credit Register. S’il est faux, demandez au prêteur de le corriger.',
  },
  'ie.ask.sued': {
    says: 'Répondez à temps : 28 jours au District Court, 10 au Circuit Court, 8 au High Court. Appelez MABS ou FLAC pour une aide gratuite.',
  },
  'ie.ask.ignore': {
    says: 'N’ignorez pas les papiers du tribunal. Si vous ne répondez pas, ils peuvent obtenir un jugement sans vous.',
  },
  'ie.ask.evict': {
    says: 'Un bailleur ne peut pas vous mettre dehors avec un simple avis. Vous pouvez le contester au RTB et rester jusqu’à sa décision. Appelez Threshold au 1800 454 454.',
  },
  'ie.ask.notice-length': {
    says: 'Sans faute, c’est 90 jours à moins de six mois, 152 jusqu’à un an, 180 jusqu’à sept ans, puis 196 et 224. Pour un loyer impayé, c’est 28 jours, après un avertissement de 28 jours.',
    dependsOn: 'depuis combien de temps vous y vivez et le motif',
  },
  'ie.ask.locks': {
    says: 'Changer les serrures pour vous mettre dehors est interdit. Appelez tout de suite Threshold au 1800 454 454 et le RTB. Il peut ordonner votre retour.',
  },
  'ie.ask.rent-up': {
    says: 'Le loyer peut monter une fois en 12 mois, avec un avis écrit 90 jours avant, de 2 % ou de l’inflation si elle est plus basse. Le RTB doit recevoir l’avis le même jour. Certains logements neufs n’ont pas ce plafond de 2 %.',
    dependsOn: 'quand votre logement a été construit et les dates',
  },
  'ie.ask.deposit': {
    says: 'Demandez par écrit le dépôt de garantie (deposit). Le bailleur ne peut le garder que pour du loyer dû, des factures ou des dégâts au-delà de l’usure normale. S’il refuse, allez au RTB.',
  },
  'ie.ask.repairs': {
    says: 'Écrivez au bailleur avec des photos et une date. Si rien ne se passe, demandez une visite de la mairie (council), et allez au RTB. Continuez à payer le loyer.',
  },
  'ie.ask.entry': {
    says: 'Un bailleur doit convenir d’une heure avec vous avant d’entrer. Une urgence, c’est différent.',
  },
  'ie.ask.arrears': {
    says: 'Payez ce que vous pouvez maintenant. Vous devez d’abord recevoir un avertissement de 28 jours, et tout payer dans ce délai arrête l’affaire. Appelez MABS et Threshold.',
  },
  'ie.ask.fired': {
    says: 'Après 12 mois de travail, l’employeur doit montrer un motif et une démarche justes. Plaignez-vous à la WRC dans les six mois. C’est gratuit.',
    dependsOn: 'combien de temps vous avez travaillé là, et le motif',
  },
  'ie.ask.laid-off': {
    says: 'Après deux ans, vous recevez deux semaines de salaire par année et une de plus, jusqu’à 600 € par semaine. Vous avez aussi un préavis.',
    dependsOn: 'vos années de travail et si le poste a vraiment disparu',
  },
  'ie.ask.unpaid': {
    says: 'Demandez par écrit avec les dates. Puis plaignez-vous à la WRC dans les six mois. C’est gratuit.',
  },
  'ie.ask.notice': {
    says: 'Après 13 semaines, c’est une semaine, après deux ans deux, après cinq quatre, après dix six, après quinze huit. Votre contrat peut donner plus.',
    dependsOn: 'vos années de travail et votre contrat',
  },
  'ie.ask.sick': {
    says: 'Après 13 semaines de travail, vous avez cinq jours de maladie payés par an, à 70 % du salaire jusqu’à 110 € par jour. Il vous faut un certificat.',
  },
  'ie.ask.minimum': {
    says: 'En 2026, le salaire minimum est de 14,15 € de l’heure à partir de 20 ans. Si vous recevez moins, plaignez-vous à la WRC.',
  },
  'ie.ask.faulty': {
    says: 'Dans les 30 jours, vous pouvez être remboursé pour un défaut. Après, d’abord une réparation ou un bien neuf. Le magasin doit s’en occuper.',
  },
  'ie.ask.cancel': {
    says: 'Si vous avez acheté en ligne, par téléphone ou à votre porte, vous avez 14 jours pour annuler. En magasin, ce droit n’existe pas.',
    dependsOn: 'où vous l’avez acheté',
  },
  'ie.ask.not-delivered': {
    says: 'Demandez par écrit au vendeur le bien ou votre argent. Il doit livrer sous 30 jours, sauf autre accord. Si vous avez payé par carte, demandez l’annulation du paiement (chargeback).',
  },
  'ie.ask.scam': {
    says: 'Ne cliquez pas, ne payez pas et ne répondez pas. Vérifiez auprès du vrai service, à un numéro que vous trouvez vous-même. Signalez-le à la police (gardaí).',
  },
  'ie.ask.paid-scam': {
    says: 'Appelez votre banque maintenant et demandez-lui d’arrêter ou de rendre le paiement. Puis prévenez la police (gardaí). Si la banque dit non, allez au FSPO.',
  },
  'ie.ask.fine': {
    says: 'Payez sous 28 jours, ou la moitié en plus sous 56 jours. Si quelqu’un d’autre conduisait, nommez-le à temps. Pour la contester, vous allez au tribunal.',
    dependsOn: 'la date de l’avis',
  },
  'ie.ask.clamped': {
    says: 'Payez pour libérer la voiture et gardez la preuve. Puis faites appel à la société de stationnement dans les 60 jours, et ensuite à la NTA dans les 30 jours.',
  },
  'ie.ask.private-parking': {
    says: 'Une société privée ne peut pas vous donner d’amende. Elle peut poser un sabot (clamp) là où des panneaux le disent, et vous pouvez faire appel.',
    dependsOn: 'ce que disaient les panneaux',
  },
  'ie.ask.tv': {
    says: 'Il faut une seule redevance (TV licence) pour un logement avec un téléviseur, même si vous ne regardez qu’en streaming. Avec seulement un téléphone, une tablette ou un ordinateur portable, non.',
    dependsOn: 's’il y a un téléviseur chez vous',
  },
  'ie.ask.water': {
    says: 'La plupart des foyers ne paient pas l’eau en Irlande. Seul un usage très élevé peut être facturé.',
  },
  'ie.ask.tax': {
    says: 'Vérifiez dans myAccount. Demandez un paiement échelonné (phased payment), ou faites appel sous 30 jours si c’est faux.',
  },
  'ie.ask.benefit': {
    says: 'Demandez les motifs. Faites appel sous 60 jours si c’est faux. Si c’est juste, dites ce que vous pouvez payer par semaine.',
  },
  'ie.ask.cut-off': {
    says: 'Ils doivent d’abord offrir un plan et ne peuvent pas couper tant que vous le tenez. Les personnes vulnérables sont protégées en hiver.',
    dependsOn: 'si vous avez demandé un plan et le tenez',
  },
  'ie.ask.phone': {
    says: 'Plaignez-vous d’abord à la société. Si cela n’aide pas, ComReg peut examiner l’affaire.',
  },
  'ie.ask.insurer': {
    says: 'Demandez les motifs par écrit et plaignez-vous. Après 40 jours ouvrables, ou un non définitif, allez gratuitement au FSPO.',
  },
  'ie.ask.leaving': {
    says: 'Vous donnez 28 jours à moins de six mois, 35 jusqu’à un an et 42 jusqu’à deux. C’est 56 jusqu’à quatre, 84 jusqu’à huit, puis 112. Un bail à durée fixe vous lie, sauf accord ou si vous trouvez quelqu’un pour le reprendre.',
    dependsOn: 'depuis combien de temps vous y vivez et votre bail',
  },
  'ie.ask.bullied': {
    says: 'Notez chaque fois et qui l’a vu, et utilisez la voie de plainte de l’entreprise. Si c’est lié au sexe, à l’origine ou à un autre motif protégé, allez à la WRC dans les six mois.',
  },
}
