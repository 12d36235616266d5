/** The Spanish words of the rows in ../enquiry.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORDS: Words = {
  'ca.ask.things': {
    says: 'Una agencia de cobro no puede llevarse su auto o sus cosas ni entrar. Solo puede un oficial del tribunal, después de una sentencia. Un préstamo de auto es distinto.',
  },
  'ca.ask.prison': {
    says: 'No puede ir a la cárcel por deber dinero de una tarjeta, un préstamo o una factura. Pida ayuda gratis con la deuda.',
  },
  'ca.ask.old': {
    says: 'La mayoría de las provincias les da dos años para demandar, Quebec tres. Después puede decir al tribunal que es demasiado tarde.',
    dependsOn: 'su provincia y el día de su último pago',
  },
  'ca.ask.old-qc': {
    says: 'En Quebec tienen tres años para demandar por la mayoría de las deudas. Un pago lo empieza de nuevo. Diga al tribunal si llegan demasiado tarde.',
  },
  'ca.ask.calls': {
    says: 'Dígales por escrito que solo le contacten por carta. Anote cada llamada. No pueden amenazarle ni hablar con su jefe. Luego quéjese ante su provincia.',
  },
  'ca.ask.not-mine': {
    says: 'Escriba que no debe esa deuda y pida pruebas. No pague. Busque en su informe de crédito cuentas que no conoce.',
  },
  'ca.ask.wages': {
    says: 'La mayoría de los acreedores necesita antes una sentencia. Luego solo pueden tomar parte de su sueldo. El fisco no necesita sentencia.',
    dependsOn: 'a quién debe y si tienen una sentencia',
  },
  'ca.ask.cannot-pay': {
    says: 'Haga un presupuesto y ofrezca lo que pueda mantener. Vea a un asesor de crédito sin fines de lucro o a un administrador de insolvencia (Licensed Insolvency Trustee). La primera charla casi siempre es gratis.',
  },
  'ca.ask.bankrupt': {
    says: 'Un administrador de insolvencia (Licensed Insolvency Trustee) puede preparar una propuesta de consumidor (consumer proposal) o una quiebra (bankruptcy). Las dos detienen la mayoría de las demandas y embargos de sueldo. Pida una primera charla gratis.',
    dependsOn: 'lo que debe, tiene y gana',
  },
  'ca.ask.credit-file': {
    says: 'Puede recibir gratis su informe de crédito de Equifax y TransUnion. Si algo está mal, pida que lo corrijan. La mayoría de las deudas sale tras unos seis años.',
  },
  'ca.ask.sued': {
    says: 'Presente una defensa a tiempo. Son 20 días en Ontario y Alberta, 14 en Columbia Británica y 15 en Quebec. Busque ayuda legal gratis.',
  },
  'ca.ask.ignore': {
    says: 'No deje sin leer papeles del tribunal. Si no responde, el tribunal puede decidir sin usted, y entonces pueden tomar parte de su sueldo.',
  },
  'ca.ask.evict': {
    says: 'Un arrendador no puede echarle solo con un aviso. Necesita una orden si usted no se va. Mire el formulario y el último día, y llame a una línea de inquilinos.',
  },
  'ca.ask.evict-qc': {
    says: 'En Quebec solo el tribunal de vivienda (Tribunal administratif du logement) puede terminar su contrato si se niega a irse. Tiene derecho a quedarse en su casa.',
  },
  'ca.ask.locks': {
    says: 'Su arrendador no puede cambiar la cerradura ni cortar la calefacción o la luz para que se vaya. Llame a la oficina de alquileres de su provincia o a la policía.',
  },
  'ca.ask.rent-up': {
    says: 'La mayoría de las provincias pide un aviso escrito, casi siempre de tres meses, y permite una subida al año. Algunas además la limitan.',
    dependsOn: 'su provincia',
  },
  'ca.ask.rent-up-qc': {
    says: 'No tiene que aceptar la subida. Rechácela por escrito en un mes y conserva su casa. Entonces el arrendador debe pedir al tribunal que fije el alquiler.',
  },
  'ca.ask.deposit': {
    says: 'Cada provincia tiene su propio límite y su plazo para devolver el depósito. Pídalo por escrito, con fotos, y acuda al tribunal si se niegan.',
    dependsOn: 'su provincia',
  },
  'ca.ask.deposit-qc': {
    says: 'En Quebec un arrendador no puede pedir un depósito, solo el primer pago de alquiler. Puede pedir que se lo devuelvan.',
  },
  'ca.ask.repairs': {
    says: 'Escriba al arrendador con fotos y una fecha. Si no pasa nada, llame al inspector de la ciudad y acuda al tribunal. No deje de pagar el alquiler por su cuenta.',
  },
  'ca.ask.entry': {
    says: 'Casi siempre su arrendador necesita su permiso, o un aviso escrito de 24 horas con un motivo. Una emergencia es distinta.',
    dependsOn: 'el motivo, y si hay una emergencia',
  },
  'ca.ask.arrears': {
    says: 'Pague tan rápido como pueda y guarde prueba. En muchas provincias pagar a tiempo termina el aviso. Ofrezca un plan por escrito y pregunte por un banco de alquiler (rent bank).',
  },
  'ca.ask.fired': {
    says: 'Fuera de Quebec y de los empleos federales pueden despedirle sin motivo, pero deben dar preaviso o pago. No firme todavía. Pregunte a un abogado qué es justo.',
    dependsOn: 'su provincia, sus años de trabajo y el motivo',
  },
  'ca.ask.fired-qc': {
    says: 'En Quebec, tras dos años de trabajo, necesitan una causa justa y suficiente. Quéjese ante la CNESST en 45 días.',
    dependsOn: 'cuánto tiempo trabajó allí y el motivo',
  },
  'ca.ask.laid-off': {
    says: 'Le deben preaviso o pago, y quizá una indemnización (severance). Pida ahora el seguro de empleo (employment insurance). No firme una renuncia (release) antes de recibir consejo.',
    dependsOn: 'sus años de trabajo y su contrato',
  },
  'ca.ask.unpaid': {
    says: 'Pida su sueldo por escrito con las fechas. Luego quéjese en la oficina de normas laborales (employment standards) de su provincia. Es gratis.',
  },
  'ca.ask.notice': {
    says: 'El mínimo es cerca de una semana por cada año, hasta ocho semanas, en la mayoría de las provincias. Los jueces a menudo dan más.',
    dependsOn: 'su provincia y sus años de trabajo',
  },
  'ca.ask.ei': {
    says: 'Pida el seguro de empleo (employment insurance) enseguida, y en cuatro semanas desde su último día. No necesita esperar su constancia de empleo (record of employment).',
  },
  'ca.ask.faulty': {
    says: 'Puede pedir una reparación, uno nuevo o su dinero. Los productos deben tener calidad razonable, aun cuando acaba la garantía de la tienda. Escriba primero al vendedor.',
  },
  'ca.ask.cancel': {
    says: 'Si firmó en su puerta, la mayoría de las provincias le da 10 días. Los contratos de gimnasio tienen a menudo también un tiempo para pensarlo. Cancele por escrito.',
    dependsOn: 'dónde firmó y qué compró',
  },
  'ca.ask.not-delivered': {
    says: 'Escriba al vendedor y pida los productos o su dinero. Si pagó con tarjeta y no responde, pida a la tarjeta que devuelva el cargo (chargeback).',
  },
  'ca.ask.scam': {
    says: 'No haga clic, no pague y no conteste. Pregunte a la oficina real en un número que busque usted. Denúncielo al Canadian Anti-Fraud Centre, 1-888-495-8501.',
  },
  'ca.ask.paid-scam': {
    says: 'Llame ya a su banco y pida que pare o devuelva el pago. Cambie sus contraseñas. Denúncielo a la policía y al 1-888-495-8501.',
  },
  'ca.ask.fine': {
    says: 'Puede pagar la multa o disputarla antes de la fecha que lleva. Son 15 días en Ontario, y 30 en Columbia Británica y Quebec. Pagar significa que la acepta.',
    dependsOn: 'su provincia y la fecha de la multa',
  },
  'ca.ask.private-parking': {
    says: 'Una empresa privada no puede multarle. Puede pedir dinero y quizá demandar. Pida pruebas de los carteles y de la suma.',
    dependsOn: 'lo que decían los carteles',
  },
  'ca.ask.tax': {
    says: 'Si está mal, presente una objeción (notice of objection) en 90 días. Si no puede pagar, llame y pida un plan. No lo deje pasar.',
  },
  'ca.ask.benefit': {
    says: 'Pregunte por qué y de qué semanas. En el seguro de empleo (employment insurance), pida una reconsideración en 30 días. Si está bien, pida pagos pequeños.',
  },
  'ca.ask.cut-off': {
    says: 'Antes deben avisarle por escrito. Muchas provincias prohíben los cortes en invierno. Llame a la empresa y pida un plan.',
    dependsOn: 'su provincia y la época del año',
  },
  'ca.ask.phone': {
    says: 'Quéjese primero a la empresa. Si no ayuda, la CCTS mira gratis las quejas de teléfono, internet y televisión.',
  },
  'ca.ask.insurer': {
    says: 'Pida los motivos por escrito. Luego quéjese a la aseguradora, y después al servicio gratuito de defensa (ombud service). Vigile el plazo para demandar.',
  },
  'ca.ask.leaving': {
    says: 'En un contrato mensual avisa con uno o dos meses, según la provincia. Un plazo fijo le obliga, salvo que acuerden un fin, pase el contrato a otro o tenga un motivo legal.',
    dependsOn: 'su provincia y el tipo de contrato',
  },
  'ca.ask.bullied': {
    says: 'Anote cada vez, qué se dijo y quién lo vio. Dígalo por escrito al empleador. Si es por sexo, raza u otro motivo protegido, puede ayudar una oficina de derechos humanos.',
  },
  'ca.ask.bullied-qc': {
    says: 'En Quebec tiene derecho a un trabajo sin acoso psicológico (harcèlement psychologique). Anote cada vez y quéjese ante la CNESST en dos años.',
  },
  'ca.ask.old-on': {
    says: 'En Ontario tienen dos años para demandar por la mayoría de las deudas. Un pago o un papel firmado lo empieza de nuevo. Todavía pueden escribirle.',
  },
  'ca.ask.evict-on': {
    says: 'En Ontario solo el Landlord and Tenant Board puede ordenar que se vaya. Hasta entonces puede quedarse. Vaya a la audiencia y cuente su parte.',
  },
  'ca.ask.evict-bc': {
    says: 'En Columbia Británica debe disputarlo a tiempo: 5 días por alquiler sin pagar, 10 por una causa, 21 por uso propio. Si lo disputa, puede quedarse hasta la decisión.',
    dependsOn: 'el tipo de aviso y el día en que lo recibió',
  },
  'ca.ask.rent-up-on': {
    says: 'En Ontario el alquiler puede subir una vez en 12 meses, con un aviso escrito de 90 días. En la mayoría de las viviendas hay un límite anual, nunca más de 2.5%. Las habitadas por primera vez después del 15 de noviembre de 2018 no tienen límite.',
    dependsOn: 'cuándo se habitó su vivienda por primera vez',
  },
  'ca.ask.rent-up-bc': {
    says: 'En Columbia Británica el alquiler puede subir una vez en 12 meses, con tres meses completos de aviso en el formulario correcto. No puede pasar del límite anual.',
    dependsOn: 'el límite de ese año',
  },
  'ca.ask.rent-up-ab': {
    says: 'En Alberta no hay límite. El alquiler puede subir una vez en 365 días, con tres meses de aviso escrito en un alquiler mensual. Un plazo fijo le protege hasta que acaba.',
    dependsOn: 'su tipo de contrato',
  },
  'ca.ask.deposit-on': {
    says: 'En Ontario un arrendador no puede pedir un depósito por daños. Solo se permite un depósito para el último periodo de alquiler, y debe dar intereses.',
  },
  'ca.ask.deposit-bc': {
    says: 'Dé su nueva dirección por escrito. En Columbia Británica el arrendador tiene entonces 15 días para devolverlo o acudir a la oficina de alquileres. Si no, puede reclamar el doble.',
  },
}
