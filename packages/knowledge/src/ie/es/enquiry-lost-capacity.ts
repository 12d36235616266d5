/** Questions about a relative who can no longer decide: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOST_CAPACITY_ES: Words = {
  'ie.ask.no-power-of-attorney': {
    says: 'Si aún puede entender y decidir con ayuda, puede hacer ya una enduring power of attorney o elegir un asistente. Si no, pida a la Circuit Court un decision-making representative; puede ser usted, y la ayuda legal quizá paga. Solo para la pensión puede ser su agente en la oficina social. El Decision Support Service explica cada paso: decisionsupportservice.ie.',
  },
}
