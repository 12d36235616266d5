/** The German words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'nz.creditno.want': {
    says: 'Der Kreditgeber sagt Nein zu Ihrem Antrag. Durch diesen Brief schulden Sie nichts.',
  },
  'nz.creditno.reality': {
    says: 'Ein Nein gilt nicht für immer, und es kann auf einem Fehler in Ihrer Kreditauskunft beruhen.',
  },
  'nz.creditno.step': {
    says: 'Holen Sie kostenlos Ihre Kreditauskunft und lesen Sie jede Zeile. Fragen Sie jetzt nicht bei vielen Kreditgebern an; jede Anfrage kann sichtbar sein.',
  },
  'nz.creditno.option': {
    says: 'Schreiben Sie, was falsch ist, und legen Sie Beweise bei. Bitten Sie den Kreditgeber danach, neu zu prüfen.',
    title: 'Einen Fehler berichtigen lassen',
    cost: 'Nichts.',
    time: 'Etwa ein Monat.',
    risk: 'Keins.',
    bestFor:
      'Wenn in der Auskunft eine falsche Schuld, ein falscher Name oder ein falscher Ausfall steht.',
  },
  'nz.creditno.right-report': {
    says: 'Fragen Sie den Kreditgeber nach dem Grund und welche Auskunftei er benutzt hat. Sie können Ihre Auskunft kostenlos sehen und Fehler berichtigen lassen.',
  },
  'nz.creditno.right-scheme': {
    says: 'Ein Kreditgeber muss prüfen, ob Sie ohne Not zurückzahlen können, und darf daher ablehnen. War er nachlässig, prüft es seine kostenlose Schlichtungsstelle.',
  },
}
