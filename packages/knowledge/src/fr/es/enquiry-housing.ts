/** Questions about renting a home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'fr.ask-home.step-papers': {
    says: 'Busque su contrato y anote la fecha: vacía o amueblada, inicio, fin, fianza.',
  },
  'fr.ask-home.step-adil': {
    says: 'Pida a su ADIL consejo jurídico gratuito antes de responder al arrendador.',
  },
  'fr.ask-home.step-written': {
    says: 'Escriba al arrendador por carta certificada y guarde una copia.',
  },
  'fr.ask-home.right-judge': {
    says: 'Solo un juez puede acabar con su derecho a quedarse en casa.',
  },
  'fr.ask-home.right-decent': { says: 'Tiene derecho a una vivienda digna y segura.' },
  'fr.ask-home.right-receipt': {
    says: 'Tiene derecho a un recibo de alquiler gratuito (quittance) si lo pide.',
  },
  'fr.ask-home.option-adil': {
    title: 'Preguntar a su ADIL',
    says: 'Un jurista de la ADIL le responde gratis.',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Ninguno.',
    bestFor: 'Cualquier pregunta sobre alquiler.',
  },
  'fr.ask-home.option-conciliator': {
    title: 'Pedir un conciliador gratuito',
    says: 'Un conciliateur de justice les reúne a usted y al arrendador.',
    cost: 'Nada.',
    time: 'Unas semanas.',
    risk: 'Ninguno.',
    bestFor: 'Quiere conservar la casa y acabar el conflicto.',
  },
  'fr.ask-home.know-winter': {
    says: 'Del 1 de noviembre al 31 de marzo no se puede desahuciar a un inquilino, en la mayoría de los casos.',
    learnMore: 'El alquiler se sigue debiendo.',
  },
  'fr.ask-home.warn-rent': {
    says: 'Siga pagando el alquiler, también en un conflicto. Dejarlo puede costarle la casa.',
  },
  'fr.ask-home.right-no-force': {
    says: 'Un arrendador no puede echarle por la fuerza ni cambiar la cerradura. Es un delito.',
  },
  'fr.ask-home.throw-out': {
    says: 'Solo un juez puede terminar el contrato y solo un agente puede desahuciar. Un arrendador que lo hace solo comete un delito. Llame a la policía (17).',
  },
  'fr.ask-home.winter': {
    says: 'Del 1 de noviembre al 31 de marzo no se echa a un inquilino, en la mayoría de los casos. El alquiler se debe y el juicio sigue.',
    dependsOn: 'si hay otra casa para usted y cómo entró',
  },
  'fr.ask-home.rent-arrears': {
    says: 'Hable con el arrendador, llame a SOS loyers impayés (0 805 16 00 75) y pida el FSL. Tras una orden formal (commandement) tiene seis semanas en contratos nuevos.',
  },
  'fr.ask-home.notice-landlord': {
    says: 'Vacía: seis meses antes del fin del contrato. Amueblada: tres. Solo para vender, vivir allí o por un motivo serio, y nunca a mitad del contrato.',
    dependsOn: 'si la casa está amueblada',
  },
  'fr.ask-home.notice-tenant': {
    says: 'Amueblada: un mes. Vacía: tres meses, o uno en zona tensa (zone tendue), tras perder el trabajo, un primer empleo, por salud o con RSA.',
    dependsOn: 'dónde está y por qué se va',
  },
  'fr.ask-home.deposit': {
    says: 'Debe volver en un mes si la revisión de salida coincide con la de entrada, en dos si no. Tarde: 10 % del alquiler más por cada mes empezado.',
    dependsOn: 'la revisión de salida',
  },
  'fr.ask-home.rent-rise': {
    says: 'Solo una vez al año, solo si lo dice el contrato, y como mucho según el índice (IRL). Un año olvidado no se puede reclamar.',
    dependsOn: 'qué dice su contrato',
  },
  'fr.ask-home.repairs': {
    says: 'Escriba por carta certificada y pida la reparación. No deje de pagar. Si no pasa nada, vaya al conciliador o al juez, y avise al ayuntamiento.',
  },
  'fr.ask-home.charges': {
    says: 'Pida la cuenta anual. Puede ver las facturas durante seis meses. Los gastos solo se pueden reclamar tres años.',
    dependsOn: 'qué muestran los papeles',
  },
  'fr.ask-home.landlord-enter': {
    says: 'El arrendador no puede entrar sin su sí, ni con llave. Para visitas se acuerda una hora, como mucho dos horas en días laborables.',
  },
  'fr.ask-home.eviction-judged': {
    says: 'Tiene dos meses desde la orden para salir. Pida al juez de ejecución hasta un año, y solicite el DALO.',
  },
  'fr.ask-home.guarantor': {
    says: 'Un avalista paga si el inquilino no paga. Sin fecha de fin puede pararlo por escrito, pero sigue hasta el fin del contrato.',
    dependsOn: 'el papel que firmó',
  },
  'fr.ask-home.exit-check': {
    says: 'Compare la revisión de salida con la de entrada. Usted paga daños, no el desgaste por la edad. Pida presupuestos o facturas, luego vaya a la comisión de conciliación gratuita (CDC).',
  },
  'fr.ask-home.flatmate': {
    says: 'Con una cláusula solidaria cada compañero debe todo el alquiler. El que se va sigue obligado como mucho seis meses después del preaviso.',
    dependsOn: 'qué dice el contrato',
  },
  'fr.ask-home.more-time': {
    says: 'Pida más tiempo al juez de ejecución (juge de l’exécution): de un mes a un año. Lleve pruebas de sus ingresos y de su búsqueda de vivienda. Solicite también el DALO.',
  },
  'fr.ask-home.neighbour-noise': {
    says: 'El ruido nocturno puede tener multa, y de día también si dura, se repite o es fuerte. Hable o escriba, anote fechas y llame a la policía. Un conciliador gratuito o un juez puede pararlo.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'Puede obligar al vecino a cortar las ramas que pasan. Las raíces puede cortarlas usted en el límite. Un árbol de más de dos metros debe estar a dos metros, un seto a medio metro, salvo uso local. Pruebe antes con un conciliador gratuito.',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Pídalo por escrito. El casero debe dar un recibo por cada alquiler pagado entero, sin coste. Por un pago parcial da un simple recibo. Si se niega, acuda a la comisión de conciliación gratuita (CDC).',
  },
  'fr.ask-home.dalo': {
    says: 'Pida primero una vivienda social y guarde el número. ¿Está sin casa, a punto de desahucio, en una vivienda indigna o espera demasiado? Envíe gratis el formulario DALO a la comisión de la prefectura. Si dice sí y no llega nada en tres a seis meses, vaya al tribunal administrativo.',
  },
}
