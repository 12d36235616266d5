/** The German words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_DE: Words = {
  'es.no-benefit.want': {
    says: 'Ein Amt lehnt eine Leistung ab oder beendet sie. Das ist nicht das letzte Wort.',
  },
  'es.no-benefit.right-claim': {
    says: 'Sie können innerhalb von 30 Arbeitstagen widersprechen (reclamación previa). Das ist gratis und muss vor dem Gang zum Richter sein.',
  },
  'es.no-benefit.right-court': {
    says: 'Nach einem Nein oder 45 Tagen ohne Antwort haben Sie 30 Arbeitstage für das Sozialgericht. Einen Anwalt brauchen Sie dort nicht.',
  },
  'es.no-benefit.right-lawyer': {
    says: 'In einem Verfahren zur Sozialversicherung haben Sie einen kostenlosen Anwalt, egal was Sie verdienen.',
  },
  'es.no-benefit.right-incapacity': {
    says: 'Es zählt, wie die Krankheit Ihre Arbeit einschränkt, nicht ihr Name. Verlangen Sie den Arztbericht und schicken Sie Ihre.',
  },
  'es.no-benefit.right-minimum': {
    says: 'Das Mindesteinkommen (IMV) schaut auf Einkommen und Vermögen aller im Haushalt. Prüfen Sie jede Summe und wer gezählt wurde.',
  },
  'es.no-benefit.step-file': {
    says: 'Lesen Sie den Grund. Verlangen Sie Ihre Akte (expediente) und holen Sie kostenlose Hilfe bei Gewerkschaft oder Sozialdienst.',
  },
  'es.no-benefit.deadline-claim': {
    says: 'Sie haben 30 Arbeitstage ab Erhalt zum Widersprechen. Wir zählen sicherheitshalber ab dem Datum.',
    action: 'Beim Amt widersprechen (reclamación previa)',
    consequence: 'Die Entscheidung bleibt. Vielleicht müssen Sie die Leistung neu beantragen.',
  },
  'es.no-benefit.right-unemployment': {
    says: 'Sie bekommen es, wenn Sie die Stelle gegen Ihren Willen verloren oder wegen eines schweren Verstoßes gingen, den ein Gericht anerkennt. Die volle Leistung braucht 360 Beitragstage in sechs Jahren.',
  },
}
