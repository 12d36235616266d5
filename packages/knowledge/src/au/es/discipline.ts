/** The Spanish words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_ES: Words = {
  'au.discipline.want': {
    says: 'Su empleador le advierte por su trabajo o su conducta. No es un despido, pero se puede usar más tarde.',
  },
  'au.discipline.reality': {
    says: 'Un despido justo necesita una buena razón, una advertencia si el trabajo es malo y una oportunidad real de responder.',
  },
  'au.discipline.right-answer': {
    says: 'Puede responder por escrito, y pedir los hechos, las fechas y lo que esperan.',
  },
  'au.discipline.right-support': {
    says: 'En una charla sobre un despido no pueden negarle una persona de apoyo (support person) sin una buena razón.',
  },
  'au.discipline.right-reprisal': {
    says: 'No pueden hacerle daño por una queja sobre su trabajo, por una enfermedad corta, ni por su edad, sexo, raza o familia.',
  },
  'au.discipline.right-bullying': {
    says: 'Si le acosan en el trabajo (bullying), la Fair Work Commission puede ordenar que pare. Una acción justa hecha de forma justa no es acoso.',
  },
  'au.discipline.step': {
    says: 'Responda con calma por escrito y guarde una copia. Firmar solo significa que lo recibió, así que escriba eso junto a su nombre.',
  },
}
