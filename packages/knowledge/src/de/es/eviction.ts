/** Notices to leave a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ES: Words = {
  'de.home.want': {
    says: 'Su casero quiere que termine el alquiler. La carta por sí sola no le obliga a irse.',
  },
  'de.home.who': {
    says: 'Su casero es un particular. Solo un juzgado puede ordenar que se vaya, y solo un agente judicial (Gerichtsvollzieher) puede ejecutarlo.',
  },
  'de.home.reality': {
    says: 'Nadie puede echarle sin un juicio. Eso tarda meses. Cambiar la cerradura o cortar la luz es ilegal.',
  },
  'de.home.rights-at-once': {
    says: 'La rescisión (Kündigung) debe estar en papel, firmada y con razones. Puede impugnarla y quedarse hasta que un juzgado decida.',
  },
  'de.home.rights-summary': {
    says: 'La rescisión (Kündigung) debe estar en papel, firmada y con razones. Puede oponerse por una dificultad grave (Härte) y quedarse hasta que un juzgado decida.',
  },
  'de.home.not-yet': {
    says: 'No pueden echarle ahora. Primero hay demanda, después sentencia, a menudo tiempo extra y después una fecha con un agente judicial (Gerichtsvollzieher).',
  },
  'de.home.step-stay': {
    says: 'No se mude ni firme nada todavía. Haga revisar la rescisión (Kündigung) por una asociación de inquilinos o un abogado.',
  },
  'de.home.step-form': {
    says: 'Revise la forma: en papel, firmada a mano por cada casero, a cada inquilino y con las razones dentro. Si no, no tiene efecto.',
  },
  'de.home.option-time': {
    says: 'Pida por escrito una fecha posterior, ninguna deuda de alquiler y una suma para la mudanza.',
    title: 'Acordar más tiempo o dinero para la mudanza',
    cost: 'Nada.',
    time: 'Unas conversaciones.',
    risk: 'Un acuerdo de salida firmado acaba con sus derechos. Hágalo revisar antes.',
    bestFor: 'Se iría, pero necesita tiempo o ayuda.',
  },
  'de.home.option-help': {
    says: 'Lleve la carta a una asociación de inquilinos o a un abogado, y a la oficina de su ciudad contra la pérdida de vivienda.',
    title: 'Asociación de inquilinos y oficina de vivienda',
    cost: 'La oficina es gratis. La asociación tiene una cuota.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Toda persona con una rescisión o deuda de alquiler.',
  },
  'de.home.right-court': {
    says: 'Puede quedarse hasta que un juzgado ordene que se vaya y venga un agente judicial. El juzgado puede darle hasta un año para mudarse.',
  },
  'de.home.right-reason': {
    says: 'Su casero necesita una razón legal, escrita en la rescisión (Kündigung). Un alquiler más alto nunca es una razón.',
  },
  'de.home.right-periods': {
    says: 'Una rescisión ordinaria (ordentliche Kündigung) necesita tres meses. Después de cinco años son seis, después de ocho años nueve.',
  },
  'de.home.warn-sign': {
    says: 'No firme un acuerdo de salida ni una «confirmación de la rescisión» que no entiende.',
  },
  'de.home.insight-message': {
    says: 'Parece venir por correo o mensaje. El fin de un alquiler exige papel firmado a mano o una firma electrónica cualificada. Un escaneo no basta.',
    actionable: 'Escriba que no lo acepta porque la forma no es la debida.',
  },
  'de.home.insight-both': {
    says: 'La carta termina el alquiler dos veces: de inmediato y, por si acaso, con un plazo (hilfsweise). Cada una necesita su propia respuesta.',
    actionable:
      'Pague todas las deudas contra la primera. Pida que retiren la segunda, sobre todo si el retraso no fue culpa suya.',
  },
  'de.home.tactic-power': {
    says: 'Si firmó un representante sin enviar el poder original (Vollmacht), rechace por eso la rescisión (Kündigung). Hágalo en una semana más o menos, en papel.',
    risk: 'El casero puede enviar otra rescisión. Solo gana tiempo.',
    notWhen: 'Firmó el casero, o ya le había informado del poder del representante.',
  },
  'de.home.element-signature': {
    says: 'Una rescisión (Kündigung) necesita papel y firma a mano.',
    name: 'Una firma en papel',
    ifMissing:
      'No vemos una firma. Una rescisión por correo electrónico, mensaje o sin firma a mano no tiene efecto.',
  },
  'de.home.element-reason': {
    says: 'La razón debe estar en la propia rescisión (Kündigung).',
    name: 'La razón de la rescisión',
    ifMissing:
      'No vemos ninguna razón en la rescisión. Sin razones en la carta, la rescisión del casero falla en la mayoría de los casos.',
  },
  'de.home.myth-fourteen': {
    says: 'Nadie puede echarle de inmediato, ni siquiera tras una rescisión sin plazo (fristlose Kündigung). El casero debe ganar antes un juicio.',
  },
  'de.home.myth-winter': {
    says: 'Tres inquilinos nuevos no le liberan de su plazo de aviso. Solo vale si el contrato o el casero lo acepta.',
  },
}
