/** What a council penalty charge is: facts and beliefs to correct. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_FACTS_DE: Words = {
  'gb.pcn.fact-wants': {
    says: 'Die Gemeinde (council) sagt, eine Park- oder Verkehrsregel wurde verletzt. Sie sollen zahlen oder sagen, warum nicht.',
  },
  'gb.pcn.fact-wants-certificate': {
    says: 'Die Summe ist um die Hälfte gestiegen. Sie sollen innerhalb von 14 Tagen zahlen, bevor die Schuld beim Gericht eingetragen wird.',
  },
  'gb.pcn.fact-wants-recovery': {
    says: 'Die Schuld ist jetzt beim Gericht eingetragen. Sie können zahlen oder erklären, dass früher etwas schiefging.',
  },
  'gb.pcn.fact-wants-rejection': {
    says: 'Die Gemeinde (council) hat Ihren Fall abgelehnt. Sie können jetzt zahlen oder kostenlos zu einem unabhängigen tribunal gehen.',
  },
  'gb.pcn.fact-rights': {
    says: 'Sie können kostenlos Einspruch einlegen. Sagt die Gemeinde Nein, kann ein unabhängiger Schlichter (adjudicator) entscheiden, auch kostenlos.',
  },
  'gb.pcn.fact-rights-recovery': {
    says: 'Kamen frühere Briefe nie an, dürfen Sie den Fall auf die richtige Stufe zurücksetzen. Das geht mit einem Gerichtsformular.',
  },
  'gb.pcn.fact-reality': {
    says: 'Das ist ein echtes Bußgeld nach dem Gesetz. Ignorieren Sie es nicht. Es ist keine Straftat und bringt keine Punkte oder Einträge.',
  },
  'gb.pcn.fact-who': {
    says: 'Bußgeldbescheide (penalty charge notices) schicken Gemeinden und manche Verkehrsbehörden. Eine private „parking charge notice“ sieht ähnlich aus, ist aber etwas anderes.',
  },
  'gb.pcn.fact-tribunal': {
    says: 'Außerhalb von London geht der Widerspruch an das Traffic Penalty Tribunal. Es ist von der Gemeinde unabhängig, und alles geht online.',
  },
  'gb.pcn.fact-tribunal-london': {
    says: 'In London geht der Widerspruch an London Tribunals. Das ist von der Gemeinde unabhängig und kostenlos.',
  },
  'gb.pcn.fact-tribunal-wales': {
    says: 'In Wales geht der Widerspruch an das Traffic Penalty Tribunal. Es ist von der Gemeinde unabhängig und kostenlos.',
  },
  'gb.pcn.fact-no-bailiff-yet': {
    says: 'In dieser Stufe kann kein Gerichtsvollzieher (bailiff) kommen. Zuerst braucht es eine Erhöhung (charge certificate), eine Gerichtsanordnung und einen warrant.',
  },
  'gb.pcn.fact-no-bailiff-certificate': {
    says: 'Mit einer Erhöhung (charge certificate) allein dürfen Gerichtsvollzieher (bailiffs) nicht handeln. Die Gemeinde braucht zuerst eine Gerichtsanordnung (order for recovery).',
  },
  'gb.pcn.fact-no-credit': {
    says: 'Eine Anordnung (order for recovery) wegen Bußgeld ist kein county court judgment. Ihre Kreditwürdigkeit ändert sich nicht.',
    learnMore:
      'Die Schuld ist beim Traffic Enforcement Centre eingetragen. Gerichtsvollzieher (bailiffs) können trotzdem kommen, also ist sie wichtig.',
  },
  'gb.pcn.fact-fifty-six': {
    says: 'Die Gemeinde hat 56 Tage für die Antwort auf einen förmlichen Einspruch (formal representations). Ist sie zu spät, muss sie ihn annehmen und das Bußgeld streichen.',
    learnMore:
      'Das gilt für die förmliche Stufe: nach einem notice to owner oder einem Bescheid, der per Post kam.',
  },
  'gb.pcn.myth-bailiffs': {
    says: 'Gerichtsvollzieher (bailiffs) kommen nur ganz am Ende, nach Gerichtsanordnung und warrant. Sie können es lange vorher stoppen.',
  },
  'gb.pcn.myth-points': {
    says: 'Ein Bußgeld der Gemeinde (penalty charge) bringt keine Führerschein-Punkte und keinen Eintrag im Strafregister.',
  },
  'gb.pcn.myth-not-driving': {
    says: 'Ein Bußgeld der Gemeinde muss meist der Eigentümer zahlen, auch wenn jemand anders fuhr. Anders ist es, wenn das Auto ohne Ihre Zustimmung genommen wurde.',
  },
  'gb.pcn.myth-ignore': {
    says: 'Es geht nicht weg. Die Summe steigt um die Hälfte, dann trägt das Gericht sie ein und Gerichtsvollzieher (bailiffs) können kommen.',
  },
}
