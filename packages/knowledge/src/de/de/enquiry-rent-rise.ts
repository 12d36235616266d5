/** Questions about a higher rent, the rent brake and the right to leave: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_RISE_DE: Words = {
  'de.ask-home.rent-rise': {
    says: 'Sie haben bis Ende des zweiten Monats Zeit. Höchstens die ortsübliche Miete und 20 % in drei Jahren, in vielen Städten 15 %. Nicht vorschnell unterschreiben.',
    dependsOn: 'die ortsübliche Miete und die letzte Erhöhung',
  },
  'de.ask-home.rent-brake': {
    says: 'Wo sie gilt, darf eine neue Miete höchstens 10 % über der ortsüblichen liegen. Rügen Sie schriftlich. Sie ist bis Ende 2029 möglich.',
    dependsOn: 'ob die Mietpreisbremse in Ihrer Stadt gilt und wann Sie eingezogen sind',
  },
  'de.ask-home.rent-rise-agree': {
    says: 'Mehr als das Gesetz erlaubt, müssen Sie nicht zustimmen. Das ist die ortsübliche Miete, höchstens 20 % in drei Jahren, in vielen Städten 15 %. Das Schreiben muss Gründe nennen. Bis zum Ende des zweiten Monats nach Zugang können Sie ganz, zum Teil oder nicht zustimmen. Dann muss der Vermieter klagen.',
  },
  'de.ask-home.right-leave-on-rise': {
    says: 'Sie können stattdessen früher ausziehen. Kündigen Sie bis zum Ende des zweiten Monats nach dem Schreiben. Der Vertrag endet dann zwei Monate später.',
  },
  'de.ask-home.index-rent': {
    says: 'Ihre Miete folgt dem Preisindex, darum ist keine Zustimmung nötig. Sie muss aber mindestens ein Jahr gleich bleiben. Der Brief muss die Änderung des Index und die neue Miete oder die Erhöhung in Euro nennen. Fällig wird sie ab dem übernächsten Monat nach Zugang. Rechnen Sie nach. Für angespannte Städte war 2026 ein Deckel geplant: Fragen Sie einen Mieterverein, ob er gilt.',
  },
  'de.ask-home.step-rent': {
    says: 'Bei der Staffelmiete haben Sie den Erhöhungen am Anfang zugestimmt, ein neues Ja ist nicht nötig. Jede Staffel muss schriftlich als Miete oder Erhöhung in Euro dastehen. Die Miete muss mindestens ein Jahr gleich bleiben. Erhöhungen auf die Vergleichsmiete oder wegen Bauarbeiten sind so lange ausgeschlossen. Gilt die Mietpreisbremse, gilt sie für jede Staffel. Nach spätestens vier Jahren dürfen Sie kündigen.',
  },
}
