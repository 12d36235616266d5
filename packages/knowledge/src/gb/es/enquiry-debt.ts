/** The Spanish words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'gb.ask-debt.step-dates-general': {
    says: 'Busque fechas. Un formulario judicial o un aviso antes de la demanda (letter of claim) tiene un último día para responder. Trate eso primero.',
  },
  'gb.ask-debt.step-check-general': {
    says: 'Antes de pagar o reconocer nada, compruebe que la deuda es suya, que la cantidad es correcta y cuándo pagó por última vez.',
  },
  'gb.ask-debt.step-priority-general': {
    says: 'Haga una lista de todas las deudas. Arriba ponga alquiler o hipoteca, impuesto municipal (council tax), energía y multas judiciales. Son las que más daño pueden hacerle.',
  },
  'gb.ask-debt.step-advice-general': {
    says: 'Llame a una entidad gratuita de ayuda con deudas. La ayuda es privada y no cuesta nada.',
  },
  'gb.ask-debt.step-write-general': {
    says: 'Escriba cartas y guarde copias. No acepte pagos por teléfono.',
  },
  'gb.ask-debt.right-fair-general': {
    says: 'Tiene derecho a un trato justo. Nadie puede acosarle, engañarle ni contar a su jefe una deuda para que pague.',
  },
  'gb.ask-debt.right-afford-general': {
    says: 'En tarjetas, préstamos y compras por catálogo tiene derecho a tiempo y a un plan que pueda pagar.',
  },
  'gb.ask-debt.right-court-first-general': {
    says: 'En la mayoría de las deudas nadie puede quitarle bienes ni sueldo sin una sentencia antes. El council tax y las multas tienen otras reglas.',
  },
  'gb.ask-debt.option-proof-general': {
    says: 'Escriba y pida que prueben la deuda, la cantidad y que es de ellos.',
    title: 'Pedir pruebas',
    cost: 'Un sello, y £1 por un contrato de crédito.',
    time: 'Una hora.',
    risk: 'Bajo, si su carta no reconoce la deuda.',
    bestFor: 'No conoce la deuda, o es vieja.',
  },
  'gb.ask-debt.option-offer-general': {
    says: 'Envíe un presupuesto y una oferta mensual que pueda mantener.',
    title: 'Ofrecer lo que pueda pagar',
    cost: 'Lo que ofrezca.',
    time: 'Una tarde.',
    risk: 'Puede reiniciar el plazo de una deuda vieja.',
    bestFor: 'La debe y no es vieja.',
  },
  'gb.ask-debt.option-help-general': {
    says: 'Miran todas sus deudas y le explican todas las salidas, desde una pausa hasta cancelar deudas.',
    title: 'Hablar con un asesor de deudas gratuito',
    cost: 'Nada.',
    time: 'Una hora más o menos.',
    risk: 'Ninguno.',
    bestFor: 'Más de una deuda, o cualquier papel judicial.',
  },
  'gb.ask-debt.warn-restart-general': {
    says: 'Antes de que pasen seis años, un pago o un reconocimiento firmado puede hacerlos empezar de nuevo. Si su deuda puede ser vieja, pida consejo antes de pagar un penique.',
  },
  'gb.ask-debt.warn-court-general': {
    says: 'Si tiene un formulario judicial, contéstelo a tiempo. Eso importa más que todo lo demás aquí.',
  },
  'gb.ask-debt.know-free-general': {
    says: 'El consejo de una entidad benéfica sobre deudas es gratis. Pedirlo no daña su puntuación de crédito.',
    learnMore:
      'Las empresas que venden consejo sobre deudas deben decirle que existe ayuda gratuita.',
  },
  'gb.ask-debt.insight-collector-power-general': {
    says: 'Un cobrador (debt collector) puede escribir y llamar, y nada más. El poder real lo tiene el juzgado, y allí usted puede hablar.',
    actionable: 'Mantenga la calma, hágalo por escrito y esté atento a papeles judiciales.',
  },
  'gb.ask-debt.take-car': {
    says: 'Un cobrador (debt collector) no puede llevarse su coche ni sus cosas. Solo pueden los agentes de embargo (bailiffs). En una deuda normal necesitan una sentencia (judgment) que usted no pagó.',
  },
  'gb.ask-debt.let-in': {
    says: 'No tiene que dejar entrar a un cobrador (debt collector) ni hablar con él. Debe irse cuando usted lo pida. No es un agente de embargo (bailiff).',
  },
  'gb.ask-debt.let-in-scotland': {
    says: 'Un cobrador (debt collector) no puede entrar ni llevarse cosas. En Escocia solo los agentes judiciales (sheriff officers) pueden ejecutar una deuda, y solo tras una orden judicial.',
  },
  'gb.ask-debt.let-in-ni': {
    says: 'Un cobrador (debt collector) no puede entrar ni llevarse cosas. Solo la Enforcement of Judgments Office puede ejecutar una deuda, tras una sentencia (judgment).',
  },
  'gb.ask-debt.too-old': {
    says: 'En la mayoría de las deudas tienen seis años para presentar una demanda judicial (court claim). Antes de que acaben, un pago o un reconocimiento firmado los hace empezar de nuevo. Una sentencia dictada a tiempo no caduca así.',
    dependsOn: 'cuándo pagó o la reconoció por escrito por última vez, y si ya hay una sentencia',
  },
  'gb.ask-debt.too-old-scotland': {
    says: 'En Escocia la mayoría de las deudas acaba tras cinco años sin pago, reconocimiento escrito ni juicio. Entonces no debe nada. El council tax y las órdenes judiciales duran más.',
    dependsOn: 'si en los últimos cinco años pagó, la reconoció por escrito o le llevaron a juicio',
  },
  'gb.ask-debt.too-old-ni': {
    says: 'En Irlanda del Norte tienen seis años en la mayoría de las deudas. Antes de que acaben, un pago o un reconocimiento firmado los hace empezar de nuevo.',
    dependsOn: 'cuándo pagó o la reconoció por escrito por última vez',
  },
  'gb.ask-debt.partner': {
    says: 'No, en la mayoría de los casos. No debe una deuda por estar casado o vivir con alguien. La debe si firmó también. El council tax y el alquiler de una casa compartida pueden ser distintos.',
  },
  'gb.ask-debt.joint': {
    says: 'En una deuda conjunta pueden pedir a cada uno toda la deuda, no la mitad. Usted puede pedir a la otra persona su parte.',
  },
  'gb.ask-debt.dead': {
    says: 'Las deudas no se heredan. Se pagan con lo que dejó la persona, antes de que nadie reciba una parte. En la mayoría de los casos solo paga si firmó también o la debía en común.',
  },
  'gb.ask-debt.prison': {
    says: 'No puede ir a la cárcel por una tarjeta, un préstamo, una factura o un cobro privado de aparcamiento. Las multas judiciales son distintas. Pida consejo si tiene una.',
  },
  'gb.ask-debt.wages': {
    says: 'En tarjetas, préstamos y facturas necesitan antes una sentencia (judgment) y luego una orden judicial. El juzgado debe dejarle lo suficiente para vivir. Las deudas de impuestos y ayudas tienen otras reglas.',
    dependsOn: 'si hay una sentencia u otra orden legal',
  },
  'gb.ask-debt.ccj-unknown-parking': {
    says: 'Actúe ya. Pida al juzgado que la anule (set aside) con el formulario N244. Diga cuándo lo supo, adónde fueron los papeles y por qué no debe el cobro.',
  },
  'gb.ask-debt.ccj-unknown': {
    says: 'Actúe ya. Pida al juzgado que la anule (set aside) con el formulario N244. Diga cuándo lo supo, por qué no contestó y cuál es su defensa.',
  },
  'gb.ask-debt.ccj-register': {
    says: 'Pague todo en el plazo de un mes y sale del registro. Si no, queda seis años desde la sentencia. Si paga después, consta como pagada.',
    dependsOn: 'si paga todo en el plazo de un mes',
  },
  'gb.ask-debt.ccj-pay': {
    says: 'Pida al juzgado pagos menores con el formulario N245 y su presupuesto. Pague lo que pueda mientras espera.',
  },
  'gb.ask-debt.court-claim': {
    says: 'Envíe enseguida el acuse (acknowledgment of service). Tiene 14 días desde la entrega (service) para eso, y 28 días desde la entrega para defenderse. No lo ignore.',
  },
  'gb.ask-debt.letter-before': {
    says: 'Responda en un plazo de 30 días desde la fecha de la carta. Use el formulario de respuesta (Reply Form) y pida los papeles que necesita. Entonces deberían esperar antes de ir al juzgado.',
  },
  'gb.ask-debt.not-mine': {
    says: 'Escriba que no conoce esta deuda. Pida que la prueben. No dé más datos personales de los necesarios. En deudas de crédito son ellos quienes deben probarla.',
  },
  'gb.ask-debt.prove': {
    says: 'Puede pedir pruebas. En una tarjeta, un préstamo o una compra por catálogo, envíe £1 y pida el contrato. Hasta que lo envíen, no pueden ejecutarlo en el juzgado.',
  },
  'gb.ask-debt.harass': {
    says: 'Dígales por escrito que le contacten solo por carta. En deudas de crédito deben respetar deseos razonables y no contarlo a otros. Si siguen, reclame.',
  },
  'gb.ask-debt.settle': {
    says: 'Sí, puede pedirlo. No tienen que aceptar menos, pero muchos lo hacen. Tenga antes el acuerdo por escrito. Debe decir que el resto se cancela y no se venderá.',
  },
  'gb.ask-debt.breathing-space': {
    says: 'Pregunte a un asesor de deudas por la pausa legal (breathing space). Durante 60 días para casi todos los intereses, cartas y acciones. Si recibe atención de crisis de salud mental, puede durar más.',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'En Escocia puede pedir una moratoria (moratorium). Impide que los acreedores ejecuten deudas durante seis meses. Los intereses siguen corriendo. Hable antes con un asesor (money adviser).',
  },
  'gb.ask-debt.statutory-demand': {
    says: 'Pida consejo gratuito hoy. Tiene 18 días desde la entrega (service) para pedir al juzgado que lo anule, y 21 días para pagar o acordar condiciones.',
  },
  'gb.ask-debt.bankrupt': {
    says: 'Un acreedor solo puede pedir su quiebra (bankruptcy) por £5,000 o más. Si tiene un requerimiento formal (statutory demand), tiene 18 días para pedir al juzgado que lo anule. Pida consejo hoy.',
    dependsOn: 'si debe a ese acreedor £5,000 o más',
  },
  'gb.ask-debt.home': {
    says: 'Por una tarjeta o un préstamo sin garantía necesitan antes una sentencia (judgment). Luego pueden pedir una carga sobre su casa (charge). Una venta forzosa es rara, y debe decidirla un juez.',
    dependsOn: 'si la deuda está garantizada con su casa, o hay una sentencia',
  },
  'gb.ask-debt.bank-account': {
    says: 'Un cobrador (debt collector) no puede tocar su cuenta. Tras una sentencia (judgment) un juzgado puede bloquearla. Si debe a su propio banco, quizá pueda mover su dinero. Pida consejo.',
    dependsOn: 'si hay una sentencia, y si la deuda es con su propio banco',
  },
  'gb.ask-debt.ignore': {
    says: 'Una carta de un cobrador (debt collector) por sí sola no puede hacerle nada. Pero una deuda real que ignora puede acabar en el juzgado. Conteste, pida pruebas y nunca ignore un formulario judicial.',
    dependsOn: 'si la deuda es suya y no demasiado vieja',
  },
  'gb.ask-debt.cannot-pay': {
    says: 'Pague primero su vivienda, calefacción, comida e impuesto municipal (council tax). Luego llame a un asesor de deudas gratuito. Puede preparar un plan, una pausa o una forma de cancelar deudas.',
  },
  'gb.ask-debt.credit-file': {
    says: 'Un impago (default) queda seis años desde su fecha, pagado o no. Si está mal, pida al prestamista que lo corrija. Si se niega, reclame ante el Information Commissioner.',
    dependsOn: 'la fecha del impago (default)',
  },
  'gb.ask-debt.payday': {
    says: 'Puede reclamar si prestaron sin las comprobaciones debidas. Pida que devuelvan los intereses. Después de ocho semanas, o de una respuesta final, vaya gratis al Financial Ombudsman.',
  },
  'gb.ask-debt.real-letter': {
    says: 'No use el número ni el enlace del mensaje. Busque la empresa en el FCA Register y llame al número de allí. Pida la deuda por escrito.',
    dependsOn: 'si la empresa lo confirma en un número que usted mismo encontró',
  },
  'gb.ask-debt.ni-set-aside': {
    says: 'Llame hoy al tribunal que figura en la sentencia. Pida el formulario para anularla (set aside). Diga cuándo se enteró, por qué no respondió y cuál es su defensa.',
  },
}
