/** Questions about mice, rats and insects in a rented home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PESTS_IT: Words = {
  'gb.ask-housing.pests': {
    says: 'Il proprietario deve agire se entrano da buchi o guasti, c’erano già all’arrivo o rendono la casa inadatta. Paga lei se li hanno portati i suoi rifiuti o animali. Lo segnali per iscritto con foto e chieda la disinfestazione e di chiudere i buchi. Se no, environmental health del comune può ispezionare. Continui a pagare l’affitto.',
    dependsOn: 'come sono entrati',
  },
}
