/** Organisations that often write to people in France: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'fr.sender.intrum': {
    says: 'Intrum riscuote fatture e prestiti non pagati, per altri o debiti che ha comprato. È una ditta privata, non un tribunale. Da sola non può pignorare nulla.',
    complainTo: 'Prima la ditta. Poi SignalConso (DGCCRF).',
    nextStep: 'Controlli il debito e la sua data. Poi scriva e chieda prove.',
  },
  'fr.sender.eos': {
    says: 'EOS riscuote fatture e prestiti non pagati, per altri o debiti che ha comprato. È una ditta privata, non un tribunale. Da sola non può pignorare nulla.',
    complainTo: 'Prima la ditta. Poi SignalConso (DGCCRF).',
    nextStep: 'Controlli il debito e la sua data. Poi scriva e chieda prove.',
  },
  'fr.sender.iqera': {
    says: 'iQera (prima: MCS) riscuote fatture e prestiti non pagati, per altri o debiti che ha comprato. È una ditta privata, non un tribunale. Da sola non può pignorare nulla.',
    complainTo: 'Prima la ditta. Poi SignalConso (DGCCRF).',
    nextStep: 'Controlli il debito e la sua data. Poi scriva e chieda prove.',
  },
  'fr.sender.cabot': {
    says: 'Cabot riscuote fatture e prestiti non pagati, per altri o debiti che ha comprato. È una ditta privata, non un tribunale. Da sola non può pignorare nulla.',
    complainTo: 'Prima la ditta. Poi SignalConso (DGCCRF).',
    nextStep: 'Controlli il debito e la sua data. Poi scriva e chieda prove.',
  },
  'fr.sender.hoist': {
    says: 'Hoist Finance riscuote fatture e prestiti non pagati, per altri o debiti che ha comprato. È una ditta privata, non un tribunale. Da sola non può pignorare nulla.',
    complainTo: 'Prima la ditta. Poi SignalConso (DGCCRF).',
    nextStep: 'Controlli il debito e la sua data. Poi scriva e chieda prove.',
  },
  'fr.sender.effico': {
    says: 'Effico riscuote fatture e prestiti non pagati, per altri o debiti che ha comprato. È una ditta privata, non un tribunale. Da sola non può pignorare nulla.',
    complainTo: 'Prima la ditta. Poi SignalConso (DGCCRF).',
    nextStep: 'Controlli il debito e la sua data. Poi scriva e chieda prove.',
  },
  'fr.sender.concilian': {
    says: 'Concilian riscuote fatture e prestiti non pagati, per altri o debiti che ha comprato. È una ditta privata, non un tribunale. Da sola non può pignorare nulla.',
    complainTo: 'Prima la ditta. Poi SignalConso (DGCCRF).',
    nextStep: 'Controlli il debito e la sua data. Poi scriva e chieda prove.',
  },
  'fr.sender.sogedi': {
    says: 'Sogedi riscuote fatture e prestiti non pagati, per altri o debiti che ha comprato. È una ditta privata, non un tribunale. Da sola non può pignorare nulla.',
    complainTo: 'Prima la ditta. Poi SignalConso (DGCCRF).',
    nextStep: 'Controlli il debito e la sua data. Poi scriva e chieda prove.',
  },
  'fr.sender.dgfip': {
    says: 'È il fisco e il tesoro pubblico. Può pignorare paga e soldi in banca senza giudice. Spesso accetta un piano se chiede presto.',
    complainTo: 'L’ufficio della lettera, poi il conciliatore fiscale del Suo dipartimento.',
    nextStep: 'Controlli la somma nel Suo spazio su impots.gouv.fr.',
  },
  'fr.sender.antai': {
    says: 'Questa agenzia dello Stato manda multe stradali. I siti veri finiscono in gouv.fr. Molti falsi messaggi usano il suo nome.',
    complainTo: 'L’ufficiale del pubblico ministero indicato nell’avviso.',
    nextStep: 'Scriva Lei antai.gouv.fr e cerchi il numero dell’avviso.',
  },
  'fr.sender.caf': {
    says: 'La CAF paga sussidi per famiglia, casa e reddito base. Può riprendere soldi dai pagamenti successivi. Può contestare o chiedere la cancellazione del debito.',
    complainTo:
      'La commissione ricorsi della CAF (commission de recours amiable), poi il suo mediatore.',
    nextStep: 'Guardi il motivo e i mesi. Se è sbagliato, contesti entro due mesi.',
  },
  'fr.sender.france-travail': {
    says: 'France Travail (prima: Pôle emploi) paga e aiuta chi cerca lavoro. Può richiedere soldi pagati per errore.',
    complainTo: 'France Travail, poi il suo mediatore.',
    nextStep: 'Controlli le date. Se è sbagliato, contesti per iscritto entro due mesi.',
  },
  'fr.sender.urssaf': {
    says: 'Urssaf riscuote contributi sociali, di solito da datori di lavoro e autonomi. Può fare un ordine (contrainte) senza giudice.',
    complainTo: 'La commissione ricorsi di Urssaf (commission de recours amiable).',
    nextStep: 'Chieda presto un piano. Un ordine Le dà solo 15 giorni per opporsi.',
  },
  'fr.sender.court': {
    says: 'È un vero tribunale. Le sue carte hanno date che non deve mancare.',
    nextStep: 'Cerchi la data dell’udienza o il tempo per opporsi. Chieda consiglio legale gratis.',
  },
  'fr.sender.officer': {
    says: 'Un commissaire de justice (prima: huissier) notifica carte ed esegue ordini del tribunale. Senza un ordine del tribunale può solo chiederle di pagare.',
    complainTo: 'La camera regionale dei commissaires de justice, o il pubblico ministero.',
    nextStep: 'Chieda quale titolo esecutivo ha, e una copia.',
  },
  'fr.sender.arcom': {
    says: 'Arcom è l’ente pubblico per radio, TV e opere online. Avvisa chi ha una linea internet usata per condividere opere. Un avviso non è una multa.',
    nextStep: 'Controlli chi usa la linea e la metta al sicuro.',
  },
  'fr.sender.edf': {
    says: 'È un fornitore privato di luce o gas. Non può staccare dal 1 novembre al 31 marzo nella Sua casa principale.',
    regulator: 'Commission de régulation de l’énergie',
    complainTo: 'Prima la ditta. Dopo due mesi, il Médiateur national de l’énergie.',
    nextStep: 'Controlli la lettura del contatore e le date. Chieda un piano.',
  },
  'fr.sender.engie': {
    says: 'È un fornitore privato di luce o gas. Non può staccare dal 1 novembre al 31 marzo nella Sua casa principale.',
    regulator: 'Commission de régulation de l’énergie',
    complainTo: 'Prima la ditta. Dopo due mesi, il Médiateur national de l’énergie.',
    nextStep: 'Controlli la lettura del contatore e le date. Chieda un piano.',
  },
  'fr.sender.totalenergies': {
    says: 'È un fornitore privato di luce o gas. Non può staccare dal 1 novembre al 31 marzo nella Sua casa principale.',
    regulator: 'Commission de régulation de l’énergie',
    complainTo: 'Prima la ditta. Dopo due mesi, il Médiateur national de l’énergie.',
    nextStep: 'Controlli la lettura del contatore e le date. Chieda un piano.',
  },
  'fr.sender.eni': {
    says: 'È un fornitore privato di luce o gas. Non può staccare dal 1 novembre al 31 marzo nella Sua casa principale.',
    regulator: 'Commission de régulation de l’énergie',
    complainTo: 'Prima la ditta. Dopo due mesi, il Médiateur national de l’énergie.',
    nextStep: 'Controlli la lettura del contatore e le date. Chieda un piano.',
  },
  'fr.sender.orange': {
    says: 'È una ditta privata di telefono e internet. Le sue lettere non sono ordini del tribunale.',
    complainTo: 'Prima la ditta. Poi il Médiateur des communications électroniques.',
    nextStep: 'Controlli la data del contratto e ogni bolletta di oltre un anno.',
  },
  'fr.sender.sfr': {
    says: 'È una ditta privata di telefono e internet. Le sue lettere non sono ordini del tribunale.',
    complainTo: 'Prima la ditta. Poi il Médiateur des communications électroniques.',
    nextStep: 'Controlli la data del contratto e ogni bolletta di oltre un anno.',
  },
  'fr.sender.bouygues': {
    says: 'È una ditta privata di telefono e internet. Le sue lettere non sono ordini del tribunale.',
    complainTo: 'Prima la ditta. Poi il Médiateur des communications électroniques.',
    nextStep: 'Controlli la data del contratto e ogni bolletta di oltre un anno.',
  },
  'fr.sender.free': {
    says: 'È una ditta privata di telefono e internet. Le sue lettere non sono ordini del tribunale.',
    complainTo: 'Prima la ditta. Poi il Médiateur des communications électroniques.',
    nextStep: 'Controlli la data del contratto e ogni bolletta di oltre un anno.',
  },
}
