/** The Italian words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_IT: Words = {
  'nz.ask.pay-cut': {
    says: 'Dica per iscritto che non è d’accordo. Paga e ore concordate possono cambiare solo con il Suo consenso, dopo colloqui corretti. Può presentare un reclamo personale (personal grievance) entro 90 giorni.',
  },
  'nz.ask.sick-leave': {
    says: 'Dopo sei mesi di lavoro ha 10 giorni di malattia pagati all’anno e può accumularne fino a 20. Possono chiedere una prova medica; prima del terzo giorno la paga il datore.',
  },
  'nz.ask.restraint': {
    says: 'La lega solo se è giusto e protegge un vero interesse, come le liste dei clienti. L’Authority può ridurlo o rifiutarlo. Chieda consiglio prima del nuovo lavoro.',
  },
  'nz.ask.change-hours': {
    says: 'Le ore sono nel contratto, e cambia solo se siete d’accordo tutti e due. Scriva che non è d’accordo. Prima devono parlarLe in buona fede.',
  },
  'nz.ask.no-agreement': {
    says: 'Ogni dipendente deve avere un contratto scritto e il tempo per un consiglio. Senza, Lei conserva tutti i diritti minimi, e il datore rischia una multa. Lo chieda per iscritto.',
  },
  'nz.ask.made-to-take-leave': {
    says: 'Prima devono cercare un accordo con Lei. Se no, possono fissare i giorni con 14 giorni di avviso, o per una chiusura all’anno. Una settimana all’anno si può farsi pagare se siete d’accordo.',
  },
  'nz.ask.unpaid': {
    says: 'Chieda per iscritto con le date. Poi chiami lo 0800 20 90 20, e chieda una mediazione (mediation) gratuita o il Labour Inspectorate.',
  },
  'nz.ask.bullied': {
    says: 'Scriva ogni volta e chi ha visto, e lo dica per iscritto al datore di lavoro. Può presentare un reclamo personale (personal grievance) entro 90 giorni, o 12 mesi per molestie sessuali.',
  },
  'nz.ask.contractor': {
    says: 'Dal 21 febbraio 2026 lei è autonomo (contractor) se il contratto scritto supera un test fissato. Altrimenti l’autorità guarda come lavora davvero. Un dipendente ha ferie e malattia pagate. Chiami gratis lo 0800 20 90 20.',
    dependsOn: 'il contratto scritto e come lavora davvero',
  },
  'nz.ask.deduction': {
    says: 'Il datore può trattenere solo con il suo consenso scritto o per legge, e deve prima parlarle. Non può essere irragionevole, come farle pagare il furto di un cliente. Lo richieda per iscritto, poi chiami la Labour Inspectorate: 0800 20 90 20.',
  },
  'nz.ask.warning': {
    says: 'Un richiamo (warning) richiede un motivo e un modo giusti. Devono dirle il problema, ascoltarla e restare aperti. Non deve essere d’accordo; risponda per iscritto. Se è ingiusto, presenti una personal grievance entro 90 giorni. Aiuto gratuito: 0800 20 90 20.',
  },
}
