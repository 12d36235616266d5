/** The French words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FR: Words = {
  'nz.ask.things': {
    says: 'Une agence de recouvrement ne peut pas prendre vos biens ni entrer. Seul un agent du tribunal (bailiff) le peut, après un ordre. Un prêt pour une voiture est différent.',
  },
  'nz.ask.prison': {
    says: 'Vous ne pouvez pas aller en prison parce que vous devez de l’argent pour une carte, un prêt ou une facture. Appelez MoneyTalks au 0800 345 123 pour une aide gratuite.',
  },
  'nz.ask.old': {
    says: 'La plupart des dettes sont trop vieilles pour le tribunal après six ans. Un paiement ou un mot signé relance le délai. Ne payez pas avant de savoir.',
    dependsOn: 'le jour où vous avez payé ou écrit que vous la devez pour la dernière fois',
  },
  'nz.ask.calls': {
    says: 'Demandez-leur par écrit d’utiliser seulement des e-mails ou des lettres. Notez chaque appel. Vous harceler est contre la loi. Plaignez-vous au service de règlement des litiges (dispute scheme) du prêteur.',
  },
  'nz.ask.not-mine': {
    says: 'Écrivez que vous ne la devez pas et demandez des preuves. Ne payez pas. Cherchez dans votre dossier de crédit gratuit des comptes que vous ne connaissez pas.',
  },
  'nz.ask.wages': {
    says: 'La plupart des créanciers doivent d’abord avoir un jugement et une saisie sur salaire (attachment order), et doivent vous laisser au moins 60 % de la paie nette. Inland Revenue n’a pas besoin de tribunal.',
    dependsOn: 'à qui vous devez et s’il a un jugement',
  },
  'nz.ask.cannot-pay': {
    says: 'Appelez MoneyTalks au 0800 345 123. Demandez par écrit à chaque prêteur une aide pour difficultés (hardship). Il doit répondre dans les 20 jours ouvrés.',
  },
  'nz.ask.bankrupt': {
    says: 'Une faillite (bankruptcy) dure trois ans. Une procédure sans biens (no asset procedure) dure un an, pour des dettes jusqu’à 50 000 $. Parlez d’abord à un conseiller financier (financial mentor) gratuit.',
    dependsOn: 'ce que vous devez, possédez et gagnez',
  },
  'nz.ask.credit-file': {
    says: 'Vous pouvez obtenir gratuitement votre dossier de crédit (credit report) chez Centrix, Equifax et Experian, à qui illion appartient maintenant. S’il est faux, demandez-leur de le corriger.',
  },
  'nz.ask.sued': {
    says: 'Déposez une défense (statement of defence) dans les 25 jours ouvrés après avoir reçu les papiers. Si vous contestez et que c’est 60 000 $ ou moins, demandez le Disputes Tribunal.',
  },
  'nz.ask.ignore': {
    says: 'N’ignorez pas des papiers du tribunal. Si vous ne répondez pas, le tribunal peut décider sans vous.',
  },
  'nz.ask.tribunal': {
    says: 'Le Disputes Tribunal entend les litiges jusqu’à 60 000 $ depuis le 24 janvier 2026. Les avocats ne peuvent pas y parler. Apportez vos preuves et allez à l’audience.',
  },
  'nz.ask.evict': {
    says: 'Il leur faut 90 jours sans raison, ou 42 jours pour certaines raisons, et seulement pour une location sans durée fixe (periodic tenancy). Si vous restez, il leur faut un ordre du Tribunal.',
    dependsOn: 'le type de location, la raison et les dates',
  },
  'nz.ask.locks': {
    says: 'Vous enfermer dehors est contre la loi. Appelez Tenancy Services au 0800 836 262, et la police si vous êtes enfermé dehors.',
  },
  'nz.ask.rent-up': {
    says: 'Le loyer peut monter une fois en 12 mois, avec 60 jours d’avis écrit. S’il est bien au-dessus du marché, le Tribunal peut le baisser.',
    dependsOn: 'les dates et votre bail',
  },
  'nz.ask.deposit': {
    says: 'Le dépôt de garantie (bond) est gardé par Tenancy Services. Demandez-le là-bas. Le propriétaire doit prouver tout dégât ; l’usure normale n’est pas à votre charge. Si vous n’êtes pas d’accord, utilisez le Tribunal.',
  },
  'nz.ask.pets': {
    says: 'Depuis le 1er décembre 2025, un propriétaire ne peut refuser un animal que pour une bonne raison. Il peut demander un dépôt pour l’animal (pet bond) de deux semaines de loyer.',
    dependsOn: 'le logement et l’animal',
  },
  'nz.ask.repairs': {
    says: 'Demandez par écrit avec des photos. Si rien ne se passe, envoyez un avis de réparer sous 14 jours (14 day notice to remedy) et faites une demande au Tribunal. Continuez à payer le loyer.',
  },
  'nz.ask.entry': {
    says: 'Il leur faut votre accord, ou 48 heures d’avis pour une visite de contrôle et 24 heures pour des réparations. Une urgence est différente.',
  },
  'nz.ask.arrears': {
    says: 'Payez maintenant ce que vous pouvez et demandez une aide à Work and Income. Tout payer pendant un avis de 14 jours met fin à cet avis. À 21 jours de retard, ils peuvent aller au Tribunal.',
  },
  'nz.ask.fired': {
    says: 'Il leur faut une bonne raison et une procédure juste. Faites par écrit une plainte personnelle (personal grievance) dans les 90 jours. Un essai valable de 90 jours (90 day trial) change cela.',
    dependsOn: 'la raison, la procédure et votre contrat',
  },
  'nz.ask.laid-off': {
    says: 'Ils doivent vous consulter avant de décider et donner le préavis de votre contrat. L’indemnité (redundancy pay) n’est due que si votre contrat le dit.',
    dependsOn: 'votre contrat et s’ils vous ont consulté',
  },
  'nz.ask.unpaid': {
    says: 'Demandez par écrit avec les dates. Puis appelez le 0800 20 90 20, et demandez une médiation (mediation) gratuite ou le Labour Inspectorate.',
  },
  'nz.ask.notice': {
    says: 'Votre contrat dit combien. S’il ne dit rien, cela doit être juste. Une faute grave (serious misconduct) peut vouloir dire aucun préavis.',
    dependsOn: 'votre contrat',
  },
  'nz.ask.trial': {
    says: 'Un essai (trial) ne compte que s’il est écrit et que vous avez signé avant de commencer. Alors vous ne pouvez rien demander pour le licenciement, mais vous le pouvez pour harcèlement ou discrimination.',
    dependsOn: 'quand vous avez signé et ce qu’il dit',
  },
  'nz.ask.faulty': {
    says: 'Le magasin doit réparer. Pour un défaut grave, vous pouvez choisir un remboursement ou un article neuf, même après la garantie.',
  },
  'nz.ask.cancel': {
    says: 'S’ils sont venus à votre porte ou vous ont appelé, vous avez cinq jours ouvrés. Un prêt a aussi un court temps pour annuler. En magasin, ce droit n’existe pas.',
    dependsOn: 'comment on vous l’a vendu',
  },
  'nz.ask.cancel-loan': {
    says: 'Vous pouvez annuler un prêt à la consommation dans les cinq jours ouvrés si vous avez reçu les papiers en main, sept par e-mail ou neuf par la poste. Vous devez rendre l’argent.',
    dependsOn: 'comment vous avez reçu les papiers',
  },
  'nz.ask.not-delivered': {
    says: 'Demandez par écrit au vendeur les biens ou un remboursement. Si vous avez payé par carte, demandez à votre banque un remboursement (chargeback).',
  },
  'nz.ask.scam': {
    says: 'Ne cliquez pas, ne payez pas, ne répondez pas. Vérifiez auprès du vrai bureau avec un numéro que vous trouvez vous-même. Signalez-le à Netsafe, 0508 638 723.',
  },
  'nz.ask.paid-scam': {
    says: 'Appelez votre banque maintenant et demandez-lui d’arrêter ou de faire revenir le paiement. Signalez-le à la police au 105. Si la banque dit non, allez au Banking Ombudsman.',
  },
  'nz.ask.fine': {
    says: 'Vous avez 28 jours pour payer, écrire pour expliquer ou demander une audience. Si cela va au tribunal, des frais s’ajoutent.',
    dependsOn: 'la date sur l’avis',
  },
  'nz.ask.private-parking': {
    says: 'Une entreprise privée ne peut pas vous donner d’amende. Elle ne peut demander que sa perte raisonnable. Écrivez que vous contestez et dites pourquoi.',
    dependsOn: 'ce que disaient les panneaux et sa vraie perte',
  },
  'nz.ask.clamped': {
    says: 'Les frais d’un sabot peuvent être de 100 $ au plus. Payez pour libérer la voiture, gardez le reçu et réclamez l’argent si c’était à tort.',
  },
  'nz.ask.tax': {
    says: 'Vérifiez dans myIR. Demandez à payer en plusieurs fois avant la date limite, ou contestez à temps si c’est faux.',
  },
  'nz.ask.benefit': {
    says: 'Demandez les raisons. Si c’est faux, demandez un réexamen (review) dans les trois mois. Si c’est juste, demandez de plus petits paiements.',
  },
  'nz.ask.cut-off': {
    says: 'Ils doivent d’abord proposer de l’aide et vous prévenir. Demandez un plan de paiement. Utilities Disputes peut aider : 0800 22 33 40.',
    dependsOn: 'si vous avez demandé un plan et vos besoins',
  },
  'nz.ask.phone': {
    says: 'Plaignez-vous d’abord à l’entreprise. Si cela n’aide pas, Telecommunications Dispute Resolution examine l’affaire gratuitement.',
  },
  'nz.ask.insurer': {
    says: 'Demandez les raisons par écrit et plaignez-vous. Après un non définitif, allez gratuitement à son service de règlement des litiges (dispute scheme).',
  },
  'nz.ask.leaving': {
    says: 'Pour une location sans durée fixe (periodic tenancy), vous donnez par écrit au moins 21 jours de préavis. Une durée fixe (fixed term) vous lie, sauf si le propriétaire est d’accord ou si le Tribunal y met fin pour difficultés.',
    dependsOn: 'le type de location',
  },
  'nz.ask.bullied': {
    says: 'Notez chaque fois et qui l’a vu, et dites-le par écrit à l’employeur. Vous pouvez faire une plainte personnelle (personal grievance) dans les 90 jours, ou 12 mois pour harcèlement sexuel.',
  },
}
