/** The Spanish words of the rows in ../enquiry-home-and-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_WORDS: Words = {
  'it.ask.locks': {
    says: 'No. Solo un juez puede hacerle salir. Si el casero cambia la cerradura o corta la luz, llame a la policía.',
  },
  'it.ask.rent-behind': {
    says: 'Pague ya lo que pueda y ofrezca un plan. Si recibe un papel de desahucio, vaya a la vista: puede pagarlo todo o pedir hasta 90 días.',
  },
  'it.ask.end-lease': {
    says: 'El casero debe escribir seis meses antes del fin. Al acabar los primeros cuatro años hace falta un motivo legal. Si no, el contrato se renueva.',
    dependsOn: 'la duración de su contrato y la fecha de la carta',
  },
  'it.ask.deposit': {
    says: 'Pídala por carta certificada (raccomandata) o e-mail certificado (PEC), con la fecha en que devolvió las llaves. El casero solo puede quedarse con daños probados y debe pagar intereses.',
  },
  'it.ask.dismissed-orally': {
    says: 'Un despido debe ser por escrito; de palabra no tiene efecto. Escriba ya que sigue dispuesto a trabajar. Luego vaya a un sindicato.',
  },
  'it.ask.dismissed': {
    says: 'Envíe una impugnación escrita por carta certificada o e-mail certificado (PEC) en 60 días. Pida el paro (NASpI) en 68 días. Un sindicato puede ayudar.',
  },
  'it.ask.naspi-cause': {
    says: 'Sí, también tras un despido disciplinario, con 13 semanas pagadas en algo más de cuatro años. Pídalo en 68 días.',
  },
  'it.ask.wages-unpaid': {
    says: 'Pídalo por escrito, luego vaya a un sindicato o a la inspección de trabajo. Con la nómina, un abogado puede lograr una orden de pago. Tiene cinco años.',
  },
  'it.ask.landlord-enters': {
    says: 'No. El casero solo puede entrar con su sí. Acuerden un día para visitas y reparaciones.',
  },
  'it.ask.leave-flat': {
    says: 'Por motivos serios puede irse con seis meses de preaviso por carta certificada. El contrato puede dejarle salir más fácil.',
    dependsOn: 'su contrato y su motivo',
  },
  'it.ask.rent-rise': {
    says: 'Solo como dice el contrato escrito, normalmente según el índice ISTAT. Con el impuesto fijo (cedolare secca) el alquiler no puede subir durante el contrato.',
    dependsOn: 'lo que dice su contrato',
  },
  'it.ask.sick-dismissed': {
    says: 'No por estar enfermo, hasta que pase el límite de días de su convenio (comporto). Después sí pueden. Tiene 60 días para impugnarlo.',
    dependsOn: 'cuántos días da su convenio',
  },
  'it.ask.pregnant-dismissed': {
    says: 'No. Desde el inicio del embarazo hasta que el hijo cumple un año, un despido es nulo, con pocas excepciones. Envíe el papel médico e impúgnelo.',
  },
  'it.ask.resign': {
    says: 'Dimita por internet con SPID o en una oficina de ayuda (patronato), con el preaviso de su convenio. Puede retirarla en siete días. El paro (NASpI) llega solo con un incumplimiento grave (giusta causa).',
  },
  'it.ask.myth-children-evict': {
    says: 'Los hijos no paran por sí solos un desahucio. Pero el juez puede dar más tiempo, y los servicios sociales pueden ayudar.',
  },
  'it.ask.landlord-needs-home': {
    dependsOn: 'cuándo termina su contrato',
    says: 'Solo al final de los primeros cuatro años (tres en renta concertada), con seis meses de aviso y el motivo escrito. Necesitarla para un hijo es un motivo. Si en doce meses la casa no se usa así, puede reclamar.',
  },
  'it.ask.dismissed-message': {
    says: 'El despido debe ser por escrito, con los motivos. Algunos jueces aceptan un WhatsApp como escrito: no espere. Impúgnelo por carta certificada o PEC en 60 días y demande después en 180 días.',
  },
  'it.ask.holiday-left': {
    says: 'Al terminar el contrato, la empresa debe pagar las vacaciones no disfrutadas, también si dimitió. Pídalo por carta certificada o PEC. Con la nómina, un juez puede ordenar pronto el pago.',
  },
  'it.ask.parental-leave': {
    says: 'Es su derecho y el jefe no puede negarse. Solicítelo al INPS en línea y avise a la empresa al menos cinco días antes, o como diga el convenio. Si lo impiden, acuda a un patronato o a la inspección de trabajo.',
  },
  'it.ask.home-sold': {
    says: 'La venta no acaba con el contrato: el comprador lo asume. Para vender, el dueño solo puede negar la renovación en el primer vencimiento. Hacen falta seis meses de aviso y que no tenga otra casa, y usted puede comprar primero.',
  },
  'it.ask.forced-resignation': {
    says: 'No firme nada. Una dimisión solo vale si la envía usted en línea, con SPID o con un patronato; un papel firmado no tiene efecto. Puede retirarla en siete días. Si le amenazan, acuda a un sindicato.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'el motivo real',
    says: 'Un contrato temporal puede acabar en su fecha también en el embarazo. Si la maternidad empieza en los 60 días siguientes, el INPS la paga igual. No renovar por el embarazo es discriminación. Acuda a un sindicato o patronato.',
  },
  'it.ask.wages-resign': {
    says: 'Dos o más meses impagados suelen ser justa causa. No debe preaviso, lo cobra, y puede pedir NASpI. Antes reclame por escrito y vea a un sindicato. Si la empresa quiebra, un fondo del INPS paga el TFR y los tres últimos meses.',
  },
  'it.ask.transfer': {
    says: 'Solo pueden trasladarle por necesidades reales, que deben probar. Pida los motivos por escrito. Para impugnarlo, escriba en 60 días. Siga trabajando hasta que decida un juez y vea a un sindicato.',
  },
  'it.ask.not-registered': {
    says: 'Tiene derecho a salario, TFR y cotizaciones, también sin papel. Guarde mensajes, fotos y nombres. Denuncie en la Ispettorato del lavoro o un sindicato. Tiene cinco años para reclamar.',
  },
  'it.ask.mobbing': {
    says: 'Anote cada hecho con fecha y testigos, y vea a su médico. Avise por escrito a la empresa: debe proteger su salud. Vaya a un sindicato o a la consigliera di parità. Puede pedir dinero, o irse por causa grave con NASpI.',
  },
  'it.ask.naspi-length': {
    says: 'Dura la mitad de las semanas cotizadas en cuatro años, dos años como máximo. Desde el sexto mes baja un 3 % al mes, desde el octavo con más de 55 años. Pídala en 68 días.',
    dependsOn: 'cuántas semanas cotizó',
  },
  'it.ask.charge': {
    says: 'Tiene cinco días para responder por escrito o pedir ser oído con un sindicalista. Responda a cada hecho con pruebas y no firme culpas. Solo después pueden sancionar. Contra una sanción tiene 20 días ante la oficina laboral.',
  },
  'it.ask.rent-unregistered': {
    says: 'Un contrato sin escribir ni registrar es nulo: el dueño no puede usar el desahucio rápido. Lo pagado de más puede pedirlo hasta seis meses después de irse. Puede pedir al juez un contrato normal con la renta legal. Consulte antes a SUNIA.',
  },
  'it.ask.evict-children': {
    says: 'Los hijos no lo paran por sí solos. Por impago puede pedir hasta 90 días para pagar, o 120 en dificultad. Luego el juez fija el día: en seis meses, doce en casos graves. Vaya a servicios sociales y pida abogado gratis.',
    dependsOn: 'el motivo y lo que pida al juez',
  },
  'it.ask.tfr-amount': {
    says: 'Para cada año tome el salario bruto y divídalo entre 13,5. Añada la subida legal anual. Se debe al acabar el trabajo, el día que fije el convenio (CCNL). Tiene cinco años. Si la empresa quiebra, pida el fondo del INPS.',
  },
  'it.ask.deposit-limit': {
    says: 'La fianza puede ser de tres meses de renta como máximo. Da interés legal, que se paga cada año. Se devuelve al irse, menos los daños que el dueño pruebe.',
  },
}
