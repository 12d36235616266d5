/** The Italian words of the rows in ../job-remedies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_REMEDIES_WORDS: Words = {
  'it.job.right-just-cause': {
    says: 'Un licenziamento per giusta causa richiede una colpa così grave da non permettere un giorno di lavoro in più. Deve provarla il datore.',
  },
  'it.job.right-no-charge': {
    says: 'Assunto dal 7 marzo 2015 in un’azienda con più di 15 persone? Senza contestazione scritta e cinque giorni per rispondere Le spetta almeno un mese di paga per anno.',
  },
  'it.job.right-court-time': {
    says: 'Dopo l’impugnazione scritta ha 180 giorni per andare dal giudice o chiedere la conciliazione. Se l’altra parte rifiuta, restano 60 giorni.',
  },
  'it.job.right-old-hire': {
    says: 'Assunto prima del 7 marzo 2015 in un’azienda con più di 15 persone? Il giudice può ridare il posto in più casi, o da 12 a 24 mesi di paga.',
  },
  'it.job.right-labour-office': {
    says: 'Assunto prima del 7 marzo 2015 in un’azienda più grande? Per motivi economici devono prima convocarLa all’Ispettorato del lavoro.',
  },
  'it.job.right-fixed-term': {
    says: 'Un lavoro a termine può durare 12 mesi, o 24 con una causale di legge. Per contestarlo scriva entro 180 giorni dalla fine.',
  },
  'it.job.right-trial': {
    says: 'La prova vale solo se firmata prima di iniziare e con le mansioni indicate. Dopo sei mesi La proteggono le regole normali.',
  },
  'it.job.deadline-sanction': {
    says: 'Contro una sanzione minore ha 20 giorni per chiedere un collegio di conciliazione all’Ispettorato. Allora la sanzione resta sospesa.',
    action: 'Chiedere all’Ispettorato del lavoro un collegio di conciliazione',
    consequence: 'La sanzione si applica subito. Può ancora andare dal giudice.',
  },
  'it.job.want-sanction': {
    says: 'Il datore Le dà una sanzione. Il posto resta Suo.',
  },
  'it.job.right-sanction': {
    says: 'Oltre il richiamo verbale servono la contestazione scritta e cinque giorni per rispondere. La multa è al massimo di quattro ore, la sospensione di dieci giorni.',
  },
  'it.job.right-sanction-fair': {
    says: 'La sanzione deve essere proporzionata, e il codice disciplinare affisso dove tutti leggono. Dopo due anni non conta più.',
  },
  'it.job.want-transfer': {
    says: 'Il datore vuole spostarla in un’altra sede.',
  },
  'it.job.right-transfer': {
    says: 'Possono spostarla solo per ragioni tecniche, organizzative e produttive provate. Chi assiste un familiare disabile deve essere d’accordo.',
  },
  'it.job.deadline-transfer': {
    says: 'Per contestare un trasferimento scriva entro 60 giorni da quando l’ha ricevuto. Contiamo dalla sua data, per sicurezza.',
    action: 'Impugnare il trasferimento per iscritto',
    consequence: 'Non potrà più contestarlo.',
  },
}
