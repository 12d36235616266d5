/** Questions about builders from next door, trees that do harm, and promises in the deeds: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKS_NEXT_DOOR_ES: Words = {
  'gb.ask-neighbour.access-for-works': {
    says: 'Puede decir que no. El jardín y la valla son suyos: entrar sin su sí es una intrusión (trespass). Un juez puede ordenar el paso, pero casi siempre solo para reparaciones que conservan un edificio, no para una ampliación. Un aviso según la Party Wall Act es distinto: si la ley permite la obra, pueden entrar a los 14 días. Si acepta, escriba los días, quién paga los daños y que todo se repone. Si dejaron suciedad o daños, pida el coste por escrito.',
  },
  'gb.ask-neighbour.tree-damage': {
    says: 'Puede cortar raíces y ramas hasta su límite, pero no de modo que el árbol muera o caiga. Pregunte antes a un podador, y al ayuntamiento (council) si está protegido. Sin un juez no puede obligarles a talarlo. Si daña su lado, escríbales con fotos y dé un tiempo justo. Después deben el coste razonable del arreglo: se llama «nuisance». Avise también a su seguro del hogar.',
  },
  'gb.ask-neighbour.fence-promise': {
    says: 'Una T en las escrituras (deeds) suele mostrar de quién es la valla: del lado donde está. Pero una promesa de mantenerla casi siempre obliga solo a quien la hizo, no a un comprador posterior que no la repitió. Así que a menudo nadie puede obligar al dueño. No tiene que pagar si no lo aceptó. Puede poner su propia valla en su lado. ¿Puede caer sobre personas? Avise al ayuntamiento (council).',
  },
}
