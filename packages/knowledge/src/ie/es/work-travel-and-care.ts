/** Spanish: jobs, package holidays, immigration papers, nursing homes, injury claims, and names on bills. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TRAVEL_AND_CARE_ES: Words = {
  'ie.work.right-transfer': {
    says: 'Si su trabajo pasa a otro empleador, su puesto y contrato pasan también. Deben avisarle a tiempo, si pueden 30 días antes.',
  },
  'ie.work.right-terms': {
    says: 'Su empleador debe darle las condiciones principales por escrito en cinco días, y el resto en un mes. Puede quejarse a la Workplace Relations Commission.',
  },
  'ie.work.right-hours': {
    says: 'Tiene derecho a cuatro semanas de vacaciones pagadas al año, a descansos, y a 48 horas por semana como mucho de media.',
  },
  'ie.work.right-telling': {
    says: 'No pueden castigarle ni despedirle por denunciar faltas. No hace falta antigüedad. El Circuit Court puede actuar en 21 días.',
  },
  'ie.work.right-remote': {
    says: 'Puede pedir trabajo a distancia desde el primer día. El empleador debe contestar por escrito en cuatro semanas con razones, pero puede decir no.',
  },
  'ie.package.right': {
    says: 'Si el organizador cancela o cambia mucho el viaje, puede recuperar todo. Si salió mal, puede pedir un precio menor.',
  },
  'ie.bag.right': {
    says: 'La aerolínea debe pagar una maleta perdida, tardía o rota, hasta un límite. Escriba en 7 días por daños, y en 21 días por retraso.',
  },
  'ie.stay.wants': {
    says: 'El servicio de inmigración ha dicho no. La carta dice si puede recurrir o pedir una revisión, y hasta cuándo.',
  },
  'ie.stay.right': {
    says: 'Tiene derecho a las razones por escrito. Una visa negada se puede recurrir gratis, casi siempre en dos meses.',
  },
  'ie.stay.step': {
    says: 'Busque consejo esta semana con un abogado o el Immigrant Council of Ireland. No deje acabar su permiso: pida la renovación a tiempo.',
  },
  'ie.stay.right-deport': {
    says: 'Antes de una expulsión recibe una carta y 15 días laborables para decir por qué debe quedarse. Busque un abogado ahora; el Legal Aid Board puede ayudar.',
  },
  'ie.stay.know-citizen': {
    says: 'No hay recurso contra la negativa de la nacionalidad. Puede pedirla de nuevo. Un tribunal puede mirar si se decidió con justicia.',
  },
  'ie.care.right-fair-deal': {
    says: 'Con Fair Deal paga una parte de ingresos y bienes, y el Estado el resto. La casa cuenta solo tres años. Puede pedir una revisión o recurrir.',
  },
  'ie.injury.right-time': {
    says: 'Una reclamación por lesión debe empezar en dos años. Escriba a la otra parte en un mes. La mayoría va antes al Injuries Resolution Board.',
  },
  'ie.public.right-ombudsman': {
    says: 'Quéjese primero al organismo público. Después el Ombudsman puede verlo gratis, casi siempre en 12 meses.',
  },
  'ie.parking.right-fair-terms': {
    says: 'Un cargo en terreno privado se basa en un contrato. Un cartel poco claro, o una suma demasiado alta, puede no obligarle.',
  },
  'ie.tax.know-interest': {
    says: 'Hay intereses por cada día de retraso del impuesto. Revenue puede acordar pagos por partes, y no actúa mientras los cumpla.',
  },
  'ie.home.right-hap': {
    says: 'Un casero no puede rechazarle porque tiene HAP u otra ayuda de vivienda. Puede acudir a la Workplace Relations Commission, tras escribir al casero en dos meses.',
  },
  'ie.home.right-homeless': {
    says: 'Si no tiene adónde ir, pida enseguida al ayuntamiento que le vea como persona sin hogar. Puede pagarle un alojamiento.',
  },
}
