/** The Spanish words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'es.debt.want': { says: 'Esta carta solo pide. Por sí sola no puede obligarle a pagar.' },
  'es.debt.want-public': {
    says: 'Una oficina pública le pide dinero. Puede embargar cuentas y sueldo sin pasar por un juez. Responda a tiempo.',
  },
  'es.debt.who': {
    says: 'Una empresa de recobro es una empresa privada. No tiene más poder que la empresa con la que usted trató.',
  },
  'es.debt.who-buyer': {
    says: 'La carta dice que su deuda se vendió. El nuevo dueño puede pedirle el pago, pero no tiene más poderes. Pídale pruebas.',
  },
  'es.debt.rights': {
    says: 'Usted puede pedir pruebas, negar la deuda u ofrecer lo que pueda pagar. Nadie puede amenazarle ni avergonzarle.',
  },
  'es.debt.reality': {
    says: 'Es una carta de una empresa, no de un juzgado. Nadie puede quitarle el sueldo ni sus cosas por esta carta.',
  },
  'es.debt.reality-title': {
    says: 'La carta habla de una sentencia o de una ejecución. Compruébelo primero. Con ella pueden embargar sueldo y cuentas.',
  },
  'es.debt.reality-court': {
    says: 'Parece un papel de un juzgado. Puede tener solo diez o 20 días hábiles para contestar. Vea hoy a un abogado o a la oficina del juzgado.',
  },
  'es.debt.no-seizure-yet': {
    says: 'Todavía no pueden embargarle el sueldo ni la cuenta. Antes tienen que ir al juzgado y ganar, o que usted no conteste al juzgado.',
  },
  'es.debt.no-visit-yet': {
    says: 'Nadie puede entrar en su casa por esta deuda. No tiene que abrir la puerta a un cobrador.',
  },
  'es.debt.no-prison': {
    says: 'No se va a la cárcel por no poder pagar una factura o un préstamo.',
  },
  'es.debt.old': {
    says: 'La mayoría de las deudas prescriben a los cinco años. Un pago, un reconocimiento o una reclamación que le llegue hace empezar de nuevo los cinco años.',
    learnMore:
      'Busque la fecha de su último pago y todas las cartas que recibió. Hágalo antes de llamar, pagar o firmar.',
  },
  'es.debt.masc': {
    says: 'Desde el 3 de abril de 2025 deben intentar un acuerdo con usted (MASC) antes de casi todos los juicios. Esta carta puede ser ese intento.',
  },
  'es.debt.file-rule': {
    says: 'Una deuda solo puede ir a un fichero de morosos (ASNEF y otros) si es cierta, está vencida, es de 50 € o más y le avisaron.',
  },
  'es.debt.right-proof': {
    says: 'Usted tiene derecho a ver pruebas. En un juicio, quien reclama dinero debe probar la deuda y su cantidad.',
  },
  'es.debt.right-sold-proof': {
    says: 'Si la deuda se vendió, usted puede usar las mismas defensas contra el nuevo dueño. Lo que pagó antes de conocer la venta cuenta.',
  },
  'es.debt.right-no-threats': {
    says: 'Nadie puede amenazarle, avergonzarle ante otros ni obligarle a pagar. Las amenazas y las coacciones son delitos.',
  },
  'es.debt.right-data': {
    says: 'Usted tiene derecho a ver gratis los datos que tienen sobre usted. En general deben contestar en un mes.',
  },
  'es.debt.right-file-50': {
    says: 'Una deuda de menos de 50 € no puede ir a un fichero de morosos.',
  },
  'es.debt.right-file-five-years': {
    says: 'Una deuda puede estar en el fichero cinco años como mucho desde que venció. Si la paga, deben borrarla.',
  },
  'es.debt.right-usury': {
    says: 'Si el interés es muy superior al normal, un juez puede declararlo usura. Entonces solo devuelve el dinero que recibió.',
  },
  'es.debt.right-unfair-terms': {
    says: 'Como consumidor no le obligan las cláusulas abusivas, como una comisión por reclamar sin un servicio real.',
  },
  'es.debt.right-mortgage': {
    says: 'En una hipoteca de vivienda el banco solo puede darla por vencida con mucho impago: 12 cuotas o el 3 %, después 15 cuotas o el 7 %. Antes debe pedirlo y dar un mes.',
  },
  'es.debt.step-mortgage': {
    says: 'Pida por escrito al banco el Código de Buenas Prácticas: cuotas más bajas o más largas para familias en dificultad.',
  },
  'es.debt.right-second-chance': {
    says: 'Si no puede pagar todas sus deudas y actuó de buena fe, un juez puede perdonarle la mayoría (Ley de Segunda Oportunidad).',
  },
  'es.debt.step-check': {
    says: 'Primero compruebe la carta. ¿Es suya la deuda? ¿Es correcta la cantidad? ¿Ya la pagó? No pague, firme ni llame hasta saberlo.',
  },
  'es.debt.step-age': {
    says: 'Busque la fecha de su último pago y de las reclamaciones antiguas. Si pasaron más de cinco años, pida consejo antes de responder.',
  },
  'es.debt.step-write': {
    says: 'Conteste por escrito, con burofax o un correo que pueda probar. Pida el contrato, el detalle de la deuda y quién es el dueño. Diga que no la reconoce.',
  },
  'es.debt.step-essentials': {
    says: 'Pague primero la casa, la luz, el agua y la comida. Después vea qué queda. Un asesor gratuito puede ayudarle.',
  },
  'es.debt.step-title-check': {
    says: 'Pida copia de la resolución y el número de procedimiento. Después pregunte en el juzgado si el caso existe.',
  },
  'es.debt.step-offer': {
    says: 'Si la debe, haga su presupuesto. Ofrezca lo que pueda pagar al mes y pida que paren los intereses. Consiga el acuerdo por escrito.',
  },
  'es.debt.step-one-sum': {
    says: 'Si puede reunir una cantidad menor, ofrézcala para terminar la deuda (quita). Antes de pagar, pida por escrito que no queda nada pendiente.',
  },
  'es.debt.step-dispute': {
    says: 'Si no es suya o la cantidad está mal, dígalo por escrito y diga por qué. Envíe la misma carta a la primera empresa.',
  },
  'es.debt.step-file-delete': {
    says: 'Si está mal en un fichero, pida por escrito que lo corrija o borre. Si se niega, reclame gratis ante la AEPD.',
  },
  'es.debt.step-keep': {
    says: 'Guarde todas las cartas y los sobres. Apunte cada llamada: el día, el nombre y lo que dijeron.',
  },
  'es.debt.step-watch-court': {
    says: 'Abra todo el correo. Un papel del juzgado (monitorio) es distinto de esta carta. Entonces solo tiene 20 días hábiles.',
  },
  'es.debt.option-dispute': {
    title: 'Pedir que la prueben',
    says: 'Escriba y pida el contrato, las cantidades y la prueba de quién es el dueño. Diga qué está mal.',
    cost: 'Nada por correo electrónico. Un burofax cuesta algunos euros.',
    time: 'Una hora para escribir. La respuesta suele tardar semanas.',
    risk: 'Bajo, si no reconoce la deuda.',
    bestFor: 'No conoce la deuda, la cantidad parece mal o es antigua.',
  },
  'es.debt.option-negotiate': {
    title: 'Ofrecer lo que pueda pagar',
    says: 'Ofrezca una cantidad al mes, o una cantidad menor para terminar. Pida que paren los intereses.',
    cost: 'Lo que ofrezca. Nunca más de lo que pueda.',
    time: 'Una tarde para el presupuesto. La respuesta tarda unas semanas.',
    risk: 'Una oferta o un pago reconoce la deuda y los cinco años empiezan de nuevo.',
    bestFor: 'Debe el dinero y la deuda no es antigua.',
  },
  'es.debt.option-help': {
    title: 'Pedir ayuda gratuita',
    says: 'La oficina de consumo de su municipio (OMIC) o una asociación puede revisar la carta y ayudarle a escribir.',
    cost: 'Nada en la OMIC.',
    time: 'Una cita en unos días.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro o tiene más de una deuda.',
  },
  'es.debt.option-second-chance': {
    title: 'Pedir la segunda oportunidad',
    says: 'Un abogado puede pedir al juez que perdone sus deudas. Con pocos ingresos puede tener abogado gratis.',
    cost: 'Gratis con justicia gratuita. Si no, el abogado y los gastos.',
    time: 'Muchos meses.',
    risk: 'Quizá tenga que vender bienes o seguir un plan de pagos.',
    bestFor: 'No puede pagar todas sus deudas, ahora o pronto.',
  },
  'es.debt.option-pay': {
    title: 'Pagar',
    says: 'Si la deuda es correcta y puede pagarla, pague por transferencia a una cuenta comprobada. Pida un justificante.',
    cost: 'La cantidad que debe.',
    time: 'Unos minutos.',
    risk: 'Es difícil recuperar un dinero pagado por error.',
    bestFor: 'La debe, la cantidad es correcta y puede pagar.',
  },
  'es.debt.insight-restart': {
    says: 'Un pago pequeño o reconocer la deuda puede hacer empezar de nuevo los cinco años.',
    actionable: 'Compruebe las fechas antes de pagar ni un euro.',
  },
  'es.debt.insight-answer-masc': {
    says: 'Si la carta ofrece negociar y usted no contesta, el juez puede tenerlo en cuenta para las costas.',
    actionable:
      'Conteste por escrito, aunque sea para decir que no. Diga por qué y proponga lo que pueda.',
  },
  'es.debt.insight-bought-cheap': {
    says: 'Las empresas que compran deudas a menudo tienen pocos papeles del primer acreedor.',
    actionable: 'Pida el contrato firmado y la escritura de venta donde aparezca su deuda.',
  },
  'es.debt.insight-fees': {
    says: 'Las comisiones por reclamación suelen ser abusivas si no explican un trabajo real.',
    actionable: 'Pregunte qué hicieron por esa comisión. Pida que la quiten.',
  },
  'es.debt.warning-pay-account': {
    says: 'Compruebe la cuenta y la empresa antes de pagar. Llame a la primera empresa a un número que conozca, no al de la carta.',
  },
  'es.debt.tactic-burofax': {
    says: 'Conteste por burofax con certificación de texto. Prueba qué dijo y cuándo.',
    risk: 'Cuesta algunos euros y muestra que conoce la deuda.',
    notWhen: 'No lo use para reconocer una deuda antigua.',
  },
  'es.debt.element-detail': {
    name: 'Un detalle claro de las cantidades',
    says: 'Una reclamación correcta separa la deuda, los intereses y los gastos.',
    ifMissing: 'Pida por escrito el detalle de cada cantidad y fecha.',
  },
  'es.debt.right-same-defences': {
    says: 'Frente al nuevo dueño conserva todas sus defensas: pagada, prescrita, cláusulas abusivas. Si se vendió ya en pleito, puede extinguirla por el precio pagado, en nueve días desde que le reclame.',
  },
}
