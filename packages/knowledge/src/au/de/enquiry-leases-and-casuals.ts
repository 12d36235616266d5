/** Questions about a rise in rent while a lease runs, and casuals who were sacked: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASES_AND_CASUALS_DE: Words = {
  'au.fact.rent-in-fixed-term': {
    says: 'Meist nicht. In einer festen Mietzeit (fixed term) darf die Miete nur steigen, wenn der Vertrag es sagt, mit der neuen Summe oder der Art der Berechnung. In New South Wales gilt das bei unter zwei Jahren. Der Markt allein ist kein Grund. Schreiben Sie, dass Sie nicht zustimmen, und zahlen Sie die alte Miete weiter. Auch wo der Vertrag es erlaubt, ist es vorher mitzuteilen: 60 Tage oder zwei Monate, in Victoria 90 Tage. Besteht man darauf, fragen Sie das Tribunal Ihres Bundesstaats.',
  },
  'au.fact.casual-sacked': {
    says: 'Auch wer als casual regelmäßig arbeitet und damit rechnen durfte, hat Rechte. Für unfair dismissal braucht es sechs Monate Arbeit, oder zwölf bei weniger als 15 Leuten. Wurden Sie entlassen, weil Sie nach Lohn gefragt, sich beschwert haben oder krank waren, braucht es keine Zeit. Dann muss der Chef einen anderen Grund beweisen (general protections). Antrag bei der Fair Work Commission innerhalb von 21 Tagen nach dem letzten Tag: 1300 799 675. Die kleine Gebühr kann erlassen werden, ein Anwalt ist nicht nötig. Für fehlenden Lohn: Fair Work Ombudsman, 13 13 94, sechs Jahre zurück.',
  },
}
