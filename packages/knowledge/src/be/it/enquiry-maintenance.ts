/** Questions about child maintenance: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_IT: Words = {
  'be.ask.maintenance': {
    says: 'Una sentenza vale finché il tribunale della famiglia non la cambia. Non paga? Il SECAL (DAVO) riscuote gratis e può anticipare, se in un anno mancano due mesi. O un ufficiale prende dallo stipendio, senza base protetta. Non pagare apposta per più di due mesi può essere reato. Senza sentenza il tribunale fissa la somma secondo i mezzi dei due genitori.',
  },
  'be.ask.maintenance-cannot-pay': {
    says: 'Non smetta da solo: la sentenza vale finché un giudice non la cambia, e ogni mese può essere pignorato. Chieda all’altro per iscritto una somma più bassa. Se dice no, torni al tribunale della famiglia. Se ha fissato lui la somma, una lettera alla cancelleria (greffe, griffie) con la prova del nuovo reddito riporta il caso. Paghi quello che può e chieda un avvocato gratuito (pro deo).',
  },
  'be.ask.contact': {
    says: 'I genitori separati di solito decidono entrambi sul figlio, e il figlio ha diritto a tutti e due. Scriva all’altro e proponga giorni fissi. Provi un mediatore familiare. Se no, chieda al tribunale della famiglia (tribunal de la famille, familierechtbank): tratta questi casi come urgenti. Se chiede tempo uguale, deve guardare prima quello. Continui a pagare il mantenimento e non prenda il bambino da solo.',
  },
}
