/** The Spanish words of the rows in ../enquiry-housing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_ES: Words = {
  'de.ask-home.evict-now': {
    says: 'No. Su casero debe ganar un juicio, y solo un agente judicial (Gerichtsvollzieher) puede echarle. En peligro llame al 110.',
  },
  'de.ask-home.rent-debt-notice': {
    says: 'Pague ya toda la deuda, o pida al Jobcenter o a la oficina social que la asuma. Hasta dos meses después de la entrega oficial de una demanda esto anula la rescisión inmediata.',
  },
  'de.ask-home.own-need': {
    says: 'Haga que la revisen. La carta debe decir quién necesita el piso y por qué. Puede oponerse por una dificultad grave (Härte) hasta dos meses antes del final.',
  },
  'de.ask-home.landlord-period': {
    says: 'Usted como inquilino: tres meses. El casero: tres, después de cinco años seis, después de ocho años nueve, y solo con una razón.',
    dependsOn: 'quién rescinde y cuánto tiempo ha vivido allí',
  },
  'de.ask-home.email-notice': {
    says: 'No. La rescisión (Kündigung) de una vivienda necesita papel y firma a mano, del casero y también de usted.',
  },
  'de.ask-home.rent-rise': {
    says: 'Tiene hasta el final del segundo mes para pensar. Como máximo el alquiler local, y 20 % en tres años, en muchas ciudades 15 %. No firme con prisa.',
    dependsOn: 'el alquiler local y la última subida',
  },
  'de.ask-home.running-costs': {
    says: 'Debe llegar en los doce meses después de su año. Usted tiene doce meses para oponerse, y antes puede ver los recibos.',
    dependsOn: 'si la cuenta llegó a tiempo y es correcta',
  },
  'de.ask-home.deposit': {
    says: 'Como máximo tres alquileres netos mensuales, a pagar en tres partes. Cuando se va, el casero puede revisar unos meses y después debe pagar el resto.',
    dependsOn: 'lo que aún se debe',
  },
  'de.ask-home.defects': {
    says: 'Avise por escrito y ponga una fecha. El alquiler es menor por ley mientras dura el defecto. Para ir seguro, pague antes bajo reserva (unter Vorbehalt).',
  },
  'de.ask-home.landlord-enters': {
    says: 'El casero no puede entrar sin su permiso ni guardar una llave. Por una buena razón y con aviso, usted debe dejarle ver el piso.',
  },
  'de.ask-home.sold': {
    says: 'Una venta no termina su alquiler. El nuevo dueño entra en su contrato. Tras convertirlo en piso en propiedad corre un bloqueo de tres a diez años.',
  },
  'de.ask-home.rent-brake': {
    says: 'Donde se aplica, un alquiler nuevo puede estar como máximo 10 % por encima del local. Reclame por escrito (Rüge). La ley lo permite hasta finales de 2029.',
    dependsOn: 'si su ciudad tiene el freno de alquileres (Mietpreisbremse) y cuándo se mudó',
  },
  'de.ask-home.sublet': {
    says: 'Para una parte del piso puede exigir permiso, si tiene una buena razón que surgió después. Pida antes por escrito.',
    dependsOn: 'si tiene una buena razón y pidió antes',
  },
  'de.ask-home.eviction-date': {
    says: 'Vaya hoy a la Wohnungssicherung de su ciudad y a un abogado. La petición al juzgado (§ 765a ZPO) debe llegar dos semanas antes del día.',
  },
  'de.ask-home.moving-costs': {
    says: 'Las fechas fijas y el deber de pintar al irse a menudo son nulos. Si recibió el piso sin pintar, por lo general no tiene que pintar.',
    dependsOn: 'las palabras de su contrato y el estado al principio',
  },
  'de.ask-home.step-check': {
    says: 'Haga revisar cada rescisión (Kündigung) por una asociación de inquilinos antes de firmar o mudarse.',
  },
  'de.ask-home.step-pay': {
    says: 'Siga pagando el alquiler. Con atrasos, pida ayuda de inmediato al Jobcenter o a la oficina social.',
  },
  'de.ask-home.right-court': {
    says: 'Puede quedarse hasta que decida un juzgado y venga un agente judicial (Gerichtsvollzieher).',
  },
  'de.ask-home.guide-objection': {
    says: 'Opóngase por escrito por una dificultad grave (Härte) dos meses antes del final del alquiler.',
  },
  'de.ask-home.guide-loan': {
    says: 'Pida al Jobcenter o a la oficina social que asuma la deuda de alquiler como préstamo.',
  },
  'de.ask-home.guide-benefit': {
    says: 'Mire la ayuda de vivienda (Wohngeld). Corre desde el mes de su solicitud.',
  },
  'de.ask-home.guide-right-reason': {
    says: 'Un casero necesita una razón legal, escrita en una carta firmada en papel.',
  },
  'de.ask-home.guide-right-cure': {
    says: 'Pagar a tiempo toda la deuda de alquiler puede anular una rescisión inmediata (fristlose Kündigung), una vez cada dos años.',
  },
  'de.ask-home.guide-right-bill': {
    says: 'Puede ver los recibos de una cuenta de gastos de la vivienda (Nebenkosten).',
  },
  'de.ask-home.guide-option-help': {
    says: 'Haga revisar la carta y su contrato.',
    title: 'Asociación de inquilinos o abogado',
    cost: 'Una cuota anual, o un vale para un abogado.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Toda carta de su casero de la que duda.',
  },
  'de.ask-home.guide-warn': {
    says: 'No deje de pagar el alquiler por su cuenta. Pague bajo reserva (unter Vorbehalt) y pida consejo.',
  },
  'de.ask-home.tenant-leaves': {
    says: 'Tres meses, si su carta firmada llega a más tardar el tercer día laborable del mes. Pida por escrito al casero un final anterior.',
    dependsOn: 'si el casero acepta un final anterior',
  },
  'de.ask-home.power-off-landlord': {
    says: 'El casero no puede cortar agua, calefacción o luz para que se vaya. Un juzgado puede pararlo en pocos días (einstweilige Verfügung).',
  },
  'de.ask-home.deposit-not-back': {
    says: 'Pida por escrito la cuenta y el dinero con intereses, y fije dos semanas. La ley no da un plazo fijo. A los seis meses prescriben los daños, pero a menudo aún puede descontarlos. Puede quedar una parte justa para gastos pendientes. Después pida un Mahnbescheid.',
  },
  'de.ask-home.rent-rise-agree': {
    says: 'No tiene que aceptar más de lo que permite la ley. Es la renta local, como mucho un 20 % en tres años, en muchas ciudades un 15 %. La carta debe dar motivos. Hasta el fin del segundo mes tras llegar puede aceptar todo, una parte o nada. Después el casero debe demandar.',
  },
  'de.ask-home.noise': {
    says: 'Hable primero y anote el ruido con días y horas. Escriba al casero: debe actuar, y la renta puede bajar mientras dure. Por la noche llame a la policía o al Ordnungsamt. Al final, un juez puede prohibirlo; en algunos Länder antes hay una mediación (Schlichtung).',
  },
  'de.ask-home.broker': {
    says: 'En un piso de alquiler paga quien encarga al agente. Usted paga solo si lo encargó por escrito y él buscó el piso solo para usted. Otro acuerdo es nulo. Lo pagado puede reclamarse, casi siempre durante tres años.',
  },
  'de.ask-home.wear': {
    says: 'No paga lo que se gasta por vivir con normalidad: paredes amarillas, agujeros usuales, huellas en el suelo. Eso lo cubre la renta. Solo paga daños reales, y solo por su valor actual. Pida pruebas y facturas.',
  },
  'de.ask-home.pets': {
    says: 'Un contrato no puede prohibir todos los perros y gatos. El casero debe sopesar: tamaño, piso, vecinos, sus motivos. Pregunte antes por escrito. Los animales pequeños en jaula o acuario no necesitan permiso. Si el no carece de motivo justo, puede decidir un juez.',
    dependsOn: 'el animal, el piso y los motivos de ambos',
  },
  'de.ask-home.cannot-pay-rent': {
    says: 'Actúe antes de deber dos meses: entonces el casero puede terminar enseguida. Pague primero la renta y pida plazos por escrito. El Jobcenter o la oficina social pueden asumir la deuda, también si trabaja. Pida Wohngeld. Su ciudad tiene ayuda gratuita (Wohnungssicherung).',
  },
  'de.ask-home.notice-received': {
    says: 'Calma: solo un tribunal puede echarle. Mire papel, firma y motivo. ¿Debe dos meses? Pague todo ya; eso puede anular el fin inmediato. Si no, oponga dureza por escrito hasta dos meses antes del fin. Vaya pronto a un Mieterverein o abogado.',
  },
  'de.ask-home.mould-leave': {
    says: 'Solo puede irse enseguida si es grave o peligroso para la salud. Antes fije al casero un último plazo por escrito, con fotos. Ayuda un informe médico o pericial. Si se equivoca, debe la renta del preaviso; pregunte antes a un Mieterverein. Mientras, bajar la renta es más seguro.',
    dependsOn: 'lo grave que es y si fijó antes un plazo',
  },
  'de.ask-home.before-moving-in': {
    says: 'No hay derecho a desistir si vio el piso antes. Puede avisar enseguida, también antes de entrar: casi siempre tres meses. La renta se debe desde el inicio. Ofrezca un nuevo inquilino y pida por escrito terminar. ¿Firmó sin verlo, con una empresa? Entonces pueden valer 14 días.',
  },
  'de.ask-home.right-leave-on-rise': {
    says: 'Puede irse antes en vez de pagar. Avise hasta el fin del segundo mes tras la carta. El contrato acaba dos meses después.',
  },
  'de.ask-home.right-painting': {
    says: 'El deber de pintar en fechas fijas es nulo. Si recibió el piso sin pintar y sin compensación, no tiene que pintar. El desgaste normal no le cuesta nada.',
  },
  'de.ask-home.cable-fee': {
    says: 'Desde el 1 de julio de 2024 la tele por cable ya no puede ir en los gastos. Solo la debe con un contrato propio. Descuéntela de la cuenta y escriba por qué.',
  },
}
