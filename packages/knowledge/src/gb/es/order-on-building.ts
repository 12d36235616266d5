/** A planning enforcement notice: building or use without permission. The words in Spanish. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const FIND_DAY: RowWords = {
  says: 'Busque el día en que la orden empieza a valer. Su recurso debe llegar antes. Llame ya al servicio de urbanismo.',
}

export const ORDER_ON_BUILDING_ES: Words = {
  'gb.order.planning-right-appeal': {
    says: 'Puede recurrir hasta el día en que la orden empieza a valer, no después. En Inglaterra ante el Planning Inspectorate, en Gales ante PEDW.',
  },
  'gb.order.planning-right-pause': {
    says: 'Un recurso a tiempo detiene la orden hasta que se decida.',
  },
  'gb.order.planning-right-grounds': {
    says: 'Puede decir que no ocurrió, que no necesita permiso o que hace demasiado tiempo. También que los pasos o el plazo son injustos.',
  },
  'gb.order.planning-age': {
    says: 'Un ayuntamiento solo puede actuar en diez años. Para obras acabadas antes del 25 de abril de 2024 son cuatro años.',
    actionable: 'Busque fotos con fecha, facturas y cartas viejas que muestren desde cuándo está.',
  },
  'gb.order.planning-no-crime-yet': {
    says: 'Construir sin permiso no es, por regla general, delito. Lo es si no hace a tiempo lo que pide la orden.',
  },
  'gb.order.planning-warning': {
    says: 'Pasado el plazo, el ayuntamiento puede acusarle, o hacer el trabajo y cobrárselo. No deje pasar el día para recurrir.',
  },
  'gb.order.planning-step-day': {
    says: 'Busque el día en que la orden empieza a valer. Su recurso debe llegar antes.',
  },
  'gb.order.planning-step-talk': {
    says: 'Llame al servicio de urbanismo. Pregunte qué bastaría, y si ayudaría pedir el permiso.',
  },
  'gb.order.planning-option-appeal': {
    says: 'Envíe el recurso con la orden y sus motivos. Busque un asesor de urbanismo si puede.',
    title: 'Recurrir antes de que empiece a valer',
    cost: 'Por regla general nada, pero una tasa si pide en él el permiso.',
    time: 'Unos meses.',
    risk: 'Si pierde, el plazo para cumplir empieza de nuevo.',
    bestFor: 'Tenía permiso, no lo necesitaba, o hace demasiado tiempo.',
  },
  'gb.order.planning-option-comply': {
    says: 'Deshágalo o cámbielo en el plazo, y pida al ayuntamiento que lo confirme por escrito.',
    title: 'Hacer lo que pide la orden',
    cost: 'Lo que cueste la obra.',
    time: 'Los meses de la orden.',
    risk: 'La orden sigue en vigor para el futuro.',
    bestFor: 'El cambio es pequeño, o perdería el recurso.',
  },
  'gb.order.planning-scotland': {
    says: 'Puede recurrir ante los Scottish Ministers (DPEA) hasta el día en que la orden empieza a valer. La orden espera entonces la decisión.',
  },
  'gb.order.planning-scotland-step': FIND_DAY,
  'gb.order.planning-ni': {
    says: 'Puede recurrir ante la Planning Appeals Commission hasta el día en que la orden empieza a valer. La orden espera entonces la decisión.',
  },
  'gb.order.planning-ni-step': FIND_DAY,
}
