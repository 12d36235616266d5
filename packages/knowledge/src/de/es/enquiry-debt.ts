/** The Spanish words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'de.ask-debt.collector-take': {
    says: 'Una empresa de cobros no puede embargar nada ni entrar en su casa. Solo puede un agente judicial (Gerichtsvollzieher) con título judicial (Titel). Un registro necesita una orden del juez.',
  },
  'de.ask-debt.collector-pay': {
    says: 'Pague una factura correcta. Los gastos no pueden superar los de un abogado. Si está mal, discútala por escrito.',
    dependsOn: 'si debe la factura y recibió antes un aviso',
  },
  'de.ask-debt.collector-unknown': {
    says: 'No pague. Busque la empresa en el Rechtsdienstleistungsregister. Después escriba «Ich bestreite die Forderung» (discuto la deuda) y pida el contrato.',
  },
  'de.ask-debt.ignore-collector': {
    says: 'No la ignore. Discútala una vez por escrito si está mal, y nunca deje pasar un sobre amarillo de un juzgado.',
  },
  'de.ask-debt.old-debt': {
    says: 'Sin título judicial (Titel), la mayoría de las deudas prescriben a los tres años del final del año. Con título son 30 años. No pague antes un poco.',
    dependsOn: 'si hay un título judicial (Titel)',
  },
  'de.ask-debt.order-what': {
    says: 'Actúe en las dos semanas desde la fecha del sobre amarillo. ¿No es correcta? Marque que se opone a toda la reclamación y envíelo al juzgado. Es gratis y no necesita razones.',
  },
  'de.ask-debt.order-late': {
    says: 'Todavía puede oponerse hasta que se dicte una orden de ejecución (Vollstreckungsbescheid). Después, una oposición tardía cuenta como Einspruch. Envíela hoy.',
  },
  'de.ask-debt.enforcement-order': {
    says: 'Tiene dos semanas desde la fecha del sobre para oponerse (Einspruch) en ese juzgado. Pida en la misma carta que paren la ejecución.',
  },
  'de.ask-debt.sued': {
    says: 'Escriba al juzgado en un plazo de dos semanas que se va a defender. Las razones pueden venir después. En el Landgericht necesita abogado.',
  },
  'de.ask-debt.officer-let-in': {
    says: 'No tiene que dejar que el agente judicial (Gerichtsvollzieher) registre su casa sin orden del juez. Pero hable con él o ella: unas cuotas pueden pararlo todo.',
  },
  'de.ask-debt.officer-takes': {
    says: 'No se pueden llevar la cama, la nevera, un televisor normal, el teléfono, las mascotas ni lo que necesita para trabajar. Una cosa cara se puede cambiar por una sencilla.',
    dependsOn: 'si lo necesita para una vida modesta o para trabajar',
  },
  'de.ask-debt.account-seized': {
    says: 'Pida de inmediato a su banco que convierta la cuenta en una cuenta protegida (P-Konto). En el plazo de un mes esto protege desde el principio: al menos 1.590 € al mes.',
  },
  'de.ask-debt.wages': {
    says: 'Hasta el 30 de junio de 2027 están a salvo los primeros 1.587,40 € netos al mes. La primera persona a su cargo añade 597,42 €. Del resto solo pueden quitar una parte.',
    dependsOn: 'su sueldo neto y a quién mantiene',
  },
  'de.ask-debt.prison': {
    says: 'Nadie va a la cárcel por deudas privadas. Una orden de detención solo obliga a declarar lo que posee (Vermögensauskunft). Las multas públicas son distintas.',
  },
  'de.ask-debt.asset-statement': {
    says: 'Pague o acuerde cuotas en las dos semanas. Si no, vaya a la cita y conteste la verdad. Faltar puede traer una orden de detención.',
  },
  'de.ask-debt.schufa-entry': {
    says: 'Sin título judicial (Titel) necesitan dos avisos escritos, cuatro semanas y una advertencia. Una deuda que usted discutió no puede contar.',
    dependsOn: 'si hay un título judicial o usted discutió la deuda',
  },
  'de.ask-debt.schufa-copy': {
    says: 'Recibe gratis una copia de sus datos (Datenkopie, Art. 15 DSGVO). Para eso no tiene que comprar el informe de pago.',
  },
  'de.ask-debt.rates': {
    says: 'Ofrezca por escrito una cantidad que pueda mantener. Pregunte qué cuesta el plan y tache todo reconocimiento de deuda (Schuldanerkenntnis).',
  },
  'de.ask-debt.insolvency': {
    says: 'La insolvencia privada le libera de la mayoría de las deudas a los tres años. Antes, un asesor o abogado debe intentar un acuerdo con sus acreedores.',
  },
  'de.ask-debt.debt-help': {
    says: 'Llame al consejo gratuito de deudas en Caritas, Diakonie, AWO, Verbraucherzentrale o su ciudad. Pague primero alquiler y luz, y abra una P-Konto.',
  },
  'de.ask-debt.lawyer-cost': {
    says: 'Con ingresos bajos, su juzgado local (Amtsgericht) le da un vale (Beratungsschein). Entonces el abogado cuesta 15 €. En el juicio hay asistencia jurídica.',
  },
  'de.ask-debt.heir': {
    says: 'Los herederos asumen las deudas. Puede rechazar la herencia (Ausschlagung) en las seis semanas desde que lo sabe. Hágalo en el juzgado de sucesiones o ante notario.',
    dependsOn: 'si rechaza la herencia en un plazo de seis semanas',
  },
  'de.ask-debt.spouse': {
    says: 'No debe las deudas de su cónyuge ni de sus padres, salvo que usted también firmara. Una excepción son las compras diarias de la familia.',
  },
  'de.ask-debt.tv-fee': {
    says: 'Cada vivienda debe una tasa, aun sin televisor. Con ayuda básica, BAföG o ingresos muy bajos pida la exención, hasta tres años atrás.',
    dependsOn: 'si recibe una ayuda que le libera',
  },
  'de.ask-debt.jobcenter-back': {
    says: 'Opóngase por escrito en un plazo de un mes. Basta una frase. Si el error fue de ellos y usted no podía saberlo, puede quedarse el dinero.',
  },
  'de.ask-debt.jobcenter-cut': {
    says: 'Opóngase en un plazo de un mes. Si no tiene dinero para vivir, pida al juzgado social una orden urgente (Eilantrag). Es gratis.',
  },
  'de.ask-debt.tax-late': {
    says: '¿Está mal? Opóngase (Einspruch) en el plazo de un mes y pida parar el pago. ¿Es correcto pero demasiado? Pida tiempo (Stundung) antes del día de vencimiento.',
  },
  'de.ask-debt.power-cut': {
    says: 'Pida hoy un plan (Abwendungsvereinbarung). Un corte necesita dos meses de atraso y 100 €, una amenaza de cuatro semanas y una carta ocho días laborables antes.',
  },
  'de.ask-debt.step-post': {
    says: 'Abra todo el correo. Un sobre amarillo pone en marcha un plazo de dos semanas.',
  },
  'de.ask-debt.step-advice': {
    says: 'Busque consejo gratuito de deudas en Caritas, Diakonie, AWO o su ciudad.',
  },
  'de.ask-debt.right-living': {
    says: 'Nadie puede quitarle lo que necesita para vivir: al menos 1.587,40 € de sueldo neto al mes hasta el 30 de junio de 2027.',
  },
  'de.ask-debt.guide-check': {
    says: 'Compruebe cada reclamación antes de pagar: quién, por qué, desde cuándo y cuánto.',
  },
  'de.ask-debt.guide-dispute': {
    says: 'Si una reclamación está mal, discútala una vez por escrito y guarde prueba.',
  },
  'de.ask-debt.guide-priority': {
    says: 'Pague primero alquiler, luz y comida. Después ofrezca lo que quede en cantidades pequeñas.',
  },
  'de.ask-debt.guide-account': {
    says: 'Pida a su banco una cuenta protegida (P-Konto) si hay un embargo cerca. Solo puede tener una.',
  },
  'de.ask-debt.guide-right-info': {
    says: 'Los cobradores deben decirle para quién cobran, por qué y de dónde sale cada gasto.',
  },
  'de.ask-debt.guide-right-home': {
    says: 'Nadie puede registrar su casa contra su voluntad sin una orden del juez.',
  },
  'de.ask-debt.guide-right-object': {
    says: 'Puede oponerse a una orden de pago del juzgado (Mahnbescheid) gratis y sin razones.',
  },
  'de.ask-debt.guide-option-help': {
    says: 'Un asesor mira todas sus deudas y escribe por usted.',
    title: 'Recibir consejo gratuito sobre deudas',
    cost: 'Gratis.',
    time: 'Llame pronto, puede haber espera.',
    risk: 'Los plazos del juzgado siguen corriendo mientras espera.',
    bestFor: 'Tiene más de una deuda.',
  },
  'de.ask-debt.guide-option-dispute': {
    says: 'Escriba por qué no lo debe y pida pruebas.',
    title: 'Discutir lo que está mal',
    cost: 'Un sello.',
    time: 'Media hora.',
    risk: 'Todavía pueden ir al juzgado. Allí puede oponerse.',
    bestFor: 'La deuda no es suya, está pagada o es demasiado vieja.',
  },
  'de.ask-debt.guide-warn': {
    says: 'Un pago pequeño de una deuda vieja hace empezar otra vez su plazo.',
  },
  'de.ask-debt.basic-account': {
    says: 'Toda persona que vive aquí tiene derecho a una cuenta básica (Basiskonto), incluso con deudas. Un banco solo puede negarse por pocas razones. BaFin ayuda.',
  },
  'de.ask-debt.loan-ended': {
    says: 'Hacen falta dos cuotas seguidas sin pagar, el 10 % o el 5 % del préstamo, y un aviso con dos semanas. Si no, opóngase por escrito.',
    dependsOn: 'si el banco le avisó de la forma correcta',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'Es una entrega oficial (Zustellung). Su fecha pone en marcha un plazo, a menudo de dos semanas. Ábralo hoy y guarde el sobre.',
  },
  'de.ask-debt.pay-old-part': {
    says: 'No pague una parte de una deuda vieja antes de saber si ya prescribió. Un pago hace empezar otra vez los tres años.',
  },
  'de.ask-debt.collector-costs': {
    says: 'Solo debe esos gastos si la factura es correcta y usted se retrasó. Con una factura no discutida de hasta 50 € lo más alto son 58,48 €, hasta 500 € 95,60 €. Casi siempre es mucho menos. Pague la parte correcta y discuta el resto por escrito.',
  },
  'de.ask-debt.benefit-refused': {
    says: 'Presente oposición (Widerspruch) en un mes desde que llegó la carta. Basta una frase firmada en papel; los motivos pueden seguir. Si la carta no dice nada de ello, tiene un año. En apuros, pida una medida urgente al tribunal social. Es gratis.',
  },
  'de.ask-debt.claim-own-money': {
    says: 'Escriba primero y fije un último día. Luego pida por internet una orden de pago (Mahnbescheid) o demande ante el Amtsgericht. Hasta 10.000 € no necesita abogado. Su oficina puede anotar su demanda. Usted adelanta las tasas y las recupera si gana.',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: 'Tiene un mes desde que llegó. La última página dice qué hacer: oposición escrita (Widerspruch) o, en algunos Länder, demanda al tribunal administrativo. Si no dice nada, tiene un año. Si cambian sus ingresos, puede pedirlo de nuevo.',
  },
  'de.ask-debt.no-ticket': {
    says: 'En bus y tranvía el recargo es de hasta 60 €. Si tenía un billete personal válido, muéstrelo en una semana: entonces como mucho 7 €. Si la máquina estaba rota, dígalo con pruebas. Viajar a propósito sin pagar puede ser delito.',
  },
  'de.ask-debt.sick-pay-length': {
    says: 'Por la misma enfermedad la caja paga hasta 78 semanas en tres años. Cuentan las semanas pagadas por la empresa. Es el 70 % del bruto, como mucho el 90 % del neto. Pida la baja siguiente a más tardar el siguiente día laborable. Antes del fin inscríbase en la Agentur für Arbeit.',
  },
  'de.ask-debt.child-benefit-refused': {
    says: 'Oponga recurso (Einspruch) a la Familienkasse en un mes, por escrito o correo. Es gratis. Mande los papeles que faltan, como escuela, formación o residencia. Si la carta no dice nada de ello, tiene un año. Hacia atrás casi siempre se pagan solo seis meses.',
  },
  'de.ask-debt.child-benefit-back': {
    says: 'Recurra (Einspruch) en un mes y pida parar el pago. ¿El Jobcenter contó la ayuda como ingreso? Entonces pida que se la perdonen (Erlass). Pida también plazos pequeños.',
  },
}
