/** Questions about debts, collectors, enforcement and courts: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'fr.ask-debt.step-write': {
    says: 'Ponga fechas y sumas en papel: cuándo vencía, qué se pagó, quién le escribió.',
  },
  'fr.ask-debt.step-help': {
    says: 'Vaya a un Point conseil budget o un point-justice (3039). Los dos son gratis.',
  },
  'fr.ask-debt.step-keep': { says: 'Guarde cartas, sobres y pruebas de pago.' },
  'fr.ask-debt.right-no-title': {
    says: 'Nadie puede embargar su dinero o sus cosas sin un título ejecutivo.',
  },
  'fr.ask-debt.right-costs': {
    says: 'Los gastos de cobro antes de una orden judicial no le toca pagarlos.',
  },
  'fr.ask-debt.right-time': { says: 'Un juez puede darle hasta dos años para pagar.' },
  'fr.ask-debt.option-help': {
    title: 'Ver a un asesor gratuito de deudas',
    says: 'Un Point conseil budget mira con usted todas sus deudas.',
    cost: 'Nada.',
    time: 'Una visita.',
    risk: 'Ninguno.',
    bestFor: 'Cualquiera con deudas.',
  },
  'fr.ask-debt.option-plan': {
    title: 'Ofrecer una pequeña suma mensual',
    says: 'Ofrezca por escrito lo que pueda mantener. Compruebe antes la edad de la deuda.',
    cost: 'Lo que ofrece.',
    time: 'Una tarde.',
    risk: 'Puede empezar de nuevo el plazo de una deuda vieja.',
    bestFor: 'La debe y es reciente.',
  },
  'fr.ask-debt.know-overdebt': {
    says: 'La ayuda por sobreendeudamiento de la Banque de France es gratis y puede parar embargos.',
    learnMore: 'No pague nunca a una empresa que ofrece hacerlo por usted.',
  },
  'fr.ask-debt.warn-court': {
    says: 'Los papeles que trae un agente tienen plazos cortos. No los deje sin leer.',
  },
  'fr.ask-debt.right-proof': { says: 'Quien reclama una deuda debe probarla.' },
  'fr.ask-debt.collector-seize': {
    says: 'Un cobrador no puede embargar nada ni entrar. Necesita una orden judicial u otro título, y un agente (commissaire de justice).',
  },
  'fr.ask-debt.collector-costs': {
    says: 'Sin orden judicial, los gastos de cobro son del acreedor (artículo L. 111-8). Pague solo la deuda y el interés pactado.',
  },
  'fr.ask-debt.debt-too-old': {
    says: 'Una factura a un consumidor acaba a los dos años, una de teléfono al año. El alquiler, a los tres, y casi todo lo demás, a los cinco. Una sentencia dura diez años.',
    dependsOn: 'qué tipo de deuda es',
  },
  'fr.ask-debt.cannot-pay': {
    says: 'Pague primero casa, comida y energía. Ofrezca por escrito pequeñas sumas mensuales. Si hay muchas deudas, presente gratis un expediente en la Banque de France.',
  },
  'fr.ask-debt.overdebt': {
    says: 'Presente un expediente en la Banque de France, por internet o correo. Es gratis. Una vez aceptado, los embargos paran hasta dos años mientras se hace un plan.',
  },
  'fr.ask-debt.order-to-pay': {
    says: 'Tiene un mes desde la notificación para oponerse (opposition): escriba a la secretaría del tribunal que nombra la orden. Entonces un juez oye a las dos partes.',
  },
  'fr.ask-debt.prison': {
    says: 'En Francia nadie va a la cárcel por una factura, un préstamo o un alquiler sin pagar.',
  },
  'fr.ask-debt.officer-enter': {
    says: 'Sin título el agente no puede entrar. Con título, si usted no está o se niega, necesita a la policía, a un cargo electo o a dos testigos.',
    dependsOn: 'si hay una orden judicial u otro título',
  },
  'fr.ask-debt.officer-goods': {
    says: 'Lo que necesita para vivir y trabajar está protegido: cama, ropa, mesa, nevera, cocina, lavadora, herramientas. Otras cosas se pueden embargar con título.',
    dependsOn: 'qué cosa es',
  },
  'fr.ask-debt.bank-empty': {
    says: 'Debe quedar una suma básica, unos 650 €. Las ayudas siguen protegidas si las prueba. Tiene un mes para impugnar el embargo.',
    dependsOn: 'qué hay en la cuenta',
  },
  'fr.ask-debt.wages': {
    says: 'Con título, el agente manda antes un requerimiento de pago. Tiene un mes para impugnar o acordar un plan. Solo se puede tomar una parte del sueldo.',
    dependsOn: 'si hay un título',
  },
  'fr.ask-debt.unknown-debt': {
    says: 'Escriba por carta certificada que la discute. Pida el contrato, las facturas y el cálculo. Deben probarla ellos, no usted.',
  },
  'fr.ask-debt.harass': {
    says: 'Pida por escrito solo cartas. Anote cada llamada. Denuncie en SignalConso, y ante la policía si sigue: el acoso es un delito.',
  },
  'fr.ask-debt.formal-demand': {
    says: 'Responda por escrito antes de la fecha. Pague lo correcto, ofrezca un plan o diga por qué está mal. No es una orden judicial.',
  },
  'fr.ask-debt.court-lawyer': {
    says: 'Hasta 10.000 €, en casos de alquiler y en el tribunal laboral no lo necesita. Con ingresos bajos el Estado paga uno (aide juridictionnelle).',
    dependsOn: 'la suma y el tribunal',
  },
  'fr.ask-debt.spouse': {
    says: 'Los casados deben los dos las deudas de la casa y los hijos. Un préstamo grande que firmó solo uno es de esa persona.',
    dependsOn: 'para qué era la deuda',
  },
  'fr.ask-debt.inherited': {
    says: 'Puede rechazar la herencia, o aceptarla hasta lo que vale. Si la acepta entera, toma también las deudas.',
    dependsOn: 'si acepta la herencia',
  },
  'fr.ask-debt.benefit-overpaid': {
    says: 'Discútala por escrito en dos meses si está mal. Si es correcta, pida un perdón o sumas pequeñas.',
  },
  'fr.ask-debt.tax-time': {
    says: 'Pida tiempo en su cuenta de impots.gouv.fr antes de la fecha. Si nunca podrá pagar, pida un perdón (remise gracieuse).',
  },
  'fr.ask-debt.scam-sms': {
    says: 'Tómelo por una estafa. Los organismos públicos no piden pagos ni datos de tarjeta por SMS. No pulse. Reenvíelo al 33700 y escriba usted la web real.',
  },
  'fr.ask-debt.scam-bank': {
    says: 'Avise enseguida al banco. Debe devolver un pago que usted no permitió, salvo que pruebe descuido grave. Una llamada con número falso del banco a menudo no lo es.',
    dependsOn: 'si usted mismo permitió el pago',
  },
  'fr.ask-debt.notice-of-visit': {
    says: 'Recoja pronto el acto en la oficina del agente. El plazo corre casi siempre desde el día de la visita, aunque no lo recoja.',
  },
  'fr.ask-debt.legal-aid': {
    says: 'Pídala en justice.fr o en el tribunal antes de la vista. Paga todo o parte del abogado y los gastos.',
    dependsOn: 'sus ingresos, ahorros y familia',
  },
  'fr.ask-debt.small-claims': {
    says: 'Usted puede negarse. El silencio de un mes es un no. Si acepta, el acuerdo se puede ejecutar como una sentencia.',
  },
  'fr.ask-debt.bad-cheque': {
    says: 'Pague el cheque y avise a su banco: la prohibición acaba enseguida. Si no, dura cinco años.',
    dependsOn: 'si lo paga',
  },
  'fr.ask-debt.account-closed': {
    says: 'Un banco debe avisar por escrito con dos meses. Si ningún banco le acepta, la Banque de France nombra uno obligado (droit au compte).',
    dependsOn: 'qué hizo el banco',
  },
  'fr.ask-debt.public-bill': {
    says: 'Discútala en dos meses ante el tribunal que nombra. Pida al organismo que corrija errores, y un plan al Tesoro.',
  },
  'fr.ask-debt.tv-fee': {
    says: 'Se acabó en 2022. Una carta o mensaje que lo pide ahora es probablemente una estafa.',
  },
  'fr.ask-debt.credit-two-years': {
    dependsOn: 'si hay una sentencia',
    says: 'El prestamista debe demandar en los dos años siguientes al primer plazo que quedó sin pagar. Después es tarde. Una sentencia dura diez años: pida una copia.',
  },
  'fr.ask-debt.housing-benefit-back': {
    says: 'Para la ayuda a la vivienda (APL), escriba primero a la comisión de recursos de la CAF en dos meses. Después viene el tribunal administrativo. Si la suma es correcta, pida una condonación o pagos pequeños.',
  },
  'fr.ask-debt.bank-refuses': {
    dependsOn: 'quién hizo el pago',
    says: 'El banco debe devolver un pago no autorizado a más tardar el día hábil siguiente. Debe probar una negligencia grave: el código solo no la prueba. Escríbale y después a su mediador gratuito.',
  },
  'fr.ask-debt.claim-yourself': {
    says: 'Envíe un requerimiento con una fecha límite. Hasta 5.000 € debe intentar antes un conciliador gratuito. Después acuda al tribunal con un formulario (requête) o pida una orden de pago. No necesita abogado.',
  },
  'fr.ask-debt.rsa-stopped': {
    says: 'Pida el motivo por escrito. Escriba al presidente del consejo departamental en dos meses. Solo después viene el tribunal administrativo. Si lo necesita, pida ayuda urgente a un trabajador social.',
  },
  'fr.ask-debt.fake-invoice': {
    says: 'Llame ya al banco y pida que reclame la transferencia. Denúncielo a la policía. Desde el 9 de octubre de 2025 el banco debe comprobar que nombre e IBAN coinciden. Si no lo hizo, pida el dinero.',
  },
  'fr.ask-debt.ficp': {
    says: 'Pida su ficha al Banque de France: es gratis. Pague la deuda y el banco debe darle de baja; si no, acaba a los cinco años. Debió haber un aviso de 30 días. Si es un error, escriba al banco y después a la CNIL.',
  },
  'fr.ask-debt.tax-wrong': {
    says: 'Escriba en su cuenta de impots.gouv.fr (réclamation), con motivos y pruebas. Para el impuesto sobre la renta tiene hasta el final del segundo año tras el aviso; para los locales, hasta el final del año siguiente. Pida enseguida no pagar la parte discutida (sursis).',
  },
}
