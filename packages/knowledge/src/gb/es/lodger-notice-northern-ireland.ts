/** Notice to a lodger in Northern Ireland: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_NORTHERN_IRELAND_ES: Words = {
  'gb.lodger.ni-no-court': {
    says: 'Quien vive en casa del dueño tiene pocos derechos a quedarse. Depende del contrato: Housing Rights lo revisa gratis.',
  },
  'gb.lodger.ni-right-notice': {
    says: 'Tiene el plazo del contrato. Si no lo dice, debe ser justo.',
  },
  'gb.lodger.ni-right-help': {
    says: 'Si puede quedarse sin casa en 28 días, la Housing Executive debe estudiarlo y ayudarle.',
  },
  'gb.lodger.ni-step': {
    says: 'Llame hoy a la Housing Executive y diga que puede perder la habitación. Pida a Housing Rights que revise el aviso.',
  },
  'gb.lodger.ni-option-time': {
    says: 'Diga un día en que puede irse y ofrezca pagar hasta entonces. Pida respuesta escrita.',
    title: 'Pedir más tiempo',
    cost: 'El alquiler de los días extra.',
    time: 'Un mensaje ahora.',
    risk: 'El dueño puede negarse.',
    bestFor: 'Se llevan bien y necesita unas semanas.',
  },
}
