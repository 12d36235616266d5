/** The Spanish words of the rows in ../enquiry-stories.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STORIES_ES: Words = {
  'us.story.house-deal': {
    says: 'Lea el contrato: fechas, salidas y quién recibe el depósito. Un trato de tierra casi siempre vale solo por escrito firmado. Pida que la firma de títulos guarde el dinero y vea pronto a un abogado.',
    dependsOn: 'lo que dice el contrato y quién lo rompió',
  },
  'us.story.contract': {
    says: 'Un contrato obliga cuando ambos acordaron lo principal. Una parte sola no puede cambiarlo, salvo que el contrato lo permita. Guarde el texto y los mensajes, y escriba qué espera y para cuándo.',
    dependsOn: 'lo acordado y cómo puede mostrarlo',
  },
  'us.story.hidden-fault': {
    says: 'Un vendedor que conocía una falla grave y la ocultó o mintió puede deberle el arreglo. Guarde fotos, el formulario, la inspección y lo que dijo el vecino. El plazo para demandar es limitado.',
    dependsOn: 'lo que sabía el vendedor y su estado',
  },
  'us.story.police-home': {
    says: 'La policía necesita una orden, su permiso o una emergencia para entrar en una casa. Diga con calma que no acepta. No tiene que contestar: diga que quiere un abogado.',
    dependsOn: 'si alguien aceptó o había una emergencia',
  },
  'us.story.police-talk': {
    says: 'No tiene que contestar a la policía más allá de su nombre donde la ley lo pide. Diga: “Quiero un abogado y no hablaré.” No mienta.',
  },
  'us.story.old-record': {
    says: 'Muchos estados borran casos viejos o menores, algunos por sí solos. Pida su historial, mire la espera y preséntelo ante la corte. La ayuda legal muchas veces es gratis.',
    dependsOn: 'el estado, el cargo y los años pasados',
  },
  'us.story.heirs': {
    says: 'Sin testamento la ley del estado reparte entre esposo o esposa e hijos. Pida a la corte (probate) que nombre a alguien: esa persona debe listar y rendir cuentas de todo.',
    dependsOn: 'su estado, y si hay testamento',
  },
  'us.story.stalked': {
    says: 'Guarde todos los mensajes y anote cada día. Avise a la policía y pida a la corte una orden de protección: casi siempre es gratis. En peligro llame al 911, o al 1-800-799-7233.',
  },
  'us.story.images': {
    says: 'Guarde pruebas con enlaces. Pida al sitio que las quite: las plataformas grandes deben retirar imágenes íntimas en 48 horas. Compartirlas es delito en casi todos los estados, y puede demandar.',
  },
  'us.story.plan-fee': {
    says: 'Las cuentas deben ser claras y un precio prometido debería valer. Pida por escrito la cláusula que usan y quéjese ante la FCC: la firma debe responder en 30 días. La ley del consumidor del estado puede ayudar.',
    dependsOn: 'lo que dicen las condiciones',
  },
  'us.story.vendor': {
    says: 'Quien no cumple casi siempre debe devolver. Dispute ya la parte de la tarjeta, escriba un reclamo con fecha y use la corte de reclamos menores o la ley del consumidor.',
    dependsOn: 'el contrato y por qué falló',
  },
  'us.story.repair-shop': {
    says: 'El taller casi siempre debe pedir su permiso antes de pasar mucho el presupuesto. Puede retener el auto por trabajo acordado. Pague bajo protesta si lo necesita y después quéjese y demande.',
    dependsOn: 'lo que firmó y su estado',
  },
  'us.story.crash': {
    says: 'No firme una renuncia antes de que su médico sepa cómo sana. Termina todos los reclamos. Guarde cuentas y fotos, y conozca el plazo de su estado.',
    dependsOn: 'la culpa, sus lesiones y su estado',
  },
  'us.story.speak-up': {
    says: 'Las leyes protegen a quien denuncia peligros o actos ilegales. A OSHA debe ir en 30 días. Guarde los mensajes con fechas y vea pronto a un abogado laboral.',
    dependsOn: 'qué denunció, a quién, y su estado',
  },
  'us.story.vacation-pay': {
    says: 'En estados como California, Illinois y Massachusetts las vacaciones ganadas son salario y no se borran. En otros decide la política escrita. Pídala y haga un reclamo de salario.',
    dependsOn: 'su estado y la política',
  },
  'us.story.job-offer': {
    says: 'Casi todos los empleos son a voluntad, así que pueden retirar una oferta. Si confió en una promesa clara y perdió por ello, quizá recupere esos costos. Guarde la carta y los recibos.',
    dependsOn: 'lo prometido y lo que dejó',
  },
  'us.story.rent-rise': {
    says: 'Durante el contrato la renta casi siempre sigue igual. Después los estados exigen aviso, muchas veces de 30 a 90 días, y algunos estados y ciudades ponen tope. Pida por escrito la regla que usan.',
    dependsOn: 'su estado, su ciudad y el edificio',
  },
  'us.story.injured-spouse': {
    says: 'Casi siempre puede recuperar su parte de un reembolso conjunto. Presente el formulario 8379 (injured spouse) al IRS, en tres años desde la declaración.',
  },
  'us.story.private-sale': {
    says: 'Una venta privada casi siempre es final, pues solo los comerciantes dan la garantía básica. Debe algo si mintió o prometió que funciona. Guarde el anuncio y los mensajes.',
    dependsOn: 'lo que dijo del producto',
  },
  'us.story.no-papers': {
    says: 'Las leyes de pago le protegen con o sin papeles. Su jefe no puede castigarle ni llamar a inmigración por pedir su pago. Hable antes con ayuda legal o un centro de trabajadores.',
  },
  'us.story.service-dog': {
    says: 'Un negocio no puede rechazar a un perro de servicio entrenado ni pedir papeles. Puede preguntar si hace falta por una discapacidad y para qué está entrenado. Quéjese en ADA.gov.',
  },
  'us.story.college-bill': {
    says: 'Si se va antes del 60% del período, parte de la ayuda se devuelve y la escuela puede cobrarle. Pida por escrito el cálculo, un plan y un retiro por dificultad.',
    dependsOn: 'el día que se fue y la regla de reembolso',
  },
  'us.story.recording': {
    says: 'La ley federal permite grabar una conversación en la que participa. Algunos estados, como California, Florida y Pennsylvania, exigen el permiso de todos.',
    dependsOn: 'su estado',
  },
  'us.story.my-things': {
    says: 'Escriba un reclamo con lista, fecha y forma de entrega. La policía casi siempre solo cuida la calma. Después un caso de reclamos menores o replevin puede recuperar las cosas o su valor.',
  },
  'us.story.hoa-limits': {
    says: 'Reglas federales protegen antenas pequeñas y la bandera, y muchos estados los paneles solares. Se permiten límites justos de lugar y tamaño. Pida la regla escrita y una audiencia.',
    dependsOn: 'su estado y la regla',
  },
  'us.story.visits': {
    says: 'Visitas y manutención son dos cosas. Aunque deba manutención, el otro padre debe cumplir la orden de visitas. Pida a la corte que la haga cumplir y que cambie la manutención.',
  },
  'us.story.ambulance': {
    says: 'La prohibición federal de cobros sorpresa no cubre ambulancias de tierra, pero algunos estados sí. Pida la cuenta detallada, apele a su seguro y pida rebaja o un plan.',
    dependsOn: 'su estado y su plan',
  },
  'us.story.care': {
    says: 'Mientras la persona entienda, puede firmar un poder (power of attorney). Si no, pida a la corte una tutela. Quien maneja el dinero debe tenerlo aparte y rendir cuentas.',
  },
  'us.story.name': {
    says: 'Presente una petición en su corte, pague o pida perdón de la tasa, y casi siempre publíquela. Tras matrimonio o divorcio suelen bastar los papeles. Después avise al Seguro Social y al DMV.',
  },
  'us.story.doctor': {
    says: 'Casi siempre debe mostrar que el médico no dio el cuidado normal y que eso le dañó. Los plazos son cortos y muchos estados piden antes un experto. Pida sus registros y vea a un abogado.',
    dependsOn: 'qué salió mal y cuándo',
  },
}
