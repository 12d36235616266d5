/** The Spanish words of the rows in ../eviction.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ES: Words = {
  'de.home.want': {
    says: 'Su casero quiere que termine el alquiler. La carta por sí sola no le obliga a irse.',
  },
  'de.home.want-at-once': {
    says: 'Su casero termina el alquiler de inmediato por alquileres sin pagar. Pagar todo a tiempo puede anularlo.',
  },
  'de.home.want-own-need': {
    says: 'Su casero dice que él, ella o su familia necesita el piso (Eigenbedarf). La razón debe ser real y estar explicada.',
  },
  'de.home.want-arrears': {
    says: 'Su casero dice que hay alquiler sin pagar y lo quiere ya.',
  },
  'de.home.who': {
    says: 'Su casero es un particular. Solo un juzgado puede ordenar que se vaya, y solo un agente judicial (Gerichtsvollzieher) puede ejecutarlo.',
  },
  'de.home.reality': {
    says: 'Nadie puede echarle sin un juicio. Eso tarda meses. Cambiar la cerradura o cortar la luz es ilegal.',
  },
  'de.home.rights-summary': {
    says: 'La rescisión (Kündigung) debe estar en papel, firmada y con razones. Puede oponerse por una dificultad grave (Härte) y quedarse hasta que un juzgado decida.',
  },
  'de.home.not-yet': {
    says: 'No pueden echarle ahora. Primero hay demanda, después sentencia, a menudo tiempo extra y después una fecha con un agente judicial (Gerichtsvollzieher).',
  },
  'de.home.know-takeover': {
    says: 'El Jobcenter o la oficina social puede asumir la deuda de alquiler como préstamo, para que conserve su casa. También pueden pedirlo quienes trabajan.',
    learnMore:
      'Vaya allí con la rescisión y una lista de la deuda. Pida la «Übernahme von Mietschulden» (asumir la deuda de alquiler).',
  },
  'de.home.deadline-hardship': {
    says: 'Su oposición debe llegar al casero dos meses antes de que termine el alquiler. Desde 2025 basta un correo electrónico.',
    action: 'Enviar por escrito su oposición por una dificultad grave (Widerspruch, § 574 BGB)',
    consequence:
      'El casero puede negarse a dejarle seguir. Si la carta no le informó de esto, todavía puede oponerse en el juzgado.',
  },
  'de.home.deadline-cure': {
    says: 'La rescisión inmediata por alquiler sin pagar cae si se paga todo en los dos meses desde la entrega oficial de la demanda de desalojo. Funciona una vez cada dos años.',
    action:
      'Pagar todo el alquiler debido, o conseguir la promesa escrita de una oficina de pagarlo',
    consequence: 'La rescisión sin plazo (fristlose Kündigung) sigue siendo válida.',
  },
  'de.home.step-stay': {
    says: 'No se mude ni firme nada todavía. Haga revisar la rescisión (Kündigung) por una asociación de inquilinos o un abogado.',
  },
  'de.home.step-pay-all': {
    says: 'Intente pagar ya toda la deuda de alquiler. Cada euro cuenta: solo el pago completo anula una rescisión inmediata (fristlose Kündigung).',
  },
  'de.home.step-office': {
    says: '¿No tiene dinero? Vaya de inmediato al Jobcenter, a la oficina social o a la Wohnungssicherung de su ciudad. Pida que asuman la deuda.',
  },
  'de.home.step-form': {
    says: 'Revise la forma: en papel, firmada a mano por cada casero, a cada inquilino y con las razones dentro. Si no, no tiene efecto.',
  },
  'de.home.step-objection': {
    says: '¿Mudarse sería muy duro por edad, enfermedad, hijos, escuela o falta de otro piso? Opóngase por escrito dos meses antes del final.',
  },
  'de.home.step-keep-paying': {
    says: 'Siga pagando el alquiler completo. Pague cada mes a más tardar el tercer día laborable y guarde prueba.',
  },
  'de.home.step-arrears-plan': {
    says: 'Escriba hoy al casero con un plan. Pida por escrito que la rescisión (Kündigung) se retire cuando todo esté pagado.',
  },
  'de.home.step-housing-benefit': {
    says: 'Mire la ayuda de vivienda (Wohngeld) o la ayuda básica. Empieza desde el mes de su solicitud.',
  },
  'de.home.step-defects': {
    says: '¿Había humedad, falta de calefacción u otro defecto del que avisó? Entonces el alquiler era menor por ley. Dígalo ahora, con pruebas.',
  },
  'de.home.option-pay': {
    says: 'Pague todo, o lleve una promesa de pago del Jobcenter o de la oficina social.',
    title: 'Pagar toda la deuda de alquiler',
    cost: 'Toda la deuda, quizá como préstamo de la oficina.',
    time: 'Ahora, a más tardar dos meses después de la entrega oficial de una demanda.',
    risk: 'No arregla una rescisión ordinaria (ordentliche Kündigung) hecha a la vez. Pida que la retiren.',
    bestFor: 'Debe el alquiler y quiere quedarse.',
  },
  'de.home.option-object': {
    says: 'Escriba que no acepta la rescisión (Kündigung) y pida quedarse por una dificultad grave (Härte).',
    title: 'Oponerse a la rescisión',
    cost: 'Gratis. Las asociaciones de inquilinos cobran una cuota anual.',
    time: 'Una carta, dos meses antes del final.',
    risk: 'El casero puede demandar. Si pierde, usted paga las costas.',
    bestFor: 'La razón es débil o mudarse sería muy duro.',
  },
  'de.home.option-time': {
    says: 'Pida por escrito una fecha posterior, ninguna deuda de alquiler y una suma para la mudanza.',
    title: 'Acordar más tiempo o dinero para la mudanza',
    cost: 'Nada.',
    time: 'Unas conversaciones.',
    risk: 'Un acuerdo de salida firmado acaba con sus derechos. Hágalo revisar antes.',
    bestFor: 'Se iría, pero necesita tiempo o ayuda.',
  },
  'de.home.option-help': {
    says: 'Lleve la carta a una asociación de inquilinos o a un abogado, y a la oficina de su ciudad contra la pérdida de vivienda.',
    title: 'Asociación de inquilinos y oficina de vivienda',
    cost: 'La oficina es gratis. La asociación tiene una cuota.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Toda persona con una rescisión o deuda de alquiler.',
  },
  'de.home.option-dispute-arrears': {
    says: 'Envíe pruebas de pago o de defectos. Si duda, pague bajo reserva (unter Vorbehalt).',
    title: 'Discutir la cantidad',
    cost: 'Gratis.',
    time: 'Una carta ahora.',
    risk: 'Un alquiler sin pagar que sí debía puede costarle la casa.',
    bestFor: 'Pagó, o los defectos bajaron el alquiler.',
  },
  'de.home.right-court': {
    says: 'Puede quedarse hasta que un juzgado ordene que se vaya y venga un agente judicial. El juzgado puede darle hasta un año para mudarse.',
  },
  'de.home.right-reason': {
    says: 'Su casero necesita una razón legal, escrita en la rescisión (Kündigung). Un alquiler más alto nunca es una razón.',
  },
  'de.home.right-periods': {
    says: 'Una rescisión ordinaria (ordentliche Kündigung) necesita tres meses. Después de cinco años son seis, después de ocho años nueve.',
  },
  'de.home.right-cure': {
    says: 'Si se paga toda la deuda en los dos meses desde la entrega oficial de la demanda, la rescisión inmediata (fristlose Kündigung) cae. Funciona una vez cada dos años.',
  },
  'de.home.right-two-rents': {
    says: 'Una rescisión inmediata (fristlose Kündigung) necesita más de un mes de alquiler sin pagar en dos meses seguidos, o dos meses en total.',
  },
  'de.home.right-own-need': {
    says: 'Para uso propio (Eigenbedarf), la carta debe decir quién quiere mudarse y por qué. Si era un pretexto, puede pedir una indemnización.',
  },
  'de.home.right-hardship': {
    says: 'Puede pedir quedarse si mudarse es muy duro. También cuenta que no encuentre otro piso razonable.',
  },
  'de.home.right-sale': {
    says: 'Una venta no termina su alquiler. Tras convertirlo en piso en propiedad hay un bloqueo de al menos tres años, hasta diez en algunas zonas.',
  },
  'de.home.right-fault': {
    says: 'Si la carta no le informó de su derecho a oponerse, su forma y plazo, todavía puede oponerse en la primera vista.',
  },
  'de.home.warn-ordinary': {
    says: 'A menudo hay además una segunda rescisión, la ordinaria (ordentliche Kündigung). Pagar tarde no la anula todavía. Pida consejo rápido.',
  },
  'de.home.warn-sign': {
    says: 'No firme un acuerdo de salida ni una «confirmación de la rescisión» que no entiende.',
  },
  'de.home.warn-reduce': {
    says: 'Cuidado con bajar el alquiler por defectos. Si baja demasiado, se arriesga a una rescisión. Mejor pague bajo reserva (unter Vorbehalt).',
  },
  'de.home.warn-claim': {
    says: 'Puede perder su casa en este caso. Vea esta semana a un abogado y a la oficina de vivienda de su ciudad.',
  },
  'de.home.step-claim-office': {
    says: 'Pida de inmediato al Jobcenter o a la oficina social que asuma la deuda de alquiler. En los dos meses esto puede salvar su casa.',
  },
  'de.home.step-claim-time': {
    says: 'Pida al juzgado en su defensa tiempo para mudarse (Räumungsfrist), por si pierde.',
  },
  'de.home.insight-both': {
    says: 'La carta termina el alquiler dos veces: de inmediato y, por si acaso, con un plazo (hilfsweise). Cada una necesita su propia respuesta.',
    actionable:
      'Pague todas las deudas contra la primera. Opóngase por una dificultad grave (Härte) y pida que retiren la segunda.',
  },
  'de.home.insight-own-need': {
    says: 'El uso propio (Eigenbedarf) es la razón más discutida. A menudo no bastan palabras vagas sin un nombre o un plan.',
    actionable: 'Anote quién dicen que se muda y si hay otro piso vacío del casero.',
  },
  'de.home.tactic-power': {
    says: 'Si firmó un representante sin enviar el poder original (Vollmacht), rechace por eso la rescisión (Kündigung). Hágalo en una semana más o menos, en papel.',
    risk: 'El casero puede enviar otra rescisión. Solo gana tiempo.',
    notWhen: 'Firmó el casero, o ya le había informado del poder del representante.',
  },
  'de.home.element-signature': {
    says: 'Una rescisión (Kündigung) necesita papel y firma a mano.',
    name: 'Una firma en papel',
    ifMissing:
      'No vemos una firma. Una rescisión por correo electrónico, mensaje o sin firma a mano no tiene efecto.',
  },
  'de.home.element-reason': {
    says: 'La razón debe estar en la propia rescisión (Kündigung).',
    name: 'La razón de la rescisión',
    ifMissing:
      'No vemos ninguna razón en la rescisión. Sin razones en la carta, la rescisión del casero falla en la mayoría de los casos.',
  },
  'de.home.element-objection': {
    says: 'El casero debería decirle a tiempo que puede oponerse por una dificultad grave (Härte).',
    name: 'Una nota sobre su derecho a oponerse',
    ifMissing:
      'No vemos una nota sobre su derecho a oponerse. Entonces puede oponerse hasta la primera vista del juzgado.',
  },
  'de.home.myth-fourteen': {
    says: 'Nadie puede echarle de inmediato, ni siquiera tras una rescisión sin plazo (fristlose Kündigung). El casero debe ganar antes un juicio.',
  },
  'de.home.myth-winter': {
    says: 'Tres inquilinos nuevos no le liberan de su plazo de aviso. Solo vale si el contrato o el casero lo acepta.',
  },
  'de.home.change-objection': {
    says: 'Ahora puede oponerse por una dificultad grave (Härte) por correo electrónico.',
    was: 'Su oposición necesitaba papel y firma.',
    is: 'Desde el 1 de enero de 2025 basta un texto, como un correo electrónico.',
  },
  'de.home.limitation-rent': {
    says: 'El alquiler viejo prescribe a los tres años del final de su año.',
    from: 'el final del año en que venció el alquiler',
    restartedBy: 'Un pago o un reconocimiento hace empezar otra vez los tres años.',
  },
  'de.home.right-converted': {
    says: '¿Su piso pasó a propiedad horizontal tras su entrada y luego se vendió? Entonces no vale la necesidad propia durante tres años, hasta diez en ciudades tensas.',
  },
}
