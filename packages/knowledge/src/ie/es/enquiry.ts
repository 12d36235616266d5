/** The Spanish words of Ireland: enquiry. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ES: Words = {
  'ie.ask.things': {
    says: 'Una empresa de cobros (debt collector) no puede quitarle sus cosas ni entrar. Solo puede un agente judicial (sheriff), tras una sentencia.',
  },
  'ie.ask.prison': {
    says: 'No pueden encarcelarle porque no puede pagar. Solo corre riesgo quien puede pagar y se niega a cumplir una orden del juzgado. Llame a MABS al 0818 07 2000.',
  },
  'ie.ask.old': {
    says: 'La mayoría de las deudas son demasiado viejas para el juzgado a los seis años. Un pago o una nota firmada los hace empezar de nuevo. Una sentencia dura doce años.',
    dependsOn: 'el día en que pagó o escribió por última vez que la debe',
  },
  'ie.ask.calls': {
    says: 'Dígales por escrito que solo le escriban por carta. Apunte cada llamada. Reclamar para asustar o avergonzar es delito; dígalo a la policía (gardaí). Con un prestamista, quéjese al FSPO.',
  },
  'ie.ask.not-mine': {
    says: 'Escriba que no la debe y pida pruebas. No pague. Mire su informe gratis en el Central Credit Register.',
  },
  'ie.ask.wages': {
    says: 'En Irlanda un acreedor normal no puede quitarle dinero del sueldo. Los impuestos, las pensiones de familia y algunas deudas de ayudas son distintos.',
  },
  'ie.ask.cannot-pay': {
    says: 'Llame a MABS al 0818 07 2000. Es gratis. Hacen un presupuesto con usted y hablan con quienes debe.',
  },
  'ie.ask.bankrupt': {
    says: 'La quiebra (bankruptcy) dura un año en la mayoría de los casos. Una condonación (debt relief notice) o un acuerdo (arrangement) puede ser mejor. Pregunte a MABS o a un insolvency practitioner.',
    dependsOn: 'lo que debe, tiene y gana',
  },
  'ie.ask.credit-file': {
    says: 'Puede pedir gratis su informe al Central Credit Register. Si está mal, pida al prestamista que lo corrija.',
  },
  'ie.ask.sued': {
    says: 'Conteste a tiempo: 28 días en el District Court, 10 en el Circuit Court, 8 en el High Court. Llame a MABS o FLAC para ayuda gratis.',
  },
  'ie.ask.ignore': {
    says: 'No ignore los papeles del juzgado. Si no contesta, pueden conseguir una sentencia sin usted.',
  },
  'ie.ask.evict': {
    says: 'Un casero no puede echarle solo con un aviso. Puede discutirlo en el RTB y quedarse mientras decide. Llame a Threshold al 1800 454 454.',
  },
  'ie.ask.notice-length': {
    says: 'Sin incumplimiento son 90 días con menos de seis meses, 152 hasta un año, 180 hasta siete años, después 196 y 224. Por alquiler sin pagar son 28 días, tras un aviso previo de 28 días.',
    dependsOn: 'cuánto tiempo lleva allí y el motivo',
  },
  'ie.ask.locks': {
    says: 'Dejarle fuera con la cerradura va contra la ley. Llame enseguida a Threshold al 1800 454 454 y al RTB. Puede ordenar que vuelva a entrar.',
  },
  'ie.ask.rent-up': {
    says: 'El alquiler puede subir una vez en 12 meses, con aviso escrito de 90 días, un 2 % o la inflación, lo que sea menor. El RTB debe recibir el aviso el mismo día. Algunas viviendas nuevas no tienen el tope del 2 %.',
    dependsOn: 'cuándo se construyó su vivienda y las fechas',
  },
  'ie.ask.deposit': {
    says: 'Pida la fianza (deposit) por escrito. El casero solo puede quedársela por alquiler sin pagar, facturas o daños más allá del uso normal. Si se niega, vaya al RTB.',
  },
  'ie.ask.repairs': {
    says: 'Escriba al casero con fotos y una fecha. Si no pasa nada, pida al ayuntamiento (council) una inspección, y vaya al RTB. Siga pagando el alquiler.',
  },
  'ie.ask.entry': {
    says: 'Un casero debe acordar una hora con usted antes de entrar. Una urgencia es distinta.',
  },
  'ie.ask.arrears': {
    says: 'Pague ahora lo que pueda. Antes deben darle un aviso previo de 28 días, y pagarlo todo en ese tiempo lo detiene. Llame a MABS y Threshold.',
  },
  'ie.ask.fired': {
    says: 'Después de 12 meses de trabajo la empresa debe mostrar un motivo y un trato justos. Quéjese a la WRC en seis meses. Es gratis.',
    dependsOn: 'cuánto tiempo trabajó, y el motivo',
  },
  'ie.ask.laid-off': {
    says: 'Después de dos años recibe dos semanas de sueldo por año y una más, hasta 600 € por semana. También tiene preaviso.',
    dependsOn: 'sus años de trabajo y si el puesto de verdad ya no existe',
  },
  'ie.ask.unpaid': {
    says: 'Pídalo por escrito con las fechas. Después quéjese a la WRC en seis meses. Es gratis.',
  },
  'ie.ask.notice': {
    says: 'Después de 13 semanas es una semana, después de dos años dos, de cinco cuatro, de diez seis, de quince ocho. Su contrato puede dar más.',
    dependsOn: 'sus años de trabajo y su contrato',
  },
  'ie.ask.sick': {
    says: 'Después de 13 semanas de trabajo tiene cinco días de baja pagada al año, al 70 % del sueldo hasta 110 € al día. Necesita un justificante.',
  },
  'ie.ask.minimum': {
    says: 'En 2026 el sueldo mínimo es de 14,15 € por hora desde los 20 años. Si cobra menos, quéjese a la WRC.',
  },
  'ie.ask.faulty': {
    says: 'En 30 días puede recuperar su dinero por un defecto. Después, primero reparación o uno nuevo. La tienda debe ocuparse.',
  },
  'ie.ask.cancel': {
    says: 'Si compró en línea, por teléfono o en su puerta, tiene 14 días para cancelar. En una tienda no hay ese derecho.',
    dependsOn: 'dónde lo compró',
  },
  'ie.ask.not-delivered': {
    says: 'Pida por escrito al vendedor el producto o su dinero. Debe entregar en 30 días, salvo otro acuerdo. Si pagó con tarjeta, pida la devolución del cargo (chargeback).',
  },
  'ie.ask.scam': {
    says: 'No pulse, pague ni conteste. Compruébelo con la oficina de verdad en un número que busque usted. Denúncielo a la policía (gardaí).',
  },
  'ie.ask.paid-scam': {
    says: 'Llame ahora a su banco y pida que pare o devuelva el pago. Después denúncielo a la policía (gardaí). Si el banco dice que no, vaya al FSPO.',
  },
  'ie.ask.fine': {
    says: 'Pague en 28 días, o con la mitad más en 56 días. Si conducía otra persona, nómbrela a tiempo. Para discutirla hay que ir al juzgado.',
    dependsOn: 'la fecha del aviso',
  },
  'ie.ask.clamped': {
    says: 'Pague para soltar el coche y guarde la prueba. Después recurra a la empresa de aparcamiento en 60 días, y luego a la NTA en 30 días.',
  },
  'ie.ask.private-parking': {
    says: 'Una empresa privada no puede multarle. Puede poner un cepo (clamp) donde lo digan los carteles, y usted puede recurrir.',
    dependsOn: 'lo que decían los carteles',
  },
  'ie.ask.tv': {
    says: 'Necesita una licencia (TV licence) para una casa con televisor, aunque solo vea por internet. Con solo un móvil, tableta o portátil, no.',
    dependsOn: 'si hay un televisor en su casa',
  },
  'ie.ask.water': {
    says: 'La mayoría de los hogares no pagan el agua en Irlanda. Solo se puede cobrar un uso muy alto.',
  },
  'ie.ask.tax': {
    says: 'Compruébelo en myAccount. Pida un pago a plazos (phased payment), o recurra en 30 días si está mal.',
  },
  'ie.ask.benefit': {
    says: 'Pida los motivos. Recurra en 60 días si está mal. Si es correcto, diga lo que puede pagar por semana.',
  },
  'ie.ask.cut-off': {
    says: 'Antes deben ofrecer un plan y no pueden cortarle mientras lo cumpla. Las personas vulnerables están protegidas en invierno.',
    dependsOn: 'si pidió un plan y lo cumple',
  },
  'ie.ask.phone': {
    says: 'Quéjese primero a la empresa. Si eso no ayuda, ComReg puede mirarlo.',
  },
  'ie.ask.insurer': {
    says: 'Pida los motivos por escrito y quéjese. Tras 40 días hábiles, o un no final, vaya gratis al FSPO.',
  },
  'ie.ask.leaving': {
    says: 'Usted avisa con 28 días con menos de seis meses, 35 hasta un año y 42 hasta dos. Son 56 hasta cuatro, 84 hasta ocho, después 112. Un contrato de plazo fijo le obliga, salvo acuerdo o si encuentra a alguien que lo siga.',
    dependsOn: 'cuánto tiempo lleva allí y su contrato',
  },
  'ie.ask.bullied': {
    says: 'Apunte cada vez y quién lo vio, y use la vía de quejas de la empresa. Si tiene que ver con el sexo, la raza u otro motivo protegido, vaya a la WRC en seis meses.',
  },
}
