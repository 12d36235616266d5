/** The French words of the rows in ../enquiry-life.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_FR: Words = {
  'us.ask-life.special-education': {
    says: 'Écrivez à l’école avec la date et demandez une évaluation. Elle doit la faire ou refuser par écrit avec des raisons. Vous pouvez ensuite demander une médiation ou une audience, et vous plaindre à l’État.',
  },
  'us.ask-life.suspended': {
    says: 'L’école doit dire pourquoi et d’abord entendre votre enfant. Avant une longue exclusion, il faut une audience plus complète. Demandez aujourd’hui la règle, les preuves et comment faire appel.',
    dependsOn: 'la durée de l’exclusion',
  },
  'us.ask-life.fence': {
    says: 'Les règles de l’État et de la ville décident. En Californie, les voisins partagent le plus souvent une clôture nécessaire, après un avis écrit de 30 jours. Dans beaucoup d’États, vous n’avez rien à payer que vous n’avez pas accepté.',
    dependsOn: 'votre État, et si la clôture est nécessaire',
  },
  'us.ask-life.noise': {
    says: 'Tenez un journal et écrivez d’abord au voisin. Puis plaignez-vous à la ville ou au propriétaire. Si cela dépasse de loin ce qui est normal, un tribunal peut l’arrêter ou accorder de l’argent.',
  },
  'us.ask-life.tree': {
    says: 'Vous pouvez le plus souvent couper les branches jusqu’à la limite à vos frais, si l’arbre vit. Le propriétaire paie les dégâts d’un arbre qui semblait dangereux. Prévenez-le par écrit.',
    dependsOn: 'si l’arbre semblait dangereux avant',
  },
  'us.ask-life.dog': {
    says: 'Dans beaucoup d’États, le propriétaire paie pour une morsure, même la première. Dans d’autres, vous devez montrer que le danger était connu. Voyez un médecin, signalez-le et gardez des photos.',
    dependsOn: 'votre État',
  },
  'us.ask-life.hold': {
    says: 'Une banque peut retenir un chèque plus longtemps seulement pour les raisons nommées dans la loi, et elle doit vous dire pourquoi et jusqu’à quand. Demandez à l’agence de le libérer plus tôt.',
    dependsOn: 'la raison dans l’avis',
  },
  'us.ask-life.overdraft': {
    says: 'Pour les distributeurs et les paiements uniques par carte, la banque peut prendre des frais seulement si vous aviez accepté. Demandez le remboursement des frais et retirez votre accord maintenant.',
    dependsOn: 'la cause du découvert et si vous aviez accepté',
  },
  'us.ask-life.account-closed': {
    says: 'Une banque peut le plus souvent fermer un compte, mais votre solde est à vous. Demandez-le par écrit, et la raison aussi. Si un rapport a été utilisé, ayez-le gratuitement et contestez les erreurs.',
    dependsOn: 'les conditions du compte et la raison',
  },
  'us.ask-life.credit-denied': {
    says: 'Ils doivent vous dire les raisons principales et le bureau de crédit qu’ils ont utilisé. Demandez ce dossier gratuitement dans les 60 jours, et contestez ce qui est faux.',
  },
  'us.ask-life.custody': {
    says: 'Demandez au tribunal de la famille ; l’ordre en vigueur compte jusque-là. Le plus souvent, l’État où l’enfant a vécu six mois décide. Beaucoup de tribunaux ont des formulaires et de l’aide gratuits.',
    dependsOn: 'ce que dit l’ordre et ce qui est le mieux pour l’enfant',
  },
  'us.ask-life.protection': {
    says: 'Demandez les formulaires au greffe (court clerk) : c’est le plus souvent gratuit, et un juge peut agir le jour même. Si vous avez reçu un tel ordre, obéissez et allez à l’audience. En danger, appelez le 911.',
  },
  'us.ask-life.support-change': {
    says: 'Demandez tout de suite le changement au tribunal ou à l’agence. Une vieille dette n’est le plus souvent pas réduite, chaque mois compte donc. Payez ce que vous pouvez.',
  },
  'us.ask-life.work-injury': {
    says: 'Dites-le maintenant par écrit à votre employeur et voyez un médecin. Faites une demande selon la loi de votre État : la faute ne compte pas, mais le délai est court. On ne peut pas vous renvoyer pour cela.',
  },
  'us.ask-life.rival-work': {
    says: 'Certains États interdisent de telles promesses, d’autres permettent seulement celles qui sont justes. N’en signez pas une nouvelle à la hâte, et montrez la vôtre à un avocat avant de partir.',
    dependsOn: 'votre État, votre paie et ce que vous avez signé',
  },
  'us.ask-life.contractor': {
    says: 'Le nom ne décide pas. Si l’entreprise fixe vos heures et votre façon de travailler, vous êtes peut-être un employé. Demandez à l’IRS (Form SS-8) et à la Wage and Hour Division.',
    dependsOn: 'qui dirige votre travail',
  },
  'us.ask-life.voucher': {
    says: 'Demandez l’audience par écrit au plus tard le jour indiqué dans la lettre, et demandez à voir votre dossier. Votre aide devrait le plus souvent continuer jusqu’à l’audience.',
  },
  'us.ask-life.va-decision': {
    says: 'Vous avez un an. Envoyez de nouvelles preuves (supplemental claim), demandez un examen à un niveau plus haut (higher-level review), ou allez au Board. Une organisation de vétérans aide gratuitement.',
  },
  'us.ask-life.jury': {
    says: 'Répondez au plus tard à la date indiquée. Vous pouvez le plus souvent repousser une fois, ou demander d’être dispensé pour difficultés ou pour soins à quelqu’un. Votre employeur ne peut pas vous renvoyer parce que vous y allez.',
  },
  'us.ask-life.traffic-ticket': {
    says: 'Au plus tard à la date indiquée sur l’amende, vous pouvez plaider non coupable (not guilty) et demander une audience. Le plus souvent, vous pouvez aussi demander un stage de conduite. Payer, c’est reconnaître. Ne l’ignorez jamais.',
    dependsOn: 'votre passé de conducteur et les preuves',
  },
  'us.ask-life.towed': {
    says: 'Récupérez vite la voiture, car les frais montent chaque jour. Photographiez les panneaux et demandez un reçu. Beaucoup d’États limitent les frais et vous donnent une audience ou une réclamation si l’enlèvement était injuste.',
    dependsOn: 'les panneaux, les frais et votre État',
  },
  'us.ask-life.unordered': {
    says: 'Vous n’êtes pas obligé de payer des marchandises arrivées par la poste sans votre commande. C’est un cadeau. Dites-le par écrit à l’entreprise.',
  },
  'us.ask-life.luggage': {
    says: 'La compagnie aérienne doit payer les bagages perdus, en retard ou abîmés jusqu’à une limite. Signalez-le tout de suite, gardez les reçus, et écrivez dans les 7 jours pour un dégât ou 21 pour un retard.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Des marchandises doivent le plus souvent faire ce que font de telles marchandises. Demandez par écrit une réparation, un remplacement ou votre argent. Une garantie écrite doit être tenue.',
    dependsOn: 'son âge et ce que dit la garantie',
  },
  'us.ask-life.city-code': {
    says: 'Lisez la règle et la date. Réparez et envoyez des photos, ou demandez par écrit plus de temps ou une audience avant que l’amende commence.',
  },
  'us.ask-life.loan-forgiveness': {
    says: 'Des prêts fédéraux peuvent être effacés après dix ans de service public, pour un handicap durable, ou quand l’école a fermé. Demandez gratuitement sur studentaid.gov. Les prêts privés, le plus souvent non.',
    dependsOn: 'le type de prêt et de travail',
  },
  'us.ask-life.medical-records': {
    says: 'Vous pouvez avoir votre dossier médical, le plus souvent en 30 jours et pour des frais justes. Ils ne peuvent pas le retenir à cause d’une facture impayée. Plaignez-vous au HHS Office for Civil Rights.',
  },
  'us.ask-life.review': {
    says: 'Les faits vrais et les opinions claires sont permis, et un contrat ne peut pas interdire un avis honnête. Gardez des preuves. Changez ce que vous ne pouvez pas montrer comme vrai.',
    dependsOn: 'si ce que vous avez écrit est vrai',
  },
  'us.ask-life.support-unpaid': {
    says: 'Ouvrez un dossier à l’agence des pensions (child support agency) de votre État. Elle peut prendre sur la paie, le remboursement d’impôt et le compte, et bloquer un permis. Chaque paiement manqué vaut un jugement. Les frais sont de 25 $ au plus, souvent rien.',
  },
}
