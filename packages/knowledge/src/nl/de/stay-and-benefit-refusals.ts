/** Kaution und Ablehnungen, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const STAY_AND_BENEFIT_REFUSALS_DE: Words = {
  'nl.stay.reality': {
    says: 'Ein Nein ist nicht das Ende. Aber die Zeit ist kurz und läuft ab dem Brief.',
  },
  'nl.stay.step-first': {
    says: 'Notieren Sie den Tag, behalten Sie den Umschlag und zeigen Sie heute alle Seiten einem Anwalt. Warten Sie nicht auf weitere Papiere.',
  },
  'nl.refusal.want': {
    says: 'Ein Amt sagt, dass Sie keine Leistung bekommen, dass sie endet oder kleiner wird.',
  },
  'nl.refusal.reality': {
    says: 'Ein Amt hat gegen Sie entschieden. Viele solche Bescheide werden geändert, wenn man mit Belegen widerspricht.',
  },
  'nl.refusal.step-late': {
    says: 'Legen Sie trotzdem heute Einspruch ein: Schreiben Sie, warum er spät ist, mit Belegen, und verlangen Sie die Akte. Hat sich etwas geändert, stellen Sie auch einen neuen Antrag.',
  },
  'nl.refusal.step-first': {
    says: 'Verlangen Sie Gründe und Akten. Sammeln Sie Belege und schreiben Sie vor dem letzten Tag. Beweise dürfen später kommen.',
  },
  'nl.refusal.right-object': {
    says: 'Sie können sechs Wochen lang kostenlos widersprechen (bezwaar) und werden gehört. Ist es eilig, kann ein Richter schnell etwas anordnen.',
  },
  'nl.refusal.ww-want': {
    says: 'Ein Amt sagt, dass Sie keine Leistung bekommen, dass sie endet oder kleiner wird.',
  },
  'nl.refusal.ww-reality': {
    says: 'Ein Amt hat gegen Sie entschieden. Viele solche Bescheide werden geändert, wenn man mit Belegen widerspricht.',
  },
  'nl.refusal.ww-step-late': {
    says: 'Legen Sie trotzdem heute Einspruch ein: Schreiben Sie, warum er spät ist, mit Belegen, und verlangen Sie die Akte. Hat sich etwas geändert, stellen Sie auch einen neuen Antrag.',
  },
  'nl.refusal.ww-step-first': {
    says: 'Verlangen Sie Gründe und Akten. Sammeln Sie Belege und schreiben Sie vor dem letzten Tag. Beweise dürfen später kommen.',
  },
  'nl.refusal.ww-right': {
    says: 'UWV muss zeigen, dass der Verlust der Stelle Ihre Schuld war (verwijtbaar). Sie können sechs Wochen lang kostenlos widersprechen. Sagen Sie, warum Sie gehen mussten.',
  },
  'nl.refusal.ww-deadline': {
    says: 'Sie haben sechs Wochen, um bei UWV zu widersprechen (bezwaar).',
    action: 'Bei UWV widersprechen (bezwaar)',
    consequence: 'Der Bescheid gilt.',
  },
  'nl.refusal.deadline': {
    says: 'Sie haben sechs Wochen für den Widerspruch (bezwaar).',
    action: 'Widerspruch (bezwaar)',
    consequence: 'Der Bescheid gilt.',
  },
  'nl.refusal.right-assistance': {
    says: 'Sie können sofort neu beantragen, mit Nachweis, wo Sie wohnen und was Sie haben. Noch keine Entscheidung, und alle Papiere sind da? Dann muss die Gemeinde binnen vier Wochen einen Vorschuss (voorschot) zahlen.',
  },
  'nl.refusal.right-care': {
    says: 'Die Gemeinde muss prüfen, was Sie und Ihre Mitbewohner wirklich können, und dann passende Hilfe geben. Verlangen Sie den Bericht.',
  },
  'nl.refusal.right-urgent': {
    says: 'Kein Geld zum Leben oder keine nötige Hilfe? Widersprechen Sie und bitten Sie das Gericht zugleich um eine schnelle Maßnahme (voorlopige voorziening).',
  },
}
