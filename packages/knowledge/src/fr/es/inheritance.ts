/** The Spanish words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_ES: Words = {
  'fr.estate.reality': {
    says: 'Tiene tres opciones: aceptar todo, aceptar hasta lo que haya (concurrence de l’actif net) o renunciar. Aceptar todo trae todas las deudas.',
  },
  'fr.estate.right-time': {
    says: 'Nadie puede obligarle en cuatro meses. Tras un requerimiento (sommation) tiene dos meses, o se entiende que acepta.',
  },
  'fr.estate.right-refuse': {
    says: 'Renunciar se hace con un formulario en el tribunal o ante notario. En el tribunal es gratis. Las deudas ya no son suyas.',
  },
  'fr.estate.right-unknown': {
    says: '¿Aceptó y apareció una gran deuda desconocida? Tiene cinco meses para pedir al juez que le libere.',
  },
  'fr.estate.step': {
    says: 'Pida al notario la lista de bienes y deudas. No venda ni pague nada antes de elegir, salvo el funeral.',
  },
  'fr.estate.option-refuse': {
    says: 'Averigüe qué hay y qué se debe. Si hay más deudas, renuncie a tiempo. Dígaselo al acreedor.',
    title: 'Renunciar si son sobre todo deudas',
    cost: 'Nada, o una tasa en el juzgado o notario.',
    time: 'Cuatro meses sin presión.',
    risk: 'No recibe nada de la herencia. Apenas se puede deshacer.',
    bestFor: 'Las deudas superan lo que queda.',
  },
}
