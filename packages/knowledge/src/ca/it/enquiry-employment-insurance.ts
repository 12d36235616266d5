/** The Italian words of the rows in ../enquiry-employment-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EMPLOYMENT_INSURANCE_IT: Words = {
  'ca.ask.ei-refused': {
    says: 'Chieda per iscritto un nuovo esame (reconsideration) entro 30 giorni dalla decisione. Andare via senza vera scelta, o sotto pressione, può essere un buon motivo. È gratis.',
  },
  'ca.ask.ei-just-cause': {
    says: 'Mantiene l’aiuto se aveva un buon motivo per andare via, per esempio una pressione ingiusta perché andasse. Non ogni errore è una colpa grave (misconduct).',
  },
  'ca.ask.ei-reconsider': {
    says: 'Ha 30 giorni per chiedere a Service Canada di riesaminare, e poi 30 giorni per fare ricorso al Social Security Tribunal.',
  },
  'ca.ask.ei-qc-dismissal': {
    says: 'In Québec dimissioni forzate possono contare come licenziamento. Con due anni di servizio ha 45 giorni per fare reclamo alla CNESST.',
  },
  'ca.ask.ei-qc-labour': {
    says: 'Se in Québec Le hanno detto di scegliere tra dimissioni e licenziamento, può aiutare anche la legge sulle norme del lavoro. Il limite è 45 giorni.',
  },
  'ca.ask.ei-quit': {
    says: 'Può avere l’EI se andarsene era l’unica scelta ragionevole (pericolo, molestie, paga mancante) e prima ha provato a risolvere. La chieda entro quattro settimane con le prove. Rifiutata? Chieda il riesame entro 30 giorni; è gratis. Poi c’è il Tribunale.',
  },
  'ca.ask.ei': {
    says: 'Faccia domanda subito, ed entro quattro settimane dall’ultimo giorno. Non deve aspettare il certificato di lavoro (record of employment).',
  },
}
