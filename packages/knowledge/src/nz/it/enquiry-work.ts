/** The Italian words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'nz.ask.sick-leave': {
    says: 'Dopo sei mesi di lavoro ha 10 giorni di malattia pagati all’anno e può accumularne fino a 20. Possono chiedere una prova medica; prima del terzo giorno la paga il datore.',
  },
  'nz.ask.restraint': {
    says: 'La lega solo se è giusto e protegge un vero interesse, come le liste dei clienti. L’Authority può ridurlo o rifiutarlo. Chieda consiglio prima del nuovo lavoro.',
  },
  'nz.ask.no-agreement': {
    says: 'Ogni dipendente deve avere un contratto scritto e il tempo per un consiglio. Senza, Lei conserva tutti i diritti minimi, e il datore rischia una multa. Lo chieda per iscritto.',
  },
  'nz.ask.made-to-take-leave': {
    says: 'Prima devono cercare un accordo con Lei. Se no, possono fissare i giorni con 14 giorni di avviso, o per una chiusura all’anno. Una settimana all’anno si può farsi pagare se siete d’accordo.',
  },
  'nz.ask.bullied': {
    says: 'Scriva ogni volta e chi ha visto, e lo dica per iscritto al datore di lavoro. Può presentare un reclamo personale (personal grievance) entro 90 giorni, o 12 mesi per molestie sessuali.',
  },
  'nz.ask.warning': {
    says: 'Un richiamo (warning) richiede un motivo e un modo giusti. Devono dirle il problema, ascoltarla e restare aperti. Non deve essere d’accordo; risponda per iscritto. Se è ingiusto, presenti una personal grievance entro 90 giorni. Aiuto gratuito: 0800 20 90 20.',
  },
  'nz.ask.sexual-harassment': {
    says: 'Questa è molestia sessuale, e la legge la vieta. Non deve licenziarsi. Conservi i messaggi e annoti ogni volta e chi ha visto. Si lamenti per iscritto: il datore deve agire e non può punirla. Ha 12 mesi per un reclamo personale (personal grievance). Oppure vada alla Human Rights Commission, non a entrambe. Consiglio: 0800 20 90 20. Se ci sono toccamenti o minacce, può andare anche alla polizia.',
  },
}
