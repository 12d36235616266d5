/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_DE: Words = {
  'es.ask.paro-after-trial': {
    says: 'Haben Sie die alte Stelle selbst gekündigt, öffnet eine von der neuen Firma beendete Probezeit das Arbeitslosengeld (paro) erst drei Monate danach. Offener bezahlter Urlaub zählt mit, sagt das Oberste Gericht. Die Beitragsjahre verlieren Sie nicht. Nehmen Sie auch eine kurze Stelle: Endet sie ohne Ihren Willen, zählt alles. Gegen ein falsches Nein: reclamación previa, 30 Werktage.',
    dependsOn: 'ob zwischen beiden Tagen drei Monate liegen',
  },
  'es.ask.paro-trial': {
    says: 'Ja, wenn die Firma die Probezeit beendet hat und Sie in sechs Jahren 360 Tage eingezahlt haben. Beantragen Sie es binnen 15 Arbeitstagen beim SEPE. Hatten Sie die Stelle davor selbst aufgegeben, müssen seit diesem Tag drei Monate vergangen sein. Haben Sie die Probezeit selbst beendet, gibt es kein Arbeitslosengeld.',
    dependsOn: 'ob Sie die Stelle davor selbst aufgegeben haben',
  },
  'es.ask.final-pay-unpaid': {
    says: 'Die Firma schuldet am letzten Tag den Lohn, den Teil der Sonderzahlungen und den Urlaub, der übrig ist. Das Gesetz nennt keine weitere Frist. Verlangen Sie es schriftlich (burofax) mit einem Datum. Reichen Sie dann den Antrag auf Schlichtung ein (papeleta de conciliación). Sie haben ein Jahr, mit 10 % Zinsen. Unterschreiben Sie nur mit „no conforme, no cobrado“. Ist die Firma pleite, zahlt FOGASA einen Teil. Gegen eine Kündigung selbst sind es nur 20 Arbeitstage.',
  },
}
