/** The Spanish words of the rows in ../compulsory-portion.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPULSORY_PORTION_ES: Words = {
  'de.portion.want': {
    says: 'Alguien excluido del testamento quiere una lista de la herencia y una parte en dinero (Pflichtteil).',
  },
  'de.portion.right-half': {
    says: 'Solo lo tienen hijos, nietos, cónyuge y, sin hijos, los padres: la mitad de la parte legal, en dinero.',
  },
  'de.portion.right-list': {
    says: 'Pueden pedir una lista completa, también de regalos. Cuentan los de los últimos diez años, un décimo menos por año; al cónyuge, casi siempre enteros. Antes se restan deudas y entierro.',
  },
  'de.portion.right-time': {
    says: 'Es tarde tres años tras el fin del año en que supieron de la muerte y el testamento. Si perdiera su casa, un juez puede dar tiempo.',
  },
  'de.portion.step': {
    says: 'Haga la lista con valores al día de la muerte, por escrito. No pague nada antes del cálculo y pregunte a un abogado.',
  },
}
