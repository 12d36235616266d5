/** The Spanish words of the rows in ../enquiry-homes-and-money-of-families.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_MONEY_OF_FAMILIES_ES: Words = {
  'us.fact.ex-on-mortgage': {
    says: 'Mire su sentencia de divorcio. Solo si fija un día para refinanciar o vender tiene que hacerlo; entonces su ex puede pedir al tribunal que la haga cumplir. Sin esa orden usted conserva la casa que le dieron, pero el banco puede seguir pidiendo a los dos, y los retrasos dañan a ambos. El banco no puede exigir todo el préstamo por el traspaso del divorcio. Pida que le deje asumir el préstamo solo.',
    dependsOn: 'lo que ordena la sentencia de divorcio',
  },
  'us.fact.spouse-sells-home': {
    says: 'Si hay peligro, eso es lo primero: una orden de protección puede sacar a la otra persona de la casa (1-800-799-7233, día y noche). Si su nombre está en la escritura, no se puede vender sin su firma, y muchos estados exigen las dos en todo caso. Pida el divorcio y enseguida órdenes temporales: no vender, quién se queda, quién paga. Escriba al banco como dueña o dueño por las cuotas. Una ejecución exige avisos y semanas. Legal aid puede ayudar.',
  },
  'us.state.tx.ask-spouse-sells-home': {
    says: 'Si hay peligro, eso es lo primero: una orden de protección puede sacar a la otra persona de la casa (1-800-799-7233, día y noche). En Texas ninguno de los esposos puede vender el hogar (homestead) sin la firma del otro, esté a nombre de quien esté el préstamo. Lo ganado en el matrimonio es casi siempre de los dos. Pida el divorcio y enseguida órdenes temporales. Llame al banco: antes de una subasta hay avisos. Formularios: TexasLawHelp.org.',
  },
  'us.fact.agent-fails': {
    says: 'Primero hablen: la persona apoderada puede renunciar por escrito y entra la segunda que nombre el papel. Mientras la persona entienda, puede anular el poder y firmar otro. Si no, cualquier allegado puede pedir al tribunal (probate court) que revise lo que hace o no hace, dé órdenes o nombre un tutor. Pague lo urgente y guarde los papeles del banco. Si falta dinero o cuidado: Adult Protective Services (Eldercare Locator, 1-800-677-1116).',
  },
  'us.fact.spouse-card-on-my-report': {
    says: 'Quien no firmó una tarjeta y solo está casado con su titular, o solo podía usarla, no la debe. En estados de bienes comunes, como California o Texas, puede ser distinto. Dispute el dato por escrito ante el banco y cada buró; deben revisarlo, casi siempre en 30 días. Pida el contrato firmado. Decir que se quejará ante el CFPB es su derecho y no es chantaje.',
  },
}
