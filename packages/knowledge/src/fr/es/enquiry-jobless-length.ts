/** The words of the rows in ../enquiry-jobless-length.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBLESS_LENGTH_ES: Words = {
  'fr.ask-work.jobless-length': {
    says: 'Con menos de 55 años dura 18 meses como mucho. Con 55 y 56 son 22,5, y desde los 57 son 27. Para un fin de acuerdo (rupture conventionnelle) empresas y sindicatos pactaron en febrero de 2026 15 meses, y 20,5 desde los 55. Pregunte por escrito a France Travail qué regla vale para el día en que acabó su contrato.',
    dependsOn: 'su edad y cómo y cuándo acabó el contrato',
  },
}
