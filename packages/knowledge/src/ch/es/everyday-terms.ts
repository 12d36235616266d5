/** Primas, teléfono, servicios, engaño, datos y familia, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_ES: Words = {
  'ch.insure.right-premium': {
    says: 'Por una prima impagada, la cobertura solo para tras un aviso escrito con 14 días que diga las consecuencias. Si no reclaman, el contrato acaba dos meses después.',
  },
  'ch.insure.right-end-policy': {
    says: 'Puede revocar una póliza nueva en 14 días. Una larga se puede terminar a los tres años, con tres meses de aviso.',
  },
  'ch.buy.right-phone': {
    says: 'Escriba primero a la empresa de teléfono. Después el mediador (ombudscom) lo mira por una tasa pequeña. El resto lo paga la empresa.',
  },
  'ch.buy.right-end-service': {
    says: 'Muchos contratos de servicios (mandato) se pueden terminar en cualquier momento. Paga lo ya hecho. Solo un fin a destiempo puede costar más.',
  },
  'ch.buy.right-tricked': {
    says: 'Si le engañaron o se equivocó gravemente, puede decir, en un año desde que lo supo, que el contrato no le obliga.',
  },
  'ch.buy.right-unfair-terms': {
    says: 'Las condiciones muy injustas para el consumidor no valen.',
  },
  'ch.buy.right-late': {
    says: 'Si la mercancía no llega, fije por escrito un último día justo. Si sigue sin llegar, puede cancelar y recuperar su dinero.',
  },
  'ch.data.right-told': {
    says: 'Tras una fuga puede preguntar qué datos suyos tiene la empresa y qué se perdió. Debe responder gratis, en general en 30 días.',
  },
  'ch.ask.neighbour': {
    says: 'Un vecino no puede molestar en exceso con ruido, olor o humo. Hable, lleve un diario y avise al casero. La oficina de conciliación puede ayudar.',
  },
  'ch.ask.estate': {
    says: 'Con una herencia asume también las deudas. Tiene tres meses para rechazarla y solo un mes para pedir un inventario oficial.',
  },
  'ch.ask.maintenance': {
    says: 'Ambos padres pagan según sus medios. Un tribunal puede cambiar la suma. El municipio puede adelantar lo impagado.',
  },
  'ch.stay.right-short': {
    says: 'Contra una decisión de estancia el plazo suele ser de 30 días, a veces solo cinco. Lea el final de la carta y busque ya consejo gratis.',
  },
}
