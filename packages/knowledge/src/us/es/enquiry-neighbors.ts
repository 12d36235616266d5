/** Questions about fences, noise, trees, dogs and city rules: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEIGHBORS_ES: Words = {
  'us.ask-life.over-the-line': {
    says: 'Casi nunca puede quedarse en su terreno sin su permiso. Haga que un topógrafo (surveyor) con licencia marque el límite. Escriba luego al vecino con una copia y un día para moverlo, y ofrezca mediación gratuita. No lo derribe usted. Si no, un tribunal puede ordenar que lo mueva o darle dinero. No espere años: en California cinco años, con los impuestos pagados, pueden dar la franja al vecino. Otros estados tienen otros plazos.',
  },
  'us.ask-life.fence': {
    says: 'Deciden las reglas del estado y la ciudad. En California los vecinos casi siempre comparten una cerca necesaria, tras aviso escrito de 30 días. En muchos estados no debe lo que no aceptó.',
    dependsOn: 'su estado, y si la cerca hace falta',
  },
  'us.ask-life.noise': {
    says: 'Lleve un registro y escriba primero al vecino. Después quéjese ante la ciudad o el propietario. Si pasa mucho de lo normal, una corte puede pararlo o dar dinero.',
  },
  'us.ask-life.tree': {
    says: 'Casi siempre puede cortar ramas hasta la línea a su costo, si el árbol vive. El dueño paga el daño de un árbol que se veía peligroso. Avíselo por escrito.',
    dependsOn: 'si el árbol se veía peligroso antes',
  },
  'us.ask-life.dog': {
    says: 'En muchos estados el dueño paga la mordida, aun la primera. En otros hay que mostrar que conocía el peligro o fue descuidado, como un portón abierto o la ley de correa. Vaya al médico, repórtelo a control de animales y guarde fotos y cuentas. Pida el seguro de casa o de inquilino del dueño, que suele pagar. Si se niega, puede decidir el tribunal de reclamos menores.',
    dependsOn: 'su estado',
  },
  'us.ask-life.city-code': {
    says: 'Lea la regla y la fecha. Arréglelo y envíe fotos, o pida por escrito más tiempo o audiencia antes de que empiece la multa.',
  },
}
