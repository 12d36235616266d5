/** The French words of the rows in ../state-insurers.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_INSURERS_FR: Words = {
  ...stateWords('claim-rules', {
    AZ: 'la loi de l’État interdit les retards injustes. Un paiement plus de 30 jours après de bonnes preuves rapporte des intérêts',
    CA: 'l’assureur doit vous répondre en 15 jours, et le plus souvent dire oui ou non en 40 jours après vos preuves',
    FL: 'un assureur de maison doit répondre en 7 jours et payer ou refuser en 60 jours',
    GA: 'envoyez une demande et attendez 60 jours. La mauvaise foi peut alors coûter à l’assureur jusqu’à la moitié en plus et les frais d’avocat',
    IL: 'un juge peut ajouter de l’argent et les frais d’avocat quand un assureur tarde sans bonne raison',
    MA: 'envoyez une lettre de réclamation (demand letter) pour un refus injuste. Si aucune offre juste ne vient en 30 jours, un juge peut doubler ou tripler',
    MI: 'les prestations sont dues dans les 60 jours après de bonnes preuves. Après, 12 % d’intérêts peuvent être dus',
    NJ: 'la loi de l’État interdit les retards injustes. Pour des dommages de voiture non assurés, vous pouvez poursuivre l’assureur',
    NY: 'l’assureur doit répondre en 15 jours ouvrables et dire oui ou non en 15 jours ouvrables après vos preuves',
    NC: 'un retard injuste ou des offres trop basses peuvent être un acte commercial injuste, qui vaut trois fois la perte',
    OH: 'l’assureur doit répondre en 15 jours et le plus souvent décider en 21 jours après vos preuves',
    PA: 'un juge peut ajouter des intérêts et punir un assureur de mauvaise foi',
    TX: 'l’assureur doit commencer en 15 jours et décider en 15 jours ouvrables après tous les papiers. Un paiement en retard rapporte des intérêts',
    VA: 'la loi de l’État interdit les retards injustes. Un juge peut ajouter les frais d’avocat pour mauvaise foi',
    WA: 'vous pouvez aller en justice pour un refus injuste et recevoir jusqu’à trois fois. Écrivez 20 jours avant',
  }),
  ...stateWords('outside-review', {
    AZ: 'après le dernier non de l’assurance, vous avez quatre mois pour demander un examen externe (external review)',
    CO: 'après le dernier refus de l’assurance, vous avez quatre mois pour demander un examen externe gratuit (external review)',
    CT: 'vous avez 120 jours pour demander à l’État un examen externe gratuit (external review)',
    MD: 'vous avez quatre mois pour demander à l’État une décision gratuite sur un refus médical',
    MN: 'vous avez six mois pour demander à l’État un examen externe gratuit (external review)',
    OR: 'après le dernier refus de l’assurance, vous avez 180 jours pour demander un examen externe gratuit (external review) d’un refus médical',
    CA: 'vous pouvez demander à l’État un examen médical indépendant gratuit (IMR) dans les six mois après le dernier non de l’assurance',
    IL: 'vous avez quatre mois pour demander un examen externe gratuit (external review) d’un refus médical',
    MA: 'vous avez quatre mois pour demander un examen externe (external review) à l’Office of Patient Protection',
    MI: 'vous avez 127 jours pour demander à l’État un examen externe gratuit (external review)',
    NJ: 'vous avez quatre mois pour demander à l’État un examen indépendant (IHCAP)',
    NY: 'vous avez quatre mois pour demander à l’État un appel externe (external appeal) d’un refus médical',
    'NC VA':
      'vous avez 120 jours pour demander à l’État un examen externe gratuit (external review)',
    OH: 'vous avez 180 jours pour demander un examen externe gratuit (external review) d’un refus médical',
    PA: 'vous pouvez demander à l’État un examen indépendant après le dernier non de l’assureur',
    TX: 'un examen indépendant (IRO) d’un refus médical est gratuit, et son résultat oblige l’assureur',
    WA: 'un examen indépendant (IRO) d’un refus médical est gratuit, et son résultat oblige l’assurance',
  }),
  ...stateWords('policy-ends', {
    'AZ CA FL GA IL MA MI NJ NY NC OH PA TX VA WA':
      'un assureur doit vous prévenir par écrit, assez tôt, avant de finir un contrat ou de ne pas le renouveler. Il doit le plus souvent dire pourquoi',
  }),
}
