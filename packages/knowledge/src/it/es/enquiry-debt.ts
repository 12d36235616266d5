/** The Spanish words of the rows in ../enquiry-debt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'No. No se va a la cárcel por no poder pagar una deuda normal.',
  },
  'it.ask.wage': {
    says: 'Un quinto como máximo por deudas normales, y solo tras una orden del juzgado y un requerimiento (precetto). La recaudación fiscal (Riscossione) puede quitar un décimo hasta 2.500 €, un séptimo hasta 5.000 €.',
    dependsOn: 'quién lo quita y cuánto gana usted',
  },
  'it.ask.pension': {
    says: 'Hasta 1.092,48 € al mes están a salvo en 2026. Del resto pueden quitar un quinto.',
    dependsOn: 'cuánto es su pensión',
  },
  'it.ask.account': {
    says: 'Con una orden del juzgado o por la recaudación fiscal (Riscossione), sí. El sueldo o pensión que ya está allí está a salvo hasta 1.638,72 € en 2026. Vea pronto a un abogado.',
    dependsOn: 'quién actúa y de dónde viene el dinero',
  },
  'it.ask.home-sale': {
    says: 'La recaudación fiscal (Riscossione) no puede vender su única vivienda donde vive. Un banco u otro acreedor con una orden del juzgado sí puede.',
    dependsOn: 'quién es el acreedor',
  },
  'it.ask.old-debt': {
    says: 'Luz, gas, agua: dos años. Teléfono, alquiler, multas: cinco. Préstamos: diez. Un pago o una petición por carta certificada (raccomandata) reinicia el plazo.',
    dependsOn: 'el tipo de deuda y la última petición',
  },
  'it.ask.old-bill': {
    says: 'En luz, gas y agua, un consumo de más de dos años es demasiado antiguo. En el teléfono son cinco años. Una petición por carta certificada (raccomandata) reinicia el plazo.',
    dependsOn: 'el servicio y la última petición',
  },
  'it.ask.collector-home': {
    says: 'No. Un cobrador no puede entrar, llevarse cosas ni llamarle todo el día. No tiene que abrir la puerta.',
  },
  'it.ask.injunction': {
    says: 'Pague, u opóngase con un abogado, en 40 días desde la notificación (notifica). Si no hace nada, es definitiva y pueden embargar.',
  },
  'it.ask.many-debts': {
    says: 'Vaya a una oficina de crisis (OCC). Un juez puede fijar un plan o borrar deudas, una vez incluso sin nada que ofrecer. Pague primero vivienda, luz y comida.',
  },
  'it.ask.crif': {
    says: 'Una o dos cuotas tarde: 12 meses después de pagar. Más: 24 meses. Nunca pagado: 36 meses desde el fin del contrato. Pida gratis sus datos.',
    dependsOn: 'cuántas cuotas llegaron tarde y si usted pagó',
  },
  'it.ask.tax-parts': {
    says: 'Sí. En 2026 hay hasta 84 cuotas mensuales con una simple petición, para deudas hasta 120.000 €. Pídalo por internet a la recaudación (AdER). Eso detiene nuevos embargos.',
  },
  'it.ask.rottamazione': {
    says: 'No. Las nuevas peticiones cerraron el 30 de abril de 2026. Si lo pidió a tiempo, la próxima cuota vence el 30 de noviembre de 2026. Si no, pida pagar a plazos.',
  },
  'it.ask.car-block': {
    says: 'En los 30 días del aviso (preavviso di fermo) pague, pida plazos, o pruebe que necesita el coche para trabajar. La primera cuota pagada suspende el bloqueo.',
  },
  'it.ask.inps-back': {
    says: 'Vaya a una oficina de ayuda (patronato), es gratis. Tiene 90 días para recurrir. Si INPS pagó una pensión por error, una persona honesta a menudo no tiene que devolverla.',
  },
  'it.ask.myth-all-wages': {
    says: 'Nunca pueden quitarlo todo: un quinto como máximo por deudas normales.',
  },
  'it.ask.myth-family-pays': {
    says: 'La familia no paga sus deudas salvo que haya firmado. Los herederos pueden rechazar, o aceptar solo con lo que hay (beneficio d’inventario).',
  },
  'it.ask.myth-not-collected': {
    says: 'No recoger una carta certificada no ayuda: tras unos días cuenta como notificada.',
  },
  'it.ask.bill-before-2018': {
    dependsOn: 'si le llegó una reclamación',
    says: 'Las facturas vencidas antes de marzo de 2018 (luz), 2019 (gas) o 2020 (agua) prescriben a los cinco años. Una reclamación certificada reinicia el plazo. Pida fecha y prueba antes de pagar.',
  },
  'it.ask.claim-yourself': {
    says: 'Envíe un requerimiento por carta certificada o PEC, con un último día. Hasta 1.100 € puede ir al juez de paz sin abogado. Con prueba escrita pida una orden de pago (decreto ingiuntivo).',
  },
  'it.ask.officer-enter': {
    dependsOn: 'si hay un título',
    says: 'Sin título y precetto el agente no puede entrar. Con ellos puede buscar bienes en casa y, si no está o se niega, abrir con la policía. Pida ver el título. Lo necesario para vivir está a salvo.',
  },
  'it.ask.old-cartella': {
    dependsOn: 'de qué es y qué papeles le llegaron',
    says: 'Los impuestos del Estado prescriben diez años después del último papel notificado; multas, tasas locales e INPS a los cinco. Cada notificación reinicia el plazo. Pida al recaudador la lista de notificaciones y vea a un abogado.',
  },
  'it.ask.car-tax-old': {
    says: 'El impuesto del coche (bollo) prescribe al final del tercer año siguiente al que se debía. Cada aviso notificado reinicia los tres años. Si está prescrito, pida a la región que lo anule y recurra en 60 días.',
    dependsOn: 'qué avisos le llegaron y cuándo',
  },
  'it.ask.home-bank': {
    says: 'Sí, un banco o acreedor privado puede, también la primera vivienda: solo Hacienda no. Pero antes hay orden judicial, precetto y subasta. Puede pagar hasta en 48 meses (conversione) o pedir un plan a un OCC. Vea ya a un abogado.',
  },
}
