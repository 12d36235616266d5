/** The German words of the rows in ../job-seeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_SEEKER_DE: Words = {
  'fr.jobseeker.want': {
    says: 'France Travail sagt, dass Sie eine Pflicht versäumt haben, und will Ihr Arbeitslosengeld stoppen oder kürzen.',
  },
  'fr.jobseeker.right-scale': {
    says: 'Ein erster Verstoß bedeutet meist mindestens 30 % weniger für einen oder zwei Monate. Es endet früher, wenn Sie das Fehlende nachholen. Wiederholt kann es vier Monate und alles treffen.',
  },
  'fr.jobseeker.right-reason': {
    says: 'Keine Strafe, wenn Sie einen guten Grund (motif légitime) hatten: Krankheit, ein Vorstellungsgespräch oder ein krankes Kind. Man muss Sie zuerst anhören.',
  },
  'fr.jobseeker.right-mediator': {
    says: 'Gegen eine Sanktion müssen Sie zuerst zum Mediator von France Travail, in zwei Monaten und kostenlos. Erst danach hilft das Verwaltungsgericht.',
  },
  'fr.jobseeker.reality': {
    says: 'Das ist eine Warnung oder ein erster Schritt. Sie müssen Ihre Antwort abwarten, und die Sanktion muss angemessen sein.',
  },
  'fr.jobseeker.step': {
    says: 'Antworten Sie schriftlich mit Beweisen, bis zum Tag im Brief. Sie können um eine Anhörung bitten, mit jemandem an Ihrer Seite.',
  },
  'fr.jobseeker.right-refusal': {
    says: 'Abgelehnt, nachdem Sie selbst gekündigt hatten? Nach 121 Tagen können Sie verlangen, dass Ihr Fall neu geprüft wird. Die Ombudsstelle (médiateur) der Agentur ist kostenlos.',
  },
}
