/** Preguntas de trabajo y vivienda, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_AND_HOME_ES: Words = {
  'jp.ask.bullying': {
    says: 'Apunte cada día, las palabras y los testigos. Avise por escrito a la oficina de la empresa: debe investigar y no puede castigarle. Si no hace nada, vaya a la oficina laboral gratuita (総合労働相談コーナー).',
  },
  'jp.ask.overtime': {
    says: 'Las horas extra se pagan al menos un 25 % más, aunque solo las toleren. Guarde notas, correos y fichajes. Reclame por escrito y luego vaya a la inspección. Tiene tres años.',
  },
  'jp.ask.job-benefit': {
    says: 'Vaya a Hello Work con la hoja de salida (離職票). Si la empresa terminó, empieza a los siete días. Si se fue usted, suele haber un mes más. Si el motivo está mal, opóngase allí.',
  },
  'jp.ask.repairs': {
    says: 'Avise por escrito con fotos. El casero debe reparar. Si una parte no sirve, el alquiler baja en esa parte. Si no actúa a tiempo, puede hacerlo reparar y pedir el coste.',
  },
  'jp.ask.landlord-enters': {
    says: 'No sin su permiso, salvo urgencia real como fuego o fuga. Debe permitir reparaciones necesarias a una hora acordada. Escriba que no permite entrar sin aviso. Si sigue, llame a la policía.',
  },
  'jp.ask.paid-leave': {
    says: 'Tras seis meses con el 80 % de asistencia tiene vacaciones pagadas: diez días a jornada completa, menos a tiempo parcial. La empresa solo puede mover el día si estorba el trabajo, y no castigarle.',
  },
  'jp.ask.move-out-bill': {
    says: 'No paga el desgaste normal ni la edad. Incluso con daños, el papel pintado casi no vale nada tras seis años. Una cláusula de limpieza vale solo si es clara y justa. No firme en el acto. Pida cada partida y escriba lo que rechaza. Llame al 188; hasta 600.000 yenes ayuda un juicio pequeño.',
  },
  'jp.ask.fired-by-message': {
    says: 'Un despido no exige forma, pero sí un motivo justo y 30 días de aviso o sueldo. Pregunte hoy por escrito: ¿es un despido y por qué? Escriba que quiere seguir. No firme una renuncia. Guarde el mensaje. Vaya a la consulta gratuita (総合労働相談コーナー).',
  },
  'jp.ask.fired-while-ill': {
    says: 'Si el trabajo le enfermó o hirió, no pueden despedirle durante la baja ni 30 días después. Por una enfermedad privada, la empresa debe seguir antes sus reglas de licencia (休職) y ver si puede volver. No firme nada. Pida motivo y reglas por escrito, con certificado.',
  },
  'jp.ask.pregnant-fired': {
    says: 'No pueden despedirla ni tratarla peor por embarazo, parto o permiso parental. Un despido en el embarazo o en el año tras el parto es nulo, salvo que la empresa pruebe otro motivo. No firme nada. Anote lo dicho. Llame a la oficina laboral (雇用環境・均等部).',
  },
  'jp.ask.leave-before-quitting': {
    says: 'Antes de irse puede tomar todos los días pendientes. La empresa no puede moverlos tras su último día ni negarse. Diga los días por escrito o correo. Lo que sobra se suele perder, pues no debe pagarlo. Si se niega, vaya a la inspección (労働基準監督署).',
  },
  'jp.ask.sick-pay': {
    says: 'Con el seguro de empleados recibe subsidio (傷病手当金) desde el cuarto día: unos dos tercios del sueldo, hasta un año y seis meses en total. Médico y empresa rellenan el papel. Con un año de seguro puede seguir tras dejar el empleo. Si el trabajo le enfermó, pida 労災.',
  },
  'jp.ask.not-renewed': {
    says: 'Si le renovaron muchas veces, o podía esperarlo, hace falta un motivo justo para parar. Escriba enseguida que quiere la renovación. Pida el motivo por escrito. Tras más de cinco años en total puede pedir un empleo sin fin. Vaya a la consulta laboral gratuita.',
  },
  'jp.ask.renewal-fee': {
    says: 'Solo la debe si el contrato la nombra claramente. El Tribunal Supremo la acepta si la suma no es demasiado alta para la renta y el tiempo. Si el contrato calla, o sigue por ley y la cláusula no lo cubre, no debe pagar. No pueden echarle solo por preguntar.',
  },
  'jp.ask.wage-deduction': {
    says: 'El sueldo se paga entero. Solo se descuenta impuesto, seguro y lo que permite un acuerdo escrito del personal. Una multa fija por irse o por un error es nula, y casi siempre también una cláusula de costes de formación. Un daño real por descuido grave se reparte como mucho. Niéguese por escrito y vaya a la inspección laboral.',
  },
  'jp.ask.care-leave': {
    says: 'Puede tomar 93 días de permiso de cuidado (介護休業) por cada familiar, en hasta tres partes. La empresa no puede negarse ni castigarle. Dígalo por escrito dos semanas antes. El seguro de empleo paga cerca del 67 % del sueldo. Hay además cinco días al año para cuidados cortos (介護休暇).',
  },
  'jp.ask.employer-bankrupt': {
    says: 'El Estado (未払賃金立替払制度) paga cerca del 80 % de sueldos y dinero de salida, con tope por edad. Vale en quiebra o si la inspección ve que la empresa paró. Debe haber salido en los dos años desde seis meses antes de la solicitud. Pídalo en dos años.',
  },
  'jp.ask.work-injury': {
    says: 'Puede pedirlo usted en la inspección laboral, aunque la empresa no firme. También a tiempo parcial. Paga toda la atención y desde el cuarto día cerca del 80 % del sueldo. No use la tarjeta sanitaria; diga al médico que es del trabajo. La empresa no puede despedirle por ello.',
  },
  'jp.ask.job-offer': {
    says: 'Una oferta aceptada ya es un contrato. Solo se anula por un motivo justo que no podían saber antes. Pida el motivo por escrito y escriba que quiere empezar. Puede pedir el empleo o dinero. Si estudia, avise a su escuela y a Hello Work.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Tras perder el empleo o ingresos, su ciudad puede pagar la renta (住居確保給付金) al casero, casi siempre tres meses, hasta nueve. Pregunte en la oficina de ayuda (自立相談支援機関). Avise pronto al casero y ofrezca plazos. Un mes de retraso rara vez basta, y nadie puede echarle sin tribunal.',
  },
  'jp.ask.water-leak': {
    says: 'Haga fotos y avise enseguida a la administración, para hallar la causa. Si la persona de arriba fue descuidada, debe su daño, a menudo por su seguro. Si se rompió una tubería vieja, responde el dueño o el edificio. Guarde lo mojado y las facturas. Su seguro de incendios también puede pagar.',
  },
}
