/** The Spanish words of the rows in ../debt-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_MYTHS_ES: Words = {
  'us.debt.myth-jail': {
    says: 'No puede ir a la cárcel por una deuda privada. Un juez solo puede castigar a quien ignora una orden de ir a la corte.',
  },
  'us.debt.myth-take-things': {
    says: 'Un cobrador no puede venir a llevarse sus cosas. Por una deuda normal necesita antes un fallo de la corte (judgment). El prestamista de un carro es distinto.',
  },
  'us.debt.myth-social-security': {
    says: 'Un acreedor privado no puede quitarle el Seguro Social (Social Security) ni el SSI. El banco debe dejar en su cuenta dos meses de depósitos directos.',
  },
  'us.debt.myth-ignore': {
    says: 'Ignorar a un cobrador no termina la deuda. Si demanda y usted no contesta, gana sin pruebas.',
  },
}
