/** The German words of the rows in ../enquiry-jobseeker.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBSEEKER_WORDS: Words = {
  'fr.ask-debt.jobseeker-cut': {
    says: 'Man muss Ihnen zuerst schreiben und Sie anhören. Antworten Sie bis zum Tag im Brief, mit Belegen. Ein guter Grund verhindert es: Krankheit, Vorstellungsgespräch, krankes Kind. Ein erster Verstoß kostet meist mindestens 30 % für einen oder zwei Monate und endet früher, wenn Sie das Fehlende tun. Gegen den Bescheid: Lesen Sie auf der letzten Seite, wie und in wie vielen Tagen. Der Schlichter von France Travail ist kostenlos.',
  },
}
