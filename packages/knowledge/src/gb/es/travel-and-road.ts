/** Spanish: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_ES: Words = {
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
  'gb.police.right-search': {
    says: 'La policía necesita razones reales para registrarle en la calle. Debe decir por qué, dar nombre y comisaría, y ofrecerle un acta.',
  },
  'gb.police.right-solicitor': {
    says: 'Un abogado es gratis en la comisaría, también en una entrevista voluntaria. Pídalo antes de contestar nada.',
  },
  'gb.police.answer': {
    says: 'No está obligado a ir, pero entonces pueden detenerle. Pida el abogado gratis antes de ir, y no conteste sin él. Lo que diga puede usarse en el juicio.',
  },
  'gb.police.right-property': {
    says: "La policía solo puede guardar una cosa mientras la necesite. Pídala por escrito. Un Magistrates' Court puede ordenarlo.",
  },
  'gb.court.single-justice': {
    says: 'Conteste en 21 días: culpable o no culpable. Puede pedir una vista. Si calla, pueden condenarle sin estar allí.',
  },
  'gb.jury.wants': { says: 'Le llaman para ser jurado (jury). Conteste en siete días.' },
  'gb.jury.right-defer': {
    says: 'Puede pedir una vez otra fecha, o que le excusen por una buena razón. Faltar sin ella puede costar hasta £1,000.',
  },
  'gb.jury.right-job': {
    says: 'Su empleador debe dejarle ir y no puede castigarle. La ley no le obliga a pagar, pero el tribunal paga el sueldo perdido hasta un límite.',
  },
  'gb.ask-travel.package': {
    says: 'Si cambia mucho una parte principal, como el hotel o las fechas, o el precio sube más del 8%, puede anular y recuperar todo en 14 días. Responda en la fecha que fijen. Si fue mal allí, avise enseguida y pida después una rebaja.',
  },
  'gb.ask-travel.late-train': {
    says: 'Sí. Pida Delay Repay a la compañía del tren que llegó tarde, en 28 días, con el billete. Paga una parte desde 15 o 30 minutos, y más por una hora. Si el tren se canceló y no viajó, pida todo. Después el Rail Ombudsman es gratis.',
  },
}
