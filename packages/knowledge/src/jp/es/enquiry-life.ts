/** Preguntas de suscripciones, cuotas, avales, policía y ayuda, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_ES: Words = {
  'jp.ask.subscription': {
    says: 'Guarde la pantalla del pedido y los correos. Cancele ya por la vía indicada y guarde prueba. Si la última pantalla le engañó, puede anular. Llame al 188.',
  },
  'jp.ask.credit-stop': {
    says: 'Escriba a la financiera que deja de pagar y por qué (支払停止の抗弁). Vale para pagos a plazos de más de dos meses, desde 40.000 yenes. Guarde pruebas y escriba también a la tienda. Llame al 188.',
  },
  'jp.ask.free-lawyer': {
    says: 'Llame a Houterasu (法テラス). Con pocos ingresos tiene tres consultas gratis por asunto y le adelantan los honorarios en cuotas pequeñas. Tras una detención pida el abogado de guardia (当番弁護士), gratis una vez.',
  },
  'jp.ask.paid-scammer': {
    says: 'Llame ya a su banco para bloquear la cuenta a la que pagó. Llame a la policía (#9110) y al 188. Si dio datos de la tarjeta, bloquéela. Lo que quede puede repartirse entre las víctimas.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'Su familia no debe nada, pero un avalista debe pagar. Conserva lo básico y hasta 990.000 yenes en efectivo. Casa y coche caro suelen venderse. Pocos trabajos se cierran unos meses. Impuestos y pensión de hijos quedan.',
    dependsOn: 'lo que posee y quién avaló',
  },
  'jp.ask.divorce': {
    says: 'Si ambos están de acuerdo, presenten el papel en el municipio. Si no, empiece la mediación (調停) en el tribunal de familia. Arreglen por escrito hijos, pensión, casa y ahorros. Desde abril de 2026 ambos pueden tener la patria potestad. El reparto se pide durante cinco años.',
  },
  'jp.ask.cancel-fee': {
    says: 'Lo que pase de la pérdida media de la empresa es nulo. Pida que lo explique. Llame al 188 antes de pagar.',
    dependsOn: 'el contrato y cuándo canceló',
  },
  'jp.ask.nhk': {
    says: 'Sin aparato no necesita contrato y puede terminarlo. Lo de hace más de cinco años puede haber prescrito, pero dígalo antes de pagar.',
    dependsOn: 'si tiene un aparato que recibe NHK',
  },
  'jp.ask.pension': {
    says: 'Pida en el municipio la exención o la espera (免除・納付猶予). Llega hasta dos años y un mes atrás y guarda su derecho por invalidez. Si lo ignora, pueden embargar.',
  },
  'jp.ask.health-premium': {
    says: 'Vaya al ayuntamiento antes de la fecha. Pida la tarifa por bajos ingresos o desempleo, una rebaja (減免) o plazos. Lleve pruebas. Pregunte qué atención conserva.',
  },
  'jp.ask.illegal-lender': {
    says: 'Un préstamo a más del 109,5 % al año es nulo, y prestar sin licencia es delito. No pida más. Guarde los mensajes y vaya hoy a la policía (#9110) y a un abogado.',
  },
  'jp.ask.student-loan': {
    says: 'Llame a JASSO antes de atrasarse más. Pida cuotas menores (減額返還) o una espera (返還期限猶予) si gana poco, está enfermo o sin trabajo. Pueden pedir a un avalista: avísele pronto.',
  },
  'jp.ask.guarantor': {
    says: 'Un avalista solidario (連帯保証人) debe como el deudor. Pida el papel firmado y lo que queda. Sin escrito, o sin tope en un aval abierto, es nulo. Vea a un abogado antes de pagar.',
    dependsOn: 'lo que firmó',
  },
  'jp.ask.police': {
    says: 'No tiene que hablar contra su voluntad. Si no está detenido, puede negarse o irse. Puede llamar a un abogado siempre. Tras una detención, la primera visita del abogado de guardia (当番弁護士) es gratis. No firme nada falso.',
  },
  'jp.ask.stay': {
    says: 'Presente la solicitud antes del último día. Así puede quedarse hasta la respuesta, dos meses más como máximo. Si deja el trabajo, avise en 14 días. Si la niegan, pregunte el motivo y vea enseguida a un abogado.',
  },
  'jp.ask.welfare': {
    says: 'Puede pedir la ayuda social en su municipio, aunque tenga casa, trabajo o deudas. Deben tomar la solicitud y responder en 14 días, 30 como máximo. Contra un no tiene tres meses para una revisión.',
  },
  'jp.ask.not-delivered': {
    says: 'Escriba con un último día, por ejemplo una semana. Si no llega nada, cancele y pida todo su dinero. ¿Pagó con tarjeta? Pida que la paren. ¿Transfirió y no responden? Puede ser una tienda falsa: llame hoy al banco y a la policía (#9110), luego al 188.',
  },
  'jp.ask.gym-ill': {
    says: 'Pida terminarlo por escrito con certificado médico. Un cargo mayor que la pérdida media de la empresa es nulo: pregunte el cálculo. Una cláusula que nunca le deja irse también puede ser nula. Muchos clubes dan una pausa. Llame al 188 antes de pagar.',
  },
  'jp.ask.long-service': {
    says: 'Vale por más de 50.000 yenes y más de un mes en belleza, dos meses en lo demás. Durante ocho días desde que recibió el papel puede anularlo gratis por carta o correo. Después aún puede parar cuando quiera. En belleza ya empezada paga como mucho 20.000 yenes o el 10 % del resto, lo menor.',
  },
  'jp.ask.private-parking': {
    says: 'Un particular no puede multarle. Debe la tarifa y la pérdida real, no una suma inventada en un cartel. Una suma mucho mayor puede ser nula. No pague en el acto. Pida por escrito fotos, horas y el cálculo. Llame al 188.',
  },
  'jp.ask.bank-pays-back': {
    says: 'Con tarjeta falsificada o robada la ley obliga al banco a devolver, menos si hubo descuido. La banca por internet no está en esa ley, pero los bancos prometieron pagar a particulares sin culpa. Avise enseguida a banco y policía: casi siempre cuentan solo los últimos 30 días. Si se niega, llame al servicio de los bancos.',
    dependsOn: 'cómo se llevaron el dinero y su cuidado',
  },
  'jp.ask.insurer-refuses': {
    says: 'Pida por escrito en qué cláusula se basan y mande pruebas. Deben pagar en un tiempo justo. Después ayuda gratis un organismo: そんぽADRセンター en daños, 生命保険相談所 en vida y salud. Los derechos suelen acabar a los tres años. No acepte deprisa una suma pequeña.',
  },
  'jp.ask.phone-contract': {
    says: 'En ocho días desde el papel del contrato casi siempre puede anular sin penalización (初期契約解除 o 確認措置). La instalación puede cobrarse. En contratos desde julio de 2022, irse cuesta como mucho un mes. Lo que falta de un teléfono a plazos se debe. Llame al 188 si le engañaron.',
  },
  'jp.ask.allowance-back': {
    says: 'Pida la decisión por escrito, con motivo y cálculo. Si está mal, pida una revisión (審査請求) en tres meses desde que lo supo. El papel dice dónde. Si está bien, pida pequeñas partes. Si avisó de todo a tiempo, muéstrelo. Llame a Houterasu.',
  },
  'jp.ask.fine-cannot-pay': {
    says: 'Una multa pequeña (反則金) sin pagar pasa a causa penal. Una multa del tribunal (罰金) sin pagar puede llevar a días de trabajo en custodia. Llame ya a la fiscalía y pida plazos o tiempo. Muestre ingresos y gastos. No ignore las cartas.',
  },
  'jp.ask.divorce-money': {
    says: 'Lo que ambos formaron en el matrimonio se reparte, en principio a medias, sea cual sea el nombre. Lo de antes o heredado sigue suyo. En divorcios desde abril de 2026 puede pedirlo cinco años. Pida también el reparto de pensión (年金分割). Sin acuerdo, vaya al tribunal de familia.',
  },
  'jp.ask.car-accident': {
    says: 'Avise a la policía y vea enseguida a un médico. Por lesiones puede reclamar directamente al seguro obligatorio del otro (自賠責, 被害者請求). Si no hay, o si huyó, paga el Estado (政府保障事業). Mire también su póliza. No firme deprisa: ayuda gratis en 日弁連交通事故相談センター.',
  },
  'jp.ask.stalking': {
    says: 'En peligro llame al 110. Si no, al #9110 o a la policía hoy. Puede advertir a la persona; puede seguir una prohibición (禁止命令), y violarla es delito. Guarde mensajes, horas y fotos. No se vea ni responda. Avise a familia y trabajo. La policía ayuda con rondas y refugio.',
  },
  'jp.ask.pension-decision': {
    says: 'Pida una revisión (審査請求) al examinador (社会保険審査官) en tres meses desde que lo supo. Es gratis. Pida los papeles médicos usados y mande un informe nuevo. Después tiene dos meses para otra revisión o seis para el tribunal. Un experto (社労士) puede ayudar.',
  },
  'jp.ask.violence': {
    says: 'En peligro llame al 110. Llame gratis al #8008 o 0120-279-889 (DV相談+). Un centro puede darle un lugar seguro. Un tribunal puede prohibir acercarse o echar a la persona; violarlo es delito. Guarde fotos e informe médico. La ciudad puede ocultar su dirección. Puede llevarse a los niños.',
  },
  'jp.ask.contact': {
    says: 'Padre e hijo pueden verse (親子交流) según el bien del niño. Sin acuerdo, pida mediación (調停) al tribunal de familia. Si no se cumple, puede recordar gratis (履行勧告) u ordenar dinero por cada falta (間接強制). Pague la pensión igual. No se lleve usted al niño.',
  },
  'jp.ask.parents-debt': {
    says: 'Nadie debe el préstamo de un familiar, salvo quien firmó como fiador (保証人). Un prestamista no puede presionar a la familia: diga no por escrito. No firme ni pague nada. Tras una muerte se heredan deudas: renuncie (相続放棄) en tres meses ante el tribunal de familia.',
  },
  'jp.ask.online-insult': {
    says: 'Guarde primero capturas con dirección y hora. Pida a la plataforma que lo quite. Un tribunal puede hacer nombrar al autor (発信者情報開示), pero los datos duran a menudo de tres a seis meses: vea pronto a un abogado. Puede pedir dinero. Para denunciar tiene seis meses desde que sabe quién fue.',
  },
  'jp.ask.overpaid-interest': {
    says: 'Si pidió antes de junio de 2010 a más del 15 al 20 % al año, quizá pagó de más. Pida el historial (取引履歴): deben darlo. Casi siempre diez años desde el último pago, cinco desde que lo supo para pagos desde abril de 2020. Es raro en préstamos desde 2010. Pregunte a Houterasu.',
  },
  'jp.ask.child-purchase': {
    says: 'Los contratos de un menor de 18 sin permiso de los padres se pueden anular. No con dinero de bolsillo ni si engañó sobre su edad. Un clic en «mayor de 18» no siempre es engaño. Escriba enseguida a la tienda, a Apple o Google y a la tarjeta, con edad y fechas. Llame al 188.',
  },
  'jp.ask.card-misuse': {
    says: 'Llame enseguida a la tarjeta y bloquéela. Según sus condiciones casi siempre asume el abuso, a menudo hasta 60 días antes de la llamada, si no fue descuidado con el PIN. Denúncielo y anote el número. Discuta cada cargo por escrito. Si se niegan, llame al 188.',
  },
  'jp.ask.builder-overcharge': {
    says: 'Vale el precio acordado. El trabajo extra exige antes su sí. Pida una factura con partidas, pague lo acordado y discuta el resto por escrito. ¿Vinieron a su casa, o fue mucho más caro que el anuncio? Entonces puede tener ocho días para anular (クーリング・オフ). No pague bajo presión; llame al 188.',
  },
}
