/** Questions about fines and parking: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'nl.ask.fine': {
    says: 'Faites appel gratuitement sous six semaines au procureur (officier van justitie). Si vous ne pouvez pas tout payer d’un coup, demandez un plan au CJIB.',
  },
  'nl.ask.private-parking': {
    says: 'La pénalité d’une entreprise est une affaire de contrat, pas une amende de l’État. Elle doit la prouver, et un juge peut la baisser.',
    dependsOn: 'de savoir si vous conduisiez et pouviez lire les conditions.',
  },
  'nl.ask.parking-tax': {
    says: 'Opposez-vous (bezwaar) auprès de la commune en six semaines, gratuitement, avec ticket, permis ou photos. Les frais ont un plafond annuel. Après un refus, saisissez le juge de l’impôt.',
  },
  'nl.ask.parking-paid': {
    says: 'Envoyez la preuve du paiement. Est-ce une taxe de la commune (naheffingsaanslag) ? Contestez gratuitement auprès d’elle sous six semaines. Cela vient du CJIB ? Faites un recours gratuit auprès de l’officier van justitie sous six semaines.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'qui avait la voiture',
    says: 'L’amende va au titulaire de la plaque, qui que soit le conducteur, sans points. Vous y échappez seulement si l’auto était volée, louée ou déjà vendue. Faites alors un recours gratuit sous six semaines, avec preuve.',
  },
  'nl.ask.fine-unpaid': {
    says: 'L’amende monte de moitié, puis double. Ensuite viennent un huissier, l’argent du compte ou la perte du permis. Seul un juge peut autoriser une détention. Demandez un plan au CJIB maintenant ; sans argent, dites-le avec des preuves.',
  },
}
