/** The Spanish words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_ES: Words = {
  'ie.denied.step-each': {
    says: 'Responda a cada motivo con un papel nuevo. Envíelo con prueba antes del último día.',
  },
  'ie.denied.option-appeal': {
    title: 'Apelar, si la carta lo permite',
    cost: 'Gratis.',
    time: 'Unos meses.',
    risk: 'Suele haber una sola apelación.',
    bestFor: 'Puede mostrar lo que faltaba.',
    says: 'Escriba a tiempo, motivo por motivo, con pruebas nuevas. Un juez también puede revisar: pregunte pronto a un abogado.',
  },
  'ie.denied.reality': {
    says: 'Una negativa no impide pedirlo otra vez. Arregle antes lo que faltaba.',
  },
}
