/** Preguntas de vivienda y trabajo, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_ES: Words = {
  'ch.ask.repairs': {
    says: 'Escriba al casero con fotos y un plazo. Puede pedir menos alquiler desde que lo supo. Si no hace nada, avise por escrito y luego deposite el alquiler en la cuenta oficial.',
  },
  'ch.ask.landlord-enters': {
    says: 'Solo con su permiso o en una urgencia real. Debe tolerar visitas necesarias por reparación, venta o nuevo alquiler. Deben avisarse a tiempo y respetarle. Entrar a escondidas es delito.',
  },
  'ch.ask.end-lease': {
    says: 'Escriba una carta firmada; en la vivienda familiar firman los dos. El plazo suele ser de tres meses para la fecha local o la del contrato. Debe llegar a tiempo: por carta certificada.',
  },
  'ch.ask.lower-rent': {
    says: 'Pida por escrito un alquiler menor para la próxima fecha de fin. Sin respuesta en 30 días, o con un no, vaya a la conciliación en 30 días. Es gratis.',
  },
  'ch.ask.leave-early': {
    says: 'Ofrezca un nuevo inquilino que pueda pagar y acepte el mismo contrato. Basta uno. Desde ese día no debe alquiler. Hágalo por escrito, con sus papeles.',
  },
  'ch.ask.extra-costs': {
    says: 'Solo debe los gastos que nombra el contrato y su coste real. Pida ver las facturas antes de pagar. Si no está de acuerdo, la conciliación es gratis.',
  },
  'ch.ask.sick': {
    says: 'Conserva el sueldo un tiempo que crece con los años, o un subsidio diario. Pasada la prueba, un despido es nulo durante la enfermedad: 30, 90 o 180 días. Mande un certificado.',
  },
  'ch.ask.instant-dismissal': {
    says: 'Escriba enseguida que no lo acepta y ofrezca su trabajo. Sin motivo grave, o si esperaron más de unos días, deben el sueldo del preaviso y hasta seis meses más. Vaya a la conciliación.',
  },
  'ch.ask.own-notice': {
    says: 'Un mes el primer año, dos hasta el noveno y luego tres, a fin de mes. El contrato puede decir otra cosa. Piénselo: el desempleo puede sancionarle unas semanas.',
  },
  'ch.ask.jobless-sanction': {
    says: 'Opóngase por escrito en 30 días, gratis. Diga su buen motivo o por qué son demasiados días. Siga buscando trabajo y guarde pruebas.',
  },
  'ch.ask.holidays': {
    says: 'Tiene al menos cuatro semanas al año, cinco hasta los 20 años, dos seguidas. El empresario fija la fecha, pero debe escucharle. Durante el empleo no se pueden pagar en dinero.',
  },
  'ch.ask.more-time': {
    says: 'Pida más tiempo (Erstreckung) a la oficina de conciliación en 30 días desde que recibió el aviso. Es gratis. Para una vivienda, hasta cuatro años en una o dos veces. Muestre por qué irse es duro y guarde pruebas de su búsqueda. No si debía renta o faltó gravemente.',
  },
  'ch.ask.painting-and-wear': {
    says: 'El desgaste normal no lo paga usted. Por un daño real paga solo el valor de hoy: una pintura se da por gastada tras unos ocho años. El casero debe señalar los fallos enseguida al entregar, después solo los ocultos. No firme lo que no acepta. La conciliación es gratis.',
  },
  'ch.ask.notice-by-message': {
    says: 'Casi siempre es válido: la ley no exige forma. Es nulo solo si su contrato o convenio exige escrito. Mírelos enseguida. El preaviso corre entero con sueldo. Pida el motivo por escrito. Si estaba enferma o embarazada tras la prueba, es nulo.',
  },
  'ch.ask.pregnant-dismissed': {
    says: 'Tras la prueba su empresa no puede despedirla durante el embarazo ni en las 16 semanas tras el parto. Ese despido es nulo. Escriba enseguida que está embarazada, con certificado, y ofrezca su trabajo. En la prueba se permite, salvo que el embarazo sea el motivo.',
  },
  'ch.ask.overtime': {
    says: 'Las horas ordenadas o necesarias se pagan con un 25 % más, o se compensan con el mismo tiempo libre si usted acepta. Un contrato escrito puede decir otra cosa: mírelo. Anote día, horas y quién lo sabía. Reclámelo pronto por escrito. Tiene cinco años.',
  },
  'ch.ask.holidays-at-end': {
    says: 'Tome los días pendientes en el preaviso si hay tiempo. Lo que ya no se pueda tomar debe pagarse al final. Si le liberaron mucho tiempo, algunos días pueden contar como tomados. El derecho dura cinco años. Pida una cuenta escrita.',
  },
  'ch.ask.reference': {
    says: 'Puede pedir un certificado en cualquier momento, también durante el empleo. Debe ser cierto, completo y benévolo. Escriba qué frases están mal y proponga las suyas. Si se niegan, vaya a la conciliación; hasta 30.000 francos es gratis. También puede pedir solo una constancia.',
  },
  'ch.ask.jobless': {
    says: 'Inscríbase en el RAV (job-room.ch) a más tardar el primer día sin trabajo, y busque desde el aviso. Hacen falta doce meses cotizados en dos años. Es el 70 % del sueldo, el 80 % con hijos o sueldo bajo. Si se va sin otro empleo, pueden quitarle hasta 60 días: muestre su buen motivo.',
  },
  'ch.ask.bullying': {
    says: 'La empresa debe proteger su persona y salud. Lleve un diario: día, palabras, testigos. Quéjese por escrito al jefe o a la persona de confianza y pida medidas. Vea a un médico. Ayuda la inspección cantonal de trabajo. No renuncie deprisa: el paro puede quitar días. Un despido por quejarse puede ser abusivo.',
  },
  'ch.ask.pets': {
    says: 'Lea el contrato. El casero puede prohibir perros y gatos o pedir permiso previo. Los animales pequeños en número usual, en jaula o acuario, siempre se permiten. Un permiso dado solo se retira por un buen motivo. Si tiene uno contra el contrato, debe advertirle antes de un aviso.',
    dependsOn: 'el contrato y el animal',
  },
}
