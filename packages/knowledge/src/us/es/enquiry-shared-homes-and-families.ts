/** The Spanish words of the rows in ../enquiry-shared-homes-and-families.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHARED_HOMES_AND_FAMILIES_ES: Words = {
  'us.named.ask-partition': {
    says: 'Casi siempre sí: cualquier dueño puede pedir al tribunal dividir o vender la casa (partition), salvo que acordaran otra cosa. Quien pagó más del préstamo, impuestos o arreglos puede pedir crédito. Primero ofrezca por escrito comprar o vender a precio de tasación. Hasta entonces los dos deben al banco. Quitarse de la escritura no termina el préstamo.',
  },
  'us.named.ask-grandparent': {
    dependsOn: 'su estado y lo que pasó en la familia',
    says: 'Todos los estados dejan que algunos abuelos pidan visitas a un tribunal, casi siempre tras una muerte, un divorcio o si el niño vivió con ellos. El no de un buen padre pesa mucho: debe mostrar que las visitas son lo mejor para el niño. Anote el tiempo juntos. Pruebe antes la mediación. Si los padres no pueden cuidar, pida custodia o tutela.',
  },
  'us.named.ask-prenup': {
    dependsOn: 'cómo se firmó y qué se dijo',
    says: 'Vale si está por escrito y usted firma libremente. Un tribunal puede rechazarlo si la forzaron o no tuvo una idea justa del dinero y las deudas, y era muy injusto. Pocos días antes de la boda es mala señal; en California hacen falta siete días. Pida tiempo, la lista de bienes de cada uno y su propio abogado. La custodia y la manutención de hijos no se pueden fijar ahí.',
  },
  'us.named.ask-trespassers': {
    says: 'Entrar en un terreno después de un aviso casi siempre es delito. Ponga letreros claros en las entradas; en muchos estados la pintura morada en árboles o postes vale como letrero. Escriba a quien conozca. Guarde fotos con fecha y llame al sheriff, o al guardabosques si cazan. También puede demandar por daños. No amenace con un arma ni ponga trampas.',
  },
  'us.named.ask-film-police': {
    dependsOn: 'dónde está y si estorba',
    says: 'En público casi siempre puede filmar a la policía en su trabajo, con sonido, a distancia segura: los tribunales lo ven como libertad de expresión. No puede estorbar ni cruzar su cinta. Pueden pedirle que retroceda, no que borre. Para ver su teléfono necesitan una orden. Si lo toman, diga que no está de acuerdo, pida un recibo, anote nombres y llame a un abogado o a la ACLU.',
  },
  'us.named.ask-false-unemployment': {
    says: 'Alguien usó su nombre. Avise hoy del fraude a la oficina de desempleo del estado, en su propio sitio, y a su empleador. Denúncielo en IdentityTheft.gov y guarde el informe. Ponga gratis una alerta o un bloqueo en sus informes de crédito. No use dinero que llegue. Si llega un formulario 1099-G, pida uno corregido: no debe impuesto por lo que no recibió. Pida un PIN del IRS.',
  },
}
