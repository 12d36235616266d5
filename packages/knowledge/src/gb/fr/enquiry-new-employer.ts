/** Questions about a job that passes to a new employer: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_EMPLOYER_FR: Words = {
  'gb.ask-work.tupe': {
    says: 'Non. Si votre travail passe à une autre entreprise, emploi, paie, conditions et ancienneté suivent (TUPE). Les changements dus au passage sont sans effet, même signés. Un licenciement pour cela est injuste après deux ans, dès 2027 après six mois. Les deux entreprises doivent d’abord informer et consulter. Écrivez que vos conditions restent ; Acas 0300 123 1100 ; des délais courent.',
  },
}
