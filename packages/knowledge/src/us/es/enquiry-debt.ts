/** The Spanish words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_ES: Words = {
  'us.ask-debt.jail': {
    says: 'No pueden meterle en la cárcel por no pagar una deuda privada, y un cobrador no puede amenazar con eso. Una corte solo puede castigarle por ignorar su orden de ir.',
  },
  'us.ask-debt.garnish': {
    says: 'Por una deuda privada primero deben demandar y ganar. Después pueden quitarle como máximo 25% del sueldo después de los descuentos obligatorios, y menos de un sueldo bajo. Algunos estados lo protegen todo.',
    dependsOn: 'si tienen un fallo de la corte (judgment) contra usted',
  },
  'us.ask-debt.bank-account': {
    says: 'Sin un fallo de la corte (judgment) no pueden tocar su cuenta. Con un fallo pueden pedirlo a la corte. Dos meses de beneficios federales por depósito directo deben quedar libres.',
    dependsOn: 'si tienen un fallo de la corte (judgment) contra usted',
  },
  'us.ask-debt.social-security': {
    says: 'Un acreedor privado no puede quitarle el Seguro Social (Social Security), el SSI ni los beneficios VA. El gobierno federal puede quitar parte del Seguro Social por sus propias deudas, pero no del SSI.',
  },
  'us.ask-debt.take-things': {
    says: 'Un cobrador no puede venir a llevarse sus cosas. Primero necesita un fallo de la corte (judgment), y lo cumple un sheriff. Un prestamista con un gravamen (lien) sobre su carro es distinto.',
  },
  'us.ask-debt.come-to-house': {
    says: 'No tiene que abrir la puerta ni hablar. Dígales por escrito que dejen de contactarle. Un cobrador no tiene poder para entrar ni llevarse cosas.',
  },
  'us.ask-debt.ignore': {
    says: 'No la ignore: la deuda sigue y pueden demandarle. Dispútela por escrito en un plazo de 30 días y conteste a tiempo cualquier papel de la corte.',
  },
  'us.ask-debt.calls': {
    says: 'Escríbales: dejen de contactarme. Entonces deben parar, salvo para decir que paran o que van a demandar. Más de siete llamadas en siete días es demasiado.',
  },
  'us.ask-debt.work-calls': {
    says: 'No pueden contarle la deuda a su jefe, su familia ni sus amigos. Dígales que no puede recibir llamadas en el trabajo, y deben dejar de llamar allí.',
  },
  'us.ask-debt.not-mine': {
    says: 'Escriba en un plazo de 30 días que la disputa y quiere pruebas. Deben parar hasta enviarlas. Si alguien usó su nombre, vaya a IdentityTheft.gov.',
  },
  'us.ask-debt.validation': {
    says: 'Dispútela por escrito en los 30 días después de su aviso y pida pruebas. Deben dejar de cobrar hasta enviarlas. Guarde una copia y use el correo certificado (certified mail).',
  },
  'us.ask-debt.old': {
    says: 'En la mayoría de los estados, el plazo para demandar es de tres a seis años. Después un cobrador no puede demandar. No pague ni prometa antes de saberlo, porque eso puede hacerlo empezar otra vez.',
    dependsOn: 'su estado, el tipo de deuda y su último pago',
  },
  'us.ask-debt.credit-report': {
    says: 'Dispute gratis un dato falso ante cada buró (credit bureau). Deben revisarlo, en la mayoría de los casos en un plazo de 30 días. La mayoría de las deudas debe salir a los siete años.',
  },
  'us.ask-debt.medical-report': {
    says: 'Una corte anuló la prohibición federal en julio de 2025. Los burós (credit bureaus) dicen que no incluyen las pagadas, las de menos de un año ni las menores de $500. Algunos estados las prohíben.',
    dependsOn: 'la suma, su antigüedad y su estado',
  },
  'us.ask-debt.sued': {
    says: 'Presente una contestación (answer) escrita a más tardar en la fecha de la citación (summons). En muchos estados son 20 a 30 días desde que la recibió. Si no, ganan. La ayuda legal (legal aid) o el centro de autoayuda (self-help center) pueden ayudarle.',
  },
  'us.ask-debt.ignore-summons': {
    says: 'No la ignore. Si no contesta, la otra parte gana por falta de contestación (default) y puede pedir su sueldo o su dinero del banco. Si ya faltó, pida ahora a la corte que lo reabra.',
  },
  'us.ask-debt.default-judgment': {
    says: 'Pida hoy el expediente a la secretaría de la corte (clerk). Puede pedir al juez que anule el fallo (judgment), sobre todo si nunca recibió los papeles. El plazo es corto.',
  },
  'us.ask-debt.settle': {
    says: 'Compruebe que la deuda es suya y no es demasiado vieja. Ofrezca lo que pueda pagar y consiga primero el acuerdo por escrito. Una deuda perdonada de $600 o más se puede reportar como ingreso.',
  },
  'us.ask-debt.debt-relief': {
    says: 'Hable primero con un consejero de crédito sin fines de lucro (credit counselor). Una empresa que vende alivio de deudas por teléfono no puede cobrar antes de resolver una deuda.',
  },
  'us.ask-debt.cancelled-debt': {
    says: 'Una deuda cancelada cuenta como ingreso, salvo que haya una excepción. Las principales son la bancarrota (bankruptcy) y deber más de lo que posee. Use el formulario 982 (Form 982).',
    dependsOn: 'si debía más de lo que poseía cuando se canceló',
  },
  'us.ask-debt.dead-person': {
    says: 'En la mayoría de los casos, las deudas de quien murió se pagan con lo que dejó, no las paga usted. Si firmó también, o en estados de bienes gananciales (community property), puede deberlas.',
    dependsOn: 'si usted firmó también, y su estado',
  },
  'us.ask-debt.identity-theft': {
    says: 'Vaya a IdentityTheft.gov y haga un reporte. Envíelo a la empresa y a los burós (credit bureaus): deben bloquear la deuda falsa. Congele gratis su crédito en los tres.',
  },
  'us.ask-debt.hospital-collections': {
    says: 'Un hospital sin fines de lucro debe esperar al menos 120 días antes de medidas duras como demandar. Debe pararlas mientras revisa su pedido de ayuda, que puede hacer durante 240 días.',
    dependsOn: 'si el hospital es sin fines de lucro',
  },
  'us.ask-debt.sheriff': {
    says: 'Recibir sus papeles no significa que esté de acuerdo. Para desalojarle o llevarse cosas necesitan una orden de la corte. Pida verla, no se resista y llame a la ayuda legal (legal aid).',
    dependsOn: 'si traen papeles o una orden de la corte',
  },
  'us.ask-debt.ticket': {
    says: 'Actúe a más tardar en la fecha de la multa (ticket). Pague, o declárese no culpable y pida una audiencia. Lleve fotos y recibos. Dejar pasar la fecha puede costarle cargos o su licencia.',
  },
  'us.ask-debt.card-dispute': {
    says: 'Escriba a la dirección para disputas (billing dispute) de la tarjeta en un plazo de 60 días desde el estado de cuenta. No tiene que pagar ese cargo mientras lo revisan. Con tarjetas robadas debe como máximo $50.',
  },
  'us.ask-debt.bank-fraud': {
    says: 'Avise ya a su banco. Por transferencias que no permitió debe como máximo $50 si avisa en un plazo de dos días hábiles. Después de 60 días desde el estado de cuenta puede perder más.',
  },
  'us.ask-debt.robocalls': {
    says: 'Diga que paren, por escrito si puede. Las llamadas automáticas (robocalls) y mensajes no deseados a un celular son ilegales en la mayoría de los casos. Puede demandar por $500 por llamada. Repórtelos a la FCC y la FTC.',
  },
  'us.ask-debt.irs-plan': {
    says: 'Conteste a más tardar en la fecha del aviso aunque no pueda pagar. Pida un plan de pagos en IRS.gov, más tiempo o una oferta de acuerdo.',
  },
  'us.ask-debt.irs-call': {
    says: 'Cuelgue y no pague: es muy probable que sea una estafa. Estas oficinas escriben por correo y nunca piden tarjetas de regalo. Vea su cuenta en el sitio propio de la oficina.',
  },
  'us.ask-debt.cp2000': {
    says: 'Mire su número y su fecha. Un CP2000 quiere respuesta en un plazo de 30 días. Un aviso de deficiencia (notice of deficiency) da 90 días para el Tax Court. Un aviso final de embargo (levy) da 30 días para pedir una audiencia.',
  },
  'us.ask-debt.overpayment': {
    says: 'Actúe en un plazo de 30 días para que no empiecen a quitarle dinero. Tiene 60 días para apelar (SSA-561). Puede pedir una exoneración (waiver, SSA-632) en cualquier momento.',
  },
  'us.ask-debt.student-loan-default': {
    says: 'El 16 de enero de 2026 se puso en pausa quitar sueldo y reembolsos por préstamos federales en mora (default). Compruebe si sigue así. Un prestamista privado debe demandarle primero.',
    dependsOn: 'si el préstamo es federal o privado',
  },
  'us.ask-debt.student-loan-plan': {
    says: 'El plan SAVE terminó. Mire en StudentAid.gov los planes que todavía puede elegir. Desde julio de 2026 hay uno nuevo, el Repayment Assistance Plan.',
  },
  'us.ask-debt.foreclosure': {
    says: 'Llame ya a su administrador hipotecario (servicer) y a un consejero aprobado por HUD. En la mayoría de los casos la ejecución (foreclosure) no puede empezar hasta más de 120 días de atraso. Una solicitud de ayuda completa y a tiempo debe decidirse primero.',
  },
  'us.ask-debt.partners-loan': {
    says: 'Pueden demandar a quien firmó, pero no amenazar con una demanda que no piensan poner, ni con la cárcel. De la deuda solo pueden hablar con su cónyuge o su abogado, no con usted. Pidan pruebas por escrito en 30 días. Contesten papeles reales del tribunal. Usted no debe nada que no firmó.',
  },
  'us.ask-debt.irs-levy': {
    says: 'Llame ya al IRS y ofrezca un plan de pagos. Debe enviar antes un aviso final, y entonces tiene 30 días para pedir una audiencia. El banco retiene el dinero 21 días, y una dificultad grave puede liberarlo.',
  },
  'us.ask-debt.cosigned': {
    says: 'Sí. Quien firma con otro debe toda la deuda si el otro no paga, y puede salir en su informe de crédito. Antes de firmar debió recibir un aviso que lo dice.',
  },
  'us.ask-debt.house-lien': {
    says: 'Primero deben demandar y ganar. En la mayoría de los estados el fallo puede entonces gravar su casa (lien), pero la ley de vivienda familiar (homestead) protege parte o todo su valor. Pocas tarjetas llevan a una venta forzada.',
    dependsOn: 'si tienen un fallo, y su estado',
  },
  'us.ask-debt.refund-offset': {
    says: 'No. Solo deudas públicas como impuestos, manutención de hijos y préstamos estudiantiles federales pueden tomarse de un reembolso federal. Una empresa privada con un fallo podría tomar el dinero una vez en su banco.',
  },
  'us.ask-debt.loan-sold': {
    says: 'Escriba al administrador del préstamo (servicer) y pregunte cómo se forma la suma. Debe contestar en 30 días hábiles. Durante 60 días tras un traspaso, un pago al servicer anterior no es tardío. Las condiciones del préstamo siguen igual.',
  },
  'us.ask-debt.irs-paid': {
    says: 'Mire su cuenta en IRS.gov y envíe copias del cheque cobrado o del registro del banco a la dirección del aviso antes de su fecha. Puede cuestionar la cuenta y apelar. El Taxpayer Advocate ayuda gratis.',
  },
}
