/** Questions about a sanction on Universal Credit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SANCTION_FR: Words = {
  'gb.ask-benefit.sanction': {
    says: 'Demandez un nouvel examen (mandatory reconsideration), de préférence sous un mois. Donnez votre bonne raison, comme une maladie, avec preuve. Ensuite vous pouvez aller au tribunal gratuit. Pour manger et payer les factures en attendant, demandez un hardship payment.',
  },
}
