/** The Spanish words of the rows in ../enquiry-guests-and-fallen-trees.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUESTS_AND_FALLEN_TREES_ES: Words = {
  'us.fact.tree-fell': {
    says: 'Llame primero a su propio seguro: casi siempre paga casa, cerca o garaje, y el seguro del auto paga el auto. Un árbol sano que tira una tormenta casi nunca es culpa de nadie. El vecino paga solo si el árbol parecía muerto o peligroso y lo sabía. Tome fotos antes de limpiar y guarde avisos viejos.',
  },
  'us.fact.guest-wont-leave': {
    says: 'No cambie la cerradura ni saque sus cosas: puede ser un desalojo ilegal. Quien vive con usted, aun sin contrato ni renta, casi siempre tiene derecho a un aviso escrito, a menudo 30 días. Si se queda, pida el desalojo en la corte. Si teme, pida una orden de protección o llame al 911.',
  },
  'us.fact.landlord-locks-out': {
    says: 'No, ni por renta sin pagar ni en su propia casa. En casi todos los estados un dueño no puede cambiar cerraduras, cortar luz o agua, ni sacar las cosas. El inquilino podría volver a entrar y pedirle dinero ante un juez. Entregue primero el aviso escrito de su estado. Después pida el desalojo en la corte. Solo un oficial puede sacar al inquilino, tras la orden del juez.',
  },
}
