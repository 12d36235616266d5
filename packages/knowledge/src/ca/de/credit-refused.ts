/** The German words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'ca.creditno.want': {
    says: 'Der Kreditgeber sagt Nein zu Ihrem Antrag. Durch diesen Brief schulden Sie nichts.',
  },
  'ca.creditno.reality': {
    says: 'Ein Nein gilt nicht für immer, und es kann auf einem Fehler in Ihrer Kreditauskunft beruhen.',
  },
  'ca.creditno.step': {
    says: 'Holen Sie kostenlos Ihre Kreditauskunft und lesen Sie jede Zeile. Fragen Sie jetzt nicht bei vielen Kreditgebern an; jede Anfrage kann sichtbar sein.',
  },
  'ca.creditno.option': {
    says: 'Schreiben Sie, was falsch ist, und legen Sie Beweise bei. Bitten Sie den Kreditgeber danach, neu zu prüfen.',
    title: 'Einen Fehler berichtigen lassen',
    cost: 'Nichts.',
    time: 'Etwa ein Monat.',
    risk: 'Keins.',
    bestFor:
      'Wenn in der Auskunft eine falsche Schuld, ein falscher Name oder ein falscher Ausfall steht.',
  },
  'ca.creditno.right-report': {
    says: 'Sie können fragen, welche Auskunftei der Kreditgeber benutzt hat. Beide müssen Ihnen Ihre Akte kostenlos zeigen und Falsches berichtigen.',
  },
  'ca.creditno.right-scheme': {
    says: 'Hat eine Bank Sie unfair behandelt, beschweren Sie sich bei ihr. Nach 56 Tagen oder ihrer letzten Antwort prüft OBSI es kostenlos.',
  },
}
