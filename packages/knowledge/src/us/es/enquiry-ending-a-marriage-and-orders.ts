/** The Spanish words of the rows in ../enquiry-ending-a-marriage-and-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_ES: Words = {
  'us.fact.divorce-alone': {
    says: 'Casi siempre puede pedir el divorcio en el estado donde ha vivido bastante tiempo, a menudo seis meses, aunque la otra parte no firme. Solo la petición conjunta (en algunos estados, dissolution) necesita a los dos. El tribunal hace entregar los papeles. Si no hay respuesta, puede divorciarles sin la otra parte. Sin hijos y con pocos bienes suelen bastar los formularios del tribunal, y legal aid ayuda.',
  },
  'us.fact.child-chooses-parent': {
    says: 'Un menor no decide solo: la orden vale hasta que un juez la cambie. Pero los jueces escuchan a los mayores, en muchos estados desde unos 12 a 14 años. El padre o la madre puede pedir al tribunal de familia que cambie la custodia y mostrar qué va mal. Cuente a la escuela o al médico lo que pasa en casa. Si hay daño o miedo: Childhelp, 1-800-422-4453. Si piensa en hacerse daño: 988.',
  },
  'us.state.ms.ask-child-chooses-parent': {
    says: 'Un menor no decide solo: la orden vale hasta que el chancery court la cambie. Pero en Mississippi el juez puede tener en cuenta el deseo de un menor de 12 años o más, si ambos padres son aptos. El padre o la madre pide el cambio y muestra qué ha cambiado y daña al menor. Hasta entonces, no ir puede ser desacato del padre o la madre. Si hay daño o miedo: Childhelp, 1-800-422-4453. Si piensa en hacerse daño: 988.',
  },
  'us.fact.order-for-whom': {
    says: 'Hay dos clases. La orden por violencia doméstica es para familia, parejas, exparejas y casi siempre los padres de un hijo. Para los demás, la mayoría de los estados tiene otra: por acoso civil, acecho (stalking) o agresión sexual. Exige amenazas, acecho o acoso repetido. Cada persona pide la suya; pregunte en la secretaría del tribunal por el formulario y la tasa, que a menudo se perdona. Lleve grabaciones y mensajes. En peligro, llame al 911.',
  },
  'us.fact.grown-child-summoned': {
    says: 'Desde los 18 ningún tribunal puede ordenarle ver o llamar a un padre o madre. Pero no ignore una citación: escriba al tribunal o vaya, diga que tiene 18 y pida quedar fuera. Para hermanos menores el juez mira lo mejor para ellos y oye su deseo; el padre con quien viven debe contestar a tiempo. Si ese contacto le da miedo, pregunte por una orden de protección. Demandar por abuso tiene plazos según el estado. RAINN: 1-800-656-4673.',
  },
}
