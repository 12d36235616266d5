/** The words in French, by row: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'ca.ask.things': {
    says: 'Une agence de recouvrement ne peut pas prendre votre auto ou vos biens, ni entrer. Seul un officier de justice le peut, après un jugement. Un prêt auto est différent.',
  },
  'ca.ask.prison': {
    says: 'On ne va pas en prison pour une carte, un prêt ou une facture. Demandez de l’aide gratuite.',
  },
  'ca.ask.old': {
    says: 'La plupart des provinces leur donnent deux ans, le Québec trois. Après, vous pouvez dire au tribunal que c’est trop tard.',
    dependsOn: 'votre province et le jour de votre dernier paiement',
  },
  'ca.ask.old-qc': {
    says: 'Au Québec, ils ont trois ans pour la plupart des dettes. Un paiement relance le délai. Dites au tribunal si c’est trop tard.',
  },
  'ca.ask.calls': {
    says: 'Dites-leur par écrit de vous écrire seulement. Notez chaque appel. Ils ne peuvent pas vous menacer ni parler à votre patron. Puis plaignez-vous à votre province.',
  },
  'ca.ask.not-mine': {
    says: 'Écrivez que vous ne devez rien et demandez des preuves. Ne payez pas. Vérifiez votre dossier de crédit.',
  },
  'ca.ask.wages': {
    says: 'La plupart des créanciers doivent avoir un jugement. Ils ne peuvent prendre qu’une part de la paie. Le fisc n’a pas besoin de jugement.',
    dependsOn: 'à qui vous devez et s’il y a un jugement',
  },
  'ca.ask.cannot-pay': {
    says: 'Faites un budget et offrez ce que vous pouvez tenir. Voyez une ACEF, un conseiller en crédit ou un syndic. La première rencontre est souvent gratuite.',
  },
  'ca.ask.bankrupt': {
    says: 'Un syndic autorisé peut faire une proposition ou une faillite. Les deux arrêtent la plupart des poursuites et saisies.',
    dependsOn: 'ce que vous devez, avez et gagnez',
  },
  'ca.ask.credit-file': {
    says: 'Votre dossier est gratuit chez Equifax et TransUnion. S’il y a une erreur, demandez de la corriger. La plupart des dettes en sortent après six ans environ.',
  },
  'ca.ask.sued': {
    says: 'Répondez à temps : 20 jours en Ontario et en Alberta, 14 en Colombie-Britannique, 15 au Québec. Demandez de l’aide juridique gratuite.',
  },
  'ca.ask.ignore': {
    says: 'N’ignorez pas des papiers de cour. Sans réponse, le tribunal peut décider sans vous, et on peut saisir une part de la paie.',
  },
  'ca.ask.evict': {
    says: 'Un avis seul ne peut pas vous mettre dehors. Il faut une décision si vous restez. Vérifiez le formulaire et le dernier jour, et appelez un comité logement.',
  },
  'ca.ask.evict-qc': {
    says: 'Au Québec, seul le Tribunal administratif du logement peut mettre fin à votre bail si vous refusez. Vous avez le droit au maintien dans les lieux.',
  },
  'ca.ask.locks': {
    says: 'On ne peut pas changer les serrures ni couper le chauffage pour vous faire partir. Appelez l’organisme du logement ou la police.',
  },
  'ca.ask.rent-up': {
    says: 'La plupart des provinces exigent un avis écrit, souvent de trois mois, et une hausse par an. Certaines ont un plafond.',
    dependsOn: 'votre province',
  },
  'ca.ask.rent-up-qc': {
    says: 'Vous n’êtes pas obligé d’accepter. Refusez par écrit dans le mois et vous gardez votre logement. Le propriétaire doit alors aller au tribunal.',
  },
  'ca.ask.deposit': {
    says: 'Chaque province a son plafond et son délai. Demandez-le par écrit, avec photos, et allez au tribunal s’il refuse.',
    dependsOn: 'votre province',
  },
  'ca.ask.deposit-qc': {
    says: 'Au Québec, un propriétaire ne peut pas exiger de dépôt, seulement le premier loyer. Vous pouvez le réclamer.',
  },
  'ca.ask.repairs': {
    says: 'Écrivez au propriétaire avec photos et date. Si rien ne bouge, appelez l’inspecteur de la ville et allez au tribunal. Ne cessez pas de payer de vous-même.',
  },
  'ca.ask.entry': {
    says: 'Le plus souvent, il faut votre accord ou un avis de 24 heures avec un motif. Une urgence est différente.',
    dependsOn: 'le motif et s’il y a urgence',
  },
  'ca.ask.arrears': {
    says: 'Payez au plus vite et gardez la preuve. Dans bien des provinces, payer à temps arrête l’avis. Offrez un plan par écrit.',
  },
  'ca.ask.fired': {
    says: 'Hors du Québec et des emplois fédéraux, on peut finir l’emploi sans motif, mais avec préavis ou paie. Ne signez pas encore.',
    dependsOn: 'votre province, vos années et le motif',
  },
  'ca.ask.fired-qc': {
    says: 'Au Québec, après deux ans, il faut une cause juste et suffisante. Portez plainte à la CNESST dans les 45 jours.',
    dependsOn: 'depuis combien de temps vous y travailliez et le motif',
  },
  'ca.ask.laid-off': {
    says: 'On vous doit un préavis ou une paie, peut-être une indemnité. Demandez l’assurance-emploi maintenant. Ne signez pas avant d’avoir conseil.',
    dependsOn: 'vos années et votre contrat',
  },
  'ca.ask.unpaid': {
    says: 'Demandez votre paie par écrit avec les dates. Puis portez plainte aux normes du travail de votre province. C’est gratuit.',
  },
  'ca.ask.notice': {
    says: 'Le minimum est environ une semaine par année, jusqu’à huit. Un juge donne souvent plus.',
    dependsOn: 'votre province et vos années',
  },
  'ca.ask.ei': {
    says: 'Demandez-la tout de suite, dans les quatre semaines. N’attendez pas le relevé d’emploi.',
  },
  'ca.ask.faulty': {
    says: 'Vous pouvez demander une réparation, un autre bien ou votre argent. La garantie légale dure plus que celle du magasin. Écrivez d’abord au vendeur.',
  },
  'ca.ask.cancel': {
    says: 'Si vous avez signé chez vous, la plupart des provinces donnent 10 jours. Annulez par écrit.',
    dependsOn: 'où vous avez signé et ce que vous avez acheté',
  },
  'ca.ask.not-delivered': {
    says: 'Écrivez au vendeur : le bien ou l’argent. Sans réponse, demandez une rétrofacturation à votre carte.',
  },
  'ca.ask.scam': {
    says: 'Ne cliquez pas, ne payez pas, ne répondez pas. Vérifiez auprès du vrai bureau. Signalez-le au Centre antifraude, 1-888-495-8501.',
  },
  'ca.ask.paid-scam': {
    says: 'Appelez votre banque maintenant pour arrêter ou ravoir le paiement. Changez vos mots de passe. Signalez-le à la police et au 1-888-495-8501.',
  },
  'ca.ask.fine': {
    says: 'Vous pouvez payer ou contester avant la date. C’est 15 jours en Ontario, 30 au Québec et en Colombie-Britannique. Payer, c’est accepter.',
    dependsOn: 'votre province et la date du constat',
  },
  'ca.ask.private-parking': {
    says: 'Une firme privée ne peut pas donner d’amende. Elle peut demander de l’argent et poursuivre. Exigez des preuves.',
    dependsOn: 'ce que disaient les affiches',
  },
  'ca.ask.tax': {
    says: 'Si c’est faux, opposez-vous dans les 90 jours. Si vous ne pouvez pas payer, demandez un plan. Ne l’ignorez pas.',
  },
  'ca.ask.benefit': {
    says: 'Demandez pourquoi et quelles semaines. Pour l’assurance-emploi, demandez une révision dans les 30 jours. Si c’est juste, demandez de petits versements.',
  },
  'ca.ask.cut-off': {
    says: 'On doit d’abord vous avertir par écrit. Bien des provinces l’interdisent en hiver. Appelez et demandez une entente.',
    dependsOn: 'votre province et la saison',
  },
  'ca.ask.phone': {
    says: 'Plaignez-vous d’abord à l’entreprise. Sinon, la CPRST regarde gratuitement.',
  },
  'ca.ask.insurer': {
    says: 'Demandez les motifs par écrit. Plaignez-vous, puis allez au service gratuit de conciliation. Surveillez le délai pour poursuivre.',
  },
  'ca.ask.leaving': {
    says: 'Un bail au mois finit avec un ou deux mois d’avis, selon la province. Un bail à durée fixe vous lie, sauf accord, cession ou motif légal.',
    dependsOn: 'votre province et le genre de bail',
  },
  'ca.ask.bullied': {
    says: 'Notez chaque fois, les mots et les témoins. Dites-le par écrit à l’employeur. Si c’est lié au sexe, à la race ou à un autre motif, un organisme des droits de la personne peut aider.',
  },
  'ca.ask.bullied-qc': {
    says: 'Au Québec, vous avez droit à un milieu de travail sans harcèlement psychologique. Notez chaque fois et portez plainte à la CNESST dans les deux ans.',
  },
  'ca.ask.old-on': {
    says: 'En Ontario, ils ont deux ans pour poursuivre pour la plupart des dettes. Un paiement ou un écrit signé relance le délai. Ils peuvent encore vous écrire.',
  },
  'ca.ask.evict-on': {
    says: 'En Ontario, seule la Commission de la location immobilière (Landlord and Tenant Board) peut ordonner votre départ. Vous pouvez rester jusque-là. Allez à l’audience et donnez votre version.',
  },
  'ca.ask.evict-bc': {
    says: 'En Colombie-Britannique, vous devez contester à temps : 5 jours pour loyer impayé, 10 pour un motif (cause), 21 pour usage personnel. Si vous contestez, vous pouvez rester jusqu’à la décision.',
    dependsOn: 'le genre d’avis et le jour où vous l’avez reçu',
  },
  'ca.ask.rent-up-on': {
    says: 'En Ontario, le loyer peut monter une fois en 12 mois, avec 90 jours d’avis écrit. Pour la plupart des logements, il y a un plafond annuel, jamais au-dessus de 2,5 %. Un logement habité pour la première fois après le 15 novembre 2018 n’a pas de plafond.',
    dependsOn: 'quand votre logement a été habité pour la première fois',
  },
  'ca.ask.rent-up-bc': {
    says: 'En Colombie-Britannique, le loyer peut monter une fois en 12 mois. Il faut trois mois entiers d’avis sur le bon formulaire. Le loyer ne peut pas dépasser le plafond annuel.',
    dependsOn: 'le plafond de cette année-là',
  },
  'ca.ask.rent-up-ab': {
    says: 'En Alberta, il n’y a pas de plafond. Le loyer peut monter une fois en 365 jours, avec trois mois d’avis écrit pour un bail au mois. Un bail à durée fixe vous protège jusqu’à sa fin.',
    dependsOn: 'votre genre de bail',
  },
  'ca.ask.deposit-on': {
    says: 'En Ontario, un propriétaire ne peut pas prendre de dépôt pour dommages. Seul un dépôt pour la dernière période de loyer est permis, et il doit porter intérêt.',
  },
  'ca.ask.deposit-bc': {
    says: 'Donnez votre nouvelle adresse par écrit. En Colombie-Britannique, le propriétaire a alors 15 jours pour rembourser ou faire une demande. Sinon, vous pouvez réclamer le double.',
  },
}
