/** Questions about which tuition a state college may charge: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TUITION_IT: Words = {
  'us.agree.ask-tuition-mistake': {
    says: 'Faccia ricorso oggi per iscritto al residency office o al registrar. Mandi la conferma «in-state». Chieda la regola, il motivo, il termine e la sospensione delle more. In alcuni Stati, come il Texas, l’errore della scuola conta solo dal periodo successivo, se i Suoi dati erano veri. Anche l’essersi fidati di una promessa chiara aiuta. Poi l’ombuds o l’aiuto legale.',
  },
  'us.agree.ask-tuition-resident': {
    says: 'Ogni Stato ha la sua regola. Molti chiedono circa un anno di vita sul posto per restarci, non solo per studiare. Le prove sono affitto, lavoro, tasse, patente o registro elettorale. Chi dipende dai genitori conta spesso come residente dove vivono loro. Se la scuola dice no, chieda la regola e il motivo, e faccia appello per iscritto entro il termine.',
    dependsOn: 'la regola del Suo Stato e le Sue prove',
  },
  'us.agree.ask-transcript': {
    says: 'California, New York e alcuni altri Stati vietano a una scuola di trattenere un certificato (transcript) per un debito. Lo chieda per iscritto, con il conto esatto, e citi la legge. Altrove chieda un piccolo piano e l’invio a un datore di lavoro o a un’altra scuola. Ovunque può vedere i Suoi atti. Se rifiuta, reclamo all’attorney general del Suo Stato.',
    dependsOn: 'il Suo Stato',
  },
}
