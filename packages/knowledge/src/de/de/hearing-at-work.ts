/** The German words of the rows in ../hearing-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_DE: Words = {
  'de.work-talk.who': {
    says: 'Das ist Ihr Arbeitgeber. Er ist keine Polizei und kein Gericht. Nur ein Gericht entscheidet, ob eine Kündigung richtig ist.',
  },
  'de.work-talk.not-yet': {
    says: 'Ihnen ist nicht gekündigt. Eine Kündigung braucht Papier und eine Unterschrift von Hand.',
  },
  'de.work-talk.reality-hearing': {
    says: 'Vor einer Kündigung auf bloßen Verdacht (Verdachtskündigung) muss der Arbeitgeber Sie anhören. Das ist Ihre Chance, es aufzuklären.',
  },
  'de.work-talk.right-lawyer': {
    says: 'Zu einem Gespräch über einen Verdacht dürfen Sie einen Anwalt mitbringen. Verlangen Sie das, muss man Ihnen Zeit geben.',
  },
  'de.work-talk.right-own-case': {
    says: 'Man muss die Vorwürfe so genau nennen, dass Sie antworten können. Sie dürfen schriftlich antworten und müssen nichts zugeben.',
  },
  'de.work-talk.right-council': {
    says: 'Gibt es einen Betriebsrat? Ein Mitglied darf mitkommen. Er muss vor jeder Kündigung gehört werden.',
  },
  'de.work-talk.step-ask': {
    says: 'Fragen Sie schriftlich, was genau man Ihnen vorwirft. Bitten Sie um einen späteren Tag, wenn Sie Rat brauchen. Bleiben Sie nicht wortlos weg.',
  },
  'de.work-talk.step-notes': {
    says: 'Schreiben Sie jetzt auf, was geschah, wann und wer es bezeugen kann. Löschen Sie nichts. Nehmen Sie keine Papiere der Firma mit.',
  },
  'de.work-talk.option-written': {
    says: 'Nehmen Sie sich Zeit, holen Sie Rat, und antworten Sie dann auf jeden Punkt.',
    title: 'Schriftlich auf die Vorwürfe antworten',
    cost: 'Kostenlos.',
    time: 'Bis zum genannten Tag, oder um mehr Zeit bitten.',
    risk: 'Was Sie schreiben, bleibt in der Akte.',
    bestFor: 'Sie können zeigen, dass es nicht so war.',
  },
  'de.work-talk.warn-words': {
    says: 'Was Sie sagen, kann für eine Kündigung, eine Geldforderung oder von der Polizei genutzt werden. Geht es um eine Straftat? Sprechen Sie zuerst mit einem Anwalt.',
  },
  'de.work-talk.insight-two-weeks': {
    says: 'Eine fristlose Kündigung muss in zwei Wochen kommen, nachdem der Arbeitgeber alles weiß. Deshalb die Eile.',
    actionable: 'Lassen Sie sich nicht drängen. Bitten Sie um die Zeit, die Sie für Rat brauchen.',
  },
  'de.work-talk.step-no-sign': {
    says: 'Unterschreiben Sie nichts sofort: kein Geständnis, keinen Aufhebungsvertrag. Nehmen Sie jedes Papier erst mit nach Hause.',
  },
  'de.work-talk.insight-three-weeks': {
    says: 'Eine Kündigung kann folgen. Dann haben Sie drei Wochen für eine Klage beim Arbeitsgericht.',
    actionable: 'Notieren Sie den Tag, an dem ein weiterer Brief ankommt.',
  },
  'de.work-talk.option-help': {
    says: 'Eine Gewerkschaft hilft Mitgliedern sofort. Ein Anwalt für Arbeitsrecht kann mitkommen oder für Sie schreiben.',
    title: 'Zuerst Gewerkschaft oder Anwalt holen',
    cost: 'Frei für Mitglieder. Fragen Sie den Anwalt vorher nach dem Preis.',
    time: 'Bevor Sie antworten.',
    risk: 'Keines.',
    bestFor: 'Alle, deren Stelle in Gefahr sein kann.',
  },
  'de.work-talk.reality-talk': {
    says: 'Das ist ein Gespräch in der Arbeitszeit. Meist müssen Sie kommen. Sie müssen aber nichts zustimmen, auch keiner Vertragsänderung.',
  },
  'de.work-talk.right-illness': {
    says: 'Sie müssen nicht sagen, welche Krankheit Sie hatten. Ein Gespräch zur Wiedereingliederung (BEM) ist freiwillig.',
  },
  'de.work-talk.step-topic': {
    says: 'Fragen Sie vorher nach dem Thema, und nehmen Sie jemanden vom Betriebsrat mit. Bitten Sie um eine Pause, wenn man Sie drängt.',
  },
}
