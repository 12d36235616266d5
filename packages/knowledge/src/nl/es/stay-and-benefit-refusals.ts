/** Fianza y negativas, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_AND_BENEFIT_REFUSALS_ES: Words = {
  'nl.stay.reality': {
    says: 'Un no no es el final. Pero el plazo es corto y corre desde la carta.',
  },
  'nl.stay.step-first': {
    says: 'Apunte el día en que llegó, guarde el sobre y enseñe hoy todo a un abogado. No espere más papeles.',
  },
  'nl.refusal.want': {
    says: 'Una oficina dice que no recibe la prestación, que se acaba o que baja.',
  },
  'nl.refusal.reality': {
    says: 'Una oficina decidió en su contra. Muchas decisiones cambian cuando se oponen con papeles.',
  },
  'nl.refusal.step-late': {
    says: 'Objete hoy igualmente: escriba por qué llega tarde, con pruebas, y pida su expediente. Si algo ha cambiado, haga también otra solicitud.',
  },
  'nl.refusal.step-first': {
    says: 'Pida los motivos y su expediente. Reúna pruebas y escriba antes del último día. Las pruebas pueden llegar después.',
  },
  'nl.refusal.right-object': {
    says: 'Puede oponerse (bezwaar) gratis en seis semanas y ser oído. Si es urgente, un juez puede tomar una medida.',
  },
  'nl.refusal.ww-want': {
    says: 'Una oficina dice que no recibe la prestación, que se acaba o que baja.',
  },
  'nl.refusal.ww-reality': {
    says: 'Una oficina decidió en su contra. Muchas decisiones cambian cuando se oponen con papeles.',
  },
  'nl.refusal.ww-step-late': {
    says: 'Objete hoy igualmente: escriba por qué llega tarde, con pruebas, y pida su expediente. Si algo ha cambiado, haga también otra solicitud.',
  },
  'nl.refusal.ww-step-first': {
    says: 'Pida los motivos y su expediente. Reúna pruebas y escriba antes del último día. Las pruebas pueden llegar después.',
  },
  'nl.refusal.ww-right': {
    says: 'El UWV debe mostrar que perdió el trabajo por su culpa (verwijtbaar). Puede oponerse gratis en seis semanas. Diga por qué tuvo que irse.',
  },
  'nl.refusal.ww-deadline': {
    says: 'Tiene seis semanas para oponerse ante el UWV (bezwaar).',
    action: 'Oponerse ante el UWV (bezwaar)',
    consequence: 'La decisión queda.',
  },
  'nl.refusal.deadline': {
    says: 'Tiene seis semanas para oponerse (bezwaar).',
    action: 'Oponerse (bezwaar)',
    consequence: 'La decisión queda.',
  },
  'nl.refusal.right-assistance': {
    says: 'Puede pedirla de nuevo enseguida, con prueba de dónde vive y qué tiene. ¿Aún no hay decisión y entregó todos los papeles? Entonces el municipio debe pagar un anticipo (voorschot) en cuatro semanas.',
  },
  'nl.refusal.right-care': {
    says: 'El municipio debe ver qué pueden hacer de verdad usted y quienes viven con usted, y dar ayuda adecuada. Pida el informe.',
  },
  'nl.refusal.right-urgent': {
    says: '¿Sin dinero para vivir o sin la ayuda que necesita? Recurra y pida a la vez al juez una medida rápida (voorlopige voorziening).',
  },
}
