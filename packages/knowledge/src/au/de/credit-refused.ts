/** The German words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_WORDS: Words = {
  'au.creditno.want': {
    says: 'Der Kreditgeber sagt Nein zu Ihrem Antrag. Durch diesen Brief schulden Sie nichts.',
  },
  'au.creditno.reality': {
    says: 'Ein Nein gilt nicht für immer, und es kann auf einem Fehler in Ihrer Kreditauskunft beruhen.',
  },
  'au.creditno.step': {
    says: 'Holen Sie kostenlos Ihre Kreditauskunft und lesen Sie jede Zeile. Fragen Sie jetzt nicht bei vielen Kreditgebern an; jede Anfrage kann sichtbar sein.',
  },
  'au.creditno.option': {
    says: 'Schreiben Sie, was falsch ist, und legen Sie Beweise bei. Bitten Sie den Kreditgeber danach, neu zu prüfen.',
    title: 'Einen Fehler berichtigen lassen',
    cost: 'Nichts.',
    time: 'Etwa ein Monat.',
    risk: 'Keins.',
    bestFor:
      'Wenn in der Auskunft eine falsche Schuld, ein falscher Name oder ein falscher Ausfall steht.',
  },
  'au.creditno.right-report': {
    says: 'Der Kreditgeber muss sagen, welche Auskunftei er benutzt hat. Sie können die Auskunft kostenlos sehen und Fehler binnen 30 Tagen berichtigen lassen.',
  },
  'au.creditno.right-scheme': {
    says: 'Berichtigt der Kreditgeber oder die Auskunftei einen Fehler nicht, entscheidet AFCA kostenlos.',
  },
}
