/** Questions about pay that is cut or too low: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOWER_PAY_ES: Words = {
  'jp.ask.flat-overtime': {
    says: 'Sí. Una suma fija solo vale si su importe y sus horas están bien separados del sueldo base. Las horas de más se pagan aparte, con al menos 25 % más, y 50 % por encima de 60 al mes. Puede reclamar tres años atrás. Anote sus horas.',
  },
  'jp.ask.shifts-cut': {
    says: 'Si su turno estaba fijado y la empresa lo cancela, debe al menos el 60 % del sueldo medio (休業手当). Si el contrato dice días u horas, no puede reducirlos sin su acuerdo. Guarde los planes de turnos y vaya a la inspección de trabajo.',
  },
  'jp.ask.pay-lowered': {
    says: 'No. La empresa no puede bajar su sueldo sin su acuerdo libre. Unas reglas nuevas solo obligan si son razonables y conocidas. Como castigo puede quitar medio día por falta y un décimo al mes como máximo. Escriba que no está de acuerdo.',
  },
  'jp.ask.freelance-unpaid': {
    says: 'El pago vence a los 60 días de entregar el trabajo. La empresa no puede bajar el precio ni rechazar el trabajo sin culpa suya. Envíe una factura con un último día. Denúncielo a la 公正取引委員会. Ayuda gratis: フリーランス・トラブル110番.',
  },
  'jp.ask.minimum-pay': {
    says: 'Sí. La empresa debe pagar el mínimo de su prefectura, aunque usted aceptara menos. Puede reclamar la diferencia de tres años. Denúncielo a la inspección (労働基準監督署). No pueden castigarle por ello.',
  },
  'jp.ask.severance': {
    says: 'Puede reclamarla si las reglas, el contrato o la costumbre la fijan. Pida ver las reglas (退職金規程). Aun tras un despido por falta solo se reduce por algo muy grave. Reclame por carta certificada; prescribe a los cinco años. La inspección de trabajo puede ayudar.',
  },
  'jp.ask.no-pay-slip': {
    says: 'Sí, la empresa debe dar una nómina en cada pago, en papel o en línea. Pagar en efectivo está permitido, pero horas y sumas deben constar. Pida por escrito nóminas y condiciones (労働条件通知書). Anote usted mismo. Si no ayuda, avise a Hacienda y a la inspección.',
  },
}
