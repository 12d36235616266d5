/** Unemployment benefit (NASpI) after a dismissal: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_BENEFIT_WORDS: Words = {
  'it.work.deadline-naspi': {
    says: 'Beantragen Sie das Arbeitslosengeld (NASpI) beim INPS innerhalb von 68 Tagen nach dem Ende der Arbeit. Mit Antrag innerhalb von acht Tagen beginnt es am frühesten.',
    action: 'NASpI online oder bei einem Patronat (patronato) beantragen',
    consequence: 'Sie verlieren die Leistung.',
  },
  'it.work.right-naspi': {
    says: 'Arbeitslosengeld (NASpI) gibt es nach jeder Kündigung, mit 13 Beitragswochen in vier Jahren. Auch nach einem schweren Fehler (giusta causa).',
  },
  'it.work.step-naspi': {
    says: 'Gehen Sie für das Arbeitslosengeld (NASpI) zu einem Patronat (patronato) oder online zum INPS. Wenn möglich innerhalb von acht Tagen, höchstens 68.',
  },
}
