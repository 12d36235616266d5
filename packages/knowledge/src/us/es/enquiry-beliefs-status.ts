/** What people believe of a home without papers, of green cards, the police and custody: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATUS_ES: Words = {
  'us.fact.no-written-lease': {
    says: 'Un contrato de palabra también cuenta. Si paga por mes, suele ir de mes a mes. Para acabarlo, el dueño debe escribir antes, en muchos estados 30 días o más. Después solo un juez puede sacarle; cambiar la cerradura está prohibido en casi todos los estados. Las reglas sobre arreglos y depósito también valen para usted. Guarde prueba de cada renta pagada.',
  },
  'us.fact.green-card-lost': {
    says: 'La green card se puede perder: por algunos delitos (drogas, robo, violencia), por fraude, por votar o decir que es ciudadano, y por vivir demasiado tiempo fuera. Primero debe decidir un immigration judge, y puede tener abogado. No firme ningún papel que renuncie a ella (Form I-407). Antes de declararse culpable de algo, pregunte a un abogado de inmigración.',
  },
  'us.fact.spouse-green-card': {
    says: 'Casarse no da por sí solo la green card. Primero su cónyuge presenta el Form I-130. Si usted entró legalmente, casi siempre puede presentar aquí a la vez el Form I-485; si no, pregunte a un abogado antes de salir o presentar nada. Hasta el sí solo puede trabajar con permiso. ¿Menos de dos años de casados? La tarjeta dura dos años: Form I-751 en los últimos 90 días. Un matrimonio falso es delito.',
  },
  'us.fact.show-id': {
    says: 'Si conduce, debe mostrar la licencia. A pie casi nunca necesita papeles. En cerca de la mitad de los estados debe decir su nombre si la policía tiene una razón real para sospechar de usted. Pregunte: «Am I free to go?» En lo demás puede callar. Nunca dé un nombre falso. Si no es ciudadano y tiene 18 años o más, la ley federal pide llevar sus papeles de registro.',
    dependsOn: 'lo que sospechan y si usted conduce',
  },
  'us.fact.custody-no-preference': {
    says: 'Ningún estado prefiere por ley a la madre o al padre. El juez mira qué es mejor para el niño: quién lo cuida, escuela, seguridad y quién le deja ver al otro. Si nunca se casaron, puede que el padre deba ser reconocido antes con un formulario o por un juez. Siga viendo al niño, anote los días y pida en el self-help center del juzgado un parenting plan.',
  },
}
