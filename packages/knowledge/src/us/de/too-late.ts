/** What can still be done when the day in a letter is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_DE: Words = {
  'us.late.claim-who': {
    says: 'Wer klagt, ist der plaintiff. Sie sind der defendant. Die Zeit für die Antwort scheint vorbei, also hat das Gericht vielleicht entschieden.',
  },
  'us.late.claim-reality': {
    says: 'Finden Sie es heute heraus. Ohne Urteil kann eine späte Antwort noch zählen. Gibt es eins, können Sie bitten, es aufzuheben.',
  },
  'us.late.claim-not-yet': {
    says: 'Lohn, Bankgeld oder Sachen können nur nach einem Urteil gepfändet werden. Fragen Sie das Gericht, ob es eins gibt.',
  },
  'us.late.claim-step': {
    says: 'Rufen Sie heute das Gericht mit der Fallnummer an. Fragen Sie, ob es ein Urteil gibt. Wenn nicht, reichen Sie sofort Ihre Antwort ein und schicken der anderen Seite eine Kopie.',
  },
  'us.late.claim-option': {
    says: 'Beantragen Sie, es aufzuheben. Sagen Sie, warum Sie nicht geantwortet haben und was gegen die Forderung spricht. Bitten Sie, dass bis zur Entscheidung nichts gepfändet wird.',
    title: 'Das Urteil aufheben lassen',
    cost: 'Es kann eine Gerichtsgebühr geben.',
    time: 'Sobald Sie davon wissen.',
    risk: 'Ohne echten Grund kann das Gericht ablehnen, mit Kosten.',
    bestFor: 'Es hat ohne Sie entschieden, und die Forderung ist falsch.',
  },
  'us.late.home-step': {
    says: 'Ziehen Sie nicht von selbst aus: Meist kann das nur ein Gericht oder Tribunal anordnen. Rufen Sie heute dort an und fragen Sie nach Verfahren, Termin oder Urteil. Wurde ohne Sie entschieden, bitten Sie sofort um neue Prüfung.',
  },
  'us.late.tax-step': {
    says: 'Der Tag im Schreiben ist vorbei. Bitten Sie die IRS heute um Raten. Nach einer letzten Pfändungsankündigung gibt es noch ein Jahr lang ein "equivalent hearing", das die Pfändung aber nicht von selbst stoppt.',
  },
  'us.late.benefit-step': {
    says: 'Wenn es falsch ist, legen Sie heute Beschwerde ein. Ist der Tag vorbei? Sagen Sie, warum Sie spät sind. Viele Ämter nehmen sie mit gutem Grund noch an, etwa wenn Post spät kam.',
  },
  'us.late.ticket-step': {
    says: 'Rufen Sie heute das Gericht oder die Stadt auf dem Strafzettel an. Fragen Sie, ob ohne Sie entschieden wurde, was Sie jetzt schulden und wie Sie um neuen Termin oder Raten bitten.',
  },
  'us.late.home-claim-step': {
    says: 'Ziehen Sie nicht von selbst aus. Rufen Sie heute das Gericht mit der Fallnummer an und fragen Sie nach einem Urteil. Gibt es keins, antworten Sie sofort. Gibt es eins, fragen Sie, wie es aufgehoben wird.',
  },
  'us.late.old-claim-who': {
    says: 'Wer klagt, ist der plaintiff. Sie sind der defendant. Dieses Papier ist über zwei Monate alt, also hat das Gericht vielleicht entschieden.',
  },
  'us.late.old-claim-step': {
    says: 'Dieses Papier ist über zwei Monate alt. Rufen Sie heute das Gericht mit der Fallnummer an und fragen Sie nach einem Urteil. Gibt es keins, reichen Sie sofort Ihre Antwort ein.',
  },
}
