/** The German words of the rows in ../enquiry-sickness-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICKNESS_ABSENCE_DE: Words = {
  'gb.ask-work.disability-absence': {
    says: 'Kündigen Sie nicht selbst. Eine lange Krankheit, die den Alltag einschränkt, ist rechtlich meist eine Behinderung. Schübe voll zu zählen oder deshalb zu entlassen, kann dann Diskriminierung sein, auch wenn alle gleich behandelt werden. Verlangen Sie vorher schriftlich: diese Tage nicht zählen, Grenzen anheben, Arbeit anpassen, neues Gutachten. Begleitung, Einspruch, bald Acas: 0300 123 1100.',
  },
  'gb.ask-work.absence-meeting': {
    says: 'Lesen Sie die Regeln zu Fehltagen und prüfen Sie jedes Datum. Gehen Sie hin, mit Kollegen oder Gewerkschaft, wenn eine Verwarnung droht. Zeigen Sie Gründe und Atteste und was helfen würde. Nach zwei Jahren (ab 1. Januar 2027 sechs Monate) muss eine Kündigung fair sein: Blick auf die Gesundheit, Verwarnungen, Einspruch. Dauert die Krankheit, sagen Sie es: Es kann eine Behinderung sein.',
  },
  'gb.ask-work.holiday-while-sick': {
    says: 'Auch im Krankenstand sammelt sich Urlaub an. Bis zu vier Wochen im Jahr, die Sie wegen Krankheit nicht nehmen konnten, bleiben. Sie gelten bis 18 Monate nach dem Ende jenes Urlaubsjahrs. Sie dürfen krank Urlaub nehmen; was beim Ende der Arbeit offen ist, muss bezahlt werden. Schreiben Sie, wie viele Tage Ihnen zustehen. Bei einem Nein rufen Sie bald Acas an: eine Frist läuft.',
  },
}
