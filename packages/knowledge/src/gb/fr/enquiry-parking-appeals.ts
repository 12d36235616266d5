/** Questions about reasons to appeal, and about an appeal that was lost: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_APPEALS_FR: Words = {
  'gb.ask-parking.blue-badge': {
    says: 'Faites un recours et envoyez une copie du badge, des deux côtés. Les mairies (councils) annulent souvent. Sur un terrain privé, le badge ne donne pas de droit à lui seul. Mais la société doit adapter ses règles aux personnes handicapées : citez l’Equality Act. Selon le code privé, un badge non affiché devrait réduire la somme à £20.',
  },
  'gb.ask-parking.hospital': {
    says: 'Faites un recours à la société et envoyez la preuve du rendez-vous ou du retard. Demandez aussi à l’hôpital d’annuler. Une maladie ou un rendez-vous en retard joue en votre faveur.',
  },
  'gb.ask-parking.rejected-council': {
    says: 'Après un avis de rejet (notice of rejection), vous avez 28 jours pour aller au tribunal indépendant. C’est gratuit. Si c’était seulement une première contestation, attendez l’avis au propriétaire (notice to owner).',
  },
  'gb.ask-parking.rejected': {
    says: 'Avec le code du rejet, faites un recours à POPLA ou à l’IAS, avant le dernier jour de la lettre. C’est gratuit. Répondez à chacun de leurs points avec des preuves.',
  },
  'gb.ask-parking.popla-lost': {
    says: 'Perdre à POPLA ne vous lie pas, et seul un tribunal peut vous faire payer. Vous pouvez payer, ou attendre un procès et vous défendre. Si vous y perdez, des frais s’ajoutent.',
    dependsOn: 'la force de votre dossier',
  },
  'gb.ask-parking.wrong-plate': {
    says: 'Faites un recours et envoyez votre reçu ou relevé de banque. Pour une petite erreur, le code dit que la somme devrait être annulée. Pour une plus grande, elle devrait baisser à £20.',
  },
  'gb.ask-parking.machine': {
    says: 'Faites un recours et dites ce qui ne marchait pas et ce que vous avez essayé. Ajoutez photos, captures d’écran ou appels. S’il n’y avait aucun moyen de payer qui marche, c’est un argument fort.',
  },
  'gb.ask-parking.council-or-private': {
    says: '« Penalty charge notice » ou « fixed penalty » vient d’une mairie (council) ou de la police. « Parking charge notice » vient d’une société privée et n’est pas une amende.',
    dependsOn: 'les mots de l’avis',
  },
}
