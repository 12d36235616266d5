/** Questions about claims at an employment tribunal: time, Acas and cost. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TRIBUNAL_FR: Words = {
  'gb.ask-work.time-limit': {
    says: 'Pour des faits du 1er octobre 2026 ou après, c’est le plus souvent six mois. Pour des faits d’avant, c’est trois mois moins un jour. Contactez Acas dans ce délai. Pour être sûr, faites-le dans les trois mois.',
    dependsOn: 'le jour des faits',
  },
  'gb.ask-work.acas': {
    says: 'Vous devez contacter Acas avant la plupart des demandes au tribunal (tribunal). C’est gratuit. Les discussions durent jusqu’à 12 semaines, et le délai de votre demande s’arrête pendant ce temps.',
  },
  'gb.ask-work.tribunal-cost': {
    says: 'Une demande au tribunal du travail (employment tribunal) est gratuite, et Acas aussi. Il ne faut pas d’avocat, et le plus souvent vous ne payez pas l’autre côté si vous perdez.',
  },
}
