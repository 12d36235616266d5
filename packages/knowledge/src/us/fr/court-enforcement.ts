/** The French words of the rows in ../court-enforcement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_ENFORCEMENT_FR: Words = {
  'us.taking.want': {
    says: 'Ils veulent prendre une partie de votre paie, de l’argent à la banque ou des biens, pour payer un jugement.',
  },
  'us.taking.who': {
    says: 'Un officier de justice (sheriff, marshal, constable) ou un greffier (clerk) exécute les ordres du tribunal. Une agence de recouvrement n’a pas ce pouvoir.',
  },
  'us.taking.reality': {
    says: 'La loi protège une partie de votre paie et beaucoup d’aides. Souvent, vous devez demander cette protection en quelques jours.',
  },
  'us.taking.rights-summary': {
    says: 'Vous pouvez demander une protection (exemption) et une audience. Votre patron ne peut pas vous renvoyer pour une seule saisie.',
  },
  'us.taking.right-cap': {
    says: 'Pour une dette normale, ils peuvent prendre au plus 25 % de votre paie après les retenues obligatoires. Sur une paie basse, ils prennent moins ou rien.',
  },
  'us.taking.right-floor': {
    says: 'Une paie par semaine jusqu’à 30 fois le salaire minimum fédéral est protégée : 217,50 $ par semaine. Beaucoup d’États protègent plus.',
  },
  'us.taking.right-benefits': {
    says: 'Votre banque doit vous laisser deux mois de Social Security, SSI, VA et autres aides fédérales versées directement.',
  },
  'us.taking.right-social-security': {
    says: 'Social Security et SSI ne peuvent pas être pris pour des dettes privées.',
  },
  'us.taking.right-job': {
    says: 'Votre employeur ne peut pas vous renvoyer parce que votre paie est saisie pour une dette.',
  },
  'us.taking.not-yet': {
    says: 'Ils ne peuvent pas prendre toute votre paie. Ils ne peuvent pas prendre Social Security pour une dette privée.',
  },
  'us.taking.step-claim': {
    says: 'Cherchez dans les papiers un formulaire de demande de protection (claim of exemption). Déposez-le tout de suite : le délai est souvent de 10 à 20 jours.',
  },
  'us.taking.step-bank': {
    says: 'Dites à votre banque et au tribunal quel argent vient d’aides, et montrez des preuves. Ne le mélangez pas avec d’autre argent.',
  },
  'us.taking.step-aid': {
    says: 'Appelez l’aide juridique (legal aid). Demandez ce que votre État protège, comme la paie, une voiture, des outils et l’argent du loyer.',
  },
  'us.taking.option-exempt': {
    says: 'Déposez une demande de protection (claim of exemption) et demandez une audience. Apportez fiches de paie, relevés de banque et lettres d’aides.',
    title: 'Demander une protection (exemption)',
    cost: 'Gratuit ou de petits frais',
    time: 'Souvent 10 à 20 jours pour le déposer',
    risk: 'Aucun. Le juge peut dire non.',
    bestFor: 'L’argent vient d’aides ou d’une paie basse, ou vous faites vivre une famille.',
  },
  'us.taking.option-plan': {
    says: 'Offrez à celui à qui vous devez de payer par mois s’il arrête la saisie. Ayez-le par écrit.',
    title: 'Offrir un plan de paiement',
    cost: 'Ce que vous acceptez de payer',
    time: 'Des jours à des semaines',
    risk: 'Ils ne sont pas obligés d’accepter.',
    bestFor: 'Le jugement est juste et vous pouvez payer un peu chaque mois.',
  },
  'us.taking.option-bankruptcy': {
    says: 'Une demande de faillite (bankruptcy) arrête la plupart des saisies le jour de son dépôt.',
    title: 'Se renseigner sur la faillite (bankruptcy)',
    cost: 'Des frais de tribunal et souvent un avocat',
    time: 'L’arrêt est immédiat',
    risk: 'Cela reste dans votre dossier de crédit jusqu’à dix ans.',
    bestFor: 'Vous avez beaucoup de dettes que vous ne pouvez pas payer.',
  },
  'us.taking.student-loans': {
    says: 'La saisie de la paie et des remboursements d’impôt pour des prêts étudiants fédéraux impayés a été suspendue en janvier 2026. Vérifiez la situation actuelle sur StudentAid.gov.',
    was: 'Depuis mai 2025, les prêts étudiants fédéraux impayés menaient à une saisie de la paie et à la perte des remboursements d’impôt.',
    is: 'Le Department of Education a suspendu les deux le 16 janvier 2026, sans date de fin. Vérifiez si la pause dure encore.',
  },
  'us.taking.federal-agency': {
    says: 'Une agence fédérale peut prendre jusqu’à 15 % de votre paie sans tribunal. Elle doit vous prévenir 30 jours avant et vous entendre si vous le demandez.',
    actionable: 'Demandez une audience par écrit avant la date indiquée dans l’avis.',
  },
}
