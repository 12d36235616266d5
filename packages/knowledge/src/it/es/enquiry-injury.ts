/** The Spanish words of the rows in ../enquiry-injury.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INJURY_ES: Words = {
  'it.ask.animal-bite': {
    says: 'Quien tiene el animal paga el daño, salvo puro azar o culpa de usted. Vaya al médico, tome fotos y nombres y avise a la policía. Escriba al dueño y pida su seguro. Tiene cinco años.',
  },
  'it.ask.street-fall': {
    says: 'Paga quien cuida el lugar, salvo que el peligro se viera fácilmente. Haga fotos el mismo día, apunte testigos y guarde el parte médico. Escriba al ayuntamiento o a la tienda. Tiene cinco años.',
    dependsOn: 'lo que pueda probar',
  },
}
