/** Questions about an office that does not answer: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_IT: Words = {
  'de.ask-benefit.no-answer': {
    says: 'Chieda per iscritto una decisione e un anticipo (Vorschuss), con un ultimo giorno. Se non ha di che vivere, vada subito al tribunale sociale: l’ordine urgente (einstweilige Anordnung) è gratis e rapido. Dopo sei mesi senza risposta può fare causa gratis (Untätigkeitsklage). Conservi la prova della domanda.',
  },
  'de.ask-benefit.earn-beside': {
    says: 'I primi 100 € di paga al mese restano a Lei. Da 100 a 520 € tiene il 20 %, fino a 1.000 € il 30 %, fino a 1.200 € (1.500 € con un figlio) il 10 %. Di 520 € restano 184 €. Sotto i 25 anni, a scuola, in formazione o volontariato, è libero fino al limite del minijob. Avvisi subito il Jobcenter. Da luglio 2026 si chiama Grundsicherungsgeld.',
  },
  'de.ask-benefit.broken-thing': {
    says: 'Per un oggetto rotto di solito dà solo un prestito, da restituire a piccole rate. Il primo arredo per casa, gravidanza o nascita è gratuito. Lo chieda per iscritto prima di comprare. Un bisogno speciale che dura, per esempio di salute, può essere pagato in più ogni mese.',
    dependsOn: 'se si è rotto o se non l’ha mai avuto',
  },
}
