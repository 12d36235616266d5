/** Letters on the right to stay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_STATUS_ES: Words = {
  'jp.stay.reality': {
    says: 'Un no no es el final. Pero el plazo es corto y corre desde la carta.',
  },
  'jp.stay.step-first': {
    says: 'Apunte el día en que llegó, guarde el sobre y enseñe hoy todo a un abogado. No espere más papeles.',
  },
  'jp.stay.right-court': {
    says: 'Contra una estancia negada puede demandar en seis meses desde que lo supo (取消訴訟). La revisión gratis (審査請求) no vale aquí. Pregunte antes las razones en la oficina.',
  },
  'jp.stay.right-leave-or-reapply': {
    says: 'Si su estancia acaba pronto, casi siempre puede cambiar a tiempo para salir (特定活動, 出国準備) o pedir de nuevo con mejores papeles. Quedarse después es delito.',
  },
  'jp.stay.right-short': {
    says: 'Pida renovar o cambiar su estatus antes de que acabe. Si lo pidió a tiempo, puede quedarse hasta la respuesta, máximo dos meses más.',
  },
}
