/** The Spanish words of the rows in ../housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'ca.home.qc-element-month': {
    says: 'En Quebec un aviso de nuevo alquiler debe decir cuánto tiempo tiene para rechazarlo.',
    name: 'Su mes para rechazar',
    ifMissing:
      'No vemos el tiempo para rechazar. Pregunte al tribunal de vivienda (Tribunal administratif du logement) si el aviso vale.',
  },
  'ca.home.myth-date': {
    says: 'Una fecha en un aviso no termina sola su alquiler. Casi siempre solo un tribunal puede ordenar que se vaya.',
  },
  'ca.home.want': { says: 'Este aviso es el primer paso, no el último.' },
  'ca.home.reality': {
    says: 'Un aviso no termina solo su alquiler. Si no está de acuerdo, casi siempre decide un tribunal.',
  },
  'ca.home.who': {
    says: 'Un arrendador o agente es una persona o empresa privada. No puede cambiar la cerradura ni sacar sus cosas por su cuenta.',
  },
  'ca.home.rights': {
    says: 'Puede quedarse mientras se decide. Puede disputar el aviso, pagar lo que debe o pedir tiempo.',
  },
  'ca.home.not-yet': {
    says: 'Hoy no pueden echarle. Necesitan un aviso válido, luego una orden y luego un oficial del tribunal.',
  },
  'ca.home.know-form': {
    says: 'Un aviso en el formulario equivocado, con fecha equivocada o sin motivo puede no valer.',
  },
  'ca.home.right-hearing': {
    says: 'Tiene derecho a disputar ante un tribunal un aviso para irse.',
  },
  'ca.home.right-locks': {
    says: 'Tiene derecho a conservar llaves, calefacción, agua y luz hasta que el alquiler haya terminado según la ley.',
  },
  'ca.home.right-notice': {
    says: 'Tiene derecho a un aviso escrito con el tiempo y el motivo que pide su provincia.',
  },
  'ca.home.step-stay': { says: 'No se mude todavía y no firme nada que termine el contrato.' },
  'ca.home.step-type': {
    says: 'Busque en el aviso el número del formulario, el motivo y las fechas. De eso depende cuántos días tiene.',
  },
  'ca.home.step-pay': {
    says: 'Si es por el alquiler, pague lo que debe si puede. Guarde prueba. En algunas provincias eso termina el aviso.',
  },
  'ca.home.step-help': {
    says: 'Llame hoy a una línea de inquilinos o a una clínica legal. Los plazos pueden ser de solo cinco días.',
  },
  'ca.home.opt-dispute': {
    says: 'Acuda al tribunal de su provincia antes del último día, o vaya a la audiencia.',
    title: 'Disputar el aviso',
    cost: 'A menudo una pequeña tasa. Puede pedir no pagarla.',
    time: 'En días.',
    risk: 'Si pierde, pueden darle una fecha para irse.',
    bestFor: 'El motivo no es verdad, o el aviso tiene errores.',
  },
  'ca.home.opt-pay': {
    says: 'Páguelo todo en el tiempo del aviso y pida un recibo.',
    title: 'Pagar el alquiler que debe',
    cost: 'El alquiler que debe.',
    time: 'En los días del aviso.',
    risk: 'Si paga tarde o de menos, el caso puede seguir.',
    bestFor: 'Debe alquiler y puede conseguir el dinero.',
  },
  'ca.home.opt-plan': {
    says: 'Ofrezca pagar cada mes el alquiler y una parte de lo que debe. Téngalo por escrito.',
    title: 'Acordar un plan',
    cost: 'La suma que acuerde.',
    time: 'Días.',
    risk: 'Un plan roto puede llevar rápido a una orden.',
    bestFor: 'Puede pagar, pero no todo de una vez.',
  },
  'ca.home.opt-help': {
    says: 'Una clínica de inquilinos puede revisar el aviso y hablar por usted. Pregunte también en su ciudad por un banco de alquiler (rent bank).',
    title: 'Pedir ayuda gratis',
    cost: 'Gratis.',
    time: 'Hoy.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro de qué hacer.',
  },
  'ca.home.warn-hearing': {
    says: 'Vaya a la audiencia, aunque crea que va a perder. Muchas órdenes se dan solo porque nadie fue.',
  },
  'ca.home.insight-faith': {
    says: 'Un arrendador que dice que entrará su familia debe decirlo en serio. Si la vivienda se alquila pronto otra vez, puede recibir dinero.',
    actionable: 'Guarde el aviso. Vigile los anuncios de su casa después de irse.',
  },
  'ca.home.qc-tribunal': {
    says: 'En Quebec solo el tribunal de vivienda (Tribunal administratif du logement) puede terminar su contrato si usted no está de acuerdo.',
  },
  'ca.home.qc-pay': {
    says: 'En Quebec puede detener un caso por alquiler sin pagar. Pague el alquiler, los intereses y los gastos antes de la sentencia.',
  },
  'ca.home.qc-three-weeks': {
    says: 'En Quebec el arrendador puede pedir el fin del contrato con más de tres semanas de retraso. También con retrasos frecuentes que causan un daño real.',
  },
  'ca.home.qc-repossess': {
    says: 'En Quebec tiene un mes para responder a un aviso de recuperación (reprise de logement). Si no responde, cuenta como negativa.',
    action: 'Diga por escrito al arrendador si se va o se queda',
    consequence: 'Si no dice nada, la ley entiende que se niega a irse.',
  },
  'ca.home.qc-rent': {
    says: 'En Quebec tiene un mes desde que recibe un aviso de subida para rechazarla. Si la rechaza, conserva su casa.',
    action: 'Rechace la subida por escrito, si no está de acuerdo',
    consequence: 'Si no dice nada, acepta el nuevo alquiler.',
  },
  'ca.home.qc-moratorium': {
    says: 'En Quebec están prohibidos hasta el 6 de junio de 2027 los desalojos para ampliar, dividir o cambiar el uso de una vivienda. Hay algunas excepciones.',
  },
  'ca.home.qc-senior': {
    says: 'En Quebec hay personas que no pueden ser desalojadas por esos planes. Son casi todas las de 65 años o más, con pocos ingresos y diez años en la vivienda.',
  },
  'ca.home.on-element-date': {
    says: 'Un aviso de Ontario debe decir el día en que terminaría el alquiler.',
    name: 'La fecha de fin (termination date)',
    ifMissing:
      'No vemos una fecha de fin (termination date). Un aviso sin ella puede no valer. Pregunte en una clínica legal.',
  },
  'ca.home.on-board': {
    says: 'En Ontario solo el Landlord and Tenant Board puede ordenar que se vaya, y solo el sheriff puede ejecutarlo.',
  },
  'ca.home.on-void': {
    says: 'En Ontario puede terminar un aviso N4. Pague todo el alquiler que debe antes de que el arrendador acuda al Landlord and Tenant Board.',
  },
  'ca.home.on-before-order': {
    says: 'Aun después de que acudan, puede detenerlo. Pague el alquiler y la tasa de presentación (filing fee) antes de que se dé la orden.',
  },
  'ca.home.on-n4-time': {
    says: 'Un N4 debe darle al menos 14 días para pagar si alquila por mes, y 7 si alquila por día o semana.',
  },
  'ca.home.on-n4': {
    says: 'Un N4 da a un inquilino mensual al menos 14 días para pagar. Contamos desde su fecha. Cuenta la fecha de fin (termination date) del formulario.',
    action: 'Pague todo el alquiler que debe',
    consequence: 'El arrendador puede pedir al Board que le desaloje.',
  },
  'ca.home.on-bill-60': {
    says: 'Una ley aprobada en noviembre de 2025 puede bajar los 14 días a 7, desde un día que fija el gobierno. Pague antes de la fecha del aviso.',
  },
  'ca.home.on-n12': {
    says: 'En Ontario el arrendador que quiere la vivienda para su familia o un comprador debe dar 60 días. El plazo acaba al fin de un periodo de alquiler.',
  },
  'ca.home.on-n12-pay': {
    says: 'Por uso propio el arrendador debe casi siempre pagarle un mes de alquiler u ofrecerle otra vivienda. Pídalo.',
  },
  'ca.home.on-relief': {
    says: 'El Board debe mirar todo lo que habla a su favor. Puede negar o retrasar un desalojo, aunque usted rompiera las reglas.',
  },
  'ca.home.on-bad-faith': {
    says: 'Si el motivo de uso propio era falso, puede reclamar hasta 12 meses de alquiler y más. Acuda en un año desde que se fue.',
  },
  'ca.home.on-step': {
    says: 'No tiene que irse en la fecha del aviso. Espere el aviso de audiencia (notice of hearing) y vaya.',
  },
  'ca.home.bc-ten-day': {
    says: 'En Columbia Británica tiene cinco días desde que recibió un aviso de 10 días. Contamos desde su fecha, para ir a lo seguro.',
    action: 'Pague todo el alquiler o dispute el aviso',
    consequence: 'Cuenta como que acepta el fin del alquiler.',
  },
  'ca.home.bc-own-use': {
    says: 'En Columbia Británica tiene 21 días desde que recibió un aviso por uso propio. Contamos desde su fecha, para ir a lo seguro.',
    action: 'Dispute el aviso ante el Residential Tenancy Branch',
    consequence: 'Cuenta como que acepta el fin del alquiler.',
  },
  'ca.home.bc-cause': {
    says: 'En Columbia Británica tiene 10 días desde que recibió un aviso de un mes con causa (for cause). Contamos desde su fecha, para ir a lo seguro.',
    action: 'Dispute el aviso ante el Residential Tenancy Branch',
    consequence: 'Cuenta como que acepta el fin del alquiler.',
  },
  'ca.home.bc-void': {
    says: 'En Columbia Británica el aviso termina si paga todo el alquiler y los servicios en cinco días desde que lo recibe.',
  },
  'ca.home.bc-three-months': {
    says: 'Desde el 18 de junio de 2025 un arrendador que quiere mudarse allí debe darle tres meses. Usted recibe un mes de alquiler.',
  },
  'ca.home.bc-twelve': {
    says: 'Si no usan la vivienda como dijeron durante al menos 12 meses, puede reclamar 12 meses de alquiler.',
  },
  'ca.home.bc-branch': {
    says: 'En Columbia Británica el arrendador necesita una orden de posesión (order of possession). Luego necesita un mandato (writ) que solo puede ejecutar un court bailiff.',
  },
  'ca.home.bc-change': {
    says: 'En Columbia Británica el aviso por uso propio es de tres meses desde el 18 de junio de 2025.',
    was: 'Un arrendador que quería mudarse allí debía dar cuatro meses, y usted tenía 30 días para disputarlo.',
    is: 'El arrendador da tres meses, y usted tiene 21 días para disputarlo.',
  },
  'ca.home.ab-pay': {
    says: 'En Alberta un aviso de 14 días por alquiler sin pagar termina si lo paga todo antes de la fecha del aviso.',
  },
  'ca.home.ab-object': {
    says: 'En Alberta puede oponerse por escrito a un aviso de 14 días que no es por alquiler. Entonces el arrendador necesita una orden.',
  },
  'ca.home.ab-clear': {
    says: 'Los 14 días son días enteros. No cuentan el día en que recibió el aviso ni el día en que se va.',
  },
  'ca.home.ab-fourteen': {
    says: 'En Alberta actúe en 14 días desde que recibe un aviso de 14 días. Contamos desde su fecha, para ir a lo seguro.',
    action: 'Pague el alquiler, o envíe su oposición por escrito',
    consequence: 'El arrendador puede pedir una orden para que se vaya.',
  },
  'ca.home.mb-order': {
    says: 'En Manitoba un aviso solo no puede echarle. Solo puede una orden del Residential Tenancies Branch, y antes puede contar su parte.',
  },
  'ca.home.sk-order': {
    says: 'En Saskatchewan un aviso solo no puede echarle. Solo puede una orden de la Office of Residential Tenancies, y antes puede contar su parte.',
  },
  'ca.home.ns-order': {
    says: 'En Nueva Escocia un aviso solo no puede echarle. Solo puede una orden del Residential Tenancies Program, y antes puede contar su parte.',
  },
  'ca.home.nb-order': {
    says: 'En Nuevo Brunswick un aviso solo no puede echarle. Solo puede una orden de la Tenant and Landlord Relations Office, y antes puede contar su parte.',
  },
  'ca.home.bc-order': {
    says: 'En Columbia Británica puede pedir la revisión de una orden de posesión, por lo general en dos días. Solo un alguacil del tribunal puede sacarle.',
  },
}
