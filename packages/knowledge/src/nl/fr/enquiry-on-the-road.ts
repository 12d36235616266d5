/** Questions about fines and parking: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_FR: Words = {
  'nl.ask.fine': {
    says: 'Faites appel gratuitement sous six semaines après la première lettre au procureur (officier van justitie). Si l’amende a déjà été majorée, il est le plus souvent trop tard, sauf si cette lettre n’est jamais arrivée : dites-le alors aussitôt. Si vous ne pouvez pas tout payer d’un coup, demandez un plan au CJIB.',
  },
  'nl.ask.fine-driver': {
    dependsOn: 'qui avait la voiture',
    says: 'L’amende va au titulaire de la plaque, qui que soit le conducteur, sans points. Vous y échappez seulement si l’auto était volée, louée par un loueur pour trois mois au plus, ou déjà vendue. Faites alors un recours gratuit sous six semaines, avec preuve.',
  },
  'nl.ask.fine-unpaid': {
    says: 'L’amende monte de moitié, puis double. Ensuite viennent un huissier, l’argent du compte ou la perte du permis. Seul un juge peut autoriser une détention. Demandez un plan au CJIB maintenant ; sans argent, dites-le avec des preuves.',
  },
  'nl.ask.sold-car': {
    says: 'Tant que la RDW le garde à votre nom, amendes, taxe et assurance sont pour vous. Demandez aujourd’hui à la RDW d’y mettre fin (vervallen tenaamstelling) : cela n’agit pas pour le passé. Contestez chaque amende sous six semaines, c’est gratuit. La preuve qui compte est le vrijwaringsbewijs. Joignez aussi papiers et messages. Trop tard ? Dites pourquoi. Prévenez aussi le fisc. Seul un juge peut vous faire retenir, après vous avoir entendu : montrez que vous ne pouvez pas payer, et demandez un plan au CJIB.',
  },
}
