/** Questions about parking, fines and accidents: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'jp.ask.traffic-charge': {
    says: '¿Hay un papel pegado en el coche? Si nadie va a la policía, el cargo llega por correo al dueño. Puede rechazar la multa del conductor (反則金). Entonces decide un tribunal. El cargo al dueño (放置違反金) se paga una vez ordenado, pero antes puede explicarse.',
    dependsOn: 'de si es la multa del conductor o el cargo al dueño.',
  },
  'jp.ask.private-parking': {
    says: 'Un particular no puede multarle. Debe la tarifa y la pérdida real, no una suma inventada en un cartel. Una suma mucho mayor puede ser nula. No pague en el acto. Pida por escrito fotos, horas y el cálculo. Llame al 188.',
  },
  'jp.ask.fine-cannot-pay': {
    says: 'Una multa pequeña (反則金) sin pagar pasa a causa penal. Una multa del tribunal (罰金) sin pagar puede llevar a días de trabajo en custodia. Llame ya a la fiscalía y pida plazos o tiempo. Muestre ingresos y gastos. No ignore las cartas.',
  },
  'jp.ask.car-accident': {
    says: 'Avise a la policía y vea enseguida a un médico. Por lesiones puede reclamar directamente al seguro obligatorio del otro (自賠責, 被害者請求). Si no hay, o si huyó, paga el Estado (政府保障事業). Mire también su póliza. No firme deprisa: ayuda gratis en 日弁連交通事故相談センター.',
  },
}
