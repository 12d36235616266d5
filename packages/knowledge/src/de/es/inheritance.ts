/** The Spanish words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_ES: Words = {
  'de.estate.reality': {
    says: 'El heredero asume también las deudas. Puede renunciar (Ausschlagung), pero solo en seis semanas.',
  },
  'de.estate.deadline': {
    says: 'Seis semanas desde que supo que hereda y por qué. El día indicado cuenta desde esta carta. Quizá lo supo antes.',
    action: 'Renunciar ante el tribunal o notario si hay sobre todo deudas',
    consequence: 'Queda como heredero, con todas las deudas.',
  },
  'de.estate.right-form': {
    says: 'Puede renunciar a la herencia, casi siempre en seis semanas desde que lo supo. Vaya al tribunal de sucesiones o a un notario. Una carta simple no vale.',
  },
  'de.estate.right-limit': {
    says: '¿Ya es heredero? Puede limitar las deudas a la herencia: Nachlassverwaltung, insolvencia o excepción de insuficiencia.',
  },
  'de.estate.right-three-months': {
    says: 'Como heredero puede negarse a pagar los tres primeros meses. Una deuda oculta puede permitir anular la aceptación.',
  },
  'de.estate.step': {
    says: 'Haga una lista de bienes y deudas. No pague ni venda nada antes de decidir.',
  },
  'de.estate.option-refuse': {
    says: 'Averigüe qué hay y qué se debe. Si hay más deudas, renuncie a tiempo. Dígaselo al acreedor.',
    title: 'Renunciar si son sobre todo deudas',
    cost: 'Nada, o una tasa en el juzgado o notario.',
    time: 'Casi siempre seis semanas.',
    risk: 'No recibe nada de la herencia. Apenas se puede deshacer.',
    bestFor: 'Las deudas superan lo que queda.',
  },
}
