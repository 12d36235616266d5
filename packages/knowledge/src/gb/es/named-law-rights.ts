/** Rights that an adviser names with the letter: hearings at work, power cuts, rent in Wales and Scotland, pay sent by mistake. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_RIGHTS_ES: Words = {
  'gb.job.right-companion': {
    says: 'Puede llevar a la reunión a un compañero o a alguien del sindicato. Si no puede ir, pida otra fecha en los cinco días laborables siguientes.',
  },
  'gb.bill.right-cut-off': {
    says: 'Con la electricidad deben esperar 28 días tras la demanda y avisarle siete días laborables antes. No pueden cortarla por una suma que usted discute de verdad.',
  },
  'gb.bill.know-redress': {
    says: 'La ley obliga a una empresa de energía a estar en un sistema gratuito de defensor (ombudsman). Si usted acepta su decisión, la empresa debe cumplirla.',
  },
  'gb.home.wales-serious-arrears': {
    says: 'El casero debe esperar 14 días antes de ir al tribunal. Un atraso grave son dos meses de alquiler, u ocho semanas si paga por semana. Si el día de la vista debe menos, el juez no está obligado a echarle.',
  },
  'gb.home.wales-breach': {
    says: 'Por alquiler atrasado, el casero debe esperar un mes tras este aviso antes de ir al tribunal. El juez solo puede echarle si es razonable.',
  },
  'gb.home.right-social-protocol': {
    says: 'Por alquiler atrasado, el ayuntamiento o la asociación de vivienda debe intentar antes acordar lo que usted puede pagar. El juez puede mirar si lo hizo.',
  },
  'gb.home.scotland-steps-first': {
    says: 'Un casero privado debe decirle antes lo que debe y sus derechos, e intentar acordar un plan. El Tribunal debe mirar si se hizo.',
  },
  'gb.job.hearing-wants': {
    says: 'Su empleador le llama a una reunión y solo debe decidir después. Usted puede responder a lo que dicen contra usted.',
  },
  'gb.home.wales-rent-notice': {
    says: 'Este aviso trata de un alquiler más alto. Con menos de dos meses de aviso, o menos de un año desde la última subida, el alquiler no cambia. En algunos contratos de antes de diciembre de 2022 puede decidir un comité de rentas.',
  },
  'gb.home.wales-arrears': {
    says: 'En Gales el propietario debe darle un aviso y esperar antes de ir al juzgado. El juez solo puede ordenar que salga si es razonable. Es más estricto si alquila a un particular y debe dos meses o más.',
  },
  'gb.home.right-tribunal-scotland': {
    says: 'Participe en la charla con el tribunal, por teléfono o por escrito. Solo ordena el desahucio si es justo para ambos. Pregunte si el casero siguió los pasos por atrasos y ofrezca un plan.',
  },
  'gb.home.right-council-scotland': {
    says: 'Si puede perder su casa en dos meses, el ayuntamiento debe ayudarle. Avise ya.',
  },
}
