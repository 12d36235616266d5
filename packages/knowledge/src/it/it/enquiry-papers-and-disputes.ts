/** The words of the rows in ../enquiry-papers-and-disputes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAPERS_AND_DISPUTES_WORDS: Words = {
  'it.ask.trial-period': {
    says: 'Nella prova si può chiudere senza motivo. La prova va firmata prima di iniziare e deve dire le mansioni. Se no, è un normale licenziamento, e ha 60 giorni.',
    dependsOn: 'che cosa ha firmato, e quando',
  },
  'it.ask.warning-letter': {
    says: 'Risponda per iscritto entro cinque giorni, o chieda di essere sentito con il sindacato. Prima non può arrivare una sanzione. Contro una sanzione ha 20 giorni per il collegio all’Ispettorato.',
  },
  'it.ask.repairs': {
    says: 'Scriva con raccomandata o PEC, con foto. Tutte le riparazioni, tranne le piccole, spettano al proprietario. Se è urgente può farle Lei e chiedere i soldi, dopo averlo avvisato.',
  },
  'it.ask.condominium': {
    says: 'Ogni proprietario paga la sua quota. Può impugnare una delibera entro 30 giorni, contati da quando gliela comunicano se era assente. Per le spese approvate il giudice può ordinare il pagamento subito.',
    dependsOn: 'che cosa ha deciso l’assemblea, e quando',
  },
  'it.ask.guarantor': {
    says: 'Risponde solo di ciò che ha firmato, con le difese del debitore. Può essere libero se la banca non ha agito contro il debitore entro sei mesi. Ciò che paga può chiederlo al debitore.',
    dependsOn: 'che cosa dice il foglio che ha firmato',
  },
  'it.ask.precetto': {
    says: 'Ha dieci giorni prima che possano pignorare. Guardi quale titolo nomina e se l’ha mai ricevuto. I vizi di forma vanno fatti valere entro 20 giorni. Veda subito un avvocato, o proponga un piano.',
  },
  'it.ask.early-notice': {
    says: 'Ha 60 giorni. Se paga in tempo la sanzione scende a un terzo, anche in massimo 20 rate. Se è sbagliato, chieda all’Agenzia di correggerlo (CIVIS) prima dell’ultimo giorno.',
  },
  'it.ask.auto-renewal': {
    says: 'Prima che un servizio si rinnovi da solo devono avvisarLa per iscritto 30 giorni prima. Se non l’hanno fatto, può recedere quando vuole e senza spese fino alla scadenza dopo.',
    dependsOn: 'se L’hanno avvisata in tempo',
  },
  'it.ask.police-summons': {
    says: 'Vada nel giorno indicato, o chiami prima un avvocato. Chieda se è sentito come testimone o come indagato. L’indagato può tacere e deve avere un difensore, gratis con un reddito basso.',
  },
  'it.ask.legal-aid': {
    says: 'Lo chieda all’Ordine degli avvocati con un modulo firmato sul reddito. Il limite si aggiorna ogni due anni e conta chi vive con Lei. In una separazione conta solo il Suo reddito. Sceglie Lei l’avvocato dall’elenco.',
  },
  'it.ask.water-damage': {
    says: 'Faccia foto e scriva subito per raccomandata al vicino, all’amministratore e all’assicurazione. Paga chi ha in custodia il tubo, salvo caso fortuito. Ha cinque anni. Per il condominio prima della causa c’è la mediazione.',
  },
}
