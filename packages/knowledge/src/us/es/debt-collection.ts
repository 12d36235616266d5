/** The Spanish words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_ES: Words = {
  'us.debt.want': {
    says: 'Quieren que usted pague una deuda. También pueden querer que llame y acepte que es suya.',
  },
  'us.debt.who': {
    says: 'Es un cobrador de deudas privado. No es una corte ni la policía.',
  },
  'us.debt.who-buyer': {
    says: 'Puede que la deuda se haya vendido. La empresa que compra deudas debe poder mostrar que la suya le pertenece.',
  },
  'us.debt.reality': {
    says: 'Esto es una carta, no un papel de la corte. Antes de pagar, compruebe que la deuda es suya, está bien y no es demasiado vieja.',
  },
  'us.debt.rights-summary': {
    says: 'Usted puede disputar la deuda por escrito y pedir pruebas. También puede decirle al cobrador que deje de contactarle.',
  },
  'us.debt.rights-any': {
    says: 'Usted puede pedir las cuentas de la deuda, decir que está mal y recibir consejo gratis.',
  },
  'us.debt.not-yet-wages': {
    says: 'Por una deuda normal, ahora no pueden quitarle su sueldo ni el dinero del banco. Primero deben demandarle y ganar.',
  },
  'us.debt.not-prison': {
    says: 'No pueden arrestarle por no pagar esta deuda. El cobrador que le amenaza con la cárcel viola la ley.',
  },
  'us.debt.know-old': {
    says: 'Un cobrador no puede demandar ni amenazar con demandar cuando ya pasó el plazo legal de la deuda.',
    learnMore:
      'Busque la fecha de su último pago. El plazo cambia según el estado y el tipo de deuda.',
  },
  'us.debt.right-dispute': {
    says: 'Tiene derecho a disputar la deuda por escrito. Hágalo en un plazo de 30 días y deberán parar hasta enviarle pruebas.',
  },
  'us.debt.right-notice': {
    says: 'Tiene derecho a un aviso que muestre a quién le debe, cómo se calculó la suma y el último día para disputarla.',
  },
  'us.debt.right-stop': {
    says: 'Tiene derecho a decirles por escrito que dejen de contactarle. La deuda sigue, y todavía pueden demandarle.',
  },
  'us.debt.right-calls': {
    says: 'Un cobrador no puede llamarle más de siete veces en siete días por una deuda. Después de hablar con usted, debe esperar siete días.',
  },
  'us.debt.right-hours': {
    says: 'No pueden contactarle antes de las 8 de la mañana ni después de las 9 de la noche. No pueden llamar a su trabajo si su empleador lo prohíbe.',
  },
  'us.debt.right-opt-out': {
    says: 'Puede decirles que dejen de enviar mensajes de texto o correos, o de llamar. Cada correo y mensaje debe decir cómo pararlos (opt out).',
  },
  'us.debt.right-privacy': {
    says: 'No pueden contarle su deuda a su familia, a sus amigos ni a su jefe.',
  },
  'us.debt.right-no-lies': {
    says: 'No pueden mentir, amenazar con lo que no pueden hacer ni hacerse pasar por un abogado o por el gobierno.',
  },
  'us.debt.right-fees': {
    says: 'Pueden añadir un cargo o intereses solo si su contrato o una ley lo permite.',
  },
  'us.debt.right-sue-them': {
    says: 'Si rompen estas reglas, usted puede demandarlos en el plazo de un año. Puede recibir hasta $1,000 y lo que cueste su abogado.',
  },
  'us.debt.right-benefits': {
    says: 'El Seguro Social (Social Security) y el SSI no se pueden quitar por una deuda privada, ni siquiera después de un fallo de la corte.',
  },
  'us.debt.right-credit-report': {
    says: 'Tiene derecho a disputar gratis un dato falso en su informe de crédito (credit report). El buró debe revisarlo, en la mayoría de los casos en un plazo de 30 días.',
  },
  'us.debt.right-service': {
    says: 'En servicio militar activo, el interés de las deudas anteriores a su servicio tiene un tope de 6%. Pídalo por escrito.',
  },
  'us.debt.deadline-dispute': {
    says: 'Tiene 30 días desde que recibe este aviso para disputarla por escrito. El aviso debe decir el último día. Antes es más seguro.',
    action: 'Disputar la deuda por escrito y pedir pruebas',
    consequence: 'Después pueden seguir cobrando mientras usted la disputa.',
    service: 'por el correo, como el cobrador puede suponer',
  },
  'us.debt.step-pause': {
    says: 'No pague todavía ni diga que la deuda es suya. En muchos estados un pago hace empezar otra vez el plazo.',
  },
  'us.debt.step-write': {
    says: 'Escriba al cobrador: dispute la deuda y pida pruebas. Envíe la carta por correo certificado (certified mail) y guarde una copia.',
  },
  'us.debt.step-check': {
    says: 'Mire sus papeles y sus informes de crédito gratuitos en AnnualCreditReport.com. Compruebe la empresa, la suma y el último pago.',
  },
  'us.debt.step-court-papers': {
    says: 'Esté atento a papeles de la corte. Si le demandan, conteste a más tardar en la fecha de la citación (summons), aunque el reclamo esté mal.',
  },
  'us.debt.step-valid': {
    says: 'Si la deuda está bien, ofrezca solo lo que pueda pagar. Consiga todo acuerdo por escrito antes de enviar dinero.',
  },
  'us.debt.step-valid-bank': {
    says: 'No les dé acceso directo a su cuenta de banco. Pague de una forma que usted controle y que deje prueba.',
  },
  'us.debt.step-dispute': {
    says: 'Si envían pruebas falsas, dígalo por escrito. Después quéjese ante la CFPB y ante el fiscal general (attorney general) de su estado.',
  },
  'us.debt.step-log': {
    says: 'Guarde cada carta y cada sobre. Anote el día y la hora de cada llamada y lo que se dijo.',
  },
  'us.debt.option-dispute': {
    says: 'Escriba que disputa la deuda y quiere pruebas. Deben dejar de cobrar hasta que las envíen.',
    title: 'Disputarla y pedir pruebas',
    cost: 'Una estampilla, o unos dólares por el correo certificado',
    time: '30 días para hacerlo',
    risk: 'Bajo. Pueden enviar pruebas, o demandarle.',
    bestFor: 'No conoce la deuda, la suma parece mal o es vieja.',
  },
  'us.debt.option-dispute-lender': {
    says: 'Escríbales y diga qué está mal. Envíe copias de sus pruebas y guarde los originales.',
    title: 'Decir qué está mal en la cuenta',
    cost: 'Una estampilla',
    time: 'Unas semanas',
    risk: 'Bajo. Los intereses pueden seguir.',
    bestFor: 'Ya pagó, o la suma está mal.',
  },
  'us.debt.option-plan': {
    says: 'Ofrezca una suma que pueda mantener, o un solo pago menor para terminarla. Consiga primero el acuerdo por escrito.',
    title: 'Ofrecer un plan o una suma menor',
    cost: 'Lo que acepte pagar',
    time: 'De semanas a meses',
    risk: 'Un pago puede hacer empezar otra vez el plazo. La parte perdonada puede contar como ingreso para los impuestos.',
    bestFor: 'La deuda es suya, no es demasiado vieja y puede pagar una parte.',
  },
  'us.debt.option-help': {
    says: 'Un consejero de crédito sin fines de lucro (credit counselor) puede ver todas sus deudas con usted y hablar con sus acreedores.',
    title: 'Hablar con un consejero de crédito sin fines de lucro',
    cost: 'La primera charla es gratis en la mayoría de los casos',
    time: 'Una hora más o menos',
    risk: 'Ninguno. Evite las empresas que piden dinero primero.',
    bestFor: 'Tiene varias deudas, o no puede pagar.',
  },
  'us.debt.option-complain': {
    says: 'Envíe una queja por internet a la Consumer Financial Protection Bureau (CFPB). Ella la pasa a la empresa para que responda.',
    title: 'Quejarse ante la CFPB',
    cost: 'Gratis',
    time: 'La mayoría de las empresas responde en un plazo de 15 días',
    risk: 'Ninguno. No detiene un caso en la corte.',
    bestFor: 'Llaman demasiado, le amenazan o no hacen caso de su disputa.',
  },
  'us.debt.option-pay': {
    says: 'Pague solo después de comprobarla. Pida una carta que diga que la deuda está pagada.',
    title: 'Pagarla toda',
    cost: 'La suma completa',
    time: 'Un día',
    risk: 'Puede pagar lo que no debe. El dato puede quedar en su informe de crédito.',
    bestFor: 'La deuda es suya, la suma está bien y puede pagarla.',
  },
  'us.debt.element-creditor': {
    says: 'El aviso debe nombrar al acreedor (creditor) a quien le debe ahora.',
    name: 'El nombre del acreedor',
    ifMissing:
      'No vemos el nombre del acreedor. El aviso de validación (validation notice) debe darlo.',
  },
  'us.debt.element-sum': {
    says: 'El aviso debe mostrar la suma en una fecha inicial, y los intereses, cargos, pagos y créditos desde entonces.',
    name: 'Cómo se calculó la suma',
    ifMissing:
      'No vemos cómo se calculó la suma. El aviso debe mostrar intereses, cargos, pagos y créditos.',
  },
  'us.debt.element-dispute': {
    says: 'El aviso debe decirle cómo disputar la deuda y el último día para hacerlo.',
    name: 'Cómo y hasta cuándo disputarla',
    ifMissing:
      'No vemos cómo disputar la deuda. Tal vez se lo dijo otra carta. Debe llegar en los cinco días siguientes al primer contacto.',
  },
  'us.debt.insight-restart': {
    says: 'Con una deuda vieja, un pago pequeño puede salir caro. En muchos estados hace empezar otra vez el plazo para demandarle.',
    actionable: 'Busque la fecha de su último pago antes de pagar o prometer algo.',
  },
  'us.debt.insight-report-first': {
    says: 'Un cobrador debe hablar con usted, o escribirle y esperar unos 14 días, antes de informar la deuda a un buró de crédito (credit bureau).',
    actionable:
      'Revise si la deuda ya estaba en su informe de crédito antes de que le escribieran.',
  },
  'us.debt.insight-seven-years': {
    says: 'La mayoría de las deudas debe salir de su informe de crédito a los siete años. Pagar no hace empezar otra vez esos años.',
    actionable: 'Pida al buró de crédito (credit bureau) que quite un dato demasiado viejo.',
  },
  'us.debt.change-medical': {
    says: 'No hay una prohibición federal de las deudas médicas en los informes de crédito. Los tres burós dicen que no incluyen las pagadas ni las menores de $500.',
    was: 'Una regla federal de enero de 2025 habría quitado las deudas médicas de los informes de crédito. Nunca entró en vigor.',
    is: 'Una corte anuló esa regla. Algunos estados tienen sus propias prohibiciones.',
  },
  'us.debt.warning-court-paper': {
    says: 'Estos pueden ser papeles de la corte. Conteste a la corte por escrito a más tardar en la fecha que dan, o perderá sin audiencia.',
  },
  'us.debt.step-court-paper': {
    says: 'Busque el último día para contestar. Presente a más tardar ese día una contestación (answer) escrita en la corte, y llame hoy a la ayuda legal gratuita (legal aid).',
  },
  'us.debt.warning-advance-fee': {
    says: 'Una empresa que vende alivio de deudas (debt relief) por teléfono no puede cobrarle antes de resolverle una deuda.',
  },
  'us.debt.tactic-record': {
    says: 'Trate con ellos solo por escrito. Así tiene pruebas y se acaba la presión por teléfono.',
    risk: 'Ninguno.',
    notWhen: 'Tiene papeles de la corte: conteste primero esos.',
  },
  'us.debt.tactic-first-month': {
    says: 'Dispútela en los primeros 30 días. Solo entonces deben parar hasta enviar pruebas.',
    risk: 'Ninguno.',
    notWhen: 'Ya pasaron los 30 días. Todavía puede disputarla, pero no tienen que parar.',
  },
  'us.debt.tactic-place': {
    says: 'Un cobrador puede demandarle solo donde usted vive o donde firmó el contrato.',
    risk: 'Ninguno.',
    notWhen: 'El acreedor demanda en el lugar donde usted vive o firmó.',
  },
  'us.debt.myth-jail': {
    says: 'No puede ir a la cárcel por una deuda privada. Un juez solo puede castigar a quien ignora una orden de ir a la corte.',
  },
  'us.debt.myth-take-things': {
    says: 'Un cobrador no puede venir a llevarse sus cosas. Por una deuda normal necesita antes un fallo de la corte (judgment). El prestamista de un carro es distinto.',
  },
  'us.debt.myth-social-security': {
    says: 'Un acreedor privado no puede quitarle el Seguro Social (Social Security) ni el SSI. El banco debe dejar en su cuenta dos meses de depósitos directos.',
  },
  'us.debt.myth-ignore': {
    says: 'Ignorar a un cobrador no termina la deuda. Si demanda y usted no contesta, gana sin pruebas.',
  },
}
