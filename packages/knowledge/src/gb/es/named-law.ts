/** Multas penales, renta del suelo, prestaciones, ofertas y estafas: las filas del Reino Unido en español. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_ES: Words = {
  'gb.court-fine.wants': {
    says: 'Un tribunal le puso una multa y ordenó su cobro (collection order). Quiere toda la suma en la fecha del papel.',
  },
  'gb.court-fine.who': {
    says: 'Viene de un tribunal penal (magistrates’ court). No es una empresa privada.',
  },
  'gb.court-fine.reality': {
    says: 'Es real, pero puede pedir más tiempo antes de la fecha. Después la multa puede crecer.',
  },
  'gb.court-fine.no-prison-yet': {
    says: 'Nadie puede mandarle a la cárcel por esto sin una vista. El tribunal debe preguntarle antes por su dinero y por qué no pagó.',
  },
  'gb.court-fine.surcharge': {
    says: 'La ley añade un recargo (surcharge) a cada multa. Para un adulto suele ser el 40 % de la multa.',
  },
  'gb.court-fine.rights': {
    says: 'Puede pedir más tiempo, apelar o hacer que el caso empiece de nuevo si no sabía nada.',
  },
  'gb.court-fine.right-vary': {
    says: 'Si tiene menos dinero que antes, puede pedir al fines officer más tiempo o pagos más pequeños. Pídalo antes de la fecha.',
  },
  'gb.court-fine.right-never-knew': {
    says: 'Si no sabía nada del caso, puede hacer una declaración solemne (statutory declaration) en los 21 días después de enterarse. El caso empieza de nuevo.',
  },
  'gb.court-fine.right-appeal': {
    says: 'Puede apelar ante la Crown Court. El plazo es corto y cuenta desde la sentencia. Pregunte hoy al tribunal cuánto le queda.',
  },
  'gb.court-fine.points': {
    says: 'Los puntos van a su registro de conductor. Doce puntos en tres años suelen suponer no poder conducir. Cuente los suyos.',
  },
  'gb.court-fine.step-call': {
    says: 'Llame al fines team antes de la fecha. Tenga a mano el número de cuenta, su sueldo y sus recibos.',
  },
  'gb.court-fine.step-check': {
    says: 'Sume la multa, las costas y el recargo. Pregunte al tribunal si el total no cuadra.',
  },
  'gb.court-fine.option-parts': {
    says: 'Pida al fines team pagos que pueda cumplir.',
    title: 'Pedir pagar a plazos',
    cost: 'Gratis',
    time: 'Una llamada',
    risk: 'Si falla uno, el tribunal puede dar el paso siguiente.',
    bestFor: 'No puede pagar todo en la fecha.',
  },
  'gb.court-fine.option-help': {
    says: 'Un asesor gratuito puede ayudarle a pedir un plan al tribunal.',
    title: 'Consejo gratuito sobre deudas',
    cost: 'Gratis',
    time: 'Esta semana',
    risk: 'No deje pasar la fecha mientras espera.',
    bestFor: 'Tiene también otras deudas.',
  },
  'gb.ground-rent.right-notice': {
    says: 'La renta del suelo (ground rent) no se debe hasta que recibe un aviso en la forma que fija la ley. Su fecha debe ser de 30 a 60 días después.',
  },
  'gb.ground-rent.right-form': {
    says: 'El aviso debe usar el modelo oficial, con sus notas. Si falta algo, pida uno completo.',
  },
  'gb.ground-rent.right-address': {
    says: 'La renta no se debe hasta que el dueño le da una dirección en Inglaterra o Gales a la que escribirle.',
  },
  'gb.ground-rent.right-small-sums': {
    says: 'No pueden acabar con el contrato por £350 o menos, salvo que una parte lleve más de tres años sin pagar.',
  },
  'gb.ground-rent.right-fees': {
    says: 'Un cargo por pagar tarde debe ser justo y venir con un resumen de sus derechos. Un tribunal puede decidirlo.',
  },
  'gb.ground-rent.not-out': {
    says: 'Nadie puede echarle de su casa por la renta del suelo sin un juez.',
  },
  'gb.ground-rent.new-leases': {
    says: 'La mayoría de los contratos desde el 30 de junio de 2022 no pueden pedir renta del suelo real. Mire la fecha del suyo.',
  },
  'gb.ground-rent.want': {
    says: 'El dueño del edificio o del suelo pide la renta del suelo de su contrato largo.',
  },
  'gb.ground-rent.reality': {
    says: 'Si el aviso es correcto, la renta se debe. Las sumas pequeñas rara vez ponen en peligro la casa, pero los cargos pueden crecer.',
  },
  'gb.ground-rent.option-pay': {
    says: 'Si el aviso y la suma son correctos, pague y guarde la prueba.',
    title: 'Pagar en la fecha',
    cost: 'La renta del suelo.',
    time: 'En la fecha del aviso.',
    risk: 'Ninguno, si la suma es correcta.',
    bestFor: 'El aviso encaja con su contrato.',
  },
  'gb.ground-rent.option-ask': {
    says: 'Escriba qué falta o está mal, y pida un aviso nuevo.',
    title: 'Pedir un aviso correcto',
    cost: 'Un sello.',
    time: 'Antes de la fecha.',
    risk: 'Si se equivoca, pueden llegar cargos.',
    bestFor: 'La forma, la suma o la dirección está mal.',
  },
  'gb.ground-rent.step-check': {
    says: 'Busque en su contrato la suma y los días de la renta del suelo. Compárelo con el aviso.',
  },
  'gb.ground-rent.step-answer': {
    says: 'Si el aviso es correcto, pague en su fecha para que no añadan cargos. Si no, escriba lo que falta.',
  },
  'gb.credit.right-hardship': {
    says: 'Mientras una sanción baja su Universal Credit, puede pedir una ayuda (hardship payment) para comida, calefacción y alquiler. Pídala otra vez cada mes.',
  },
  'gb.credit.right-sanction': {
    says: 'Puede pedir que revisen la sanción. Diga su buena razón y mande pruebas.',
  },
  'gb.credit.hardship-back': {
    says: 'Esa ayuda se descuenta solo cuando acaban sus sanciones, y no en los meses en que gana lo suficiente.',
  },
  'gb.credit.step-journal': {
    says: 'Escriba en su diario (journal) qué necesita y por qué. Guarde copia y apunte cada llamada.',
  },
  'gb.credit.advance-loan': {
    says: 'Un adelanto (advance) es un préstamo sin intereses. Se descuenta una parte cada mes de sus pagos siguientes.',
  },
  'gb.credit.right-advance-less': {
    says: 'Si no puede vivir con lo que queda, pida que descuenten menos o una pausa. Diga sus gastos.',
  },
  'gb.offer.right-not-shown': {
    says: 'Una oferta «without prejudice» no se puede enseñar al juez como prueba de su deuda. Vale para la de ellos y para la suya.',
  },
  'gb.offer.step-heading': {
    says: 'Si hace una oferta, ponga arriba «without prejudice». Diga que no reconoce la deuda.',
  },
  'gb.debt.parking-lawyers': {
    says: 'Este despacho escribe a menudo por aparcar en suelo privado. Si es así, el titular que no conducía solo debe si el aviso llegó a tiempo.',
    actionable: 'Pregunte de qué es la deuda y pida copia del primer aviso.',
  },
  'gb.scam.warn-link': {
    says: 'Los ladrones copian estos mensajes. Abra usted la página oficial, nunca con el enlace. Engañar a la gente por dinero es un delito.',
  },
  'gb.stat.right-late-payment': {
    says: 'Entre dos empresas la ley añade intereses y £40, £70 o £100 a una factura tardía. No se puede añadir a lo que compró como consumidor.',
  },
  'gb.redundancy.right-fair-way': {
    says: 'Un empleador justo avisa pronto, habla con usted, elige con criterios justos y le busca otro puesto. El tribunal mira cada punto.',
  },
  'gb.ground-rent.right-form-wales': {
    says: 'El aviso debe usar el modelo oficial, con sus notas. Si falta algo, pida uno completo.',
  },
  'gb.job.right-companion': {
    says: 'Puede llevar a la reunión a un compañero o a alguien del sindicato. Si no puede ir, pida otra fecha en los cinco días laborables siguientes.',
  },
  'gb.bill.right-cut-off': {
    says: 'Con la electricidad deben esperar 28 días tras la demanda y avisarle siete días laborables antes. No pueden cortarla por una suma que usted discute de verdad.',
  },
  'gb.bill.know-redress': {
    says: 'La ley obliga a una empresa de energía a estar en un sistema gratuito de defensor (ombudsman). Si usted acepta su decisión, la empresa debe cumplirla.',
  },
  'gb.home.wales-serious-arrears': {
    says: 'El casero debe esperar 14 días antes de ir al tribunal. Un atraso grave son dos meses de alquiler, u ocho semanas si paga por semana. Si el día de la vista debe menos, el juez no está obligado a echarle.',
  },
  'gb.home.wales-breach': {
    says: 'Por alquiler atrasado, el casero debe esperar un mes tras este aviso antes de ir al tribunal. El juez solo puede echarle si es razonable.',
  },
  'gb.home.right-social-protocol': {
    says: 'Por alquiler atrasado, el ayuntamiento o la asociación de vivienda debe intentar antes acordar lo que usted puede pagar. El juez puede mirar si lo hizo.',
  },
  'gb.home.scotland-steps-first': {
    says: 'Un casero privado debe decirle antes lo que debe y sus derechos, e intentar acordar un plan. El Tribunal debe mirar si se hizo.',
  },
  'gb.speed.right-proof': {
    says: 'No pueden condenarle por velocidad solo por la opinión de un testigo. La prueba suele ser una cámara o un medidor. Puede pedir verla.',
  },
  'gb.work.fair-price': {
    says: 'Si no acordó un precio por un servicio, debe uno razonable y no más. Si se hizo mal, puede deber menos, y a veces nada.',
  },
  'gb.credit.migration-wants': {
    says: 'Sus ayudas antiguas terminan. Para seguir cobrando, pida Universal Credit antes de la fecha límite (deadline day) de la carta.',
  },
  'gb.credit.right-migration-time': {
    says: 'Si no puede pedirlo a tiempo, llame al número de la carta antes de la fecha límite. Con una buena razón, como una enfermedad, puede tener más tiempo.',
  },
  'gb.credit.right-migration-protected': {
    says: 'Si lo pide a tiempo y sus ayudas antiguas eran mayores, una suma extra puede cubrir al principio la diferencia. Si lo pide tarde, puede perderla.',
  },
  'gb.job.hearing-wants': {
    says: 'Su empleador le llama a una reunión y solo debe decidir después. Usted puede responder a lo que dicen contra usted.',
  },
  'gb.credit.migration-step': {
    says: 'Pídalo en línea en GOV.UK antes de la fecha límite. Tenga a mano los datos del banco, el alquiler, los ahorros y la paga.',
  },
  'gb.home.wales-rent-notice': {
    says: 'Este aviso trata de un alquiler más alto. Con menos de dos meses de aviso, o menos de un año desde la última subida, el alquiler no cambia. En algunos contratos de antes de diciembre de 2022 puede decidir un comité de rentas.',
  },
}
