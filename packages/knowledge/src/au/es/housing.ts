/** The Spanish words of the rows in ../housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_ES: Words = {
  'au.home.nsw-element-reason': {
    says: 'En Nueva Gales del Sur un aviso (notice) para terminar un contrato debe dar un motivo de la ley.',
    name: 'El motivo',
    ifMissing:
      'No vemos un motivo. Sin él, el aviso quizá no cuente. Llame a un servicio de inquilinos.',
  },
  'au.home.myth-date': {
    says: 'Una fecha en un aviso (notice) no termina por sí sola con su casa. Solo un tribunal (tribunal o court) puede ordenar que se vaya.',
  },
  'au.home.want': { says: 'Este aviso (notice) es el primer paso, no el último.' },
  'au.home.reality': {
    says: 'Un aviso (notice) no termina por sí solo con su casa. Si usted se queda, el arrendador debe pedir una orden a un tribunal (tribunal o court).',
  },
  'au.home.who': {
    says: 'Un arrendador o agente es una persona o empresa privada. No puede dejarle fuera ni sacar sus cosas.',
  },
  'au.home.rights': {
    says: 'Puede quedarse hasta que haya una orden. Puede ponerse al día con el alquiler, disputar el aviso (notice) o pedir tiempo.',
  },
  'au.home.not-yet': {
    says: 'No pueden echarle hoy. Necesitan un aviso válido (notice), una orden y luego la policía o un oficial (sheriff o bailiff).',
  },
  'au.home.know-form': {
    says: 'Un aviso (notice) con el formulario equivocado, fechas equivocadas o sin motivo quizá no cuente.',
  },
  'au.home.right-hearing': {
    says: 'Tiene derecho a una audiencia en el tribunal de su estado (tribunal o court).',
  },
  'au.home.right-locks': {
    says: 'Tiene derecho a conservar sus llaves, la luz y el agua. Dejarle fuera sin una orden va contra la ley.',
  },
  'au.home.right-notice': {
    says: 'Tiene derecho a un aviso (notice) por escrito con el plazo y, en la mayoría de los estados, el motivo que pide la ley.',
  },
  'au.home.step-stay': { says: 'No se mude todavía y no firme nada que termine el contrato.' },
  'au.home.step-type': {
    says: 'Busque el motivo, el formulario y las fechas en el aviso (notice). De eso depende lo que puede hacer.',
  },
  'au.home.step-pay': {
    says: 'Si es por el alquiler, pague ahora lo que pueda u ofrezca un plan por escrito. Guarde las pruebas.',
  },
  'au.home.step-help': {
    says: 'Llame hoy al servicio gratuito de consejo a inquilinos de su estado.',
  },
  'au.home.opt-pay': {
    says: 'Páguelo todo, o acuerde un plan, antes de la fecha del aviso (notice).',
    title: 'Ponerse al día con el alquiler',
    cost: 'El alquiler que debe.',
    time: 'Antes de la fecha del aviso.',
    risk: 'Si paga demasiado tarde, el caso puede seguir.',
    bestFor: 'Debe alquiler y puede encontrar el dinero.',
  },
  'au.home.opt-dispute': {
    says: 'Vaya al tribunal de su estado (tribunal o court) y dé su versión.',
    title: 'Disputar el aviso (notice)',
    cost: 'Gratis o una tasa pequeña.',
    time: 'Antes de la fecha del aviso.',
    risk: 'Si pierde, le dan una fecha para irse.',
    bestFor: 'El motivo no es verdad, o el aviso tiene errores.',
  },
  'au.home.opt-time': {
    says: 'Pida al arrendador, o al tribunal, un día más tarde por lo que usted necesita.',
    title: 'Pedir más tiempo',
    cost: 'Gratis.',
    time: 'Ahora.',
    risk: 'Pueden decir que no.',
    bestFor: 'Necesita tiempo para encontrar una casa.',
  },
  'au.home.opt-help': {
    says: 'Un servicio de inquilinos puede revisar el aviso (notice). Pregunte a su estado por un préstamo o una ayuda para el alquiler.',
    title: 'Pedir ayuda gratuita',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro de qué hacer.',
  },
  'au.home.warn-hearing': {
    says: 'Vaya a la audiencia. Muchas órdenes se dan solo porque no fue nadie.',
  },
  'au.home.warn-database': {
    says: 'Las deudas malas y las órdenes pueden ponerle en un fichero de inquilinos (tenant database). Puede pedir verlo y corregirlo.',
  },
  'au.home.insight-plan': {
    says: 'Los tribunales a menudo dejan a la gente en su casa cuando hay sobre la mesa un plan justo para el alquiler.',
    actionable: 'Lleve a la audiencia un presupuesto y la prueba de su primer pago.',
  },
  'au.home.nsw-grounds': {
    says: 'Desde el 19 de mayo de 2025 un arrendador en Nueva Gales del Sur necesita un motivo de la ley para terminar cualquier contrato, y pruebas para muchos motivos.',
  },
  'au.home.nsw-pay': {
    says: 'En Nueva Gales del Sur el aviso (notice) por alquiler no pagado termina si paga todo lo que debe, o cumple un plan acordado. Pagar tarde una y otra vez es distinto.',
  },
  'au.home.nsw-fourteen': {
    says: 'En Nueva Gales del Sur el alquiler debe llevar 14 días de retraso antes de un aviso (notice), y el aviso debe dar 14 días.',
  },
  'au.home.nsw-ninety': {
    says: 'En Nueva Gales del Sur la mayoría de los motivos que no son culpa suya necesitan 90 días de aviso. Para un contrato de seis meses o menos son 60.',
  },
  'au.home.nsw-sheriff': {
    says: 'En Nueva Gales del Sur solo el tribunal (NCAT) puede terminar el contrato, y solo un oficial del Sheriff (Sheriff’s officer) puede sacarle.',
  },
  'au.home.nsw-change': {
    says: 'En Nueva Gales del Sur los desalojos sin motivo terminaron el 19 de mayo de 2025.',
    was: 'Un arrendador podía terminar un contrato sin motivo.',
    is: 'Un arrendador necesita un motivo que esté en la ley.',
  },
  'au.home.vic-grounds': {
    says: 'Desde el 25 de noviembre de 2025 un arrendador (rental provider) en Victoria no puede terminar un contrato sin motivo. Muchos motivos necesitan 90 días.',
  },
  'au.home.vic-pay': {
    says: 'En Victoria puede pagar el alquiler en 14 días y el aviso (notice) no tiene efecto, hasta cuatro veces en 12 meses.',
  },
  'au.home.vic-police': {
    says: 'En Victoria solo VCAT puede ordenar que se vaya, y solo la policía puede cumplirlo. VCAT pregunta si es justo.',
  },
  'au.home.vic-change': {
    says: 'En Victoria los avisos sin motivo para irse (notices to vacate) terminaron el 25 de noviembre de 2025.',
    was: 'Algunos contratos podían terminar sin motivo al final del primer plazo.',
    is: 'Hace falta un motivo que esté en la ley.',
  },
  'au.home.vic-fourteen': {
    says: 'En Victoria el aviso (notice) por alquiler no pagado debe darle 14 días. Por seguridad contamos desde su fecha.',
    action: 'Pagar todo el alquiler que debe',
    consequence: 'Pueden pedir una orden a VCAT.',
  },
  'au.home.nsw-pay-by': {
    says: 'En Nueva Gales del Sur el aviso (notice) por alquiler no pagado debe darle 14 días. Por seguridad contamos desde su fecha.',
    action: 'Pagar el alquiler, o acordar un plan por escrito',
    consequence: 'Pueden pedir al tribunal que termine el contrato.',
  },
  'au.home.qld-remedy': {
    says: 'En Queensland un aviso de incumplimiento (notice to remedy breach) le da siete días. Por seguridad contamos desde su fecha.',
    action: 'Pagar el alquiler, o arreglar lo que dice el aviso de incumplimiento',
    consequence: 'Puede recibir un aviso para irse (notice to leave).',
  },
  'au.home.qld-grounds': {
    says: 'En Queensland un arrendador necesita un motivo para terminar un contrato. El fin de un plazo fijo es uno, con dos meses de aviso.',
  },
  'au.home.qld-seven': {
    says: 'En Queensland el alquiler debe llevar siete días de retraso antes de un aviso de incumplimiento (breach notice). Entonces tiene siete días para pagar.',
  },
  'au.home.qld-qcat': {
    says: 'En Queensland solo QCAT puede ordenar que se vaya, y solo la policía puede cumplirlo.',
  },
  'au.home.wa-breach': {
    says: 'En Australia Occidental un aviso de incumplimiento (breach notice) le da 14 días. Por seguridad contamos desde su fecha.',
    action: 'Pagar el alquiler, o arreglar el incumplimiento',
    consequence: 'Puede recibir un aviso de terminación (notice of termination).',
  },
  'au.home.wa-pay': {
    says: 'En Australia Occidental puede parar el caso. Pague todo el alquiler y la tasa del tribunal al menos un día antes de la audiencia.',
  },
  'au.home.wa-no-grounds': {
    says: 'En Australia Occidental un arrendador aún puede terminar sin motivo un contrato sin fin fijo (periodic lease), pero debe dar 60 días.',
  },
  'au.home.sa-grounds': {
    says: 'Desde el 1 de julio de 2024 un arrendador en Australia Meridional necesita un motivo para terminar o no renovar un contrato. Al final de un plazo son 60 días.',
  },
  'au.home.act-grounds': {
    says: 'En el Australian Capital Territory un arrendador necesita un motivo para terminar un contrato desde el 1 de abril de 2023.',
  },
  'au.home.tas-notice': {
    says: 'En Tasmania el arrendador necesita un motivo de la ley (Act) y casi siempre 14, 28 o 42 días de aviso. Solo el tribunal (court) puede ordenar que se vaya.',
  },
  'au.home.nt-notice': {
    says: 'En el Territorio del Norte solo NTCAT puede ordenar que se vaya. Un aviso (notice) por alquiler no pagado debe darle primero tiempo para arreglarlo.',
  },
  'au.home.act-tribunal': {
    says: 'En el ACT solo ACAT puede ordenar que se vaya. Por alquiler no pagado llega primero un aviso (remedy notice), con siete días para pagar.',
  },
  'au.home.sa-breach': {
    says: 'En Australia Meridional un aviso (notice) por alquiler no pagado le da al menos siete días para pagar. Solo SACAT puede ordenar que se vaya.',
  },
  'au.home.wa-court': {
    says: 'En Australia Occidental solo el Magistrates Court puede ordenar que se vaya. Dejarle fuera es una infracción (offence).',
  },
}
