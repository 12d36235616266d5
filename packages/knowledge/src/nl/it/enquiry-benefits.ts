/** Questions about objections to decisions, and benefits that stop or are wanted back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_IT: Words = {
  'nl.ask.objection': {
    says: 'Si opponga entro sei settimane dalla data della decisione. Ha poco tempo? Si opponga prima e mandi i motivi dopo.',
  },
  'nl.ask.benefit-back': {
    says: 'Se è sbagliato si opponga entro sei settimane, e chieda come nasce la somma. Se è giusto, chieda un piano adatto al Suo reddito. Per motivi gravi possono chiedere meno.',
  },
  'nl.ask.benefit-stopped': {
    says: 'Faccia opposizione entro sei settimane dalla data della decisione. I motivi possono arrivare dopo. Se non ha soldi per vivere, chieda subito al giudice una decisione urgente (voorlopige voorziening). Chieda un anticipo al comune.',
  },
  'nl.ask.objection-late': {
    says: 'Si opponga oggi e dica perché è in ritardo. Vale se non è colpa Sua, come una malattia grave o una lettera mai arrivata. Il termine normale è di sei settimane.',
    dependsOn: 'dal motivo del ritardo',
  },
  'nl.ask.student-debt': {
    says: 'Paga secondo ciò che può. Chieda a DUO di abbassare la rata secondo il reddito (draagkracht), o una pausa. È in ritardo? Concordi un piano prima dell’ufficiale. La decisione è sbagliata? Si opponga entro sei settimane.',
  },
}
