/** Questions about mice, rats and insects in a rented home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PESTS_FR: Words = {
  'gb.ask-housing.pests': {
    says: 'Le bailleur doit agir s’ils entrent par des trous ou des défauts, étaient là à l’arrivée, ou rendent le logement impropre. Vous payez si vos déchets ou animaux les ont amenés. Signalez par écrit avec photos et demandez le traitement et la fermeture des trous. Sinon, environmental health de la commune peut inspecter. Continuez à payer le loyer.',
    dependsOn: 'comment ils sont entrés',
  },
}
