/** Seized cars, insurance, new drivers, the licence and accidents: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CARS_AND_LICENCES_ES: Words = {
  'gb.car.right-back': {
    says: 'Para recuperar el coche, muestre seguro, carné y que es suyo, y pague las tasas. El aviso le da al menos siete días laborables. Las tasas suben cada día.',
  },
  'gb.car.know-insurance': {
    says: 'Conducir sin seguro es delito aunque no lo supiera. La multa fija es de £300 y seis puntos. Un tribunal puede oír razones especiales.',
  },
  'gb.car.know-new': {
    says: 'Seis puntos en los dos años tras su primer examen acaban con su carné. Debe repetir entonces los dos exámenes.',
  },
  'gb.car.right-record': {
    says: 'Un coche debe estar asegurado o declarado fuera de uso (SORN). Si estaba asegurado, envíe prueba. Si lo vendió antes, avise a la DVLA y dígalo.',
  },
  'gb.car.know-drink': {
    says: 'Pasar el límite son al menos 12 meses sin carné. Un curso puede acortarlo. Busque un abogado antes del juicio; ese día puede haber ayuda gratis.',
  },
  'gb.car.right-uninsured-other': {
    says: "Si el otro no tenía seguro o se fue, reclame al Motor Insurers' Bureau. Denúncielo pronto a la policía.",
  },
  'gb.car.answer': {
    says: 'Contrate un seguro ahora. Llévelo con el carné y la prueba de que el coche es suyo en el plazo del aviso, y pague las tasas. Suben cada día.',
  },
  'gb.licence.right-medical': {
    says: "Envíe nuevos datos médicos y pida a la DVLA que lo mire otra vez. Puede acudir a un Magistrates' Court en seis meses, o en Escocia a un sheriff en 21 días.",
  },
}
