/** El paso a Universal Credit: el derecho del Reino Unido en español. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const NOT_BY_ITSELF: RowWords = {
  says: 'El cambio no ocurre solo. Si no lo pide, las ayudas antiguas acaban, y puede perder el complemento.',
}
const CLAIM: RowWords = {
  says: 'Pídalo antes del día límite de la carta, por internet o por teléfono. No ponga fin usted mismo a las ayudas antiguas.',
  title: 'Pedir Universal Credit a tiempo',
  cost: 'Nada.',
  time: 'Una hora más o menos, y luego una cita.',
  risk: 'Cinco semanas hasta el primer pago. Pida un anticipo si lo necesita.',
  bestFor: 'Casi todos los que reciben esta carta.',
}

export const UNIVERSAL_CREDIT_MOVE_ES: Words = {
  'gb.move.not-by-itself': NOT_BY_ITSELF,
  'gb.move.no-fault': {
    says: 'No ha hecho nada malo, y esto no es una deuda. Todos los que tienen las ayudas antiguas reciben este aviso.',
  },
  'gb.move.right-late': {
    says: '¿Se le pasó el día límite? Pídalo enseguida, dentro de un mes desde ese día. Aún puede salvar el complemento.',
  },
  'gb.move.right-two-weeks': {
    says: 'Housing Benefit, Income Support y ESA o JSA según ingresos siguen dos semanas más. Eso no se devuelve.',
  },
  'gb.move.right-savings': {
    says: '¿Tenía tax credits y más de £16,000 ahorradas? Aun así puede tener Universal Credit los primeros 12 meses.',
  },
  'gb.move.right-advance': {
    says: 'El primer pago llega tras unas cinco semanas. Puede pedir un anticipo, un préstamo sin intereses.',
  },
  'gb.move.right-again': {
    says: 'Si la primera suma parece mal, pida en un mes que la revisen (mandatory reconsideration). Después el recurso es gratis.',
  },
  'gb.move.too-ill': {
    says: '¿Le reconocieron demasiado enfermo para trabajar con ESA? Eso también cuenta en Universal Credit, sin nuevo examen antes.',
    actionable:
      'Dígalo en la solicitud, y escríbalo en su diario (journal) si la primera suma lo olvida.',
  },
  'gb.move.council-tax': {
    says: 'Council Tax Reduction no es parte de Universal Credit. Diga a su ayuntamiento que cambia, y pídala allí.',
  },
  'gb.move.step-couple': {
    says: '¿Vive en pareja? Los dos deben pedirlo, y unir las dos solicitudes con el código que reciben.',
  },
  'gb.move.step-help': {
    says: 'Si no puede por internet o está enfermo, llame al número de la carta. Help to Claim de Citizens Advice es gratis.',
  },
  'gb.move.option-claim': CLAIM,
  'gb.move.option-time': {
    says: 'Llame al número de la carta antes del día límite. Dé su razón, y pida el nuevo día por escrito.',
    title: 'Pedir un día límite posterior',
    cost: 'Nada.',
    time: 'Una llamada.',
    risk: 'Pueden decir que no. Cumpla el día antiguo hasta tener el nuevo.',
    bestFor: 'Está enfermo, en el hospital, cuida de alguien o le faltan papeles.',
  },
  'gb.move.ni-step': {
    says: 'Pida Universal Credit antes del día límite de la carta. Si necesita más tiempo, llame antes de ese día al número indicado.',
  },
  'gb.move.ni-right-protected': {
    says: 'Si lo pide a tiempo y las ayudas antiguas pagaban más, un complemento puede cubrir la diferencia al principio.',
  },
  'gb.move.ni-right-time': {
    says: 'Con una buena razón, como la enfermedad, puede tener un día posterior. Si se le pasó, pídalo enseguida, dentro de un mes.',
  },
  'gb.move.ni-warning': NOT_BY_ITSELF,
  'gb.move.ni-option-claim': CLAIM,
}
