/** The German words of Spain: fines off the road. */
import type { Words } from '@plainletter/contracts/rule'

export const TOWN_FINE_DE: Words = {
  'es.town-fine.want': {
    says: 'Ein Amt will eine Strafe gegen Sie verhängen (sanción). Es geht nicht um Verkehr. Darum gilt der halbe Preis der Verkehrsstrafen nicht.',
  },
  'es.town-fine.who': {
    says: 'Das ist ein Amt, zum Beispiel Ihre Stadt. Ist die Strafe endgültig, kann es ohne Richter eintreiben.',
  },
  'es.town-fine.rights': {
    says: 'Sie dürfen in den Tagen, die das Papier nennt, sagen, was war, und Beweise schicken (alegaciones). Das Amt muss es beweisen, nicht Sie.',
  },
  'es.town-fine.reality': {
    says: 'Ein Verfahren ist eröffnet. Noch ist keine Strafe beschlossen. Sagen Sie nichts, kann der Vorschlag zur Entscheidung werden.',
  },
  'es.town-fine.step-file': {
    says: 'Verlangen Sie die Akte (expediente): wer es sah, die Fotos, und welche Regel Sie verletzt haben sollen.',
  },
  'es.town-fine.right-less': {
    says: 'Wer es zugibt, zahlt mindestens 20 % weniger. Wer vor der Entscheidung zahlt, noch einmal mindestens 20 % weniger. Dafür geben Sie den Einspruch beim Amt auf.',
  },
  'es.town-fine.right-lapse': {
    says: 'Das Amt muss rechtzeitig entscheiden und es Ihnen sagen: drei Monate ab Eröffnung, wenn seine Regeln nicht mehr erlauben. Danach verfällt das Verfahren (caducidad). Sagen Sie das.',
  },
  'es.town-fine.right-old': {
    says: 'Ein leichter Verstoß ist nach sechs Monaten zu alt, ein schwerer nach zwei Jahren, wenn sein eigenes Gesetz nichts anderes sagt.',
  },
  'es.town-fine.option-answer': {
    says: 'Schreiben Sie, was war. Legen Sie Fotos oder Zeugen bei und nennen Sie die Aktennummer. Abgeben können Sie es bei jedem öffentlichen Register.',
    title: 'Ihre Sicht schicken (alegaciones)',
    cost: 'Nichts.',
    time: 'Die Tage im Papier. Bei Werktagen zählen Samstage, Sonntage und Feiertage nicht.',
    risk: 'Sie verlieren den kleineren Preis, wenn Sie nicht vorher zahlen.',
    bestFor: 'Sie waren es nicht, oder man kann es nicht zeigen.',
  },
}
