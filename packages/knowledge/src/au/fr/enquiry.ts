/** The French words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FR: Words = {
  'au.ask.things': {
    says: 'Une agence de recouvrement (debt collector) ne peut pas prendre vos biens ni entrer. Seul un officier (sheriff ou bailiff) le peut, après un ordre du tribunal. Un prêt auto est différent.',
  },
  'au.ask.prison': {
    says: 'Vous ne pouvez pas aller en prison parce que vous devez de l’argent sur une carte, un prêt ou une facture. Appelez le 1800 007 007 pour une aide gratuite.',
  },
  'au.ask.old': {
    says: 'La plupart des dettes sont trop vieilles pour le tribunal après six ans, ou trois dans le Territoire du Nord. Un paiement ou un papier signé fait repartir le temps. Ne payez pas avant de savoir.',
    dependsOn: 'le jour où vous avez payé ou écrit que vous devez pour la dernière fois',
  },
  'au.ask.calls': {
    says: 'Demandez-leur par écrit d’utiliser seulement l’e-mail ou les lettres. Ils ne devraient pas vous contacter plus de trois fois par semaine. Notez chaque appel et plaignez-vous à l’AFCA.',
  },
  'au.ask.not-mine': {
    says: 'Écrivez que vous ne devez pas cela et demandez des preuves. Ne payez pas. Cherchez dans votre dossier de crédit gratuit des comptes que vous ne connaissez pas.',
  },
  'au.ask.wages': {
    says: 'Il leur faut un jugement d’un tribunal, puis un ordre. Une part de la paie vous reste toujours pour vivre. Le fisc n’a pas besoin de tribunal.',
    dependsOn: 'à qui vous devez et s’ils ont un jugement',
  },
  'au.ask.cannot-pay': {
    says: 'Appelez la National Debt Helpline au 1800 007 007 et demandez à chaque entreprise une aide pour difficultés (hardship). Pour un prêt ou une carte, elles doivent répondre dans les 21 jours.',
  },
  'au.ask.bankrupt': {
    says: 'La faillite (bankruptcy) met fin à la plupart des dettes, mais dure trois ans et un jour et vous limite. Parlez d’abord à un conseiller en dettes gratuit (financial counsellor).',
    dependsOn: 'ce que vous devez, possédez et gagnez',
  },
  'au.ask.credit-file': {
    says: 'Vous pouvez avoir gratuitement votre dossier de crédit chez Equifax et chez Experian, à qui illion appartient maintenant. S’il est faux, demandez-leur de le corriger. Un défaut (default) reste cinq ans.',
  },
  'au.ask.sued': {
    says: 'Déposez une défense (defence) à temps : 28 jours en Nouvelle-Galles du Sud et dans le Queensland, 21 dans le Victoria, 14 en Australie-Occidentale. Pour un prêt, allez aussi à l’AFCA. Appelez le 1800 007 007.',
  },
  'au.ask.ignore': {
    says: 'Ne laissez pas de côté des papiers du tribunal. Si vous ne répondez pas, le tribunal peut décider sans vous.',
  },
  'au.ask.evict': {
    says: 'Un propriétaire ne peut pas vous mettre dehors avec un congé (notice) seul. Il lui faut un ordre du tribunal de votre État. Vérifiez la raison et les dates, et appelez un service pour locataires.',
  },
  'au.ask.evict-nsw': {
    says: 'En Nouvelle-Galles du Sud, il leur faut une raison de la loi et, si vous restez, un ordre de NCAT. La plupart des raisons qui ne sont pas de votre faute demandent 90 jours.',
  },
  'au.ask.evict-vic': {
    says: 'Dans le Victoria, il leur faut une raison de la loi et un ordre de VCAT, qui demande si c’est juste. Seule la police peut vous faire partir.',
  },
  'au.ask.evict-qld': {
    says: 'Dans le Queensland, il leur faut une raison de la loi et, si vous restez, un ordre de QCAT. La fin d’une durée fixe est une raison, avec deux mois de préavis.',
  },
  'au.ask.locks': {
    says: 'Vous enfermer dehors ou couper l’électricité sans ordre est contraire à la loi. Appelez un service pour locataires, et la police si vous êtes enfermé dehors.',
  },
  'au.ask.rent-up': {
    says: 'Dans la plupart des États, le loyer peut monter une seule fois en 12 mois, avec 60 ou 90 jours de préavis écrit. S’il est bien trop élevé, vous pouvez saisir le tribunal.',
    dependsOn: 'votre État et votre bail',
  },
  'au.ask.rent-up-nsw': {
    says: 'En Nouvelle-Galles du Sud, le loyer peut monter une fois en 12 mois, avec 60 jours de préavis écrit. S’il est trop élevé, vous pouvez saisir NCAT dans les 30 jours.',
    dependsOn: 'les dates et votre bail',
  },
  'au.ask.rent-up-vic': {
    says: 'Dans le Victoria, le loyer peut monter une fois en 12 mois, avec 90 jours de préavis. S’il semble trop élevé, vous pouvez demander une vérification gratuite.',
    dependsOn: 'les dates et votre bail',
  },
  'au.ask.rent-up-qld': {
    says: 'Dans le Queensland, le loyer peut monter une fois en 12 mois pour ce logement, avec deux mois de préavis.',
    dependsOn: 'les dates et votre bail',
  },
  'au.ask.deposit': {
    says: 'Votre caution (bond) est gardée par le bureau des cautions de votre État, pas par le propriétaire. Demandez-la vous-même là-bas. Le propriétaire doit prouver toute perte. L’usure normale n’est pas à votre charge.',
  },
  'au.ask.repairs': {
    says: 'Demandez par écrit avec des photos et une date. Pour les réparations urgentes, il y a des voies plus rapides. Si rien ne se passe, saisissez le tribunal. Continuez à payer le loyer.',
  },
  'au.ask.entry': {
    says: 'Ils doivent donner un avis écrit et une raison nommée dans la loi, et ne peuvent pas venir trop souvent. Une urgence est différente.',
    dependsOn: 'la raison et votre État',
  },
  'au.ask.arrears': {
    says: 'Payez ce que vous pouvez et offrez maintenant un plan par écrit. Dans la plupart des États, tout payer met fin au congé (notice). Appelez un service pour locataires.',
  },
  'au.ask.fired': {
    says: 'Vous pouvez contester un licenciement injuste (unfair dismissal) si vous avez travaillé six mois, ou 12 dans une petite entreprise. Vous n’avez que 21 jours. Appelez la Fair Work Commission au 1300 799 675.',
    dependsOn: 'combien de temps vous y avez travaillé, et la raison',
  },
  'au.ask.laid-off': {
    says: 'On vous doit le préavis et, après un an dans une entreprise de 15 personnes ou plus, une indemnité (redundancy pay) de 4 à 16 semaines. Si le poste existe encore, faites une demande dans les 21 jours.',
    dependsOn: 'vos années de travail et la taille de l’entreprise',
  },
  'au.ask.unpaid': {
    says: 'Vérifiez votre paie avec les outils du Fair Work Ombudsman. Demandez par écrit à votre patron, puis appelez le 13 13 94. Vous pouvez revenir six ans en arrière.',
  },
  'au.ask.notice': {
    says: 'Le minimum est d’une semaine la première année, deux semaines jusqu’à trois ans, trois semaines jusqu’à cinq ans, puis quatre. Ajoutez une semaine si vous avez plus de 45 ans et deux ans de travail.',
    dependsOn: 'vos années de travail et votre convention (award)',
  },
  'au.ask.after-hours': {
    says: 'Vous pouvez refuser de lire ou de répondre après les heures, sauf si c’est déraisonnable. C’est le droit à la déconnexion (right to disconnect).',
  },
  'au.ask.super': {
    says: 'Regardez en ligne chez votre caisse. Depuis le 1er juillet 2026, la retraite (super) doit être payée dans les sept jours ouvrables après le jour de paie. Sinon, dites-le à l’ATO.',
  },
  'au.ask.faulty': {
    says: 'Si le défaut est grave, vous pouvez choisir un remboursement ou un article neuf. Le magasin doit s’en occuper, même après sa propre garantie.',
  },
  'au.ask.cancel': {
    says: 'S’ils sont venus à votre porte ou vous ont appelé, vous avez 10 jours ouvrables pour annuler. Pour une salle de sport ou un achat en ligne, cela dépend de ses conditions et de la loi de l’État.',
    dependsOn: 'comment on vous l’a vendu',
  },
  'au.ask.not-delivered': {
    says: 'Demandez par écrit au vendeur la marchandise ou un remboursement. Si vous avez payé par carte, demandez à votre banque une rétrofacturation (chargeback).',
  },
  'au.ask.scam': {
    says: 'Ne cliquez pas, ne payez pas, ne répondez pas. Vérifiez auprès du vrai bureau, à un numéro que vous trouvez vous-même. Signalez-le à Scamwatch.',
  },
  'au.ask.paid-scam': {
    says: 'Appelez maintenant votre banque et demandez-lui d’arrêter ou de rendre le paiement. Appelez ensuite IDCARE au 1800 595 160 et signalez-le à ReportCyber.',
  },
  'au.ask.fine': {
    says: 'Vous pouvez demander un réexamen (review), payer avec le temps, nommer le conducteur ou choisir le tribunal, tout cela avant la date limite de l’avis.',
    dependsOn: 'votre État et la date limite',
  },
  'au.ask.private-parking': {
    says: 'Une entreprise privée ne peut pas vous donner une amende. Elle peut seulement réclamer selon un contrat et devrait vous poursuivre. Demandez des preuves.',
    dependsOn: 'ce que disaient les panneaux',
  },
  'au.ask.tax': {
    says: 'Vérifiez dans myGov. Mettez en place un plan de paiement avant le jour limite, ou contestez (objection) si c’est faux.',
  },
  'au.ask.centrelink': {
    says: 'Demandez comment ils ont calculé, et demandez un réexamen (review) et une pause. C’est gratuit. Une dette peut être effacée si c’était seulement leur erreur.',
  },
  'au.ask.cut-off': {
    says: 'Ils doivent d’abord vous avertir et offrir de l’aide. Demandez un plan de paiement et le programme d’aide (hardship program). Le médiateur de l’énergie (energy ombudsman) peut arrêter cela.',
    dependsOn: 'si vous avez demandé de l’aide et suivez un plan',
  },
  'au.ask.phone': {
    says: 'Plaignez-vous d’abord à l’entreprise. Si cela n’aide pas, le Telecommunications Industry Ombudsman examine l’affaire gratuitement : 1800 062 058.',
  },
  'au.ask.insurer': {
    says: 'Demandez les raisons par écrit et plaignez-vous à l’assureur. Après 30 jours, ou un non, allez gratuitement à l’AFCA.',
  },
  'au.ask.leaving': {
    says: 'Pour un bail sans fin fixe (periodic lease), vous donnez deux à quatre semaines de préavis, selon l’État. Si vous rompez une durée fixe, vous pouvez devoir des frais de rupture (break fee) ou la perte juste du propriétaire. La violence familiale est une exception.',
    dependsOn: 'votre État et le type de bail',
  },
  'au.ask.bullied': {
    says: 'Notez chaque fois et qui l’a vu, et dites-le à l’employeur. Tant que vous y travaillez, vous pouvez demander à la Fair Work Commission un ordre pour l’arrêter.',
  },
}
