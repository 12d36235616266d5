/** The Spanish words of Italy: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'it.debt.want': {
    says: 'Esta carta (sollecito o messa in mora) solo pide. Por sí sola no puede obligarle a pagar.',
  },
  'it.debt.want-public': {
    says: 'Una oficina pública o la recaudación fiscal (Riscossione) pide dinero. Puede quitarlo sin un juez, así que conteste a tiempo.',
  },
  'it.debt.who': {
    says: 'Una empresa de recobro (società di recupero crediti) es privada, con licencia de la policía. No tiene más poder que la empresa con la que trató.',
  },
  'it.debt.who-buyer': {
    says: 'La carta dice que su deuda se vendió. El nuevo dueño puede pedirle que pague, pero no tiene más poderes. Pídale pruebas.',
  },
  'it.debt.rights': {
    says: 'Puede pedir pruebas, negar la deuda u ofrecer lo que pueda pagar. Nadie puede amenazarle ni avergonzarle.',
  },
  'it.debt.reality': {
    says: 'Es una carta de una empresa, no de un juzgado. Nadie puede quitarle el sueldo ni sus cosas por ella.',
  },
  'it.debt.reality-title': {
    says: 'La carta habla de una orden del juzgado o una sentencia. Compruébelo primero. Con una, pueden embargar sueldo y cuentas.',
  },
  'it.debt.no-seizure-yet': {
    says: 'Aún no pueden embargar su sueldo ni su cuenta (pignoramento). Antes necesitan una orden del juzgado, y luego un requerimiento formal (precetto).',
  },
  'it.debt.no-visit': {
    says: 'Un cobrador no puede entrar en su casa ni llamarle una y otra vez. No tiene que abrir la puerta.',
  },
  'it.debt.no-prison': {
    says: 'No se va a la cárcel por no poder pagar una factura o un préstamo.',
  },
  'it.debt.old': {
    says: 'Las deudas prescriben (prescrizione): a menudo diez años, cinco para alquiler y facturas periódicas, dos para luz, gas y agua. Una petición escrita reinicia el plazo.',
    learnMore:
      'Busque la fecha de su último pago y cada carta que recibió. Hágalo antes de llamar, pagar o firmar.',
  },
  'it.debt.register': {
    says: 'Solo empresas que permite el Banco de Italia pueden gestionar créditos bancarios malos. Puede buscarlas en sus listas públicas.',
  },
  'it.debt.file-rule': {
    says: 'A quien paga tarde deben avisarle al menos 15 días antes de la primera anotación en CRIF o una lista parecida.',
  },
  'it.debt.right-proof': {
    says: 'Tiene derecho a ver pruebas. Ante el juez, quien reclama dinero debe probar la deuda y su cantidad.',
  },
  'it.debt.right-sold-proof': {
    says: 'Si la deuda se vendió, cuenta un pago hecho antes de saberlo. Puede usar las mismas defensas contra el nuevo dueño.',
  },
  'it.debt.right-bank-papers': {
    says: 'Puede pedir al banco copias de los papeles de los últimos diez años. Debe enviarlas en 90 días, a precio de coste.',
  },
  'it.debt.right-no-threats': {
    says: 'Nadie puede amenazarle, llamar día y noche, ni contar la deuda a su familia o a su jefe.',
  },
  'it.debt.right-data': {
    says: 'Tiene derecho a ver los datos que guardan sobre usted, gratis, en un mes en la mayoría de los casos.',
  },
  'it.debt.right-usury': {
    says: 'Si los intereses pactados pasaban del límite de usura, no debe intereses.',
  },
  'it.debt.right-unfair': {
    says: 'Como consumidor, las cláusulas abusivas no le obligan, como una penalización muy alta por pagar tarde.',
  },
  'it.debt.right-mortgage': {
    says: 'Para acabar un préstamo de vivienda, al banco le hacen falta siete pagos tarde (30 a 180 días), o uno impagado 180 días.',
  },
  'it.debt.step-mortgage': {
    says: 'Escriba al banco antes de un juicio: antes debe buscar una salida con usted. Pregunte por el fondo del Estado que suspende préstamos de vivienda.',
  },
  'it.debt.right-over-indebted': {
    says: 'Si no puede pagar todas sus deudas, un juzgado puede fijar un plan o borrarlas (sovraindebitamento). Una vez incluso sin nada que ofrecer.',
  },
  'it.debt.step-check': {
    says: 'Mire primero la carta. ¿Es suya la deuda? ¿Es correcta la cantidad? ¿La pagó? No pague, firme ni llame hasta saberlo.',
  },
  'it.debt.step-age': {
    says: 'Busque la fecha del último pago y de peticiones antiguas. Si puede ser demasiado antigua, pida consejo antes de contestar.',
  },
  'it.debt.step-write': {
    says: 'Conteste por carta certificada (raccomandata A/R) o e-mail certificado (PEC). Pida el contrato, la lista de cantidades y prueba del dueño. Diga que no reconoce la deuda.',
  },
  'it.debt.step-essentials': {
    says: 'Pague primero vivienda, luz, agua y comida. Luego vea qué queda. Un asesor gratuito puede ayudarle.',
  },
  'it.debt.step-title-check': {
    says: 'Pida copia de la orden del juzgado y prueba de cuándo se la notificaron. Luego vea a un abogado.',
  },
  'it.debt.step-offer': {
    says: 'Si la debe, ofrezca lo que pueda pagar al mes y pida que paren los intereses. Consiga el acuerdo por escrito.',
  },
  'it.debt.step-one-sum': {
    says: 'Si puede reunir una cantidad menor, ofrézcala para cerrar la deuda (saldo e stralcio). Antes de pagar, consiga por escrito que no debe nada más.',
  },
  'it.debt.step-dispute': {
    says: 'Si no es suya, o la cantidad está mal, dígalo por escrito y diga por qué. Envíe la misma carta a la primera empresa.',
  },
  'it.debt.step-file-delete': {
    says: 'Pida gratis sus datos a CRIF o a la lista. Si una anotación está mal, pida que la corrijan. Si se niegan, reclame al Garante o al ABF.',
  },
  'it.debt.step-keep': {
    says: 'Guarde cada carta y sobre. Anote cada llamada: el día, el nombre, qué se dijo.',
  },
  'it.debt.step-watch-court': {
    says: 'Abra todo el correo y recoja las cartas certificadas. Una orden de pago del juzgado (decreto ingiuntivo) le da solo 40 días.',
  },
  'it.debt.option-dispute': {
    title: 'Pedir que lo prueben',
    says: 'Escriba y pida el contrato, las cantidades y prueba del dueño de la deuda. Diga qué está mal.',
    cost: 'Una carta certificada cuesta unos euros. Un e-mail certificado (PEC) es más barato.',
    time: 'Una hora para escribir. Una respuesta tarda a menudo semanas.',
    risk: 'Bajo, si no reconoce la deuda.',
    bestFor: 'No conoce la deuda, la cantidad parece mal, o es antigua.',
  },
  'it.debt.option-negotiate': {
    title: 'Ofrecer lo que pueda pagar',
    says: 'Ofrezca una cantidad al mes, o una menor para cerrarla. Pida que paren los intereses.',
    cost: 'Lo que ofrezca. Nunca más de lo que pueda.',
    time: 'Una tarde para un presupuesto. Una respuesta en unas semanas.',
    risk: 'Una oferta o un pago puede reconocer la deuda y reiniciar el plazo.',
    bestFor: 'La debe y no es antigua.',
  },
  'it.debt.option-help': {
    title: 'Pedir consejo gratis',
    says: 'Una asociación de consumidores, o una oficina de crisis (OCC) si hay muchas deudas, puede mirarlo todo con usted.',
    cost: 'Primer consejo gratis o barato.',
    time: 'Una cita en unos días.',
    risk: 'Ninguno.',
    bestFor: 'No está seguro, o tiene más de una deuda.',
  },
  'it.debt.option-pay': {
    title: 'Pagarla',
    says: 'Si la deuda es correcta y puede, pague por transferencia a una cuenta que haya comprobado. Pida un recibo.',
    cost: 'La cantidad que debe.',
    time: 'Unos minutos.',
    risk: 'El dinero pagado por error es difícil de recuperar.',
    bestFor: 'La debe, la cantidad es correcta y puede pagar.',
  },
  'it.debt.option-complain': {
    title: 'Reclamar contra un banco o prestamista',
    says: 'Reclame al banco por escrito. Tras 60 días, o un no, vaya por internet al árbitro bancario (ABF).',
    cost: '20 €, que devuelven si gana.',
    time: '60 días para el banco, luego unos meses.',
    risk: 'La decisión del ABF no obliga como una sentencia.',
    bestFor: 'Un banco, una tarjeta o un préstamo le trató mal.',
  },
  'it.debt.insight-restart': {
    says: 'Un pago pequeño, un reconocimiento o incluso su carta certificada puede reiniciar el plazo.',
    actionable: 'Mire las fechas antes de pagar ni un euro.',
  },
  'it.debt.insight-costs': {
    says: 'Los gastos de cobro (spese di recupero) cuentan solo si el contrato o la ley los prevé.',
    actionable: 'Pregunte dónde lo dice el contrato y qué se hizo.',
  },
  'it.debt.insight-block-sale': {
    says: 'Cuando se venden muchas deudas juntas, un aviso en el boletín oficial (Gazzetta Ufficiale) puede no probar que la suya está entre ellas.',
    actionable: 'Pida la escritura y la lista que nombra su deuda.',
  },
  'it.debt.warning-pay-account': {
    says: 'Compruebe la cuenta y la empresa antes de pagar. Llame a la primera empresa a un número que conozca, no al de la carta.',
  },
  'it.debt.tactic-raccomandata': {
    says: 'Conteste por carta certificada con acuse (raccomandata A/R) o e-mail certificado (PEC). Prueba qué dijo y cuándo.',
    risk: 'Muestra que usted conoce la petición.',
    notWhen: 'No lo use para reconocer una deuda antigua.',
  },
  'it.debt.element-detail': {
    name: 'Una lista clara de las cantidades',
    says: 'Una petición correcta muestra por separado la deuda, los intereses y los gastos.',
    ifMissing: 'Pida por escrito la lista de cada cantidad y fecha.',
  },
  'it.debt.right-same-defences': {
    says: 'Frente al nuevo dueño de la deuda conserva todas sus defensas: pagada, prescrita, mal calculada.',
  },
}
