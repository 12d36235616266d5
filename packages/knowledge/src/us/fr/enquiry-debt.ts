/** The French words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_FR: Words = {
  'us.ask-debt.jail': {
    says: 'On ne peut pas vous mettre en prison pour une dette privée, et une agence ne peut pas en menacer. Un tribunal peut vous punir seulement si vous ignorez son ordre de venir.',
  },
  'us.ask-debt.garnish': {
    says: 'Pour une dette privée, ils doivent d’abord vous poursuivre et gagner. Alors au plus 25 % de votre paie après les retenues obligatoires peut partir, et moins sur une paie basse. Certains États la protègent toute.',
    dependsOn: 's’ils ont un jugement contre vous',
  },
  'us.ask-debt.bank-account': {
    says: 'Sans jugement, ils ne peuvent pas toucher votre compte. Avec un jugement, ils peuvent le demander au tribunal. Deux mois d’aides fédérales versées directement doivent rester libres.',
    dependsOn: 's’ils ont un jugement contre vous',
  },
  'us.ask-debt.social-security': {
    says: 'Une entreprise privée à qui vous devez ne peut pas prendre Social Security, SSI ou les aides VA. L’État fédéral peut prendre une partie de Social Security pour ses propres dettes, mais pas SSI.',
  },
  'us.ask-debt.take-things': {
    says: 'Une agence de recouvrement ne peut pas venir prendre vos affaires. Il lui faut d’abord un jugement, et un officier de justice (sheriff) l’exécute. C’est différent pour un prêteur avec un droit sur votre voiture (lien).',
  },
  'us.ask-debt.come-to-house': {
    says: 'Vous n’êtes obligé ni d’ouvrir la porte ni de parler. Dites-leur par écrit de ne plus vous contacter. Une agence n’a pas le pouvoir d’entrer ni de prendre des affaires.',
  },
  'us.ask-debt.ignore': {
    says: 'Ne l’ignorez pas : la dette reste et ils peuvent vous poursuivre. Contestez par écrit dans les 30 jours, et répondez à temps à tout papier du tribunal.',
  },
  'us.ask-debt.calls': {
    says: 'Écrivez-leur : ne me contactez plus. Ils doivent alors arrêter, sauf pour dire qu’ils arrêtent ou qu’ils iront en justice. Plus de sept appels en sept jours, c’est trop.',
  },
  'us.ask-debt.work-calls': {
    says: 'Ils ne peuvent pas parler de la dette à votre patron, à votre famille ou à vos amis. Dites-leur que vous ne pouvez pas recevoir d’appels au travail, et ils doivent arrêter d’y appeler.',
  },
  'us.ask-debt.not-mine': {
    says: 'Écrivez dans les 30 jours que vous contestez la dette et voulez des preuves. Ils doivent s’arrêter jusqu’à leur envoi. Si quelqu’un a utilisé votre nom, allez sur IdentityTheft.gov.',
  },
  'us.ask-debt.validation': {
    says: 'Contestez par écrit dans les 30 jours après leur avis et demandez des preuves. Ils doivent arrêter de réclamer jusqu’à leur envoi. Gardez une copie et envoyez en recommandé (certified mail).',
  },
  'us.ask-debt.old': {
    says: 'Dans la plupart des États, le délai pour aller en justice est de trois à six ans. Après, une agence ne peut plus vous poursuivre. Ne payez et ne promettez rien avant de savoir, car cela peut faire repartir le délai.',
    dependsOn: 'votre État, le type de dette et votre dernier paiement',
  },
  'us.ask-debt.credit-report': {
    says: 'Contestez gratuitement une inscription fausse auprès de chaque bureau de crédit. Ils doivent la vérifier, le plus souvent en 30 jours. La plupart des dettes doivent partir après sept ans.',
  },
  'us.ask-debt.medical-report': {
    says: 'Un tribunal a annulé l’interdiction fédérale en juillet 2025. Les bureaux de crédit disent qu’ils laissent de côté les dettes payées, celles de moins d’un an et celles de moins de 500 $. Certains États les interdisent.',
    dependsOn: 'la somme, son âge et votre État',
  },
  'us.ask-debt.sued': {
    says: 'Déposez une réponse écrite au plus tard à la date indiquée dans l’assignation (summons), dans beaucoup d’États 20 à 30 jours après l’avoir reçue. Sinon, ils gagnent. L’aide juridique (legal aid) ou le centre d’aide du tribunal peut aider.',
  },
  'us.ask-debt.ignore-summons': {
    says: 'Ne l’ignorez pas. Si vous ne répondez pas, l’autre partie gagne par défaut et peut demander votre salaire ou l’argent à la banque. Si vous l’avez manqué, demandez maintenant au tribunal de rouvrir.',
  },
  'us.ask-debt.default-judgment': {
    says: 'Demandez aujourd’hui le dossier au greffe (court clerk). Vous pouvez demander au juge d’annuler le jugement, surtout si vous n’avez jamais reçu les papiers. Le délai est court.',
  },
  'us.ask-debt.settle': {
    says: 'Vérifiez que la dette est à vous et pas trop vieille. Offrez ce que vous pouvez payer et ayez d’abord l’accord par écrit. Une dette effacée de 600 $ ou plus peut être signalée comme revenu.',
  },
  'us.ask-debt.debt-relief': {
    says: 'Parlez d’abord à un conseiller en crédit sans but lucratif (credit counselor). Une entreprise qui vend par téléphone de l’aide contre les dettes ne peut pas prendre de frais avant d’avoir réglé une dette.',
  },
  'us.ask-debt.cancelled-debt': {
    says: 'Une dette effacée compte comme revenu, sauf exception. Les principales sont la faillite (bankruptcy) et le fait de devoir plus que ce que vous possédez. Utilisez Form 982.',
    dependsOn: 'si vous deviez plus que ce que vous possédiez quand elle a été effacée',
  },
  'us.ask-debt.dead-person': {
    says: 'Le plus souvent, les dettes d’une personne décédée sont payées sur ce qu’elle a laissé, pas par vous. Si vous avez signé avec elle, ou dans les États de biens communs (community property), vous devez peut-être payer.',
    dependsOn: 'si vous avez signé aussi, et votre État',
  },
  'us.ask-debt.identity-theft': {
    says: 'Allez sur IdentityTheft.gov et faites un rapport. Envoyez-le à l’entreprise et aux bureaux de crédit : ils doivent bloquer la fausse dette. Gelez gratuitement votre crédit (freeze) auprès des trois bureaux de crédit.',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Un hôpital sans but lucratif doit attendre au moins 120 jours avant des mesures dures comme un procès. Il doit les arrêter pendant qu’il examine votre demande d’aide, que vous pouvez faire pendant 240 jours.',
    dependsOn: 'si l’hôpital est sans but lucratif',
  },
  'us.ask-debt.sheriff': {
    says: 'Prendre leurs papiers ne veut pas dire que vous êtes d’accord. Pour vous expulser ou prendre des affaires, il leur faut un ordre du tribunal. Demandez à le voir, ne résistez pas et appelez l’aide juridique (legal aid).',
    dependsOn: 's’ils apportent des papiers ou un ordre du tribunal',
  },
  'us.ask-debt.ticket': {
    says: 'Agissez au plus tard à la date indiquée sur l’amende : payez-la, ou plaidez non coupable (not guilty) et demandez une audience. Apportez photos et reçus. Manquer la date peut coûter des frais ou votre permis.',
  },
  'us.ask-debt.card-dispute': {
    says: 'Écrivez à l’adresse des contestations (billing dispute) de la société de la carte dans les 60 jours après le relevé. Vous n’êtes pas obligé de payer ce débit pendant qu’elle l’examine. Pour une carte volée, vous devez au plus 50 $.',
  },
  'us.ask-debt.bank-fraud': {
    says: 'Dites-le maintenant à votre banque. Pour des virements que vous n’avez pas permis, vous devez au plus 50 $ si vous le dites dans les deux jours ouvrables. Après 60 jours depuis le relevé, vous pouvez perdre plus.',
  },
  'us.ask-debt.robocalls': {
    says: 'Dites stop, par écrit si possible. Les appels automatiques et textos non voulus sur un portable sont le plus souvent interdits, et vous pouvez demander 500 $ par appel en justice. Signalez-les à la FCC et à la FTC.',
  },
  'us.ask-debt.irs-plan': {
    says: 'Répondez au plus tard à la date indiquée dans l’avis même si vous ne pouvez pas payer. Demandez un plan de paiement sur IRS.gov, plus de temps, ou offrez de régler pour moins.',
  },
  'us.ask-debt.irs-call': {
    says: 'Raccrochez et ne payez pas : c’est très probablement une arnaque. Ces bureaux écrivent par la poste et ne demandent jamais de cartes cadeaux. Regardez votre compte sur leur propre site.',
  },
  'us.ask-debt.cp2000': {
    says: 'Regardez son numéro et sa date. Un CP2000 veut une réponse en 30 jours. Un avis d’impôt manquant (notice of deficiency) donne 90 jours pour la Tax Court. Un dernier avis de saisie (levy) donne 30 jours pour une audience.',
  },
  'us.ask-debt.overpayment': {
    says: 'Agissez dans les 30 jours pour qu’ils ne commencent pas à prendre de l’argent. Vous avez 60 jours pour faire appel (SSA-561). Vous pouvez demander une dispense (waiver, SSA-632) à tout moment.',
  },
  'us.ask-debt.student-loan-default': {
    says: 'La saisie de la paie et des remboursements d’impôt pour des prêts fédéraux impayés a été suspendue le 16 janvier 2026. Vérifiez si c’est encore le cas. Un prêteur privé doit d’abord vous poursuivre en justice.',
    dependsOn: 'si le prêt est fédéral ou privé',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'Le plan SAVE est fini. Regardez sur StudentAid.gov les plans que vous pouvez encore choisir. Depuis juillet 2026, il y en a un nouveau, le Repayment Assistance Plan.',
  },
  'us.ask-debt.foreclosure': {
    says: 'Appelez maintenant la société qui gère votre prêt (servicer) et un conseiller agréé par le HUD. Le plus souvent, la saisie de la maison (foreclosure) ne peut pas commencer avant plus de 120 jours de retard. Une demande d’aide complète envoyée à temps doit d’abord être décidée.',
  },
  'us.ask-debt.partners-loan': {
    says: 'Ils peuvent poursuivre la personne qui a signé, mais pas menacer d’un procès qu’ils ne comptent pas faire, ni de prison. Ils ne peuvent parler de la dette qu’à son conjoint ou à son avocat, pas à vous. Demandez une preuve écrite dans les 30 jours. Répondez aux vrais papiers du tribunal. Vous ne devez rien que vous n’avez signé.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Appelez l’IRS maintenant et proposez un plan de paiement. Il doit d’abord envoyer un dernier avis, puis vous avez 30 jours pour demander une audience. La banque garde l’argent 21 jours, et une grande difficulté peut le libérer.',
  },
  'us.ask-debt.cosigned': {
    says: 'Oui. Qui signe avec un autre doit toute la dette si l’autre ne paie pas, et cela peut figurer dans votre dossier de crédit. Avant de signer, vous auriez dû recevoir un avis qui le dit.',
  },
  'us.ask-debt.house-lien': {
    says: 'Ils doivent d’abord faire un procès et gagner. Dans la plupart des États, le jugement peut alors peser sur votre maison (lien), mais la loi sur le logement familial (homestead) protège une partie ou tout. Peu de cartes mènent à une vente forcée.',
    dependsOn: 's’ils ont un jugement, et votre État',
  },
  'us.ask-debt.refund-offset': {
    says: 'Non. Seules les dettes publiques comme les impôts, la pension d’enfants et les prêts étudiants fédéraux peuvent être prises sur un remboursement fédéral. Une firme privée avec un jugement pourrait saisir l’argent une fois à la banque.',
  },
  'us.ask-debt.loan-sold': {
    says: 'Écrivez au gestionnaire du prêt (servicer) et demandez comment la somme est faite. Il doit répondre en 30 jours ouvrés. Pendant 60 jours après un transfert, un paiement à l’ancien servicer n’est pas en retard. Les conditions du prêt restent les mêmes.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Regardez votre compte sur IRS.gov et envoyez la copie du chèque encaissé ou du relevé à l’adresse de l’avis avant sa date. Vous pouvez contester la facture. Le Taxpayer Advocate aide gratuitement.',
  },
}
