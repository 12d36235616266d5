/** The French words of acts that many states share: ../trade-acts-by-state.ts and its neighbours, ../state-pay.ts and ../state-roads.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const ACTS_BY_STATE_FR: Words = {
  ...stateWords('fair-trade', {
    'AR CO CT DE DC IA KS KY MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'vous pouvez le plus souvent poursuivre une entreprise pour votre perte après des actes trompeurs. Écrivez-lui d’abord, et plaignez-vous aussi à l’Attorney General',
  }),
  ...stateWords('car-taken', {
    'AL AK AR CO DE DC HI ID IN KY MS MT NE NH NM ND OK OR SD TN UT VT WY':
      'la voiture peut être reprise seulement dans le calme. Vous devez être prévenu avant la vente, et pouvez la racheter jusque-là',
    'IA KS':
      'vous devez le plus souvent recevoir un avis et 20 jours pour payer le retard avant qu’une voiture soit reprise. Elle peut être reprise seulement dans le calme, et vous pouvez la racheter jusqu’à la vente',
    CT: 'la voiture peut être reprise seulement dans le calme. Sans avis dix jours avant, vous avez 15 jours pour la récupérer en payant le retard et les frais',
    RI: 'vous devez avoir 21 jours pour payer le retard avant qu’ils prennent la voiture, et ils ne peuvent pas entrer sur votre terrain pour cela. Vous pouvez la récupérer pendant au moins 20 jours',
    SC: 'vous devez une fois recevoir un avis et avoir 20 jours pour payer le retard avant qu’ils prennent la voiture',
    WI: 'vous devez être prévenu 15 jours avant qu’ils prennent la voiture. Demandez par écrit une audience dans ce délai, et un juge doit d’abord décider',
    WV: 'vous devez le plus souvent recevoir un avis et avoir 10 jours pour payer le retard avant qu’ils prennent la voiture',
  }),
  ...stateWords('claim-rules', {
    'AL AK AR CO CT DE DC HI ID IN IA KS KY LA ME MD MN MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'la loi de l’État interdit les retards injustes et un refus sans bonne raison. Demandez la raison par écrit, et plaignez-vous au bureau des assurances de l’État',
  }),
  ...stateWords('fair-work', {
    'AK DE DC MO MT NE NV NH NM ND OK OR RI SC SD TN UT VT WV WI WY':
      'la loi de l’État interdit de renvoyer pour la race, le sexe, la religion, un handicap et le reste. Le temps pour agir est court : demandez maintenant à l’État ou à un avocat',
  }),
  ...stateWords('collection-act', {
    'CT DC HI IA NH OR SC VT WV':
      'la loi de l’État interdit aussi le harcèlement et les mensonges, le plus souvent au premier prêteur aussi',
    'AR ID ME NE NV NM ND RI TN WY':
      'une agence de recouvrement doit avoir un permis de l’État ou y être inscrite, et la loi limite ce qu’elle peut faire',
    LA: 'un prêteur ne peut le plus souvent pas parler de votre dette à d’autres. Demandez-lui par courrier recommandé (certified mail) d’arrêter : il peut alors écrire une fois par mois et vous contacter quatre fois au plus',
  }),
  ...stateWords('collection-act-case', {
    'CT DC HI IA NH OR SC VT WV':
      'la loi de l’État interdit aussi le harcèlement et les mensonges, le plus souvent au premier prêteur aussi',
    'AR ID ME NE NV NM ND RI TN WY':
      'une agence de recouvrement doit avoir un permis de l’État ou y être inscrite, et la loi limite ce qu’elle peut faire',
    LA: 'un prêteur ne peut le plus souvent pas parler de votre dette à d’autres. Demandez-lui par courrier recommandé (certified mail) d’arrêter : il peut alors écrire une fois par mois et vous contacter quatre fois au plus',
  }),
  ...stateWords('old-record', {
    'AL CO CT DE DC KS KY LA MD MN MO MT NV NH NM ND OK OR RI SC TN UT VT WV WY':
      'beaucoup de condamnations vieilles ou petites, et d’affaires abandonnées, peuvent être effacées ou scellées après quelques années',
    'HI NE SD WI':
      'la loi qui efface ou scelle les vieux dossiers est étroite. Demandez à l’aide juridique (legal aid) lesquels des vôtres elle couvre',
  }),
  ...stateWords('safe-pay', {
    'AK MS MO MT NE NV NM ND OK OR RI SD TN UT VT WV WI WY':
      'on peut prendre seulement une partie de votre paie pour une dette normale. Réclamez par écrit ce qui est protégé',
  }),
  ...stateWords(['last-pay', 'last-pay-asked'], {
    AK: 'votre dernière paie est due dans les trois jours de travail si on vous renvoie',
    'AR IA KS ME ND OK RI SD WV WY': 'votre dernière paie est due au prochain jour de paie',
    HI: 'votre dernière paie est due tout de suite, ou le prochain jour de travail, si on vous renvoie',
    ID: 'votre dernière paie est due au prochain jour de paie ou dans les dix jours de travail, selon ce qui vient plus tôt',
    KY: 'votre dernière paie est due au prochain jour de paie ou dans les 14 jours, selon ce qui vient plus tard',
    LA: 'votre dernière paie est due au prochain jour de paie ou dans les 15 jours, selon ce qui vient plus tôt',
    MT: 'votre dernière paie est due tout de suite si on vous renvoie, sauf si une règle écrite de l’entreprise dit le prochain jour de paie',
    NE: 'votre dernière paie est due au prochain jour de paie ou dans les deux semaines, au plus tôt des deux',
    NH: 'votre dernière paie est due dans les 72 heures si on vous renvoie, ou au prochain jour de paie en cas de manque de travail (layoff)',
    NM: 'votre dernière paie est due dans les cinq jours si on vous renvoie, ou dix si elle va à la pièce ou à la commission',
  }),
  ...stateWords('young-driver', {
    'CA FL GA ID IL KY MI MN NC NJ OH PA RI TX VA VT WA WI WV':
      'le permis vient par étapes jusqu’à 18 ans. Une contravention peut amener une suspension ou une attente plus longue. Avant de plaider, demandez au tribunal un cours ou une accusation plus légère',
    ND: 'six points ou plus avant 18 ans vous retirent le permis, et vous repartez avec un permis d’apprenti. Avant de plaider, demandez au tribunal un cours ou une accusation plus légère',
  }),
  ...stateWords('set-aside', {
    'AK AL AR CO CT DC DE HI IA ID IN KS KY MO NE OK OR RI SC SD TN UT VT WI WV WY':
      'vous pouvez demander au tribunal d’annuler un jugement pour une bonne excuse. Demandez tout de suite : le temps est court, et vous devez le plus souvent montrer une défense',
  }),
  ...stateWords('job-record', {
    'CO CT HI MN NM OR RI VT':
      'la plupart des employeurs ne peuvent pas demander un casier judiciaire sur le premier formulaire. S’il l’a demandé, plaignez-vous à l’État',
  }),
}
