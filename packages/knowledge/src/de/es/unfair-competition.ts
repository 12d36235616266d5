/** The Spanish words of the rows in ../unfair-competition.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNFAIR_COMPETITION_ES: Words = {
  'de.uwg.right-form': {
    says: 'La carta debe decir quién advierte, por qué puede, qué hizo usted y cómo se calcularon los gastos. Si no, no debe gastos y puede reclamar los suyos.',
  },
  'de.uwg.right-no-costs': {
    says: 'Por datos que faltan en una web, un competidor no puede pedir gastos. La primera promesa no necesita entonces pena si su empresa tiene menos de 100 personas.',
  },
  'de.uwg.right-abuse': {
    says: 'Una advertencia solo por dinero es un abuso sin efecto: en masa, con valor o pena demasiado altos. Las asociaciones deben estar en una lista oficial.',
  },
}
