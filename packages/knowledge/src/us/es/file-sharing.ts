/** The Spanish words of the rows in ../file-sharing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FILE_SHARING_ES: Words = {
  'us.swarm.right-who': {
    says: 'Pagar una línea de internet no prueba que usted copió. El dueño debe mostrar que lo hizo usted, o que lo sabía y ayudó.',
  },
  'us.swarm.right-quash': {
    says: 'Su firma de internet debe avisarle antes de dar su nombre por orden de la corte. Puede pedir a esa corte que lo pare antes de la fecha de la carta.',
  },
  'us.swarm.know-sums': {
    says: 'Solo el dueño puede copiar o compartir una película. En un juicio el juez puede fijar de $750 a $30,000 por obra, y más si fue a propósito.',
  },
  'us.swarm.step-silent': {
    says: 'No abra la página de acuerdo ni responda todavía: eso les dice quién es usted. Deje de compartir, proteja su wifi y guarde el aviso. Pregunte primero a un abogado.',
  },
  'us.swarm.ask-notice': {
    says: 'No abra el enlace de acuerdo ni responda todavía. Casi siempre solo tienen una dirección IP, y responder les da su nombre. Su proveedor casi siempre lo da solo con orden judicial, y debe avisarle antes. Pagar la línea no prueba que usted copió. Deje de compartir, proteja el wifi y guarde el aviso. Si llega una subpoena o demanda, actúe antes de su fecha, con abogado.',
  },
}
